import Foundation
import GuideModel
import GuideStore
import WindowServer

struct RefreshCommand: Command {
  static let name = "refresh"
  static let summary = "Refresh the guide's sources."
  static let arguments = "[--due] [--quiet] [NAME…]"
  static let options = [
    Option("due", help: "Only sources that are due, and none on a metered network."),
    Option("quiet", letter: "q", help: "Print nothing unless something is wrong."),
  ]
  static let discussion = """
    Without names, all sources are read. A server that has nothing newer is not made to send it again. Guides that a playlist brought along \
    are read with it. Afterwards what ended longer ago than its source keeps it is deleted. The exit code is 0 only if all were read whole.
    """

  private let parsed: ParsedArguments

  init(_ arguments: ParsedArguments) throws {
    parsed = arguments
    if arguments.has("due"), !arguments.positional.isEmpty { throw UsageError(localized("--due takes no names")) }
  }

  func run() throws -> ExitCode {
    LoadedPages.release()
    let store = try GuideLocation.openExisting(parsed)
    let refresher = SourceRefresher(store: store)
    let names: [String]
    if parsed.has("due") {
      let now = Int64(Date().timeIntervalSince1970)
      names = try refresher.due(now: now, isMetered: SourceRefresher.isNetworkMetered())
    } else if parsed.positional.isEmpty {
      names = try refresher.refreshable()
      if names.isEmpty {
        Output.note(localized("There is no source that can be refreshed. Add one with 'lineup import <file or URL>'."))
      }
    } else {
      let sources = try store.storedSources()
      names = try parsed.positional.map { try SourceFinder.one($0, in: sources) }
    }
    let cancellation = ImportCancellation()
    let interrupts = Interrupts { cancellation.cancel() }
    defer { interrupts.stop() }
    var result = ExitCode.done
    var reports: [ImportReport] = []
    for name in names where !cancellation.isCancelled {
      let bar = ProgressBar(name: name, isShown: !parsed.has("quiet") && Output.errorIsTerminal)
      do {
        let report = try refresher.refresh(name, cancellation: cancellation, progress: bar.show)
        bar.clear()
        if let reason = report.incompleteReason {
          Output.error(reason)
          result = .failed
        }
        if report.isUnchanged {
          if !parsed.has("quiet") { Output.line("\(name): nothing newer") }
        } else {
          reports.append(report)
        }
      } catch {
        bar.clear()
        Output.error("\(error)")
        result = .failed
      }
    }
    if !parsed.has("quiet"), !reports.isEmpty { Output.text(ImportSummary(reports).text) }
    return result
  }
}
