import GuideModel
import GuideStore

struct ChannelsCommand: Command {
  static let name = "channels"
  static let summary = "List, hide, show, move and rename channels."
  static let arguments =
    "[list [--all] | hide CHANNEL… | show CHANNEL… | move CHANNEL POSITION | rename CHANNEL [NAME]]"
  static let options = [
    Option("all", letter: "a", help: "List hidden channels too.")
  ]
  static let discussion = """
    A channel is its key from the list (as #12), its number, its feed's id, or part of its name. Hidden channels are neither
    drawn nor imported. A position counts from 1. Without a name, rename returns to the feed's.
    """

  private enum Action {
    case list
    case hide([String], Bool)
    case move(String, Int)
    case rename(String, String?)

    var isReading: Bool {
      if case .list = self { return true }
      return false
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
      guard rest.isEmpty else { throw UsageError("'list' takes no channels") }
      action = .list
    case "hide", "show":
      guard !rest.isEmpty else { throw UsageError("which channels shall I \(verb)?") }
      action = .hide(Array(rest), verb == "hide")
    case "move":
      guard rest.count == 2, let channel = rest.first, let position = rest.last.flatMap({ Int($0) }), position > 0
      else {
        throw UsageError("write 'move CHANNEL POSITION'; positions count from 1")
      }
      action = .move(channel, position)
    case "rename":
      guard let channel = rest.popFirst(), rest.count <= 1 else { throw UsageError("write 'rename CHANNEL [NAME]'") }
      action = .rename(channel, rest.first)
    default:
      let nearest = Spelling.nearest(to: verb, among: ["list", "hide", "show", "move", "rename"])
      throw UsageError("cannot '\(verb)' channels" + (nearest.map { "; did you mean '\($0)'?" } ?? ""))
    }
  }

  func run() throws -> ExitCode {
    let store = try action.isReading ? Library.openForReading(parsed) : Library.openExisting(parsed)
    switch action {
    case .list: list(store)
    case .hide(let names, let isHidden):
      let found = try names.map { (name: $0, channels: try ChannelFinder.find($0, in: store.allChannels)) }
      try store.setHidden(isHidden, channels: found.flatMap(\.channels).map(\.id))
      // More than was perhaps meant.
      for (name, channels) in found where channels.count > 1 {
        Output.note("'\(name)' is \(channels.count) channels; all are \(isHidden ? "hidden" : "shown") now.")
      }
    case .move(let name, let position):
      try store.moveChannel(try ChannelFinder.one(name, in: store.allChannels).id, to: position - 1)
    case .rename(let name, let newName):
      try store.renameChannel(try ChannelFinder.one(name, in: store.allChannels).id, to: newName)
    }
    return .done
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
      let hidden = channel.isHidden ? "  (hidden)" : ""
      let groups = channel.groups.isEmpty ? "" : "  [\(channel.groups.joined(separator: "; "))]"
      Output.line(
        "\(position)  \(key)\(number)  \(channel.name.padded(to: nameWidth))  \(channel.feedID)\(groups)\(hidden)")
    }
    if all.isEmpty { Output.note("The guide is empty. Fill it with 'lineup import <file or URL>'.") }
  }
}
