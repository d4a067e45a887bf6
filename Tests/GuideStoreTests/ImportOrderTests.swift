import Foundation
import GuideFormats
import GuideModel
import SeededRandom
import Testing

@testable import GuideStore

/// Guides and playlists are imported in any order: in the end the database has the same content, row for row.
@Suite("The order of imports")
struct ImportOrderTests {
  /// The folder of real feeds.
  private static let feedsFolder =
    ProcessInfo.processInfo.environment["FEEDS"].map { URL(fileURLWithPath: $0) }
    ?? URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("shared")

  /// Returns the contents of the tables, without the keys of channels and sources, which depend on the order of
  /// arrival, and without the times.
  private func rows(of store: GuideStore) throws -> [String] {
    let channel = """
      SELECT c.key AS key, s.address || ' ' || c.feed_id AS place FROM channel c JOIN source s ON s.key = c.source
      """
    let queries: [(columns: String, rest: String)] = [
      (
        "name kind address standalone every priority shift keep airings bytes", "FROM source ORDER BY name"
      ),
      (
        """
        place c.feed_id c.name c.custom_name c.display_names c.number c.icon c.groups c.hidden c.is_row c.feed_order c.tvg_id \
        c.tvg_name c.tvg_shift c.shift c.gone c.first_start c.last_stop c.details
        """, "FROM channel c JOIN (\(channel)) p ON p.key = c.key ORDER BY place"
      ),
      // The rows in their order.
      ("place", "FROM channel c JOIN (\(channel)) p ON p.key = c.key WHERE c.is_row ORDER BY c.position, c.key"),
      (
        "place \(AiringKey.startSQL.replacingOccurrences(of: " ", with: "")) stop genre flags title subtitle summary details",
        "FROM airing JOIN (\(channel)) p ON p.key = id >> 43 ORDER BY place, id"
      ),
      (
        "a.place m.rank b.place m.shift m.rule",
        """
        FROM member m JOIN (\(channel)) a ON a.key = m.row JOIN (\(channel)) b ON b.key = m.channel
        ORDER BY a.place, m.rank
        """
      ),
      (
        "a.place b.place d.rule d.shift",
        """
        FROM doubt d JOIN (\(channel)) a ON a.key = d.row JOIN (\(channel)) b ON b.key = d.channel
        ORDER BY a.place, b.place
        """
      ),
      (
        "place ordinal stream.address stream.details",
        "FROM stream JOIN (\(channel)) p ON p.key = channel ORDER BY place, ordinal"
      ),
    ]
    return try store.withWriter { connection in
      var found: [String] = []
      for (table, query) in queries.enumerated() {
        let columns = query.columns.split(whereSeparator: \.isWhitespace).map { "quote(\($0))" }
        let sql = "SELECT \(columns.joined(separator: " || '|' || ")) \(query.rest)"
        try connection.prepare(sql).forEachRow { found.append("\(table) \($0.text(0))") }
      }
      return found
    }
  }

  private func imported(_ feeds: [FeedLocation], into folder: ScratchFolder) throws -> [String] {
    let store = try GuideStore(path: folder.path("guide-\(UUID().uuidString).db"))
    for feed in feeds { try store.importGuide(from: feed) }
    return try rows(of: store)
  }

  private static func time(_ instant: Int64) -> String {
    var parts = tm()
    var instant = time_t(instant)
    gmtime_r(&instant, &parts)
    func two(_ value: Int32) -> String { value < 10 ? "0\(value)" : "\(value)" }
    return
      "\(parts.tm_year + 1900)\(two(parts.tm_mon + 1))\(two(parts.tm_mday))\(two(parts.tm_hour))\(two(parts.tm_min))00 +0000"
  }

  /// Returns a guide and a playlist that share some channels: by their ids, by names, and not at all.
  private func feeds(seed: UInt64, in folder: ScratchFolder) throws -> (guide: FeedLocation, playlist: FeedLocation) {
    var random = SeededGenerator(seed: seed)
    var guide = "<tv>"
    var list = "#EXTM3U\n"
    for number in 0..<30 {
      let name = "Station \(number)"
      let (inGuide, inList) = (Int.random(in: 0..<4, using: &random) > 0, Int.random(in: 0..<4, using: &random) > 0)
      let byID = Bool.random(using: &random)
      if inGuide {
        guide += "<channel id=\"s\(number)\"><display-name>\(name)</display-name></channel>"
        var start = midnight
        for _ in 0..<Int.random(in: 0..<12, using: &random) {
          let stop = start + Int64.random(in: 5...120, using: &random) * 60
          guide += """
            <programme channel="s\(number)" start="\(Self.time(start))" stop="\(Self.time(stop))"><title>Show \
            \(Int.random(in: 0..<99, using: &random))</title></programme>
            """
          start = stop + (Bool.random(using: &random) ? 0 : 900)
        }
      }
      if inList {
        let id = byID ? " tvg-id=\"s\(number)\"" : ""
        let suffix = Bool.random(using: &random) ? " HD" : ""
        list += "#EXTINF:-1\(id) group-title=\"G\(number % 3)\",\(name)\(suffix)\nhttp://127.0.0.1/\(number)\n"
      }
    }
    let (guidePath, listPath) = (folder.path("guide.xml"), folder.path("list.m3u"))
    try Data((guide + "</tv>").utf8).write(to: URL(fileURLWithPath: guidePath))
    try Data(list.utf8).write(to: URL(fileURLWithPath: listPath))
    return (.file(path: guidePath), .file(path: listPath))
  }

  @Test("Guide then playlist and playlist then guide give the same rows", arguments: 1...12 as ClosedRange<UInt64>)
  func eitherOrder(seed: UInt64) throws {
    let folder = try ScratchFolder()
    let (guide, playlist) = try feeds(seed: seed, in: folder)
    let (one, other) = (try imported([guide, playlist], into: folder), try imported([playlist, guide], into: folder))
    #expect(one.count > 20)
    let first = zip(one, other).first { $0 != $1 }
    #expect(one == other, "\(one.count) and \(other.count) rows; first difference: \(first.map { "\($0)" } ?? "none")")
  }

  @Test(
    "Real feeds, too",
    .enabled(if: FileManager.default.fileExists(atPath: feedsFolder.appendingPathComponent("m3u").path)),
    arguments: [("by_alla.m3u", "by_baschuk.xml"), ("iptvorg-a20_index.m3u", "us_a20digital_epg.xml")])
  func realFeeds(list: String, guide: String) throws {
    let folder = try ScratchFolder()
    let feeds = [
      FeedLocation.file(path: Self.feedsFolder.appendingPathComponent("m3u/\(list)").path),
      FeedLocation.file(path: Self.feedsFolder.appendingPathComponent("xmltv/\(guide)").path),
    ]
    let (one, other) = (try imported(feeds, into: folder), try imported(feeds.reversed(), into: folder))
    let first = zip(one, other).first { $0 != $1 }
    #expect(one == other, "\(one.count) and \(other.count) rows; first difference: \(first.map { "\($0)" } ?? "none")")
  }

  @Test("Two days of one feed in two files are one channel's two days, whichever comes first")
  func twoDays() throws {
    let folder = try ScratchFolder()
    func day(_ number: Int64) throws -> FeedLocation {
      var text = "<tv><channel id=\"a\"><display-name>A</display-name></channel>"
      for hour in 0..<24 as Range<Int64> {
        let start = midnight + number * 86_400 + hour * 3_600
        text += """
          <programme channel="a" start="\(Self.time(start))" stop="\(Self.time(start + 3_600))"><title>Day \(number), \
          hour \(hour)</title></programme>
          """
      }
      let path = folder.path("day\(number).xml")
      try Data((text + "</tv>").utf8).write(to: URL(fileURLWithPath: path))
      return .file(path: path)
    }
    for order in [[0, 1], [1, 0]] as [[Int64]] {
      let store = try GuideStore(path: folder.path("\(order[0]).db"))
      for number in order { try store.importGuide(from: day(number)) }
      #expect(store.channels.map(\.name) == ["A"])
      let airings = try store.airings(on: store.channels[0].id, overlapping: midnight..<midnight + 2 * 86_400)
      #expect(airings.map(\.start) == (0..<48).map { midnight + $0 * 3_600 })
      #expect(airings.map(\.title).first == "Day 0, hour 0")
    }
  }
}
