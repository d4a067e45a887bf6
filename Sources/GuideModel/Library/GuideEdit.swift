/// A change that the user makes to a lineup. It is applied at once (`GuideLineup.apply`) and stored later.
public enum GuideEdit: Hashable, Codable, Sendable {
  /// Hides channels, or shows them again.
  case setHidden(Bool, [Channel.Key])
  /// Moves a channel to the position `to` among all channels, including hidden ones, from 0; beyond the end means the
  /// end.
  case move(Channel.Key, to: Int)
  /// Puts all channels in this order; those not named follow in their current order.
  case reorder([Channel.Key])
  /// Gives a channel a name that refreshes do not change; `nil` or an empty name returns to the feed's.
  case rename(Channel.Key, to: String?)
  /// Creates a list, or replaces its name and channels. `GuideLineup.nextListID` is an unused number.
  case putList(ChannelList)
  /// Deletes a list; the favourites are only emptied.
  case deleteList(ChannelList.ID)
  /// Adds channels to the end of a list, or removes them from it.
  case setMember(Bool, [Channel.Key], of: ChannelList.ID)
  /// Creates a saved search, or replaces it.
  case putSearch(SavedSearch)
  /// Deletes a saved search.
  case deleteSearch(SavedSearch.ID)
}

extension GuideLineup {
  /// An unused number for a new list.
  public var nextListID: ChannelList.ID { (lists.map(\.id).max() ?? ChannelList.favourites) + 1 }

  /// An unused number for a new saved search.
  public var nextSearchID: SavedSearch.ID { (searches.map(\.id).max() ?? 0) + 1 }

  /// Makes a change. Channels and lists that do not exist are skipped.
  /// - Returns: the edits that undo it, in the order in which to apply them; empty if nothing changed.
  /// - Complexity: O(channels).
  @discardableResult
  public mutating func apply(_ edit: GuideEdit) -> [GuideEdit] {
    switch edit {
    case .setHidden(let isHidden, let keys): return setHidden(isHidden, Set(keys))
    case .move(let key, let index): return move(key, to: index)
    case .reorder(let keys): return reorder(keys)
    case .rename(let key, let name): return rename(key, to: name)
    case .putList(let list): return put(list)
    case .deleteList(let id): return deleteList(id)
    case .setMember(let isMember, let keys, let id): return setMember(isMember, keys, of: id)
    case .putSearch(let search): return put(search)
    case .deleteSearch(let id):
      guard let index = searches.firstIndex(where: { $0.id == id }) else { return [] }
      return [.putSearch(searches.remove(at: index))]
    }
  }

  private mutating func setHidden(_ isHidden: Bool, _ keys: Set<Channel.Key>) -> [GuideEdit] {
    var changed: [Channel.Key] = []
    for index in channels.indices where keys.contains(channels[index].id) && channels[index].isHidden != isHidden {
      channels[index].isHidden = isHidden
      changed.append(channels[index].id)
    }
    return changed.isEmpty ? [] : [.setHidden(!isHidden, changed)]
  }

  private mutating func move(_ key: Channel.Key, to index: Int) -> [GuideEdit] {
    guard let old = channels.firstIndex(where: { $0.id == key }) else { return [] }
    let channel = channels.remove(at: old)
    let new = min(max(index, 0), channels.count)
    channels.insert(channel, at: new)
    return new == old ? [] : [.move(key, to: old)]
  }

  private mutating func reorder(_ keys: [Channel.Key]) -> [GuideEdit] {
    let old = channels
    var byKey = Dictionary(channels.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let first = keys.compactMap { byKey.removeValue(forKey: $0) }
    channels = first + old.filter { byKey[$0.id] != nil }
    let order = old.map(\.id)
    return channels.map(\.id) == order ? [] : [.reorder(order)]
  }

  private mutating func rename(_ key: Channel.Key, to name: String?) -> [GuideEdit] {
    guard let index = channels.firstIndex(where: { $0.id == key }) else { return [] }
    let old = channels[index].customName
    channels[index].customName = name.flatMap { $0.isEmpty ? nil : $0 }
    return channels[index].customName == old ? [] : [.rename(key, to: old)]
  }

  private mutating func put(_ list: ChannelList) -> [GuideEdit] {
    var list = list
    var seen: Set<Channel.Key> = []
    list.channels = list.channels.filter { seen.insert($0).inserted }
    guard let index = lists.firstIndex(where: { $0.id == list.id }) else {
      lists.append(list)
      return [.deleteList(list.id)]
    }
    let old = lists[index]
    lists[index] = list
    return old == list ? [] : [.putList(old)]
  }

  private mutating func deleteList(_ id: ChannelList.ID) -> [GuideEdit] {
    guard let index = lists.firstIndex(where: { $0.id == id }) else { return [] }
    if id == ChannelList.favourites { return put(ChannelList(id: id, name: lists[index].name)) }
    return [.putList(lists.remove(at: index))]
  }

  private mutating func setMember(_ isMember: Bool, _ keys: [Channel.Key], of id: ChannelList.ID) -> [GuideEdit] {
    guard var list = list(id) else { return [] }
    let known = Set(list.channels)
    if isMember {
      list.channels += keys.filter { !known.contains($0) }
    } else {
      let leaving = Set(keys)
      list.channels.removeAll { leaving.contains($0) }
    }
    return put(list)
  }

  private mutating func put(_ search: SavedSearch) -> [GuideEdit] {
    guard let index = searches.firstIndex(where: { $0.id == search.id }) else {
      searches.append(search)
      return [.deleteSearch(search.id)]
    }
    let old = searches[index]
    searches[index] = search
    return old == search ? [] : [.putSearch(old)]
  }
}
