/// One viewer's own arrangement of a guide that serves several: the differences from the guide's lineup.
///
/// Parts that the viewer has not changed follow the guide. A viewer cannot show channels that the guide hides.
public struct PersonalLineup: Hashable, Sendable {
  /// The channels that the viewer hid. Those that are gone from the guide are kept, in case they come back.
  private var hidden: Set<Channel.Key> = []
  /// The viewer's names for channels; empty if the viewer prefers the feed's to the guide's.
  private var names: [Channel.Key: String] = [:]
  /// The viewer's order, if it differs from the guide's.
  private var order: [Channel.Key]?
  /// The viewer's lists, including the favourites, if they differ from the guide's.
  private var lists: [ChannelList]?
  /// The viewer's searches, if they differ from the guide's.
  private var searches: [SavedSearch]?

  /// Creates an arrangement that equals the guide's.
  public init() {}

  /// Returns a guide's lineup as the viewer has it, without the channels that the guide hides.
  /// - Complexity: O(channels).
  public func applied(to guide: GuideLineup) -> GuideLineup {
    var lineup = guide
    lineup.channels = guide.visible
    for index in lineup.channels.indices {
      let key = lineup.channels[index].id
      if hidden.contains(key) { lineup.channels[index].isHidden = true }
      if let name = names[key] { lineup.channels[index].customName = name.isEmpty ? nil : name }
    }
    if let order { lineup.apply(.reorder(order)) }
    if let lists { lineup.lists = lists }
    if let searches { lineup.searches = searches }
    return lineup
  }

  /// Makes a change for the viewer alone.
  /// - Returns: the edits that undo it, in the order in which to make them; empty if nothing changed.
  /// - Complexity: O(channels).
  public mutating func perform(_ edit: GuideEdit, on guide: GuideLineup) -> [GuideEdit] {
    let before = applied(to: guide)
    var after = before
    let undo = after.apply(edit)
    guard !undo.isEmpty else { return [] }
    take(after, over: before, on: guide)
    return undo
  }

  private mutating func take(_ after: GuideLineup, over before: GuideLineup, on guide: GuideLineup) {
    let theirs = Dictionary(guide.channels.map { ($0.id, $0.customName) }, uniquingKeysWith: { first, _ in first })
    for channel in after.channels {
      if channel.isHidden { hidden.insert(channel.id) } else { hidden.remove(channel.id) }
      names[channel.id] = channel.customName == theirs[channel.id] ?? nil ? nil : channel.customName ?? ""
    }
    let keys = after.channels.map(\.id)
    if keys != before.channels.map(\.id) { order = keys == guide.visible.map(\.id) ? nil : keys }
    if after.lists != before.lists { lists = after.lists == guide.lists ? nil : after.lists }
    if after.searches != before.searches { searches = after.searches == guide.searches ? nil : after.searches }
  }
}
