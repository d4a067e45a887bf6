import Foundation
import GuideModel
import Reminders

/// The tables of rules and reminders of one connection.
struct ReminderTables {
  let connection: SQLiteConnection

  // MARK: Rules

  /// A row of `reminder_rule`.
  struct StoredRule {
    var rule: ReminderRule
    var isMatched: Bool
  }

  /// Returns every rule, by key; rules that cannot be read are skipped.
  func rules() throws -> [StoredRule] {
    var rules: [StoredRule] = []
    let decoder = JSONDecoder()
    try connection.statement("SELECT key, rule, matched FROM reminder_rule ORDER BY key").forEachRow { row in
      guard var rule = try? decoder.decode(ReminderRule.self, from: Data(row.text(1).utf8)) else { return }
      rule.id = row.int64(0)
      rules.append(StoredRule(rule: rule, isMatched: row.int64(2) != 0))
    }
    return rules
  }

  func rule(_ id: ReminderRule.ID) throws -> ReminderRule? {
    var found: ReminderRule?
    try connection.statement("SELECT rule FROM reminder_rule WHERE key = ?").forEachRow(SQLiteValue(id)) { row in
      found = try? JSONDecoder().decode(ReminderRule.self, from: Data(row.text(0).utf8))
      found?.id = id
    }
    return found
  }

  var hasRules: Bool {
    get throws { try connection.integer("SELECT 1 FROM reminder_rule LIMIT 1") != nil }
  }

  /// Stores a rule: a new one if its number is 0.
  /// - Returns: its number.
  func put(_ rule: ReminderRule) throws -> ReminderRule.ID {
    let text = String(decoding: try JSONEncoder().encode(rule), as: UTF8.self)
    if rule.id == 0 {
      try connection.run("INSERT INTO reminder_rule(rule) VALUES(?)", .text(text))
      return try connection.integer("SELECT last_insert_rowid()") ?? 0
    }
    try connection.run(
      """
      INSERT INTO reminder_rule(key, rule) VALUES(?1, ?2)
      ON CONFLICT(key) DO UPDATE SET rule = ?2, matched = 0
      """, SQLiteValue(rule.id), .text(text))
    return rule.id
  }

  /// Stores where a rule's airing is now, which does not require another search of the guide.
  func update(_ rule: ReminderRule) throws {
    let text = String(decoding: try JSONEncoder().encode(rule), as: UTF8.self)
    try connection.run("UPDATE reminder_rule SET rule = ? WHERE key = ?", .text(text), SQLiteValue(rule.id))
  }

  /// - Returns: whether there was such a rule.
  func removeRule(_ id: ReminderRule.ID) throws -> Bool {
    try connection.run("DELETE FROM reminder WHERE rule = ?", SQLiteValue(id))
    try connection.run("DELETE FROM reminder_episode WHERE rule = ?", SQLiteValue(id))
    try connection.run("DELETE FROM reminder_rule WHERE key = ?", SQLiteValue(id))
    return connection.changeCount > 0
  }

  func noteMatched(_ ids: some Sequence<ReminderRule.ID>) throws {
    for id in ids { try connection.run("UPDATE reminder_rule SET matched = 1 WHERE key = ?", SQLiteValue(id)) }
  }

  // MARK: Reminders

  private static let columns = """
    key, rule, airing, row, source, feed_id, channel_name, start, stop, title, subtitle, episode, lead, state, at, times, \
    standing
    """

  /// Returns the reminders that meet a condition, by start.
  /// - Parameter condition: one of our own constants, never text from outside.
  func reminders(where condition: String = "1", _ value: Int64? = nil, _ other: Int64? = nil) throws
    -> [PlannedReminder]
  {
    var reminders: [PlannedReminder] = []
    let statement = try connection.statement(
      "SELECT \(Self.columns) FROM reminder WHERE \(condition) ORDER BY start, key")
    defer { statement.reset() }
    if let value { statement.bind(1, value) }
    if let other { statement.bind(2, other) }
    while try statement.step() { reminders.append(Self.reminder(statement)) }
    return reminders
  }

  private static func reminder(_ row: SQLiteStatement) -> PlannedReminder {
    let state: PlannedReminder.State =
      switch row.int64(13) {
      case 1: .given(at: row.int64(14), times: Int(row.int64(15)))
      case 2: .snoozed(until: row.int64(14))
      case 3: .done
      case 4: .missed
      default: .waiting
      }
    return PlannedReminder(
      id: row.int64(0), rule: row.int64(1),
      airing: AiringReference(
        channel: ChannelReference(source: row.text(4), feedID: row.text(5), name: row.text(6)), start: row.int64(7),
        stop: row.int64(8), title: row.text(9), subtitle: row.text(10), episode: row.text(11)),
      airingID: AiringKey(rawValue: row.int64(2)).id, row: Channel.Key(truncatingIfNeeded: row.int64(3)),
      lead: row.int64(12), state: state,
      standing: PlannedReminder.Standing(rawValue: Int(row.int64(16))) ?? .listed)
  }

  private func put(_ reminder: PlannedReminder, rule: ReminderRule?) throws {
    let (state, at, times): (Int64, Int64, Int64) =
      switch reminder.state {
      case .waiting: (0, 0, 0)
      case .given(let at, let times): (1, at, Int64(times))
      case .snoozed(let until): (2, until, 0)
      case .done: (3, 0, 0)
      case .missed: (4, 0, 0)
      }
    let repeats = rule.map { $0.isRecording ? 0 : $0.repeatMinutes } ?? 0
    let wake = rule?.isEnabled == true ? reminder.wake(repeatMinutes: repeats) : nil
    let airing = reminder.airing
    try connection.run(
      "INSERT OR REPLACE INTO reminder(\(Self.columns), wake) VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      SQLiteValue(reminder.id), SQLiteValue(reminder.rule), SQLiteValue(AiringKey(reminder.airingID).rawValue),
      SQLiteValue(reminder.row), .text(airing.channel.source), .text(airing.channel.feedID),
      .text(airing.channel.name), SQLiteValue(airing.start), SQLiteValue(airing.stop), .text(airing.title),
      .text(airing.subtitle), .text(airing.episode), SQLiteValue(reminder.lead), SQLiteValue(state), SQLiteValue(at),
      SQLiteValue(times), SQLiteValue(reminder.standing.rawValue), SQLiteValue(wake))
  }

  /// Returns a number above those of all reminders.
  func nextID() throws -> PlannedReminder.ID { try (connection.integer("SELECT max(key) FROM reminder") ?? 0) + 1 }

  /// Returns the instant at which something is to be done next, UTC seconds.
  func nextWake() throws -> Int64? {
    var wake: Int64?
    try connection.statement(
      "SELECT wake FROM reminder INDEXED BY reminder_wake WHERE wake IS NOT NULL ORDER BY wake LIMIT 1"
    )
    .forEachRow { wake = $0.int64(0) }
    return wake
  }

  // MARK: Episodes

  func episodes() throws -> [ReminderRule.ID: Set<String>] {
    var episodes: [ReminderRule.ID: Set<String>] = [:]
    try connection.statement("SELECT rule, episode FROM reminder_episode").forEachRow {
      episodes[$0.int64(0), default: []].insert($0.text(1))
    }
    return episodes
  }

  // MARK: Changes

  /// Airings of a channel that rules have not seen.
  struct Change {
    var channel: Channel.Key
    var starts: Range<Int64>
    var version: Int64
  }

  func changes() throws -> [Change] {
    var changes: [Change] = []
    try connection.statement("SELECT channel, first, last, version FROM reminder_change ORDER BY channel").forEachRow {
      changes.append(
        Change(
          channel: Channel.Key(truncatingIfNeeded: $0.int64(0)), starts: $0.int64(1)..<max($0.int64(1), $0.int64(2)),
          version: $0.int64(3)))
    }
    return changes
  }

  /// Removes changes that rules have seen, except for those that arrived meanwhile.
  func forget(_ changes: [Change]) throws {
    for change in changes {
      try connection.run(
        "DELETE FROM reminder_change WHERE channel = ? AND version = ?", SQLiteValue(change.channel),
        SQLiteValue(change.version))
    }
  }

  /// Returns the number of changes made to these tables.
  func editNumber() throws -> Int64 { try connection.integer("SELECT number FROM reminder_edit") ?? 0 }

  /// Writes what a planner changed.
  /// - Parameter all: whether to write everything it holds, because a rule changed when its reminders are due.
  func write(_ planner: ReminderPlanner, all: Bool = false) throws {
    for id in planner.removed { try connection.run("DELETE FROM reminder WHERE key = ?", SQLiteValue(id)) }
    for id in all ? planner.planned.keys.sorted() : planner.changed.sorted() {
      guard let reminder = planner.planned[id] else { continue }
      try put(reminder, rule: planner.rules[reminder.rule])
    }
    for (rule, episodes) in planner.newEpisodes {
      for episode in episodes {
        try connection.run(
          "INSERT OR IGNORE INTO reminder_episode(rule, episode) VALUES(?, ?)", SQLiteValue(rule), .text(episode))
      }
    }
    for id in planner.movedRules { if let rule = planner.rules[id] { try update(rule) } }
    for id in planner.endedRules { _ = try removeRule(id) }
    try connection.run("UPDATE reminder_edit SET number = number + 1")
  }
}
