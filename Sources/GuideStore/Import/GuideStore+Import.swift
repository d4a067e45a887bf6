import Foundation
import GuideModel

extension GuideStore {
  /// Receives the batches of a producer, with the number of bytes of the feed read so far. Throws if the import needs
  /// no more, in which case the producer rethrows the error.
  public typealias BatchSink = (_ batch: FeedBatch, _ bytesRead: Int64) throws -> Void

  /// Replaces, in one transaction, the guide's airings of `source` by those from `produce`: on each channel exactly the
  /// airings that start in the runs of time that the feed covers (`CoveredRuns`). Everything else stays.
  ///
  /// `produce` runs on its own thread, and nobody waits for it: the guide is locked when its first batch has arrived if
  /// `isSteady` says that the others follow as fast as they can be stored, else when all batches are in memory or in an
  /// unnamed file next to the guide. Other imports, in this process or another, finish first.
  ///
  /// Whatever goes wrong, even if the process is killed, the guide stays as it was, with one exception: a feed that
  /// breaks off after some programmes is stored as far as it goes (`ImportReport.incompleteReason`) if it has at least
  /// as many airings as it replaces.
  /// - Parameters:
  ///   - source: The name of the feed across refreshes. Channels belong to a source.
  ///   - allowsNoAirings: Called at the end of a feed without any airing; returns whether its channels alone are to be
  ///     stored.
  ///   - isSteady: Returns whether `produce` never waits for long, as for a network or another program; called when it
  ///     has delivered its first batch.
  ///   - progress: Called on the calling thread, at most ten times a second.
  /// - Throws: `GuideStoreError`, or the error that `produce` threw before it delivered any programme.
  @discardableResult
  public func importFeed(
    source: String, cancellation: ImportCancellation = ImportCancellation(),
    allowsNoAirings: @escaping @Sendable () -> Bool = { false },
    isSteady: @escaping @Sendable () -> Bool = { false },
    progress: ((ImportProgress) -> Void)? = nil,
    produce: @escaping @Sendable (_ sink: @escaping BatchSink) throws -> Void
  ) throws -> ImportReport {
    guard access == .readWrite else { throw GuideStoreError.readOnly(path: path) }
    let intake = FeedIntake(path: path, cancellation: cancellation, produce)
    // If storing fails, the producer may be waiting for a slow network: it is cancelled, not waited for.
    defer { intake.close() }
    let meter = ImportMeter(progress)
    try translatingErrors { try intake.begin(isSteady: isSteady) { meter.tell(.reading, $0, $1) } }
    if let failure = intake.failureBeforeAnything { throw failure }
    let outcome: Result<ImportReport, ImportProducerFailure> = try withWriter(
      cancellation: cancellation, patience: .infinity, onWait: { meter.tell(.waiting) }
    ) { connection in
      try checkBeforeImport(connection, cancellation)
      let pipeline = ImportPipeline(
        source: source, connection: connection, readers: readers, cancellation: cancellation,
        allowsNoAirings: allowsNoAirings, meter: meter, now: clock)
      do {
        return .success(try pipeline.run(intake))
      } catch let failure as ImportProducerFailure {
        return .failure(failure)
      }
    }
    switch outcome {
    case .success(let report):
      isFilledElsewhere.withLock { $0 = false }
      readers.resume()
      try translatingErrors { try reload() }
      // Channels that cannot be matched now are matched next time.
      _ = try? planReminders(now: clock())
      return report
    case .failure(let failure): throw failure.underlying
    }
  }
}

extension GuideStore {
  /// Checks the file for damage before anything is built on it. In programs that stay open, once an hour is enough.
  private func checkBeforeImport(_ connection: SQLiteConnection, _ cancellation: ImportCancellation) throws {
    let isSuspect = isSuspect.withLock { $0 }
    let isChecked = lastCheck.withLock { $0.map { $0 + .seconds(3600) > .now() } ?? false }
    guard isSuspect || !isChecked else { return }
    try cancellation.whileRunning(onCancel: { connection.interrupt() }) {
      try DamageCheck(connection: connection).run(isSuspect: isSuspect)
    }
    self.isSuspect.withLock { $0 = false }
    lastCheck.withLock { $0 = .now() }
  }
}

/// An error that a producer threw before it delivered a programme; rethrown unchanged.
struct ImportProducerFailure: Error {
  var underlying: any Error
}
