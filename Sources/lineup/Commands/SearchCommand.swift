import Foundation
import GuideModel
import GuideStore

struct SearchCommand: Command {
  static let name = "search"
  static let summary = "Find programmes by words in title, subtitle and description."
  static let arguments = "[--limit N] [--at TIME] <word>…"
  static let options = [
    Option("limit", value: "N", help: "At most so many (20)."),
    Option("at", value: "TIME", help: "What counts as now: what is over by then comes last."),
  ]
  static let discussion = "All words must occur; the last may be unfinished. Case and accents do not matter."

  private let parsed: ParsedArguments
  private let instant: Int64
  private let limit: Int

  init(_ arguments: ParsedArguments) throws {
    parsed = arguments
    guard !arguments.positional.isEmpty else { throw UsageError("which words?") }
    guard let limit = Int(arguments["limit"] ?? "20"), limit > 0 else {
      throw UsageError("--limit '\(arguments["limit"] ?? "")': write a number from 1")
    }
    self.limit = limit
    instant = try LocalTime.parse(arguments["at"] ?? "now")
  }

  func run() throws -> ExitCode {
    let store = try Library.openForReading(parsed)
    let results = try store.search(
      GuideSearchRequest(text: parsed.positional.joined(separator: " "), now: instant, limit: limit))
    let found = (results.onNow + results.upcoming + results.past).prefix(limit).map(\.airing)
    let names = Dictionary(store.channels.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    let width = min(found.compactMap { names[$0.channel]?.cellCount }.max() ?? 0, 24)
    for airing in found {
      let subtitle = airing.subtitle.isEmpty ? "" : ": \(airing.subtitle)"
      Output.line(
        """
        \(LocalTime.dayAndClock(airing.start))–\(LocalTime.clock(airing.stop))  \((names[airing.channel] ?? "").column(of: width))  \
        \(airing.title)\(subtitle)
        """)
    }
    if found.isEmpty { Output.note("Nothing found.") }
    return .done
  }
}
