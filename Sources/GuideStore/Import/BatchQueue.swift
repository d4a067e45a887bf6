import Foundation
import GuideModel

/// Passes batches from the thread that parses to the thread that inserts, a few at a time, so that memory does not
/// depend on the feed's size and neither side waits longer than necessary.
///
/// Unchecked because of its variables, which `condition` guards.
final class BatchQueue: @unchecked Sendable {
  struct Item {
    var batch: FeedBatch
    /// Bytes of the feed read so far.
    var bytesRead: Int64
  }

  /// Thrown in the producer after the consumer has closed the queue.
  struct Closed: Error {}

  private let condition = NSCondition()
  private let capacity: Int
  private var items: [Item] = []
  private var isClosed = false
  private var end: Result<Void, any Error>?

  init(capacity: Int) { self.capacity = capacity }

  /// Waits for room.
  func put(_ item: Item) throws {
    condition.lock()
    defer { condition.unlock() }
    while items.count >= capacity, !isClosed { condition.wait() }
    if isClosed { throw Closed() }
    items.append(item)
    condition.broadcast()
  }

  /// Marks the end of the batches.
  func finish(_ result: Result<Void, any Error>) {
    condition.lock()
    defer { condition.unlock() }
    end = result
    condition.broadcast()
  }

  /// Waits for the next batch; `nil` after the last. `wake` is called every tenth of a second while waiting, and may
  /// throw to give up.
  func take(wake: () throws -> Void) throws -> Item? {
    condition.lock()
    defer { condition.unlock() }
    while items.isEmpty, end == nil {
      try wake()
      _ = condition.wait(until: Date(timeIntervalSinceNow: 0.1))
    }
    guard !items.isEmpty else { return nil }
    let item = items.removeFirst()
    condition.broadcast()
    return item
  }

  /// The result of the producer, once `take` has returned `nil`.
  var result: Result<Void, any Error> {
    condition.lock()
    defer { condition.unlock() }
    return end ?? .success(())
  }

  /// Closes the queue for the consumer, and releases a waiting producer.
  func close() {
    condition.lock()
    defer { condition.unlock() }
    isClosed = true
    items.removeAll()
    condition.broadcast()
  }
}
