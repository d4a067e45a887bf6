import GuideModel
import GuideStore
import WindowServer

struct ImportCommand: Command {
  static let name = "import"
  static let summary = "Read XMLTV feeds and playlists into the guide."
  static let arguments = "[--quiet] [--no-index] [--source NAME] <file|URL|->…"
  static let options = [
    Option("quiet", letter: "q", help: "Print nothing unless something is wrong."),
    Option("no-index", help: "Don't index new programmes for searching; the next import or the window does."),
    Option(
      "source", value: "NAME", help: "The feed's name across imports, if its file or address changes; one feed only."),
  ]
  static let discussion = """
    Feeds may be plain or compressed by gzip or xz, XMLTV or a playlist (M3U), whatever their names. '-' is standard input. A playlist
    gives channels; their programmes come from the XMLTV feeds named behind it, or else from those it names itself. On each channel, the time that the
    feed covers is replaced and the rest kept; a feed that cannot be read changes nothing. One that breaks off is stored as far as
    it goes if that is no less than what it replaces. The exit code is 0 only if all feeds were imported whole.
    """

  private let parsed: ParsedArguments
  private let feeds: [FeedArgument]

  init(_ arguments: ParsedArguments) throws {
    parsed = arguments
    guard !arguments.positional.isEmpty else {
      throw UsageError(localized("no feed given; give a file, an address, or - for standard input"))
    }
    if arguments["source"] != nil, arguments.positional.count > 1 {
      throw UsageError(localized("--source can name one feed, not \(arguments.positional.count)"))
    }
    guard arguments.positional.filter({ $0 == "-" }).count <= 1 else {
      throw UsageError(localized("standard input can be read only once"))
    }
    feeds = try arguments.positional.map { try FeedArgument($0) }
  }

  func run() throws -> ExitCode {
    // Most of what has been loaded so far is for showing windows.
    LoadedPages.release()
    return try FeedImport(
      store: GuideLocation.open(parsed), isQuiet: parsed.has("quiet"), source: parsed["source"],
      indexes: !parsed.has("no-index")
    ).run(feeds)
  }
}
