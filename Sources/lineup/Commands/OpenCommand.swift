import GuideStore

struct OpenCommand: Command {
  static let name = "open"
  static let summary = "Show the guide (the default command)."
  static let arguments = "[feed…]"
  static let options = [
    Option("at", value: "TIME", help: "The time at which the guide opens: 20:15, 2026-11-21, '2026-11-21 20:15'."),
    Option("couch", help: "Fill the screen, with text that can be read from a couch."),
    Option("offer", help: "Ask in the window before adding the feeds (used by the desktop)."),
    Option("local-pictures", help: "Also fetch logos from the local network, for every feed."),
  ]
  static let discussion = """
    Feeds are imported as by 'lineup import': before the window opens, or behind it when there is a guide to show
    already. An empty guide is filled with a demo. Without a display, the
    window is served to a browser on this machine and its address printed.

    Logos and stills come from the web. A feed of the local network or of this
    computer may also name pictures there, and a file pictures in files; all
    others may not, unless --local-pictures is given.
    """

  private let parsed: ParsedArguments
  private let feeds: [FeedArgument]
  private let instant: Int64?

  init(_ arguments: ParsedArguments) throws {
    parsed = arguments
    feeds = try arguments.positional.map { try FeedArgument($0) }
    instant = try arguments["at"].map { try LocalTime.parse($0) }
  }

  func run() throws -> ExitCode {
    var request = GuideWindow.Request(
      allowsLocalPictures: parsed.has("local-pictures"), instant: instant, isCouch: parsed.has("couch"))
    if parsed.has("offer") {
      request.texts = parsed.positional
      request.isCouch = false
      return try open(GuideLocation.openFillingIfEmpty(parsed), request)
    }
    let store = feeds.isEmpty ? try GuideLocation.openFillingIfEmpty(parsed) : try GuideLocation.open(parsed)
    if try feeds.isEmpty || GuideLocation.hasFeeds(store) {
      // There is something to show: feeds are read while it is shown.
      request.feeds = feeds
      return try open(store, request)
    }
    let imported = FeedImport(store: store, isQuiet: false, indexes: false).run(feeds)
    // The guide still opens when a feed fails and there is something to show.
    if imported != .done, store.channels.isEmpty { return imported }
    return try open(store, request)
  }

  private func open(_ store: GuideStore, _ request: GuideWindow.Request) throws -> ExitCode {
    try MainActor.assumeIsolated { try GuideApplication.open(store, request) }
  }
}
