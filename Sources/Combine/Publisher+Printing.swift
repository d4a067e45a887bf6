import Foundation

extension Publishers {
  /// A publisher that prints all events.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/combine/publishers/print).
  public struct Print<Upstream: Publisher>: DerivedPublisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the errors.
    public typealias Failure = Upstream.Failure
    /// The publisher that the values come from.
    public let upstream: Upstream
    /// The beginning of each line.
    public let prefix: String
    /// The stream to print to; nil for the standard output.
    public let stream: (any TextOutputStream)?

    /// Creates the publisher.
    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }

    var derived: AnyPublisher<Output, Failure> {
      let lines = PrintedLines(prefix: prefix, stream: stream)
      // A subscription is described by the name of its publisher.
      let name = String(describing: Upstream.self).prefix { $0 != "<" }
      return upstream.handleEvents(
        receiveSubscription: { _ in lines.add("receive subscription: (\(name))") },
        receiveOutput: { lines.add("receive value: (\($0))") },
        receiveCompletion: { completion in
          switch completion {
          case .finished: lines.add("receive finished")
          case .failure(let error): lines.add("receive error: (\(error))")
          }
        },
        receiveCancel: { lines.add("receive cancel") },
        receiveRequest: { lines.add("request " + ($0.max.map { "max: (\($0))" } ?? "unlimited")) }
      ).eraseToAnyPublisher()
    }
  }
}

extension Publisher {
  /// Returns a publisher that prints all events, to the standard output without a stream.
  ///
  /// - Parameter prefix: the beginning of each line.
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }
}

/// The events of a publisher, as they are printed.
///
/// Unchecked: the lock guards the stream, which may lead to other events.
private final class PrintedLines: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private let start: String
  private var stream: (any TextOutputStream)?

  init(prefix: String, stream: (any TextOutputStream)?) {
    start = prefix.isEmpty ? "" : prefix + ": "
    self.stream = stream
  }

  func add(_ event: String) {
    lock.withLock {
      if stream == nil { print(start + event) } else { stream?.write(start + event + "\n") }
    }
  }
}
