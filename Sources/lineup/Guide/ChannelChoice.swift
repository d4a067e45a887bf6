import GuideModel
import GuideStore

/// The rows that `--channel` and `--list` select; without them, all that are not hidden.
struct ChannelChoice {
  static let options = [
    Option("channel", value: "CHANNEL", repeats: true, help: "Only this channel; can be repeated."),
    Option("list", value: "NAME", help: "Only the channels of this list, in its order."),
  ]

  private let channels: [String]
  private let list: String?

  init(_ arguments: ParsedArguments) throws {
    channels = arguments.all("channel")
    list = arguments["list"]
    if list != nil, !channels.isEmpty { throw UsageError(localized("give --channel or --list, not both")) }
  }

  /// - Throws: `CommandError` if there is no such channel or list.
  func rows(of store: GuideStore) throws -> [Channel] {
    let all = store.channels
    if let list { return try rows(of: list, in: store) }
    guard !channels.isEmpty else { return all }
    var seen: Set<Channel.Key> = []
    return try channels.flatMap { try ChannelFinder.find($0, in: all) }.filter { seen.insert($0.id).inserted }
  }

  private func rows(of name: String, in store: AnyObject) throws -> [Channel] {
    let lineup = (store as? any GuideLibrary)?.lineup ?? GuideLineup()
    let favourites = localized("Favourites")
    let found = lineup.lists.first { list in
      list.name.lowercased() == name.lowercased()
        || list.id == ChannelList.favourites && [favourites.lowercased(), "favourites"].contains(name.lowercased())
    }
    guard let found else { throw CommandError(localized("There is no list '\(name)'.")) }
    let byKey = Dictionary(lineup.visible.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let rows = found.channels.compactMap { byKey[$0] }
    guard !rows.isEmpty else { throw CommandError(localized("The list '\(name)' has no channels.")) }
    return rows
  }
}
