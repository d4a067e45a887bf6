import Foundation
import GuideFormats
import GuideModel
import GuideStore

/// Imports feeds one after another, with a progress bar on a terminal and one summary at the end.
struct FeedImport {
  let store: GuideStore
  let isQuiet: Bool
  /// A name for the feed, instead of the one derived from its location.
  var source: String?
  /// Whether the search index is updated, too. A window that shows the guide meanwhile does that itself
  /// (`BackgroundIndexing`).
  var indexes = true

  /// Imports feeds. The failure of one does not affect the others. Ctrl-C cancels the import and leaves the guide as it
  /// was.
  func run(_ feeds: [FeedArgument]) -> ExitCode {
    let cancellation = ImportCancellation()
    let interrupts = Interrupts { cancellation.cancel() }
    defer { interrupts.stop() }
    return run(feeds, cancellation: cancellation)
  }

  /// - Parameter cancellation: cancels the import.
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
          Output.error(
            "\(reason)\n\(localized("Everything before it was imported; the rest of the guide has not changed."))")
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

  /// Updates the index. The import is done by now, so whatever happens here, the next run continues with the index.
  private func updateIndex(_ cancellation: ImportCancellation) {
    let line = StatusLine(isShown: !isQuiet && Output.errorIsTerminal)
    defer { line.clear() }
    do {
      let threads = ProcessInfo.processInfo.activeProcessorCount
      try store.updateSearchIndex(threads: threads, cancellation: cancellation) {
        line.show(localized("Preparing to search: \(Int($0 * 100)) %"))
      }
    } catch GuideStoreError.cancelled {
    } catch {
      line.clear()
      Output.error(localized("Searches may be incomplete: \("\(error)")"))
    }
  }

  /// Returns the result of `read`. If the guide turns out to be damaged, repairs it and reads the feed again if
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
        throw CommandError(localized("Standard input cannot be read again: import it once more."))
      }
      return try read()
    }
  }

  /// The text for an error. An error in the feed leaves the guide unchanged, and the text says so.
  private static func message(_ error: any Error) -> String {
    guard error is FeedError else { return String(describing: error) }
    let text = String(describing: error)
    let sentence = text.hasSuffix(".") || text.hasSuffix("。") ? text : "\(text)."
    return "\(sentence) \(localized("The guide has not changed."))"
  }
}
