import Foundation
import GuideFormats
import GuideModel
import GuideStore

/// Imports feeds one after the other, with a progress bar on a terminal and one summary at the end.
struct FeedImport {
  let store: GuideStore
  let isQuiet: Bool
  /// Instead of the names that feeds have from where they are.
  var source: String?
  /// Whether the search index follows; a window that shows the guide meanwhile does that by itself
  /// (`BackgroundIndexing`).
  var indexes = true

  /// One feed's failure does not keep the others from being imported. Ctrl-C ends the import and leaves the guide as it
  /// was.
  func run(_ feeds: [FeedArgument]) -> ExitCode {
    let cancellation = ImportCancellation()
    let interrupts = Interrupts { cancellation.cancel() }
    defer { interrupts.stop() }
    return run(feeds, cancellation: cancellation)
  }

  /// - Parameter cancellation: ends the import when it is cancelled.
  func run(_ feeds: [FeedArgument], cancellation: ImportCancellation) -> ExitCode {
    var reports: [ImportReport] = []
    var result = ExitCode.done
    var rest = feeds[...]
    while let feed = rest.popFirst() {
      if cancellation.isCancelled { break }
      let bar = ProgressBar(name: feed.location.displayName, isShown: !isQuiet && Output.errorIsTerminal)
      do {
        let report = try repairingIfDamaged(feed, bar) {
          try store.importGuide(
            from: feed.location, guides: rest.map(\.location), source: source, cancellation: cancellation,
            secrets: .standard(), progress: bar.show)
        }
        rest = rest.dropFirst(report.playlist?.givenGuides ?? 0)
        bar.clear()
        if let reason = report.incompleteReason {
          Output.error("\(reason)\n\(localized("What came before was imported; the rest of the guide is as it was."))")
          result = .failed
        }
        reports.append(report)
        try GuideLocation.removeDemo(store)
      } catch {
        bar.clear()
        Output.error(Self.message(error))
        result = .failed
      }
    }
    if !isQuiet, !reports.isEmpty { Output.text(ImportSummary(reports).text) }
    if indexes, !reports.isEmpty { updateIndex(cancellation) }
    return result
  }

  /// The import is done by now: whatever happens here, the index is gone on with next time.
  private func updateIndex(_ cancellation: ImportCancellation) {
    let line = StatusLine(isShown: !isQuiet && Output.errorIsTerminal)
    defer { line.clear() }
    do {
      try store.updateSearchIndex(cancellation: cancellation) {
        line.show(localized("Preparing to search: \(Int($0 * 100)) %"))
      }
    } catch GuideStoreError.cancelled {
    } catch {
      line.clear()
      Output.error(localized("Searches do not find everything yet: \("\(error)")"))
    }
  }

  /// Returns the result of `read`; when the guide turns out to be damaged, repairs it and reads the feed again, if
  /// possible.
  private func repairingIfDamaged(
    _ feed: FeedArgument, _ bar: ProgressBar, _ read: () throws -> ImportReport
  ) throws -> ImportReport {
    do {
      return try read()
    } catch GuideStoreError.damaged(_, let reason) {
      bar.clear()
      Output.note(RecoveryText.make(try store.recover(), reason: reason))
      if case .standardInput = feed.location {
        throw CommandError(localized("Standard input cannot be read twice: import it again."))
      }
      return try read()
    }
  }

  /// Errors of the feed leave the guide alone, which is worth saying.
  private static func message(_ error: any Error) -> String {
    guard error is FeedError else { return String(describing: error) }
    let text = String(describing: error)
    let sentence = text.hasSuffix(".") || text.hasSuffix("。") ? text : "\(text)."
    return "\(sentence) \(localized("The guide is as it was."))"
  }
}
