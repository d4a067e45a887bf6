import Foundation
import GuideModel

extension GuideStore {
  /// What a producer of batches hands them to, with the bytes of the feed read so far. Throws when the import wants no
  /// more: the producer then lets the error through.
  public typealias BatchSink = (_ batch: FeedBatch, _ bytesRead: Int64) throws -> Void

  /// Replaces, in one transaction, what the guide has of `source` by what `produce` delivers: on each channel exactly
  /// the airings that start in the interval from the feed's first start to its last stop there. Everything else stays.
  ///
  /// `produce` runs on a thread of its own while this one inserts. Whatever goes wrong, up to and including the process being
  /// killed, leaves the guide as it was, with one exception: a feed that breaks off after some programmes is stored as far as
  /// it goes (`ImportReport.incompleteReason`), provided it holds at least as many airings as it replaces.
  /// - Parameters:
  ///   - source: Names the feed across refreshes. Channels belong to a source.
  ///   - allowsNoAirings: Asked at the end of a feed without any airing: whether its channels alone are worth it.
  ///   - progress: Called on the calling thread, at most ten times a second.
  /// - Throws: `GuideStoreError`, or what `produce` threw before it delivered any programme.
  @discardableResult
  public func importFeed(
    source: String, cancellation: ImportCancellation = ImportCancellation(),
    allowsNoAirings: @escaping @Sendable () -> Bool = { false },
    progress: ((ImportProgress) -> Void)? = nil,
    produce: @escaping @Sendable (_ sink: @escaping BatchSink) throws -> Void
  ) throws -> ImportReport {
    let outcome: Result<ImportReport, ImportProducerFailure> = try withWriter { connection in
      let pipeline = ImportPipeline(
        source: source, connection: connection, cancellation: cancellation,
        allowsNoAirings: allowsNoAirings, progress: progress, firstFill: noteFirstFill)
      do {
        return .success(try pipeline.run(produce))
      } catch let failure as ImportProducerFailure {
        return .failure(failure)
      }
    }
    switch outcome {
    case .success(let report):
      try translatingErrors { try reload() }
      // What cannot be matched now is noted, and matched the next time.
      _ = try? planReminders()
      return report
    case .failure(let failure): throw failure.underlying
    }
  }
}

extension GuideStore {
  private func noteFirstFill(_ begins: Bool) {
    isFilling.withLock { $0 = begins }
    if begins { readers.closeIdle() }
  }
}

/// What a producer threw before it had delivered any programme: handed on unchanged.
struct ImportProducerFailure: Error {
  var underlying: any Error
}
