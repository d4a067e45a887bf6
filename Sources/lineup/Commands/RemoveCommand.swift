import GuideModel
import GuideStore

struct RemoveCommand: Command {
  static let name = "remove"
  static let summary = "Remove a source with its channels and programmes."
  static let arguments = "NAME"
  static let options: [Option] = []
  static let discussion = """
    Guides that were only read for a playlist go with it, and so do its credentials. Names and places that you gave to rows return to the \
    channels of other sources that they showed.
    """

  private let parsed: ParsedArguments
  private let source: String

  init(_ arguments: ParsedArguments) throws {
    parsed = arguments
    guard arguments.positional.count == 1 else {
      throw UsageError(localized("which source? 'lineup sources' lists them"))
    }
    source = arguments.positional[0]
  }

  func run() throws -> ExitCode {
    let store = try GuideLocation.openExisting(parsed)
    try SourceRefresher(store: store).remove(SourceFinder.one(source, in: store.storedSources()))
    return .done
  }
}
