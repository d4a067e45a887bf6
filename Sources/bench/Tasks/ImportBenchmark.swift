import Foundation
import GuideFormats
import GuideModel
import GuideStore

/// Measures importing XMLTV: megabytes a second and peak memory, compared with parsing alone, with C programs (expat or
/// libxml2, SQLite, FTS5) and with Foundation's parser. `BENCH_LARGE=1` adds a feed of a million programmes.
enum ImportBenchmark {
  static func run() throws {
    var table = Table("feed MB", "programmes", "what", "s", "MB/s", "peak MB")
    let isLarge = ProcessInfo.processInfo.environment["BENCH_LARGE"] != nil
    try ChildProcess.withTemporaryFolder { folder in
      // The numbers of channels, of 14 days each.
      for channels in isLarge ? [250, 2_850] : [250] {
        let feed = folder.appendingPathComponent("feed.xml")
        try write(channels: channels, to: feed)
        let megabytes = Double(try FileManager.default.attributesOfItem(atPath: feed.path)[.size] as? Int ?? 0) / 1e6
        var ways: [(what: String, run: (Int) throws -> [String: Double])] = []
        func add(_ what: String, child name: String) {
          ways.append(
            (
              what,
              { run in
                try ChildProcess.run([
                  "import-child", name, feed.path, folder.appendingPathComponent("\(name)\(run).db").path,
                ])
              }
            ))
        }
        func add(_ what: String, _ program: CProgram, database: String? = nil, _ options: String...) {
          guard let url = program.url else { return }
          ways.append(
            (
              what,
              { run in
                let path = database.map { folder.appendingPathComponent("\($0)\(run).db").path }
                return try ChildProcess.run([feed.path] + (path.map { [$0] } ?? []) + options, program: url)
              }
            ))
        }
        add("parsing alone", child: "parse")
        add("baseline: libxml2's SAX2 in C", .parseLibxml2)
        add("import", child: "import")
        add("refresh over it", child: "import")
        add("baseline: expat → SQLite in C", .importExpat, database: "c")
        add("import and search index", child: "searchable")
        add("baseline: expat → SQLite + FTS5 in C", .importExpat, database: "fts", "fts5")
        add("baseline: XMLParser → SQLite", child: "baseline")
        // In turn, so that all have the machine in the same state. The better of two, as the file is in the page cache
        // by then.
        var best = [[String: Double]](repeating: [:], count: ways.count)
        for run in 0..<2 {
          for (number, way) in ways.enumerated() {
            let figures = try way.run(run)
            if figures["seconds"] ?? .infinity < best[number]["seconds"] ?? .infinity { best[number] = figures }
          }
        }
        for (way, figures) in zip(ways, best) {
          guard let seconds = figures["seconds"] else { continue }
          table.add(
            String(format: "%.0f", megabytes), Int(figures["programmes"] ?? 0).grouped, way.what, seconds.two,
            String(format: "%.0f", megabytes / seconds), String(format: "%.0f", figures["peak"] ?? .nan))
        }
        for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
          try FileManager.default.removeItem(at: file)
        }
      }
    }
    table.write(
      title:
        "Import of XMLTV (wanted: 2.5 times as fast as expat → SQLite in C, searchable 2 times as fast as with FTS5, under 100 MB of memory)"
    )
    if CProgram.importExpat.url == nil { print("  Scripts/bench-baselines compiles the programs in C.") }
    if !isLarge { print("  BENCH_LARGE=1 adds a feed of about 800 MB.") }
  }

  /// 2026-01-01 12:00 UTC.
  static let now: Int64 = 1_767_268_800

  private static func write(channels: Int, to url: URL) throws {
    _ = FileManager.default.createFile(atPath: url.path, contents: nil)
    let file = try FileHandle(forWritingTo: url)
    try DemoGuide(now: now, channelCount: channels, timeZone: .gmt).writeXMLTV(to: file)
    try file.close()
  }

  /// Runs in the child process: parses or imports one file.
  static func child(_ arguments: [String]) throws {
    guard arguments.count == 3 else { throw Failure("import-child parse|import|searchable|baseline FEED DATABASE") }
    let location = try FeedLocation(arguments[1])
    let start = Clock.wall
    var programmes = 0
    switch arguments[0] {
    case "parse": programmes = try XMLTVReader().read(location.open(), emit: { _ in }).programmes
    case "baseline": programmes = try TextbookImport.run(feed: arguments[1], database: arguments[2])
    case "searchable":
      let store = try GuideStore(path: arguments[2])
      programmes = try store.importXMLTV(from: location).airings
      ChildProcess.report("stored", (Clock.wall - start) / 1_000)
      // As `lineup import` does.
      try store.updateSearchIndex(at: now, threads: ProcessInfo.processInfo.activeProcessorCount)
    default: programmes = try GuideStore(path: arguments[2]).importXMLTV(from: location).airings
    }
    ChildProcess.report("seconds", (Clock.wall - start) / 1_000)
    ChildProcess.report("programmes", Double(programmes))
    ChildProcess.report("peak", Clock.peakMemory)
  }
}
