import Foundation
import GuideModel

/// The reading half of an import: runs the producer on its own thread and passes its batches to the thread that stores.
///
/// A producer that may have to wait (for a network, for another program) is read to its end before anything is locked.
final class FeedIntake {
  private static let queueCapacity = 3

  private let queue: BatchQueue
  private let cancellation: ImportCancellation
  private let spool: BatchSpool
  private var first: BatchQueue.Item?
  private var isSpooled = false

  /// - Parameter path: the guide's file; temporary data goes into the same folder.
  init(
    path: String, cancellation: ImportCancellation,
    _ produce: @escaping @Sendable (@escaping GuideStore.BatchSink) throws -> Void
  ) {
    queue = BatchQueue(capacity: Self.queueCapacity)
    spool = BatchSpool(besides: path)
    self.cancellation = cancellation
    let queue = queue
    let thread = Thread {
      queue.finish(
        Result {
          try produce { batch, bytesRead in
            try cancellation.check()
            try queue.put(BatchQueue.Item(batch: batch, bytesRead: bytesRead))
          }
        })
    }
    thread.name = "feed parser"
    thread.stackSize = 4 << 20
    thread.start()
  }

  /// Waits until storing can begin without waiting for the producer.
  /// - Parameter progress: called with the programmes and bytes read so far.
  func begin(isSteady: () -> Bool, progress: (Int, Int64) -> Void) throws {
    first = try takeFromQueue()
    guard let first, !isSteady() else { return }
    self.first = nil
    isSpooled = true
    var programmes = 0
    var item: BatchQueue.Item? = first
    while let taken = item {
      programmes += taken.batch.programmes.count
      try spool.append(taken)
      progress(programmes, taken.bytesRead)
      item = try takeFromQueue()
    }
  }

  /// The reason why the producer ended without a batch, if it did.
  var failureBeforeAnything: (any Error)? {
    guard first == nil, !isSpooled, case .failure(let error) = queue.result else { return nil }
    return error
  }

  /// Returns the next batch; `nil` after the last.
  func next() throws -> BatchQueue.Item? {
    try cancellation.check()
    if isSpooled { return try spool.next() }
    if let item = first {
      first = nil
      return item
    }
    return try takeFromQueue()
  }

  private func takeFromQueue() throws -> BatchQueue.Item? {
    try queue.take(wake: { try cancellation.check() })
  }

  /// The result of the producer, once `next` has returned `nil`.
  var result: Result<Void, any Error> { queue.result }

  /// Abandons a producer that is still running.
  func close() { queue.close() }
}
