import CSQLite
import Foundation
import GuideModel
import GuideStore

/// Measures searching while typing: each beginning of several queries, in guides of 5 thousand to 5.5 million airings,
/// compared with a scan by `LIKE` and with FTS5 and its Unicode tokenizer; and building the index, compared with
/// importing. `BENCH_LARGE=1` adds the largest guide.
enum SearchBenchmark {
  /// 2026-01-01 12:00 UTC.
  private static let now: Int64 = 1_767_268_800
  private static let queries = [
    "harbour", "the secret life", "silent garden", "café", "kvistholm", "news", "film >90min tonight", "联播", "أخبار",
  ]

  static func run() throws {
    let isLarge = ProcessInfo.processInfo.environment["BENCH_LARGE"] != nil
    var times = Table("airings", "what", "queries", "p50 ms", "p99 ms", "most ms")
    var building = Table("airings", "import s", "index s", "first day s", "import MB", "index MB", "of it")
    var guides = [(channels: 11, lengthScale: 1.0), (channels: 592, lengthScale: 1.0)]
    if isLarge { guides.append((channels: 2_444, lengthScale: 0.19)) }
    for guide in guides {
      try ChildProcess.withTemporaryFolder { folder in
        let path = folder.appendingPathComponent("guide.db").path
        let store = try GuideStore(path: path)
        let demo = DemoGuide(
          now: now, channelCount: guide.channels, timeZone: .gmt, lengthScale: guide.lengthScale)
        var airings = 0
        let imported = try Clock.measure {
          airings = try store.importFeed(source: "demo") { sink in
            try demo.forEachBatch { try sink($0, Int64($0.bytes.count)) }
          }.airings
        }
        let before = try size(path)
        var firstDay = 0.0
        let began = Clock.wall
        try store.updateSearchIndex(at: now) { _ in if firstDay == 0 { firstDay = Clock.wall - began } }
        let indexed = Clock.wall - began
        let after = try size(path)
        building.add(
          airings.grouped, seconds(imported), seconds(indexed), seconds(firstDay), megabytes(before),
          megabytes(after - before), String(format: "%.0f %%", Double(after - before) / Double(before) * 100))
        add(
          try typed { text in
            _ = try store.search(GuideSearchRequest(text: text, now: now))
          }, "lineup", airings, &times)
        let baseline = try SearchBaseline(path: path)
        // They take seconds each in the largest guide, so only whole queries.
        let isHuge = airings >= 1_000_000
        add(try typed(isSample: isHuge) { try baseline.scan($0) }, "baseline: LIKE", airings, &times)
        let seconds = try Clock.measure { try baseline.makeIndex() }
        add(try typed(isSample: isHuge) { try baseline.match($0) }, "baseline: FTS5 unicode61", airings, &times)
        building.add("", "", String(format: "%.2f", seconds / 1_000), "", "", "", "baseline: FTS5 unicode61")
      }
    }
    times.write(
      title: "Search as it is typed, each beginning of \(queries.count) queries (wanted: p99 under 50 ms, flat)")
    building.write(title: "Building the index, compared with importing")
    if !isLarge { print("  BENCH_LARGE=1 adds 5.5 million airings.") }
  }

  /// Runs each beginning of each query; for a sample, only the first letter, the first three, and all of it.
  private static func typed(isSample: Bool = false, _ search: (String) throws -> Void) throws -> Statistics {
    var times: [Double] = []
    if isSample {
      for query in queries {
        for text in [query.prefix(1), query.prefix(3), query[...]] {
          times.append(try Clock.measure { try search(String(text)) })
        }
      }
      return Statistics(times)
    }
    for _ in 0..<2 {
      for query in queries {
        for count in 1...query.count { times.append(try Clock.measure { try search(String(query.prefix(count))) }) }
      }
    }
    return Statistics(times)
  }

  private static func add(_ statistics: Statistics, _ what: String, _ airings: Int, _ table: inout Table) {
    table.add(
      airings.grouped, what, statistics.count.grouped, statistics.median.ms, statistics.percentile(0.99).ms,
      statistics.percentile(1).ms)
  }

  private static func seconds(_ milliseconds: Double) -> String { String(format: "%.2f", milliseconds / 1_000) }
  private static func megabytes(_ bytes: Int) -> String { String(format: "%.1f", Double(bytes) / 1e6) }

  private static func size(_ path: String) throws -> Int {
    ["", "-wal"].reduce(0) { sum, ending in
      sum + ((try? FileManager.default.attributesOfItem(atPath: path + ending)[.size] as? Int) ?? 0)
    }
  }
}
