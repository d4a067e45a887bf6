import Foundation
import GuideModel
import GuideStore

struct SearchCommand: Command {
  static let name = "search"
  static let summary = "Find programmes by words, people and filters in words."
  static let arguments = "[--people NAME] [--category NAME] [--from TIME] [--to TIME] [--limit N] [--json] [word…]"
  static let options = [
    Option("people", value: "NAME", help: "With this person in any part: actor, director, writer, presenter, role."),
    Option("category", value: "NAME", help: "Of this category or keyword of the feed."),
    Option("from", value: "TIME", help: "Starting then or later: 20:15, 2026-11-21, '2026-11-21 20:15'."),
    Option("to", value: "TIME", help: "Starting before then."),
    Option("limit", value: "N", help: "At most so many of each group (20)."),
    Option("at", value: "TIME", help: "What counts as now."),
    Option("json", help: "Print one JSON document."),
    Option("index", help: "Bring the search index up to date first."),
  ]
  static let discussion = """
    Finds words in titles, episode titles, descriptions, people, categories and keywords; all words must occur and may go on. Case
    and accents do not matter, nor do vowel points. "Words in quotes" follow each other, -word must not occur. Words of a kind filter, too:
    film, news, sport, children, live, new, tonight, tomorrow, saturday, 2026-11-28, 20:15, after 20:00, >90min, <30min, title:word,
    person:name, category:name, channel:name. Put '--' before words that begin with a minus.

    JSON: query, now, total (at least so many match), indexed (0 to 1), filters, and the groups onNow, upcoming and past, each a list of
    channel {key, id, name, number}, start and stop (UTC), localStart and localStop, title, subtitle, summary, genre, passage.
    """

  private let parsed: ParsedArguments
  private let request: GuideSearchRequest

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
    guard !words.isEmpty else { throw UsageError("which words?") }
    guard let limit = Int(arguments["limit"] ?? "20"), limit > 0 else {
      throw UsageError("--limit '\(arguments["limit"] ?? "")': write a number from 1")
    }
    request = GuideSearchRequest(
      text: words.joined(separator: " "), now: try LocalTime.parse(arguments["at"] ?? "now"), limit: limit)
  }

  func run() throws -> ExitCode {
    let store = try Library.openForReading(parsed)
    if parsed.has("index") {
      let line = StatusLine()
      defer { line.clear() }
      try store.updateSearchIndex { line.show(localized("Preparing to search: \(Int($0 * 100)) %")) }
    }
    let results = try store.search(request)
    if parsed.has("json") {
      Output.line(try FoundDocument(results, request: request, channels: store.allChannels).text)
    } else {
      list(results, channels: store.allChannels)
    }
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
