import GuideModel

/// The tables of the search index, and how they are read and written.
///
///     search_segment   one row for each segment: what it covers, and where its terms begin
///     search_block     the segments' blocks and chunks: `segment << 20 | number`
///     search_stale     days of channels that are yet to be indexed
enum SegmentTable {
  /// The number of a segment's first chunk; blocks count from 0.
  static let firstChunk: Int64 = 1 << 19
  static let segmentShift: Int64 = 20

  static let migration = """
    DROP TABLE search;
    CREATE TABLE search_segment(
      id INTEGER PRIMARY KEY,
      day INTEGER NOT NULL,                           -- of the starts, UTC days since 1970
      documents INTEGER NOT NULL,
      first_start INTEGER NOT NULL,
      last_start INTEGER NOT NULL,
      last_stop INTEGER NOT NULL,
      first_terms BLOB NOT NULL                       -- of each block: length and bytes of its first term
    );
    CREATE INDEX search_segment_day ON search_segment(day);
    CREATE TABLE search_block(id INTEGER PRIMARY KEY, data BLOB NOT NULL);
    CREATE TABLE search_stale(
      day INTEGER NOT NULL,
      channel INTEGER NOT NULL,
      version INTEGER NOT NULL,                       -- differs each time it becomes stale
      PRIMARY KEY(day, channel)
    ) WITHOUT ROWID;
    CREATE INDEX channel_dirty ON channel(dirty_from, dirty_to) WHERE dirty_from < dirty_to;
    UPDATE channel SET dirty_from = first_start, dirty_to = last_stop + 1 WHERE first_start IS NOT NULL;
    """

  /// Smaller segments with the time spans of their chunks, and lengths as terms; the index is built again.
  static let smallSegments = """
    DROP TABLE search_segment;
    DELETE FROM search_block;
    CREATE TABLE search_segment(
      id INTEGER PRIMARY KEY,
      day INTEGER NOT NULL,                           -- of the starts, UTC days since 1970
      documents INTEGER NOT NULL,
      first_start INTEGER NOT NULL,
      last_start INTEGER NOT NULL,
      last_stop INTEGER NOT NULL,
      first_terms BLOB NOT NULL,                      -- of each block: length and bytes of its first term
      spans BLOB NOT NULL                             -- of each chunk: first start and latest stop
    );
    CREATE INDEX search_segment_time ON search_segment(day, first_start, last_start, last_stop, documents);
    UPDATE channel SET dirty_from = first_start, dirty_to = last_stop + 1 WHERE first_start IS NOT NULL;
    """

  struct Segment {
    var id: Int64
    var documents: Int
    var firstStart: Int64
    var lastStart: Int64
    var lastStop: Int64
  }

  static let columns = "id, documents, first_start, last_start, last_stop"

  static func segment(_ row: SQLiteStatement) -> Segment {
    Segment(
      id: row.int64(0), documents: Int(row.int64(1)), firstStart: row.int64(2), lastStart: row.int64(3),
      lastStop: row.int64(4))
  }

  /// Returns all segments by time.
  static func all(_ connection: SQLiteConnection) throws -> [Segment] {
    var segments: [Segment] = []
    // The index alone, which is a page or two.
    try connection.statement("SELECT \(columns) FROM search_segment INDEXED BY search_segment_time").forEachRow {
      segments.append(segment($0))
    }
    return segments.sorted { ($0.firstStart, $0.id) < ($1.firstStart, $1.id) }
  }

  static func ofDay(_ day: Int64, _ connection: SQLiteConnection) throws -> [Segment] {
    var segments: [Segment] = []
    try connection.statement("SELECT \(columns) FROM search_segment WHERE day = ? ORDER BY id").forEachRow(
      SQLiteValue(day)
    ) { segments.append(segment($0)) }
    return segments
  }
}
