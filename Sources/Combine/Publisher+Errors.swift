import Foundation

extension Publishers {
  /// A publisher with another error in place of its own.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/maperror).
  public struct MapError<Upstream: Publisher, Failure: Error>: DerivedPublisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// Returns what is sent in place of an error.
    public let transform: (Upstream.Failure) -> Failure

    /// Creates the publisher.
    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Creates the publisher.
    public init(upstream: Upstream, _ map: @escaping (Upstream.Failure) -> Failure) {
      self.init(upstream: upstream, transform: map)
    }

    var derived: AnyPublisher<Output, Failure> {
      AnyPublisher { receive, complete in upstream._subscribe(receive) { complete($0.mapError(transform)) } }
    }
  }
}

extension Publishers {
  /// A publisher that subscribes again after an error.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/retry).
  public struct Retry<Upstream: Publisher>: DerivedPublisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the errors.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The greatest number of further subscriptions; nil for any number.
    public let retries: Int?

    /// Creates the publisher.
    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    var derived: AnyPublisher<Output, Failure> {
      guard retries ?? 1 > 0 else { return upstream.eraseToAnyPublisher() }
      return upstream.catch { _ in Retry(upstream: upstream, retries: retries.map { $0 - 1 }) }.eraseToAnyPublisher()
    }
  }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {}

extension Publishers {
  /// A publisher that stops the program at an error.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/assertnofailure).
  public struct AssertNoFailure<Upstream: Publisher>: DerivedPublisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the errors: none occur.
    public typealias Failure = Never
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The beginning of the message.
    public let prefix: String
    /// The file of which the message speaks.
    public let file: StaticString
    /// The line of which the message speaks.
    public let line: UInt

    /// Creates the publisher.
    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      self.upstream = upstream
      self.prefix = prefix
      self.file = file
      self.line = line
    }

    var derived: AnyPublisher<Output, Failure> {
      upstream.mapError { error -> Never in fatalError("\(prefix) \(error)", file: file, line: line) }
        .eraseToAnyPublisher()
    }
  }
}

extension Publishers {
  /// A publisher with another type of errors, none of which occur.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/setfailuretype).
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: DerivedPublisher
  where Upstream.Failure == Never {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The publisher that the values come from.
    public let upstream: Upstream

    /// Creates the publisher.
    public init(upstream: Upstream) { self.upstream = upstream }

    /// Returns the publisher with another type of errors.
    public func setFailureType<NewFailure: Error>(to failure: NewFailure.Type) -> SetFailureType<Upstream, NewFailure> {
      SetFailureType<Upstream, NewFailure>(upstream: upstream)
    }

    var derived: AnyPublisher<Output, Failure> {
      AnyPublisher { receive, complete in upstream._subscribe(receive) { _ in complete(.finished) } }
    }
  }
}

extension Publishers.SetFailureType: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Returns a publisher that fails with the error that `transform` returns.
  public func mapError<NewFailure: Error>(
    _ transform: @escaping (Failure) -> NewFailure
  ) -> Publishers.MapError<Self, NewFailure> { Publishers.MapError(upstream: self, transform: transform) }

  /// Returns a publisher that subscribes again after an error, at most `retries` times.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> { Publishers.Retry(upstream: self, retries: retries) }

  /// Returns a publisher that stops the program at an error.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }
}

extension Publisher where Failure == Never {
  /// Returns the publisher with another type of errors, none of which occur.
  public func setFailureType<NewFailure: Error>(
    to failureType: NewFailure.Type
  ) -> Publishers.SetFailureType<Self, NewFailure> { Publishers.SetFailureType(upstream: self) }
}

extension Subscribers.Completion {
  func mapError<NewFailure: Error>(_ transform: (Failure) -> NewFailure) -> Subscribers.Completion<NewFailure> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}
