import Foundation

extension Publisher {
  /// Returns a publisher that prints all events, to the standard output without a stream.
  ///
  /// - Parameter prefix: the beginning of each line.
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> AnyPublisher<Output, Failure> {
    let lines = PrintedLines(prefix: prefix, stream: stream)
    // A subscription is described by the name of its publisher.
    let name = String(describing: Self.self).prefix { $0 != "<" }
    return handleEvents(
      receiveSubscription: { _ in lines.add("receive subscription: (\(name))") },
      receiveOutput: { lines.add("receive value: (\($0))") },
      receiveCompletion: { completion in
        switch completion {
        case .finished: lines.add("receive finished")
        case .failure(let error): lines.add("receive error: (\(error))")
        }
      },
      receiveCancel: { lines.add("receive cancel") },
      receiveRequest: { lines.add("request " + ($0.max.map { "max: (\($0))" } ?? "unlimited")) })
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
