import Foundation
import GuideModel
import GuideStore

struct CopyCommand: Command {
  static let name = "copy"
  static let summary = "Copy a guide from a file to a server, or back."
  static let arguments = "FROM TO"
  static let options = [Option("replace", help: "Replace an existing guide at TO.")]
  static let discussion = """
    FROM and TO are files or addresses of PostgreSQL databases (postgresql://host/name). Everything is copied: sources, channels, programmes, \
    lists, searches and reminders. Passwords of sources are not: they are kept apart on each computer.
    """

  private let parsed: ParsedArguments
  private let from: String
  private let to: String

  init(_ arguments: ParsedArguments) throws {
    parsed = arguments
    guard arguments.positional.count == 2, arguments["database"] == nil else {
      throw UsageError(localized("usage: lineup copy FROM TO"))
    }
    (from, to) = (arguments.positional[0], arguments.positional[1])
    guard from != to else { throw UsageError(localized("FROM and TO are the same")) }
  }

  func run() throws -> ExitCode {
    let original = try GuideLocation.openForReading(path: from)
    let target = try GuideStore.open(to)
    let report = try original.copy(to: target, isReplacing: parsed.has("replace"))
    Output.note(
      localized("Copied \(report.channels) channels and \(report.airings) programmes to \(target.shownPath)."))
    if !target.isOnServer { try target.updateSearchIndex(threads: ProcessInfo.processInfo.activeProcessorCount) }
    return .done
  }
}
