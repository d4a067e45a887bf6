import GuideModel
import Postgres

/// Reads airings from a server, over one connection.
struct ServerAirings: AiringReading {
  let server: PostgresConnection

  private static let columns = "channel, start, ordinal, stop, genre, flags, title, subtitle, summary"

  /// Returns the airing in the columns `columns`, from `first` on.
  static func airing(_ rows: PostgresResult, _ row: Int, first: Int = 0) -> Airing {
    Airing(
      id: Airing.ID(
        channel: Channel.Key(truncatingIfNeeded: rows.integer(row, first)), start: rows.integer(row, first + 1),
        ordinal: Int32(truncatingIfNeeded: rows.integer(row, first + 2))),
      stop: rows.integer(row, first + 3), title: rows.text(row, first + 6), subtitle: rows.text(row, first + 7),
      summary: rows.text(row, first + 8),
      genre: Genre(rawValue: UInt8(truncatingIfNeeded: rows.integer(row, first + 4))) ?? .undefined,
      flags: Airing.Flags(rawValue: UInt16(truncatingIfNeeded: rows.integer(row, first + 5))))
  }

  /// Uses two range scans of one partition, as in the file.
  func airings(on channel: Channel.Key, overlapping range: Range<Int64>) throws -> [Airing] {
    let rows = try server.run(
      """
      SELECT \(Self.columns) FROM lineup.airing
      WHERE channel = $1::int AND start >= $2 - coalesce((SELECT longest FROM lineup.channel WHERE key = $1), 0)
        AND start < $3 AND (stop > $2 OR start >= $2) AND NOT (start < $2 AND stop - start > \(Schema.longAiring))
      UNION ALL
      SELECT \(Self.columns) FROM lineup.airing
      WHERE channel = $1::int AND stop > $2 AND stop - start > \(Schema.longAiring) AND start < $2
      ORDER BY start, ordinal
      """, [.integer(Int64(channel)), .integer(range.lowerBound), .integer(range.upperBound)], isKept: true)
    return (0..<rows.count).map { Self.airing(rows, $0) }
  }

  func airing(_ id: Airing.ID) throws -> Airing? {
    let rows = try one(id, Self.columns)
    return rows.count == 0 ? nil : Self.airing(rows, 0)
  }

  func details(_ id: Airing.ID) throws -> [UInt8]? {
    let rows = try one(id, "details")
    return rows.count == 0 ? nil : Array(rows.bytes(0, 0))
  }

  private func one(_ id: Airing.ID, _ columns: String) throws -> PostgresResult {
    try server.run(
      "SELECT \(columns) FROM lineup.airing WHERE channel = $1::int AND start = $2 AND ordinal = $3::smallint",
      [.integer(Int64(id.channel)), .integer(id.start), .integer(Int64(id.ordinal))], isKept: true)
  }

  /// Returns the airing at `instant` and the one after it, for each of `rows` that has either, with one statement.
  func nowAndNext(at instant: Int64, on rows: [PlainRow]) throws -> [NowAndNext] {
    // Shifts are at most a few days.
    let instant = min(max(instant, 1 << 23), AiringKey.maximumStart - (1 << 23))
    let columns = ["n", "x"].map { table in
      Self.columns.split(separator: ", ").map { "\(table).\($0)" }.joined(separator: ", ")
    }.joined(separator: ", ")
    let found = try server.run(
      """
      SELECT s.number, \(columns)
      FROM unnest($1::int[], $2, $3) WITH ORDINALITY AS s(c, t, longest, number)
      LEFT JOIN LATERAL (
        (SELECT 0 AS place, * FROM lineup.airing WHERE channel = s.c AND start >= s.t - s.longest AND start <= s.t AND stop > s.t
          ORDER BY start DESC, ordinal DESC LIMIT 1)
        UNION ALL
        (SELECT 1, * FROM lineup.airing WHERE channel = s.c AND stop > s.t AND stop - start > \(Schema.longAiring) AND start <= s.t
          ORDER BY start DESC, ordinal DESC LIMIT 1)
        ORDER BY place LIMIT 1) n ON true
      LEFT JOIN LATERAL (
        SELECT * FROM lineup.airing WHERE channel = s.c AND start > s.t ORDER BY start, ordinal LIMIT 1) x ON true
      WHERE n.channel IS NOT NULL OR x.channel IS NOT NULL ORDER BY s.number
      """,
      [
        .integers(rows.map { Int64($0.member.channel) }), .integers(rows.map { instant - $0.member.shift }),
        .integers(rows.map(\.longest)),
      ], isKept: true)
    return (0..<found.count).compactMap { number in
      let place = Int(found.integer(number, 0)) - 1
      guard rows.indices.contains(place) else { return nil }
      let member = rows[place].member
      return NowAndNext(
        channel: member.row,
        now: found.isNull(number, 1) ? nil : Self.airing(found, number, first: 1).shifted(by: member.shift),
        next: found.isNull(number, 10) ? nil : Self.airing(found, number, first: 10).shifted(by: member.shift))
    }
  }

  /// Returns the rows with an airing of a genre that overlaps `range`; the search of each channel ends with the first.
  func channels(with genre: Genre, in range: Range<Int64>, of rows: SearchRows) throws -> Set<Channel.Key> {
    let lower = min(max(range.lowerBound, 0), AiringKey.maximumStart)
    let upper = min(max(range.upperBound, 0), AiringKey.maximumStart)
    let found = try server.run(
      """
      SELECT DISTINCT s.r FROM unnest($1, $2::int[], $3) AS s(r, c, shift)
      WHERE EXISTS(SELECT 1 FROM lineup.airing WHERE channel = s.c AND start < $5 - s.shift AND stop > $4 - s.shift
          AND start >= $4 - s.shift - \(Schema.longAiring) AND genre = $6::smallint)
        OR EXISTS(SELECT 1 FROM lineup.airing WHERE channel = s.c AND stop > $4 - s.shift AND stop - start > \(Schema.longAiring)
          AND start < $5 - s.shift AND genre = $6::smallint)
      """,
      [
        .integers(rows.all.map { Int64($0.channel) }), .integers(rows.all.map { Int64($0.member) }),
        .integers(rows.all.map(\.shift)), .integer(lower), .integer(upper), .integer(Int64(genre.rawValue)),
      ], isKept: true)
    return Set((0..<found.count).map { Channel.Key(truncatingIfNeeded: found.integer($0, 0)) })
  }

  func search(
    _ query: SearchQuery, rows: SearchRows, request: GuideSearchRequest, searchText: SearchText,
    isCancelled: @escaping () -> Bool
  ) throws -> GuideSearchResults {
    try ServerSearch(
      query: query, rows: rows, request: request, airings: self, searchText: searchText, isCancelled: isCancelled
    ).run()
  }
}
