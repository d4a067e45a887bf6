import Foundation
import GuideFormats
import GuideModel
import GuideStore

/// Importing XMLTV: megabytes a second and peak memory, beside parsing alone and beside Foundation's parser and SQLite. `BENCH_LARGE=1` adds
/// a feed of a million programmes.
enum ImportBenchmark {
  static func run() throws {
    var table = Table("feed MB", "programmes", "what", "s", "MB/s", "peak MB")
    let isLarge = ProcessInfo.processInfo.environment["BENCH_LARGE"] != nil
    try ChildProcess.withTemporaryFolder { folder in
      // So many channels of 14 days.
      for channels in isLarge ? [250, 2_850] : [250] {
        let feed = folder.appendingPathComponent("feed.xml")
        try write(channels: channels, to: feed)
        let megabytes = Double(try FileManager.default.attributesOfItem(atPath: feed.path)[.size] as? Int ?? 0) / 1e6
        let measured = [
          ("parsing alone", "parse"), ("import", "import"), ("refresh over it", "import"),
          ("baseline: XMLParser → SQLite", "baseline"),
        ]
        for (what, name) in measured {
          // The better of two: the file is in the page cache by then.
          let runs = try (0..<2).map { run in
            let database = folder.appendingPathComponent("\(name)\(run).db").path
            return try ChildProcess.run(["import-child", name, feed.path, database])
          }
          guard let best = runs.min(by: { $0["seconds"] ?? 0 < $1["seconds"] ?? 0 }), let seconds = best["seconds"]
          else { continue }
          table.add(
            String(format: "%.0f", megabytes), Int(best["programmes"] ?? 0).grouped, what, seconds.two,
            String(format: "%.0f", megabytes / seconds), String(format: "%.0f", best["peak"] ?? .nan))
        }
        for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
          try FileManager.default.removeItem(at: file)
        }
      }
    }
    table.write(
      title:
        "Import of XMLTV (wanted: over 120 MB/s, what expat → SQLite in C reached on such a machine, at under 100 MB of memory)"
    )
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

  /// What the child process does: parses or imports one file.
  static func child(_ arguments: [String]) throws {
    guard arguments.count == 3 else { throw Failure("import-child parse|import|baseline FEED DATABASE") }
    let location = try FeedLocation(arguments[1])
    let start = Clock.wall
    var programmes = 0
    switch arguments[0] {
    case "parse": programmes = try XMLTVReader().read(location.open(), emit: { _ in }).programmes
    case "baseline": programmes = try DocumentImport.run(feed: arguments[1], database: arguments[2])
    default: programmes = try GuideStore(path: arguments[2]).importXMLTV(from: location).airings
    }
    ChildProcess.report("seconds", (Clock.wall - start) / 1_000)
    ChildProcess.report("programmes", Double(programmes))
    ChildProcess.report("peak", Clock.peakMemory)
  }
}
