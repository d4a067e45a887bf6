import GuideModel

/// Finds an ordinal for an airing with the same channel and start as others, unless one of them is the same airing.
///
/// A key has room for 512 airings at one start (`AiringKey.maximumOrdinal`). Those of the latest start are kept as
/// hashes of their content, so that each further one is compared at once: O(1), and O(512) for the first of a start.
/// Hashes are Swift's, with a secret seed.
struct SharedStarts {
  enum Place: Equatable {
    case free(AiringKey)
    /// The same airing exists already.
    case duplicate
    /// There is no room at this start, and the airing is not one of those that exist.
    case none
  }

  /// The number of rows read so far, which is the cost of all calls.
  private(set) var rowsRead = 0

  private let rows: SQLiteStatement
  private var key: AiringKey?
  private var contents: Set<Int> = []
  private var nextOrdinal: Int64 = 0

  init(connection: SQLiteConnection) throws {
    rows = try connection.prepare(
      "SELECT id, stop, flags, title, subtitle, details FROM airing WHERE id >= ? AND id <= ? ORDER BY id")
  }

  /// Forgets the hashes, because rows have been deleted.
  mutating func forget() { key = nil }

  /// Finds an ordinal and reserves it.
  /// - Parameter row: has the key without ordinal.
  mutating func place(for row: AiringRow) throws -> Place {
    if key != row.key { try learn(row.key) }
    var hasher = Hasher()
    hasher.combine(row.stop)
    hasher.combine(row.flags)
    for text in [row.title, row.subtitle, row.details] { Self.combine(text, into: &hasher) }
    let content = hasher.finalize()
    guard !contents.contains(content) else { return .duplicate }
    guard nextOrdinal <= AiringKey.maximumOrdinal else { return .none }
    contents.insert(content)
    defer { nextOrdinal += 1 }
    return .free(AiringKey(channel: row.key.channel, start: row.key.start, ordinal: nextOrdinal))
  }

  private mutating func learn(_ start: AiringKey) throws {
    key = nil
    contents.removeAll(keepingCapacity: true)
    nextOrdinal = 0
    rows.bind(1, start.rawValue)
    rows.bind(2, start.rawValue | AiringKey.maximumOrdinal)
    defer { rows.reset() }
    while try rows.step() {
      rowsRead += 1
      nextOrdinal = Int64(AiringKey(rawValue: rows.int64(0)).ordinal) + 1
      var hasher = Hasher()
      hasher.combine(rows.int64(1))
      hasher.combine(rows.int64(2))
      for column in 3...5 as ClosedRange<Int32> { rows.withBytes(column) { Self.combine($0, into: &hasher) } }
      contents.insert(hasher.finalize())
    }
    key = start
  }

  private static func combine(_ text: UnsafeRawBufferPointer, into hasher: inout Hasher) {
    hasher.combine(text.count)
    hasher.combine(bytes: text)
  }
}
