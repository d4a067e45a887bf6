import Foundation
import GuideModel

extension GuideStore {
  /// Returns the channels of different feeds that rows show together, or might. Waits for the disk.
  /// - Parameter all: whether to include those that need no review.
  /// - Complexity: O(matches).
  public func matches(all: Bool = false) throws(GuideStoreError) -> [ChannelMatch] {
    try translatingErrors {
      try readers.withReader { reader in
        var matches: [ChannelMatch] = []
        let columns = """
          r.key, coalesce(r.custom_name, r.name), rs.name, c.key, c.name, cs.name, m.rule, m.shift FROM %@ m
            JOIN channel r ON r.key = m.row JOIN source rs ON rs.key = r.source
            JOIN channel c ON c.key = m.channel JOIN source cs ON cs.key = c.source
          """
        let members = columns.replacingOccurrences(of: "%@", with: "member")
        let doubts = columns.replacingOccurrences(of: "%@", with: "doubt")
        let sql =
          all
          ? """
          SELECT \(members) WHERE r.key <> c.key
          UNION SELECT \(doubts) WHERE rule > \(MatchRule.plainName.rawValue) ORDER BY 3, 2, 1, 7
          """
          : "SELECT \(doubts) ORDER BY 3, 2, 1, 7"
        try reader.connection.statement(sql).forEachRow { row in
          let rule = MatchRule(rawValue: Int(row.int64(6))) ?? .id
          matches.append(
            ChannelMatch(
              row: Channel.Key(truncatingIfNeeded: row.int64(0)), rowName: row.text(1), rowSource: row.text(2),
              channel: Channel.Key(truncatingIfNeeded: row.int64(3)), channelName: row.text(4),
              channelSource: row.text(5), reason: rule.reason, shift: row.int64(7), isDoubtful: rule.isDoubtful,
              isApplied: rule.isApplied))
        }
        return matches
      }
    }
  }

  /// Shows a channel's programmes in a row from now on, before all others. The choice is stored by the names of the
  /// feeds and their identifiers, so that it stays valid after their removal.
  /// - Parameter shift: seconds by which the row shows them later.
  public func match(
    _ row: Channel.Key, with channel: Channel.Key, shift: Int64 = 0
  ) throws(GuideStoreError) { try choose(row, channel, isMatch: true, shift: shift) }

  /// Keeps a channel's programmes out of a row from now on.
  public func unmatch(_ row: Channel.Key, from channel: Channel.Key) throws(GuideStoreError) {
    try choose(row, channel, isMatch: false, shift: 0)
  }

  /// Returns every channel of every feed, including those shown by rows of others. Waits for the disk.
  public func feedChannels() throws(GuideStoreError) -> [Channel] {
    try translatingErrors {
      try readers.withReader { reader in
        var channels: [Channel] = []
        let sql = "SELECT key, feed_id, name, custom_name, display_names, number, hidden FROM channel ORDER BY key"
        try reader.connection.statement(sql).forEachRow { row in
          channels.append(
            Channel(
              id: Channel.Key(truncatingIfNeeded: row.int64(0)), feedID: row.text(1), name: row.text(2),
              customName: row.isNull(3) ? nil : row.text(3),
              displayNames: row.text(4).split(separator: "\u{1F}").map(String.init), number: row.text(5),
              isHidden: row.int64(6) != 0))
        }
        return channels
      }
    }
  }

  private func choose(
    _ row: Channel.Key, _ channel: Channel.Key, isMatch: Bool, shift: Int64
  ) throws(GuideStoreError) {
    try edit { connection in
      for key in [row, channel]
      where try connection.integer("SELECT 1 FROM channel WHERE key = ?", SQLiteValue(key)) == nil {
        throw GuideStoreError.unknownChannel(key)
      }
      // The two may be given in either order: a choice replaces its reverse.
      for (row, channel) in [(row, channel), (channel, row)] {
        try connection.run(
          """
          DELETE FROM choice WHERE (row_source, row_id, source, id) IN (
            SELECT rs.name, r.feed_id, cs.name, c.feed_id FROM channel r JOIN source rs ON rs.key = r.source, channel c
              JOIN source cs ON cs.key = c.source WHERE r.key = ?1 AND c.key = ?2)
          """, SQLiteValue(row), SQLiteValue(channel))
      }
      try connection.run(
        """
        INSERT INTO choice(row_source, row_id, source, id, is_match, shift)
        SELECT rs.name, r.feed_id, cs.name, c.feed_id, ?3, ?4 FROM channel r JOIN source rs ON rs.key = r.source, channel c
          JOIN source cs ON cs.key = c.source WHERE r.key = ?1 AND c.key = ?2
        """, SQLiteValue(row), SQLiteValue(channel), SQLiteValue(isMatch), SQLiteValue(shift))
      try RowBuilder(connection: connection).run()
    }
  }
}

extension MatchRule {
  fileprivate var reason: ChannelMatch.Reason {
    switch self {
    case .chosen: .chosen
    case .id: .id
    case .foldedID, .idWithSuffix: .similarID
    case .tvgName: .tvgName
    case .name: .name
    case .plainName: .similarName
    case .hourLater: .hourLater
    case .number: .number
    }
  }
}
