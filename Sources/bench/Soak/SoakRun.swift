import Foundation
import GuideModel
import GuideStore
import GuideUI
import QuartzCore
import UIKit
import WindowServer

/// Shows the guide in a window for a long time, while `Scripts/soak` scrolls, zooms and searches, and its feed is read
/// again and again: `bench soak MINUTES FOLDER`.
@MainActor final class SoakRun {
  nonisolated private static let channels = 300
  nonisolated private static let days = 10
  /// Seconds from the end of one refresh to the next.
  private static let pause: TimeInterval = 20

  private let store: GuideStore
  private let server: GTKServer
  private let window: UIWindow
  private let controller: GuideViewController
  private let refreshes = SoakRefreshes()
  private var samples: [SoakSample] = []
  private var marks: [Double] = []

  static func run(_ arguments: [String]) throws {
    guard arguments.count == 2, let minutes = Double(arguments[0]), minutes > 0 else {
      throw Failure("bench soak MINUTES FOLDER")
    }
    try FileManager.default.createDirectory(atPath: arguments[1], withIntermediateDirectories: true)
    try ChildProcess.withTemporaryFolder { folder in
      let run = try SoakRun(path: folder.appendingPathComponent("guide.db").path)
      run.use(for: minutes * 60)
      try run.write(to: arguments[1])
    }
  }

  private init(path: String) throws {
    store = try GuideStore(path: path)
    try Self.fill(store, round: 0)
    server = try GTKServer(choice: .init(kind: .x11, name: ProcessInfo.processInfo.environment["DISPLAY"]))
    WindowServerRegistry.current = server
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1_360, height: 840))
    controller = GuideViewController(guide: store)
    controller.title = "Lineup"
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  /// Stores another guide each time, with the same channels and days.
  nonisolated private static func fill(_ store: GuideStore, round: Int) throws {
    let now = Int64(Date().timeIntervalSince1970)
    let guide = DemoGuide(now: now, channelCount: channels, dayCount: days, seed: UInt64(1 + round % 7))
    try store.importFeed(source: "soak") { sink in try guide.forEachBatch { try sink($0, 0) } }
    try store.updateSearchIndex()
  }

  private func use(for seconds: Double) {
    let begin = Clock.wall
    var frames: [Double] = []
    var nextSample = begin + 1_000
    refreshes.start(pause: Self.pause) { [store] in try Self.fill(store, round: $0) }
    var shown = 0
    while Clock.wall - begin < seconds * 1_000 {
      let start = Clock.wall
      server.iterate()
      let ended = refreshes.count
      if ended != shown {
        shown = ended
        marks.append((start - begin) / 1_000)
        controller.reloadGuide()
      }
      let end = Clock.wall
      if end - start > 0.5 { frames.append(end - start) } else { usleep(1_000) }
      if end >= nextSample {
        samples.append(SoakSample(seconds: (end - begin) / 1_000, frames: frames))
        frames.removeAll(keepingCapacity: true)
        nextSample = max(nextSample + 1_000, end)
      }
    }
    refreshes.stop()
  }

  private func write(to folder: String) throws {
    let text = SoakSample.header + samples.map(\.line).joined()
    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/soak.csv"))
    let picture = SoakChart(samples: samples, refreshes: marks).png()
    try picture.write(to: URL(fileURLWithPath: "\(folder)/soak.png"))
    var table = Table("", "first minute", "last minute", "most")
    let firsts = samples.filter { $0.seconds <= 60 }
    let lasts = samples.filter { $0.seconds > (samples.last?.seconds ?? 0) - 60 }
    func add(_ name: String, _ value: (SoakSample) -> Double) {
      let (first, last) = (Statistics(firsts.map(value)).median, Statistics(lasts.map(value)).median)
      table.add(name, first.ms, last.ms, (samples.map(value).max() ?? .nan).ms)
    }
    add("memory (PSS), MB", \.memory)
    add("… in no file, MB", \.anonymous)
    add("… allocated and in use, MB", \.heap)
    add("descriptors") { Double($0.descriptors) }
    add("threads") { Double($0.threads) }
    add("a second's longest frame, ms", \.longestFrame)
    add("a second's median frame, ms", \.medianFrame)
    let frames = samples.reduce(0) { $0 + $1.frames }
    table.write(
      title: "\(Int(samples.last?.seconds ?? 0)) s, \(frames.grouped) frames, \(marks.count) refreshes of the guide")
    print("  \(folder)/soak.png, \(folder)/soak.csv")
    if let failure = refreshes.failure { throw Failure("a refresh failed: \(failure)") }
  }
}

/// Refreshes the guide again and again on a thread of its own.
///
/// Unchecked because of its variables, which `condition` guards.
final class SoakRefreshes: @unchecked Sendable {
  private let condition = NSCondition()
  private var done = 0
  private var isStopped = false
  private var isOver = true
  private var problem: (any Error)?

  /// The number of refreshes that have ended.
  var count: Int { condition.withLock { done } }
  var failure: (any Error)? { condition.withLock { problem } }

  func start(pause: TimeInterval, _ refresh: @escaping @Sendable (Int) throws -> Void) {
    isOver = false
    Thread.detachNewThread { [self] in
      var round = 1
      while !isStopped(after: pause) {
        do {
          try refresh(round)
          condition.withLock { done += 1 }
        } catch {
          condition.withLock { problem = error }
        }
        round += 1
      }
      condition.withLock {
        isOver = true
        condition.broadcast()
      }
    }
  }

  private func isStopped(after pause: TimeInterval) -> Bool {
    condition.withLock {
      let end = Date(timeIntervalSinceNow: pause)
      while !isStopped, condition.wait(until: end) {}
      return isStopped
    }
  }

  /// Waits for the current refresh.
  func stop() {
    condition.withLock {
      isStopped = true
      condition.broadcast()
      while !isOver { condition.wait() }
    }
  }
}
