/// The stored airings of a channel in the range that a feed covers, traversed along with the feed's airings of that
/// channel: those that the feed repeats unchanged stay, all others are deleted.
///
/// Most of a refresh repeats what was known. Comparing costs a third of deleting and inserting, and unchanged pages
/// need neither be logged nor copied from the log.
struct StoredAirings {
  private let connection: SQLiteConnection
  private let scan: SQLiteStatement
  private let delete: SQLiteStatement
  /// The keys to delete, in order; between two of them something stays.
  private var stale: [ClosedRange<Int64>] = []
  private var keptLast = true
  private var hasRow = false

  init(connection: SQLiteConnection) throws {
    self.connection = connection
    scan = try connection.prepare("SELECT \(AiringRow.columns) FROM airing WHERE id >= ? AND id < ? ORDER BY id")
    delete = try connection.prepare("DELETE FROM airing WHERE id >= ? AND id < ?")
  }

  /// Goes to the first airing that starts in `starts`.
  mutating func open(channel: Int32, starts: Range<Int64>) throws {
    scan.bind(1, AiringKey(channel: channel, start: starts.lowerBound).rawValue)
    scan.bind(2, AiringKey(channel: channel, start: starts.upperBound).rawValue)
    stale.removeAll(keepingCapacity: true)
    keptLast = true
    hasRow = try scan.step()
  }

  /// Whether the guide has exactly this airing, which then stays. Call it in order of keys, once for each.
  mutating func keeps(_ row: AiringRow) throws -> Bool {
    while hasRow, scan.int64(0) < row.key.rawValue { try drop() }
    // A stop that has not been judged yet cannot be compared with one that has.
    guard hasRow, row.doubt.isEmpty, row.isStored(in: scan) else { return false }
    keptLast = true
    hasRow = try scan.step()
    return true
  }

  /// Deletes the airings that do not stay.
  /// - Returns: their number, and the range of their starts; `nil` for none.
  mutating func close() throws -> (count: Int, starts: Range<Int64>)? {
    while hasRow { try drop() }
    scan.reset()
    guard let first = stale.first, let last = stale.last else { return nil }
    var count = 0
    for keys in stale {
      delete.bind(1, keys.lowerBound)
      delete.bind(2, keys.upperBound + 1)
      try delete.run()
      count += connection.changeCount
    }
    let starts = AiringKey(rawValue: first.lowerBound).start..<AiringKey(rawValue: last.upperBound).start + 1
    return (count, starts)
  }

  /// Marks the current airing for deletion, and goes to the next.
  private mutating func drop() throws {
    let key = scan.int64(0)
    if keptLast {
      stale.append(key...key)
    } else {
      stale[stale.count - 1] = stale[stale.count - 1].lowerBound...key
    }
    keptLast = false
    hasRow = try scan.step()
  }
}
