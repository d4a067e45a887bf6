import Foundation
import GuideModel

/// Hands batches from the thread that parses to the thread that inserts, a few at a time, so that memory does not
/// depend on the feed's size and neither side waits for the other longer than it must.
///
/// Unchecked because of its variables, which `condition` guards.
final class BatchQueue: @unchecked Sendable {
  struct Item {
    var batch: FeedBatch
    /// Bytes of the feed read so far.
    var bytesRead: Int64
  }

  /// Thrown in the producer when the consumer takes no more.
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

  /// The producer will put no more.
  func finish(_ result: Result<Void, any Error>) {
    condition.lock()
    defer { condition.unlock() }
    end = result
    condition.broadcast()
  }

  /// Waits for the next batch; `nil` once the producer has finished and everything was taken. `wake` is called every
  /// tenth of a second of waiting and may throw to give up.
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

  /// How the producer ended, once `take` has returned `nil`.
  var result: Result<Void, any Error> {
    condition.lock()
    defer { condition.unlock() }
    return end ?? .success(())
  }

  /// Called when the consumer takes no more: releases a waiting producer.
  func close() {
    condition.lock()
    defer { condition.unlock() }
    isClosed = true
    items.removeAll()
    condition.broadcast()
  }
}
