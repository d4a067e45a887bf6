import Foundation
import GuideModel
import GuideStore

struct RepairCommand: Command {
  static let name = "repair"
  static let summary = "Check the guide's file, and rebuild it if it is damaged."
  static let arguments = ""
  static let options: [Option] = []
  static let discussion = """
    A damaged file is kept under another name. The new guide has the channels as they were hidden, moved and named, the lists, the saved
    searches and the names of the feeds, as far as they can be read; programmes are imported again.
    """

  private let parsed: ParsedArguments

  init(_ arguments: ParsedArguments) throws {
    if let extra = arguments.positional.first { throw UsageError(localized("unexpected argument '\(extra)'")) }
    parsed = arguments
  }

  func run() throws -> ExitCode {
    let path = parsed["database"] ?? GuideLocation.defaultPath()
    if GuideStore.isServer(path) {
      throw UsageError(localized("a guide on a server can only be repaired with PostgreSQL's own tools"))
    }
    guard FileManager.default.fileExists(atPath: path) else {
      throw CommandError(localized("There is no guide in \(path)."))
    }
    do {
      try GuideStore(path: path).check()
      Output.line(localized("The guide in \(path) is not damaged."))
    } catch {
      guard case .damaged(_, let reason) = error else { throw error }
      Output.line(RecoveryText.make(try GuideStore.recover(path: path), reason: reason))
    }
    return .done
  }
}
