import Foundation
import GuideFormats
import GuideModel
import GuideStore
import SeededRandom

/// A day of refreshes in five-minute steps of a simulated clock: sources change, fail, break off and come back, with a
/// clock that jumps hours, decades and back again, or with one that does not.
struct DayTrial {
  private let torture: Torture
  private let jumps: Bool

  init(_ torture: Torture, jumps: Bool) {
    self.torture = torture
    self.jumps = jumps
  }

  private struct Source {
    var name: String
    /// The interval in seconds.
    var interval: Int64
    var version = 1
    /// The contents of the guide.
    var stored: Int?
    var successes = 0
    var failures = 0
    var lastAttempt: Int64 = 0
    var isBroken = false
  }

  private static let jumpTimes: [(tick: Int, to: @Sendable (Int64) -> Int64, about: String)] = [
    (48, { $0 + 7 * 3_600 }, "7 h on"), (72, { $0 - 5 * 3_600 }, "5 h back"),
    (120, { _ in 1_000_000 }, "to 1970"), (132, { _ in Moments.now + 11 * 3_600 }, "back from there"),
    (168, { $0 + 30 * 365 * 86_400 }, "30 years on"), (180, { _ in Moments.now + 15 * 3_600 }, "back from there"),
    (216, { $0 + 3 * 86_400 }, "3 days on"), (228, { $0 - 3 * 86_400 }, "and back"),
  ]

  func run() throws {
    let folder = try torture.makeFolder(jumps ? "clock" : "day")
    let path = "\(folder)/guide.db"
    let clock = Guarded(Moments.now)
    let store = try GuideStore(path: path, clock: { clock.withLock { $0 } })
    let refresher = SourceRefresher(store: store)
    var random = SeededGenerator(seed: torture.options.seed)
    var sources = [("alpha", 1), ("beta", 2), ("gamma", 3), ("delta", 6), ("epsilon", 12)].map {
      Source(name: $0.0, interval: Int64($0.1) * 3_600)
    }
    for index in sources.indices {
      let file = "\(folder)/\(sources[index].name).xml"
      try feed(sources[index]).text.write(toFile: file, atomically: true, encoding: .utf8)
      try store.importGuide(from: .file(path: file), source: sources[index].name)
      try store.setInterval(of: sources[index].name, to: sources[index].interval)
      (sources[index].stored, sources[index].lastAttempt) = (1, Moments.now)
    }
    try store.updateSearchIndex(at: Moments.now)
    let firstSize = size(path)
    var inspector = Inspector(torture, path: path, now: Moments.now)
    var (largestLog, jumped) = (0, 0)
    for tick in 1...288 {
      clock.withLock { $0 += 300 }
      if jumps, let jump = Self.jumpTimes.first(where: { $0.tick == tick }) {
        clock.withLock { $0 = jump.to($0) }
        jumped += 1
        // A source that was refreshed at what is now a future time is not left alone until then.
        for index in sources.indices {
          sources[index].lastAttempt = min(sources[index].lastAttempt, clock.withLock { $0 })
        }
      }
      let now = clock.withLock { $0 }
      try change(&sources, in: folder, &random)
      for name in try refresher.due(now: now, isMetered: false) {
        guard let index = sources.firstIndex(where: { $0.name == name }) else { continue }
        refresh(&sources[index], refresher, now)
      }
      // A clock that was set back a little leaves a source alone for up to twice its interval.
      for source in sources where now - source.lastAttempt > source.interval * (jumps ? 22 : 11) / 10 + 300 {
        torture.fault("\(jumps ? "clock" : "day"), tick \(tick): \(source.name) was due for long", file: path)
      }
      largestLog = max(largestLog, size(path + "-wal"))
      if tick % 12 == 0 {
        var expected: [String: [Feed?]] = [:]
        for source in sources {
          var feed = feed(source)
          feed.version = source.stored ?? 1
          expected[source.name] = [feed]
        }
        _ = inspector.look(expected, after: "\(jumps ? "clock" : "day"), tick \(tick)")
      }
      if torture.faults.count > 20 { break }
    }
    let made = sources.map { "\($0.name) \($0.successes)+\($0.failures)" }.joined(separator: ", ")
    torture.say(
      "  288 ticks of 5 minutes\(jumps ? ", \(jumped) jumps of the clock" : ""); refreshes and failures: \(made); the guide grew from \(firstSize >> 10) to \(size(path) >> 10) KB, its log to \(largestLog >> 10) KB at most; \(inspector.looks) times looked at"
    )
  }

  private func feed(_ source: Source) -> Feed {
    Feed(name: source.name, version: source.version, channels: 6, start: Moments.now - 86_400, days: 3)
  }

  private func size(_ path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Publishes new versions, and now and then something broken.
  private func change(_ sources: inout [Source], in folder: String, _ random: inout SeededGenerator) throws {
    for index in sources.indices where Int.random(in: 0..<12, using: &random) == 0 {
      sources[index].version += 1
      let text = feed(sources[index]).text
      let file = "\(folder)/\(sources[index].name).xml"
      let kind = Int.random(in: 0..<8, using: &random)
      sources[index].isBroken = kind < 4
      switch kind {
      case 0: unlink(file)
      case 1: try "".write(toFile: file, atomically: true, encoding: .utf8)
      case 2: try "<html><body>Busy</body></html>".write(toFile: file, atomically: true, encoding: .utf8)
      // Compressed, and broken after its header.
      case 3: try Data([0x1F, 0x8B, 8, 0, 1, 2, 3, 4, 5, 6, 7]).write(to: URL(fileURLWithPath: file))
      default: try text.write(toFile: file, atomically: true, encoding: .utf8)
      }
    }
  }

  private func refresh(_ source: inout Source, _ refresher: SourceRefresher, _ now: Int64) {
    source.lastAttempt = now
    do {
      let report = try refresher.refresh(source.name)
      if source.isBroken {
        torture.fault("\(source.name): a broken feed was taken: \(report.airings) airings")
      }
      source.successes += 1
      source.stored = source.version
    } catch {
      source.failures += 1
      if !source.isBroken { torture.fault("\(source.name): \(error)") }
    }
  }
}
