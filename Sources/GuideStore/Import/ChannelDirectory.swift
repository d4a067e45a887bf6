import Foundation
import GuideModel

/// Finds and creates the channels of one source during an import.
///
/// Ids are stored only as hashes (64 bits, with a secret seed: even for the greatest number of channels, the
/// probability that two share one is 2⁻²⁹), so that a channel costs less than 100 bytes however long its id is.
struct ChannelDirectory {
  /// The greatest number of channels of a source. The largest known guide has 60,000.
  static let mostChannels = 1 << 18
  /// The greatest number of a channel's names, and of its `channel` elements that are looked at. Each element reads and
  /// writes the whole row, so that their number must have a bound. Matching uses eight names.
  static let mostNames = 64
  /// The greatest length of one of a channel's further names in bytes.
  static let longestName = 512

  private let source: Int64
  private(set) var states: [ChannelState] = []
  private(set) var newChannels = 0
  private let limit: Int
  /// Indices by the exact id, for ids that `folded` maps to another channel.
  private var exact: [Int: Int32] = [:]
  private var folded: [Int: Int32] = [:]
  private var nextKey: Int64
  private var nextPosition: Int64
  /// The place of the next channel that a `channel` element declares.
  private var nextOrder: Int64 = 0
  /// The place of the next channel that only programmes name, after those that are known.
  private var nextUndeclaredOrder: Int64

  /// Loads the source's channels from the guide.
  init(source: Int64, connection: SQLiteConnection, limit: Int = Self.mostChannels) throws {
    self.source = source
    self.limit = limit
    nextKey = try (connection.integer("SELECT max(key) FROM channel") ?? 0) + 1
    nextPosition = try (connection.integer("SELECT max(position) FROM channel") ?? -1) + 1
    nextUndeclaredOrder =
      try (connection.integer("SELECT max(feed_order) FROM channel WHERE source = ?", SQLiteValue(source)) ?? -1) + 1
    let sql = """
      SELECT key, feed_id, iif(is_row, hidden, EXISTS(SELECT 1 FROM member WHERE member.channel = channel.key) AND NOT EXISTS(
        SELECT 1 FROM member JOIN channel r ON r.key = row WHERE member.channel = channel.key AND r.hidden = 0)),
        first_start, last_stop, longest
      FROM channel WHERE source = ? ORDER BY key
      """
    try connection.statement(sql).forEachRow(SQLiteValue(source)) { row in
      var state = ChannelState(key: Channel.Key(truncatingIfNeeded: row.int64(0)), isHidden: row.int64(2) != 0)
      state.note(
        stored: row.isNull(3) ? nil : row.int64(3)..<max(row.int64(4), row.int64(3) + 1), longest: row.int64(5))
      remember(state, feedID: row.text(1))
    }
  }

  private mutating func remember(_ state: ChannelState, feedID: String) {
    let index = Int32(states.count)
    states.append(state)
    let fold = FeedID.fold(feedID)
    let isFirst = folded[fold.hashValue] == nil
    if isFirst { folded[fold.hashValue] = index }
    if !isFirst || fold != feedID { exact[feedID.hashValue] = index }
  }

  /// Returns the index in `states` of the feed's channel `feedID`: by the exact id, else by its folded form.
  mutating func index(of feedID: String) -> Int? {
    if let index = exact[feedID.hashValue] { return Int(index) }
    let fold = FeedID.fold(feedID)
    guard let index = folded[fold.hashValue] else { return nil }
    // Folding is expensive, so results are cached. An id may be written in more ways than there are channels.
    if fold != feedID, exact.count < 2 * limit { exact[feedID.hashValue] = index }
    return Int(index)
  }

  /// Creates a channel; `RowBuilder` decides its row's position.
  mutating func create(
    feedID: String, name: String, number: String, icon: String, displayNames: [String], groups: String = "",
    details: [UInt8], order: Int64? = nil,
    connection: SQLiteConnection
  ) throws -> Int {
    guard states.count < limit else { throw GuideStoreError.tooManyChannels(limit: limit) }
    guard nextKey <= AiringKey.maximumChannel else {
      throw GuideStoreError.tooManyChannels(limit: Int(AiringKey.maximumChannel))
    }
    try connection.run(
      """
      INSERT INTO channel(key, source, feed_id, name, number, icon, display_names, groups, details, position,
        feed_order)
      VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      SQLiteValue(nextKey), SQLiteValue(source), .text(feedID), .text(name.isEmpty ? feedID : name), .text(number),
      .text(icon), .text(displayNames.joined(separator: "\u{1F}")), .text(groups), .blob(details),
      SQLiteValue(nextPosition), SQLiteValue(order ?? nextUndeclaredOrder))
    nextUndeclaredOrder = max(nextUndeclaredOrder, order ?? nextUndeclaredOrder) + 1
    remember(ChannelState(key: Channel.Key(truncatingIfNeeded: nextKey), isHidden: false), feedID: feedID)
    nextKey += 1
    nextPosition += 1
    newChannels += 1
    return states.count - 1
  }

  /// Applies a `channel` element. The first one in a feed replaces what earlier refreshes said; further ones for the
  /// same channel only fill what is empty and add their names, up to the 64th.
  mutating func declare(
    feedID: String, name: String, number: String, icon: String, displayNames: [String], groups: String = "",
    details: [UInt8],
    connection: SQLiteConnection
  ) throws {
    guard let index = index(of: feedID) else {
      let index = try create(
        feedID: feedID, name: name, number: number, icon: icon, displayNames: displayNames, groups: groups,
        details: details, connection: connection)
      states[index].noteDeclaration()
      return
    }
    let isFirst = states[index].declarations == 0
    guard states[index].declarations < Self.mostNames else { return }
    states[index].noteDeclaration()
    var names = displayNames
    if !isFirst {
      var stored: [String] = []
      try connection.statement("SELECT display_names FROM channel WHERE key = ?")
        .forEachRow(SQLiteValue(states[index].key)) { row in
          stored = row.text(0).split(separator: "\u{1F}").map(String.init)
        }
      names = stored
      for name in displayNames where names.count < Self.mostNames && !names.contains(name) { names.append(name) }
    }
    let sql =
      isFirst
      ? """
      UPDATE channel SET name = iif(?2 = '', name, ?2), number = ?3, icon = ?4, display_names = ?5, details = ?6,
        groups = ?7, feed_order = ?8
      WHERE key = ?1
      """
      : """
      UPDATE channel SET name = iif(name = feed_id AND ?2 <> '', ?2, name), number = iif(number = '', ?3, number),
        icon = iif(icon = '', ?4, icon), display_names = ?5, details = iif(length(details) > 0, details, ?6),
        groups = iif(groups = '', ?7, groups), feed_order = iif(?8 < 0, feed_order, ?8)
      WHERE key = ?1
      """
    try connection.run(
      sql, SQLiteValue(states[index].key), .text(name), .text(number), .text(icon),
      .text(names.joined(separator: "\u{1F}")), .blob(details), .text(groups), SQLiteValue(isFirst ? nextOrder : -1))
    if isFirst { nextOrder += 1 }
  }

  mutating func update<Result>(_ index: Int, _ body: (inout ChannelState) throws -> Result) rethrows -> Result {
    try body(&states[index])
  }
}
