import GuideModel
import GuideStore

struct ChannelsCommand: Command {
  static let name = "channels"
  static let summary = "List, hide, show, move and rename channels."
  static let arguments =
    "[list [--all] | hide CHANNEL… | show CHANNEL… | move CHANNEL POSITION | rename CHANNEL [NAME] | matches [--all] | match CHANNEL WITH | unmatch CHANNEL WITH | shift CHANNEL MINUTES]"
  static let options = [
    Option("all", letter: "a", help: "Also list hidden channels, or matches that need no review.")
  ]
  static let discussion = """
    A channel is its key from the list (as #12), its number, its feed's id, or part of its name. Hidden channels are neither
    drawn nor imported. A position counts from 1. Without a name, rename returns to the feed's. Channels of several feeds
    that are the same share a row: matches lists those to look at, match puts a feed's channel into a row, unmatch takes it out for
    good; name them by the keys that matches prints. shift corrects the times of a row.
    """

  private enum Action {
    case list
    case hide([String], Bool)
    case move(String, Int)
    case rename(String, String?)
    case matches
    case match(String, String, Bool)
    case shift(String, Int64)

    var isReading: Bool {
      switch self {
      case .list, .matches: true
      default: false
      }
    }
  }

  private let parsed: ParsedArguments
  private let action: Action

  init(_ arguments: ParsedArguments) throws {
    parsed = arguments
    var rest = arguments.positional[...]
    let verb = rest.popFirst() ?? "list"
    switch verb {
    case "list":
      guard rest.isEmpty else { throw UsageError(localized("'list' takes no channels")) }
      action = .list
    case "hide", "show":
      guard !rest.isEmpty else {
        throw UsageError(
          verb == "hide" ? localized("no channels given to hide") : localized("no channels given to show"))
      }
      action = .hide(Array(rest), verb == "hide")
    case "move":
      guard rest.count == 2, let channel = rest.first, let position = rest.last.flatMap({ Int($0) }), position > 0
      else {
        throw UsageError(localized("usage: move CHANNEL POSITION, where positions count from 1"))
      }
      action = .move(channel, position)
    case "rename":
      guard let channel = rest.popFirst(), rest.count <= 1 else {
        throw UsageError(localized("write 'rename CHANNEL [NAME]'"))
      }
      action = .rename(channel, rest.first)
    case "matches":
      guard rest.isEmpty else { throw UsageError(localized("'matches' takes no channels")) }
      action = .matches
    case "match", "unmatch":
      guard rest.count == 2, let row = rest.first, let channel = rest.last else {
        throw UsageError(localized("write '\(verb) CHANNEL WITH'"))
      }
      action = .match(row, channel, verb == "match")
    case "shift":
      guard rest.count == 2, let row = rest.first, let minutes = rest.last.flatMap({ Int64($0) }),
        (-1440...1440).contains(minutes)
      else {
        throw UsageError(localized("usage: shift CHANNEL MINUTES, from -1440 to 1440; put -- before a negative number"))
      }
      action = .shift(row, minutes * 60)
    default:
      throw UsageError(
        Spelling.withSuggestion(
          localized("unknown action '\(verb)' for channels"), for: verb,
          among: ["list", "hide", "show", "move", "rename", "matches", "match", "unmatch", "shift"]))
    }
  }

  func run() throws -> ExitCode {
    let store = try action.isReading ? GuideLocation.openForReading(parsed) : GuideLocation.openExisting(parsed)
    switch action {
    case .list: list(store)
    case .hide(let names, let isHidden):
      let found = try names.map { (name: $0, channels: try ChannelFinder.find($0, in: store.allChannels)) }
      try store.setHidden(isHidden, channels: found.flatMap(\.channels).map(\.id))
      // This may be more than was meant.
      for (name, channels) in found where channels.count > 1 {
        Output.note(
          isHidden
            ? localized("'\(name)' matches \(channels.count) channels; all are hidden now.")
            : localized("'\(name)' matches \(channels.count) channels; all are shown now."))
      }
    case .move(let name, let position):
      try store.moveChannel(try ChannelFinder.one(name, in: store.allChannels).id, to: position - 1)
    case .rename(let name, let newName):
      try store.renameChannel(try ChannelFinder.one(name, in: store.allChannels).id, to: newName)
    case .matches: try listMatches(store)
    case .match(let row, let channel, let isMatch):
      let row = try ChannelFinder.one(row, in: store.allChannels).id
      let channel = try ChannelFinder.one(channel, in: store.feedChannels()).id
      if isMatch {
        // A channel that is offered again an hour later is that on purpose.
        let offer = try store.matches().first { $0.row == row && $0.channel == channel }
        try store.match(row, with: channel, shift: offer?.reason == .hourLater ? 3600 : 0)
      } else {
        try store.unmatch(row, from: channel)
      }
    case .shift(let name, let seconds):
      try store.setShift(ofRow: try ChannelFinder.one(name, in: store.allChannels).id, to: seconds)
    }
    return .done
  }

  private func listMatches(_ store: GuideStore) throws {
    let matches = try store.matches(all: parsed.has("all"))
    let width = min(matches.map(\.rowName.cellCount).max() ?? 0, 32)
    let other = min(matches.map(\.channelName.cellCount).max() ?? 0, 32)
    let keyWidth = "#\(matches.map { max($0.row, $0.channel) }.max() ?? 0)".count
    for match in matches {
      let sign = match.isApplied ? "=" : "?"
      let hour = match.shift == 0 ? "" : ", \(localized("\((match.shift > 0 ? "+" : "") + "\(match.shift / 60)") min"))"
      Output.line(
        """
        \("#\(match.row)".leftPadded(to: keyWidth)) \(match.rowName.column(of: width))  \(sign)  \
        \("#\(match.channel)".leftPadded(to: keyWidth)) \(match.channelName.column(of: other))  \
        \(Self.text(match.reason))\(hour)  \(match.channelSource)
        """)
    }
    if matches.isEmpty {
      Output.note(
        parsed.has("all")
          ? localized("No row has channels from several feeds.")
          : localized("There is nothing to review. --all lists all matches."))
    }
  }

  private static func text(_ reason: ChannelMatch.Reason) -> String {
    switch reason {
    case .chosen: localized("your choice")
    case .id: localized("same id")
    case .similarID: localized("similar id")
    case .tvgName, .name: localized("same name")
    case .similarName: localized("similar name")
    case .hourLater: localized("an hour later")
    case .number: localized("same number")
    }
  }

  private func list(_ store: GuideStore) {
    let all = store.allChannels
    let shown = parsed.has("all") ? all : store.channels
    let positions = Dictionary(uniqueKeysWithValues: all.enumerated().map { ($1.id, $0 + 1) })
    let keyWidth = "#\(all.map(\.id).max() ?? 0)".count
    let numberWidth = shown.map(\.number.cellCount).max() ?? 0
    let nameWidth = min(shown.map(\.name.cellCount).max() ?? 0, 40)
    for channel in shown {
      let position = "\(positions[channel.id] ?? 0)".leftPadded(to: "\(all.count)".count)
      let key = "#\(channel.id)".leftPadded(to: keyWidth)
      let number = numberWidth > 0 ? "  \(channel.number.leftPadded(to: numberWidth))" : ""
      let hidden = channel.isHidden ? "  (\(localized("hidden")))" : ""
      let groups = channel.groups.isEmpty ? "" : "  [\(channel.groups.joined(separator: "; "))]"
      Output.line(
        "\(position)  \(key)\(number)  \(channel.name.padded(to: nameWidth))  \(channel.feedID)\(groups)\(hidden)")
    }
    if all.isEmpty {
      Output.note(localized("The guide is empty. Fill it with 'lineup import <file or URL>'."))
    } else if shown.isEmpty {
      Output.note(GuideLocation.allHidden)
    }
  }
}
