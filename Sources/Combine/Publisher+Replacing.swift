import Foundation

extension Publishers {
  /// A publisher that sends a value if another ends without any.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/replaceempty).
  public struct ReplaceEmpty<Upstream: Publisher>: DerivedPublisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the errors.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The value that is sent if there is no other.
    public let output: Output

    /// Creates the publisher.
    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    var derived: AnyPublisher<Output, Failure> {
      AnyPublisher { receive, complete in
        var isEmpty = true
        return upstream._subscribe(
          {
            isEmpty = false
            receive($0)
          },
          { completion in
            if isEmpty, case .finished = completion { receive(output) }
            complete(completion)
          })
      }
    }
  }
}

extension Publishers.ReplaceEmpty: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}

extension Publishers {
  /// A publisher that sends a value and ends in place of an error.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/replaceerror).
  public struct ReplaceError<Upstream: Publisher>: DerivedPublisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the errors: none occur.
    public typealias Failure = Never
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The value that is sent in place of an error.
    public let output: Output

    /// Creates the publisher.
    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    var derived: AnyPublisher<Output, Failure> { upstream.catch { _ in Just(output) }.eraseToAnyPublisher() }
  }
}

extension Publishers.ReplaceError: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}

extension Publisher {
  /// Returns a publisher that sends `output` if the original one ends without values.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }

  /// Returns a publisher that sends `output` and ends in place of an error.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }
}
