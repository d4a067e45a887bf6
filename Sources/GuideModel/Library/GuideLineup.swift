/// The part of a guide that its owner arranges: channels in order, lists of favourites, saved searches.
///
/// A value: the window applies edits at once, and the store writes the same edits later.
public struct GuideLineup: Hashable, Sendable {
  /// The rows in the owner's order, including hidden ones.
  public var channels: [Channel]
  /// The lists in the order in which they are shown; the favourites come first.
  public var lists: [ChannelList]
  /// The saved searches in the order in which they are shown.
  public var searches: [SavedSearch]

  /// Creates a lineup; by default an empty one with an unnamed list of favourites.
  public init(
    channels: [Channel] = [], lists: [ChannelList] = [ChannelList(id: ChannelList.favourites, name: "")],
    searches: [SavedSearch] = []
  ) {
    self.channels = channels
    self.lists = lists
    self.searches = searches
  }

  /// The channels that are not hidden, in order.
  public var visible: [Channel] { channels.filter { !$0.isHidden } }

  /// Returns the list with that number, if there is one.
  public func list(_ id: ChannelList.ID) -> ChannelList? { lists.first { $0.id == id } }

  /// The groups of all visible channels, each once, in the order of their first channel.
  /// - Complexity: O(channels × groups of each).
  public var groups: [String] {
    var seen: Set<String> = []
    return channels.lazy.filter { !$0.isHidden }.flatMap(\.groups).filter { seen.insert($0).inserted }
  }
}
