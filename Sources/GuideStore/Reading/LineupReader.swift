import Foundation
import GuideModel

/// Reads channels in order with the range of their airings, lists and searches.
struct LineupReader {
  let connection: SQLiteConnection

  /// Reads the lineup. Call it in a transaction, so that everything is consistent.
  func read() throws -> LineupSnapshot {
    var snapshot = LineupSnapshot()
    try readChannels(into: &snapshot)
    snapshot.sources = try connection.sources(now: Int64(Date().timeIntervalSince1970))
    snapshot.lineup.lists = try lists()
    try connection.statement("SELECT key, name, text FROM saved_search ORDER BY position, key").forEachRow { row in
      snapshot.lineup.searches.append(
        SavedSearch(id: Int32(truncatingIfNeeded: row.int64(0)), name: row.text(1), text: row.text(2)))
    }
    return snapshot
  }

  private func readChannels(into snapshot: inout LineupSnapshot) throws {
    let icons = try readMembers(into: &snapshot)
    let sql = """
      SELECT key, feed_id, name, custom_name, display_names, number, icon, hidden, first_start, last_stop, groups
      FROM channel WHERE is_row = 1 ORDER BY position, key
      """
    try connection.statement(sql).forEachRow { row in
      let names = row.text(4)
      let groups = row.text(10)
      var channel = Channel(
        id: Channel.Key(truncatingIfNeeded: row.int64(0)), feedID: row.text(1),
        name: row.text(2), customName: row.isNull(3) ? nil : row.text(3),
        displayNames: names.isEmpty ? [] : names.split(separator: "\u{1F}").map(String.init), number: row.text(5),
        iconURL: row.text(6), groups: groups.isEmpty ? [] : groups.split(separator: "\u{1F}").map(String.init),
        isHidden: row.int64(7) != 0)
      if channel.iconURL.isEmpty, let icon = icons[channel.id] { channel.iconURL = icon }
      snapshot.lineup.channels.append(channel)
      if snapshot.members[channel.id] == nil, !row.isNull(8) {
        snapshot.bounds[channel.id] = row.int64(8)..<max(row.int64(9), row.int64(8) + 1)
      }
    }
  }

  /// Reads the members of rows that do not show only themselves, and the ranges of their airings.
  /// - Returns: logos for rows whose own feed has none.
  private func readMembers(into snapshot: inout LineupSnapshot) throws -> [Channel.Key: String] {
    var icons: [Channel.Key: String] = [:]
    let sql = """
      SELECT row, channel, member.shift, first_start, last_stop, icon FROM member JOIN channel ON channel.key = member.channel
      ORDER BY row, rank
      """
    try connection.statement(sql).forEachRow { row in
      let key = Channel.Key(truncatingIfNeeded: row.int64(0))
      let shift = row.int64(2)
      snapshot.members[key, default: []].append(
        RowMember(row: key, channel: Channel.Key(truncatingIfNeeded: row.int64(1)), shift: shift))
      if icons[key] == nil { icons[key] = row.text(5).isEmpty ? nil : row.text(5) }
      guard !row.isNull(3) else { return }
      let own = row.int64(3) + shift..<max(row.int64(4), row.int64(3) + 1) + shift
      snapshot.bounds[key] =
        snapshot.bounds[key].map { min($0.lowerBound, own.lowerBound)..<max($0.upperBound, own.upperBound) } ?? own
    }
    return icons
  }

  private func lists() throws -> [ChannelList] {
    var lists: [ChannelList] = []
    try connection.statement("SELECT key, name FROM list ORDER BY key <> 1, position, key").forEachRow { row in
      lists.append(ChannelList(id: Int32(truncatingIfNeeded: row.int64(0)), name: row.text(1)))
    }
    if lists.first?.id != ChannelList.favourites {
      lists.insert(ChannelList(id: ChannelList.favourites, name: ""), at: 0)
    }
    let places = Dictionary(uniqueKeysWithValues: lists.enumerated().map { ($1.id, $0) })
    try connection.statement("SELECT list, channel FROM list_channel ORDER BY list, position").forEachRow { row in
      guard let place = places[Int32(truncatingIfNeeded: row.int64(0))] else { return }
      lists[place].channels.append(Channel.Key(truncatingIfNeeded: row.int64(1)))
    }
    return lists
  }
}
