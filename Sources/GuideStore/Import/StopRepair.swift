import GuideModel

/// The second pass over a channel, which gives airings with a missing or wrong stop one that fits what follows.
///
/// - A missing stop becomes the next start; if nothing follows within twelve hours, the channel's typical length is
///   used.
/// - A stop that was moved to the next day stays unless it overlaps the next start; then it is inferred, too.
/// - An airing of a day or longer ends at the next start.
struct StopRepair {
  /// The distance in seconds beyond which the next start is after a hole.
  static let longestInferred: Int64 = 12 * 3600
  private static let chunk = 1024

  private(set) var inferred = 0
  private(set) var rolled = 0
  private(set) var reversed = 0
  private(set) var capped = 0

  private let connection: SQLiteConnection
  private let scan: SQLiteStatement
  private let next: SQLiteStatement
  private let update: SQLiteStatement

  private struct Row {
    var key: AiringKey
    var stop: Int64
    var flags: Int64
  }

  init(connection: SQLiteConnection) throws {
    self.connection = connection
    scan = try connection.prepare(
      "SELECT id, stop, flags FROM airing WHERE id >= ?1 AND id < ?2 AND flags > 65535 ORDER BY id LIMIT \(Self.chunk)")
    next = try connection.prepare("SELECT id FROM airing WHERE id >= ?1 AND id < ?2 ORDER BY id LIMIT 1")
    update = try connection.prepare("UPDATE airing SET stop = ?2, flags = ?3 WHERE id = ?1")
  }

  /// - Complexity: O(airings of the covered interval), in chunks of constant memory.
  mutating func run(_ airings: ChannelAirings, of channel: Channel.Key) throws {
    let typical = airings.typicalDuration
    for covered in airings.covered.runs { try run(airings, of: channel, in: covered, typical: typical) }
  }

  private mutating func run(
    _ airings: ChannelAirings, of channel: Channel.Key, in covered: Range<Int64>, typical: Int64
  ) throws {
    var from = AiringKey(channel: channel, start: covered.lowerBound).rawValue
    let to = AiringKey(channel: channel, start: covered.upperBound).rawValue
    while true {
      var rows: [Row] = []
      scan.bind(1, from)
      scan.bind(2, to)
      while try scan.step() {
        rows.append(Row(key: AiringKey(rawValue: scan.int64(0)), stop: scan.int64(1), flags: scan.int64(2)))
      }
      scan.reset()
      for row in rows {
        let stop = try settle(row, typical: typical)
        airings.note(duration: stop - row.key.start)
      }
      guard rows.count == Self.chunk, let last = rows.last else { return }
      from = last.key.rawValue + 1
    }
  }

  private mutating func settle(_ row: Row, typical: Int64) throws -> Int64 {
    let start = row.key.start
    let following = try nextStart(after: row.key)
    let doubt = StopDoubt(rawValue: row.flags & StopDoubt.mask)
    var flags = row.flags & ~StopDoubt.mask
    var stop = row.stop
    switch doubt {
    case .absurd:
      if let following, following < stop {
        stop = following
        capped += 1
      }
    case .rolled where following.map({ $0 >= stop }) ?? true:
      rolled += 1
    default:
      if let following, following - start <= Self.longestInferred {
        stop = following
      } else {
        stop = start + typical
      }
      flags |= Int64(Airing.Flags.stopIsInferred.rawValue)
      if doubt == .missing { inferred += 1 } else { reversed += 1 }
    }
    update.bind(1, row.key.rawValue)
    update.bind(2, stop)
    update.bind(3, flags)
    try update.run()
    return stop
  }

  /// Returns the first start on the channel after that of `key`.
  private func nextStart(after key: AiringKey) throws -> Int64? {
    next.bind(1, AiringKey(channel: key.channel, start: key.start + 1).rawValue)
    next.bind(2, AiringKey(channel: key.channel + 1, start: 0).rawValue)
    defer { next.reset() }
    return try next.step() ? AiringKey(rawValue: next.int64(0)).start : nil
  }
}
