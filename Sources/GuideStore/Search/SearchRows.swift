import GuideModel

/// The rows that a search may find airings on, and which of them show the airings of a stored channel.
struct SearchRows {
  /// A row that shows a channel's airings.
  struct Row {
    var channel: Channel.Key
    /// The row's place in the owner's order.
    var position: Int
    /// Seconds by which it shows them later.
    var shift: Int64 = 0
    /// What the row shows, in order of rank, where the channel only fills the holes of others.
    var members: [RowMember] = []
  }

  private var byChannel: [Channel.Key: [Row]] = [:]
  /// The same by key, for the loops of a search.
  private var byKey: [[Row]] = []

  /// - Parameters:
  ///   - lineup: every row in the owner's order, and what it shows.
  ///   - wanted: the rows to look at; `nil` for all that are not hidden.
  init(lineup: LineupState, wanted: Set<Channel.Key>?) {
    for (position, channel) in lineup.all.enumerated() where wanted?.contains(channel.id) ?? !channel.isHidden {
      guard let members = lineup.members[channel.id] else {
        byChannel[channel.id, default: []].append(Row(channel: channel.id, position: position))
        continue
      }
      for (rank, member) in members.enumerated() {
        byChannel[member.channel, default: []].append(
          Row(
            channel: channel.id, position: position, shift: member.shift, members: rank > 0 ? members : []))
      }
    }
    noteShown()
  }

  private mutating func noteShown() {
    byKey = Array(repeating: [], count: Int(byChannel.keys.max() ?? -1) + 1)
    for (key, rows) in byChannel where key >= 0 { byKey[Int(key)] = rows }
  }

  /// The rows that show the airings of a stored channel: its own, unless it is part of others.
  @inline(__always)
  func rows(showing channel: Channel.Key) -> [Row] { byKey.indices.contains(Int(channel)) ? byKey[Int(channel)] : [] }

  /// Whether any row shows the airings of a stored channel.
  @inline(__always)
  func isShown(_ channel: Channel.Key) -> Bool { byKey.indices.contains(Int(channel)) && !byKey[Int(channel)].isEmpty }

  var isEmpty: Bool { byChannel.isEmpty }

  /// Leaves only the rows whose channels have a name, number or identifier with all these words, each of which may go on.
  mutating func filter(by words: [SearchText.Unit], lineup: [Channel], searchText: SearchText) {
    let named = Set(
      lineup.filter { channel in
        ([channel.name, channel.feedName, channel.number, channel.feedID] + channel.displayNames).contains { name in
          let units = searchText.units(of: name)
          return words.allSatisfy { word in
            SearchMatcher.contains(units, SearchQuery.Pattern(units: [word], isPrefix: true))
          }
        }
      }.map(\.id))
    byChannel = byChannel.compactMapValues { rows in
      let left = rows.filter { named.contains($0.channel) }
      return left.isEmpty ? nil : left
    }
    noteShown()
  }
}
