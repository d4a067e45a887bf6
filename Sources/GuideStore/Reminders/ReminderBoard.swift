import GuideModel
import Reminders

/// The airings with a bell, in memory, so that a grid may read them at any time.
struct ReminderBoard: Sendable {
  private struct Bell: Sendable {
    var airing: Airing.ID
    var row: Channel.Key
    var times: Range<Int64>
  }

  private var bells: [Bell] = []
  /// A number that changes whenever the bells do.
  private(set) var generation = 0

  /// The greatest number of bells.
  static let most = 20_000

  /// Reads the bells of reminders that are open, or recorded, or whose time passed less than a day ago without an
  /// answer.
  ///
  /// A reminder that was answered or declined has none: choosing it again sets a new one.
  static func read(_ connection: SQLiteConnection, now: Int64) throws -> ReminderBoard {
    var board = ReminderBoard()
    let tables = ReminderTables(connection: connection)
    let first = SQLiteValue(now - ReminderPlanner.memory)
    var done: [ReminderRule.ID] = []
    try connection.statement("SELECT DISTINCT rule FROM reminder WHERE standing < 2 AND state = 3 AND stop > ?")
      .forEachRow(first) { done.append($0.int64(0)) }
    let recordings = Set(try done.filter { try tables.rule($0)?.isRecording == true })
    let sql = """
      SELECT airing, row, start, stop, state, rule FROM reminder
      WHERE standing < 2 AND state <> 4 AND stop > ? ORDER BY start LIMIT \(most)
      """
    try connection.statement(sql).forEachRow(first) { row in
      guard row.int64(4) != 3 || recordings.contains(row.int64(5)) else { return }
      board.bells.append(
        Bell(
          airing: AiringKey(rawValue: row.int64(0)).id, row: Channel.Key(truncatingIfNeeded: row.int64(1)),
          times: row.int64(2)..<max(row.int64(2) + 1, row.int64(3))))
    }
    return board
  }

  /// Publishes what was read.
  mutating func publish(_ board: ReminderBoard) {
    bells = board.bells
    generation += 1
  }

  /// - Complexity: O(bells).
  func airings(in range: Range<Int64>, rows: Set<Channel.Key>?) -> Set<Airing.ID> {
    var found: Set<Airing.ID> = []
    for bell in bells where bell.times.overlaps(range) && rows?.contains(bell.row) ?? true { found.insert(bell.airing) }
    return found
  }
}
