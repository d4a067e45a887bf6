import Foundation

extension Publishers {
  /// A publisher that continues with another publisher after an error.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/catch).
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: DerivedPublisher
  where Upstream.Output == NewPublisher.Output {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the errors.
    public typealias Failure = NewPublisher.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// Returns the publisher that follows an error.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// Creates the publisher.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    var derived: AnyPublisher<Output, Failure> {
      AnyPublisher { receive, complete in
        let slot = CancellableSlot()
        let first = upstream._subscribe(receive) { completion in
          switch completion {
          case .finished: complete(.finished)
          case .failure(let error): slot.fill(handler(error)._subscribe(receive, complete))
          }
        }
        return AnyCancellable {
          first.cancel()
          slot.cancel()
        }
      }
    }
  }
}

extension Publishers {
  /// A publisher that continues with another publisher after an error, or fails with the error that the closure throws.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/trycatch).
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: DerivedPublisher
  where Upstream.Output == NewPublisher.Output {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the errors.
    public typealias Failure = any Error
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// Returns the publisher that follows an error.
    public let handler: (Upstream.Failure) throws -> NewPublisher

    /// Creates the publisher.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    var derived: AnyPublisher<Output, Failure> {
      upstream.catch { error -> AnyPublisher<Output, any Error> in
        do {
          return try handler(error).mapError { $0 as any Error }.eraseToAnyPublisher()
        } catch {
          return Fail(error: error).eraseToAnyPublisher()
        }
      }.eraseToAnyPublisher()
    }
  }
}

extension Publisher {
  /// Returns a publisher that continues with another publisher after an error.
  public func `catch`<Other: Publisher>(
    _ handler: @escaping (Failure) -> Other
  ) -> Publishers.Catch<Self, Other> where Other.Output == Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// Returns a publisher that continues with another publisher after an error, or fails with the error that `handler`
  /// throws.
  public func tryCatch<Other: Publisher>(
    _ handler: @escaping (Failure) throws -> Other
  ) -> Publishers.TryCatch<Self, Other> where Other.Output == Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }
}
