import Foundation
import GuideModel
import GuideStore

struct SearchCommand: Command {
  static let name = "search"
  static let summary = "Find programmes by words, people and filters."
  static let arguments =
    "[--people NAME] [--category NAME] [--from TIME] [--to TIME] [--limit N] [--json] [--save NAME | --saved | --forget NAME] [word…]"
  static let options = [
    Option("people", value: "NAME", help: "With this person or role: actor, director, writer, presenter, character."),
    Option("category", value: "NAME", help: "With this category or keyword from the feed."),
    Option("from", value: "TIME", help: "Starting at or after this time: 20:15, 2026-11-21, '2026-11-21 20:15'."),
    Option("to", value: "TIME", help: "Starting before this time."),
    Option("limit", value: "N", help: "The maximum number of results in each group (20)."),
    Option("at", value: "TIME", help: "The time to use as now."),
    Option("save", value: "NAME", help: "Save the search under this name; the window shows it beside its groups."),
    Option("saved", help: "List the saved searches; with a name, run that one."),
    Option("forget", value: "NAME", help: "Delete this saved search."),
    Option("json", help: "Print one JSON document."),
    Option("index", help: "Update the search index first."),
  ]
  static let discussion = """
    Finds words in titles, episode titles, descriptions, people, categories and keywords; all words must occur and may go on. Case
    and accents do not matter, nor do vowel points. "Words in quotes" follow each other, -word must not occur. Words of a kind filter, too:
    film, news, sport, children, live, new, tonight, tomorrow, saturday, 2026-11-28, 20:15, after 20:00, >90min, <30min, title:word,
    person:name, category:name, channel:name. They are understood in English and in your own language, and so are dates. Put '--' before
    words that begin with a minus.

    JSON: query, now, total (at least so many match), indexed (0 to 1), filters, and the groups onNow, upcoming and past, each a list of
    channel {key, id, name, number}, start and stop (UTC), localStart and localStop, title, subtitle, summary, genre, passage.
    """

  private enum Action {
    case find
    case save(String)
    case listSaved
    case runSaved(String)
    case forget(String)
  }

  private let parsed: ParsedArguments
  private let action: Action
  private var request: GuideSearchRequest

  init(_ arguments: ParsedArguments) throws {
    parsed = arguments
    var words = arguments.positional
    for (option, prefix) in [("people", "person"), ("category", "category")] {
      if let name = arguments[option] {
        words.append("\(prefix):\"\(name.replacingOccurrences(of: "\"", with: " "))\"")
      }
    }
    for option in ["from", "to"] {
      if let text = arguments[option] { words.append("\(option):@\(try LocalTime.parse(text))") }
    }
    if let name = arguments["forget"] {
      guard words.isEmpty, arguments["save"] == nil, !arguments.has("saved") else {
        throw UsageError(localized("--forget takes a name, but no words"))
      }
      action = .forget(name)
    } else if let name = arguments["save"] {
      if arguments.has("saved") { throw UsageError(localized("--save or --saved, not both")) }
      // These times would be in the past when the search is run again.
      if arguments["from"] != nil || arguments["to"] != nil {
        throw UsageError(
          localized("--from and --to cannot be saved with a search; use words such as tonight or saturday"))
      }
      if words.isEmpty { throw UsageError(localized("no words given; put them after the name")) }
      action = .save(name)
    } else if arguments.has("saved") {
      let name = arguments.positional.joined(separator: " ")
      action = name.isEmpty ? .listSaved : .runSaved(name)
    } else {
      guard !words.isEmpty else { throw UsageError(localized("no words given")) }
      action = .find
    }
    guard let limit = Int(arguments["limit"] ?? "20"), limit > 0 else {
      throw UsageError(localized("--limit '\(arguments["limit"] ?? "")': must be a number, at least 1"))
    }
    request = GuideSearchRequest(
      text: words.joined(separator: " "), now: try LocalTime.parse(arguments["at"] ?? "now"), limit: limit)
  }

  func run() throws -> ExitCode {
    switch action {
    case .find: return try find(in: GuideLocation.openForReading(parsed), request)
    case .save(let name):
      let store = try GuideLocation.openExisting(parsed)
      let id = Self.search(name, in: store.lineup)?.id ?? store.lineup.nextSearchID
      try SavedSearches.store(.putSearch(SavedSearch(id: id, name: name, text: request.text)), in: store)
      // The current results show whether that was the intent.
      return try find(in: store, request)
    case .forget(let name):
      let store = try GuideLocation.openExisting(parsed)
      try SavedSearches.store(.deleteSearch(try known(name, in: store.lineup).id), in: store)
      return .done
    case .listSaved:
      let searches = try GuideLocation.openForReading(parsed).lineup.searches
      let width = searches.map(\.name.cellCount).max() ?? 0
      for search in searches { Output.line("\(search.name.padded(to: width))  \(search.text)") }
      if searches.isEmpty {
        Output.note(localized("There are no saved searches. Save one with: lineup search --save NAME WORDS"))
      }
      return .done
    case .runSaved(let name):
      let store = try GuideLocation.openForReading(parsed)
      var request = request
      let search = try known(name, in: store.lineup)
      // People, categories and times given with the name narrow the search.
      let others = request.text.dropFirst(parsed.positional.joined(separator: " ").count)
      request.text = search.text + others
      return try find(in: store, request)
    }
  }

  private static func search(_ name: String, in lineup: GuideLineup) -> SavedSearch? {
    lineup.searches.first { $0.name == name } ?? lineup.searches.first { $0.name.lowercased() == name.lowercased() }
  }

  private func known(_ name: String, in lineup: GuideLineup) throws -> SavedSearch {
    guard let found = Self.search(name, in: lineup) else {
      throw CommandError(localized("There is no saved search '\(name)'. 'lineup search --saved' lists them."))
    }
    return found
  }

  private func find(in store: GuideStore, _ request: GuideSearchRequest) throws -> ExitCode {
    if parsed.has("index") {
      let line = StatusLine()
      defer { line.clear() }
      let threads = ProcessInfo.processInfo.activeProcessorCount
      try store.updateSearchIndex(threads: threads) { line.show(localized("Preparing to search: \(Int($0 * 100)) %")) }
    }
    let results = try store.search(request)
    if parsed.has("json") {
      Output.line(try FoundDocument(results, request: request, channels: store.allChannels).text)
    } else {
      list(results, channels: store.allChannels)
    }
    for hint in results.hints { Output.note("\(hint).") }
    if results.indexedPart < 1 {
      Output.note(
        localized(
          """
          Searches see \(Int(results.indexedPart * 100)) % of the guide so far. 'lineup search --index' brings the rest in.
          """))
    }
    return .done
  }

  private func list(_ results: GuideSearchResults, channels: [Channel]) {
    let names = Dictionary(channels.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    let groups = [
      (localized("On now"), results.onNow), (localized("Upcoming"), results.upcoming),
      (localized("Past"), results.past),
    ]
    let width = min(groups.flatMap(\.1).compactMap { names[$0.row]?.cellCount }.max() ?? 0, 24)
    for (title, hits) in groups where !hits.isEmpty {
      Output.line(title)
      for hit in hits {
        let airing = hit.airing
        let subtitle = airing.subtitle.isEmpty ? "" : ": \(airing.subtitle)"
        Output.line(
          """
            \(LocalTime.dayAndClock(airing.start))–\(LocalTime.clock(airing.stop))  \
          \((names[hit.row] ?? "").column(of: width))  \(airing.title)\(subtitle)
          """)
      }
    }
    if results.isEmpty { Output.note(localized("Nothing found.")) }
  }
}
