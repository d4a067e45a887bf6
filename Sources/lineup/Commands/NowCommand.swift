import Foundation
import GuideModel
import GuideStore

struct NowCommand: Command {
  static let name = "now"
  static let summary = "List current and next programmes."
  static let arguments = "[--at TIME] [channel…]"
  static let options = [
    Option("at", value: "TIME", help: "Another moment: 20:15, 2026-11-21, '2026-11-21 20:15'.")
  ]
  static let discussion =
    "A channel is a number, a feed's id, part of a name, or a key from 'lineup channels' (as #12); without any, all are listed."

  private let parsed: ParsedArguments
  private let instant: Int64

  init(_ arguments: ParsedArguments) throws {
    parsed = arguments
    instant = try LocalTime.parse(arguments["at"] ?? "now")
  }

  func run() throws -> ExitCode {
    let store = try GuideLocation.openForReading(parsed)
    let wanted =
      parsed.positional.isEmpty
      ? store.channels : try parsed.positional.flatMap { try ChannelFinder.find($0, in: store.channels) }
    let entries = Dictionary(
      try store.nowAndNext(at: instant).compactMap { soon($0).map { ($0.channel, $0) } },
      uniquingKeysWith: { first, _ in first })
    let width = min(wanted.map(\.name.cellCount).max() ?? 0, 24)
    var printed = 0
    for channel in wanted {
      // Channels with nothing on get a line only if they were named.
      guard let entry = entries[channel.id] else {
        if !parsed.positional.isEmpty {
          Output.line("\(channel.name.column(of: width))  \(localized("no information"))")
        }
        continue
      }
      printed += 1
      let now = entry.now.map { "\(LocalTime.clock($0.start))–\(LocalTime.clock($0.stop)) \(Self.title($0))" }
      let next = entry.next.map { " | \(LocalTime.clock($0.start)) \(Self.title($0))" } ?? ""
      Output.line("\(channel.name.column(of: width))  \(now ?? localized("no information"))\(next)")
    }
    if wanted.isEmpty, !store.allChannels.isEmpty {
      Output.note(GuideLocation.allHidden)
    } else if printed == 0, parsed.positional.isEmpty {
      let range = store.timeRange
      let known =
        range.isEmpty
        ? localized("It is empty: fill it with 'lineup import <file or URL>'.")
        : localized(
          "It goes from \(LocalTime.dateAndClock(range.lowerBound)) to \(LocalTime.dateAndClock(range.upperBound)).")
      Output.note(localized("The guide has nothing for \(LocalTime.dateAndClock(instant)). \(known)"))
    }
    return .done
  }

  /// Returns the entry without programmes that begin in a day or later, whose time alone would look like today's; `nil`
  /// if nothing is left.
  private func soon(_ entry: NowAndNext) -> NowAndNext? {
    var entry = entry
    if let next = entry.next, next.start - instant >= 86_400 { entry.next = nil }
    return entry.now == nil && entry.next == nil ? nil : entry
  }

  private static func title(_ airing: Airing) -> String {
    airing.subtitle.isEmpty ? airing.title : "\(airing.title): \(airing.subtitle)"
  }
}
