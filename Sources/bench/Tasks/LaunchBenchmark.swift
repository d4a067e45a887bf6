import Foundation
import GuideModel
import GuideStore
import GuideUI
import QuartzCore
import UIKit
import WindowServer

/// Measures from launch to the first frame, with 2,000 channels × 14 days stored; `BENCH_LARGE=1` stores 5.5 million
/// airings.
@MainActor enum LaunchBenchmark {
  static func run() throws {
    try ChildProcess.withTemporaryFolder { folder in
      let path = folder.appendingPathComponent("guide.db").path
      let isLarge = ProcessInfo.processInfo.environment["BENCH_LARGE"] != nil
      let channels = isLarge ? 2_444 : 2_000
      let demo = DemoGuide(
        now: ImportBenchmark.now, channelCount: channels, timeZone: .gmt, lengthScale: isLarge ? 0.19 : 1)
      let airings: Int
      do {
        let store = try GuideStore(path: path)
        airings = try store.importFeed(source: "demo") { sink in try demo.forEachBatch { try sink($0, 0) } }.airings
        try store.updateSearchIndex(at: ImportBenchmark.now)
      }
      var table = Table(
        "first frame", "total p50 ms", "until main", "database open", "views made", "laid out", "drawn", "peak MB")
      try add("without a display", "headless", path, to: &table)
      try add("… with a genre's chip chosen", "filtered", path, to: &table)
      if let display = ProcessInfo.processInfo.environment["DISPLAY"], !display.isEmpty {
        try add("in a window", "window", path, to: &table)
      }
      try add("baseline: all airings in memory", "naive", path, runs: 3, to: &table)
      table.write(
        title:
          "Launch with \(channels.grouped) channels and \(airings.grouped) airings stored, to the first frame of 1360×840 "
          + "(wanted: 150 ms)")
      if !isLarge { print("  BENCH_LARGE=1 stores 5.5 million airings.") }
      if (ProcessInfo.processInfo.environment["DISPLAY"] ?? "").isEmpty {
        print("  Scripts/with-display .build/release/bench launch adds the window.")
      }
    }
  }

  private static func add(
    _ name: String, _ kind: String, _ path: String, runs count: Int = 9, to table: inout Table
  ) throws {
    let runs = try (0..<count).map { _ in try ChildProcess.run(["launch-child", kind, path]) }
    func median(_ key: String) -> Double { Statistics(runs.compactMap { $0[key] }).median }
    let marks = ["main", "database", "views", "layout", "drawn"].map(median)
    table.add(
      name, marks[4].ms, marks[0].ms, (marks[1] - marks[0]).ms, (marks[2] - marks[1]).ms, (marks[3] - marks[2]).ms,
      (marks[4] - marks[3]).ms, median("peak").ms)
  }

  /// Runs in the child process: the work of `lineup open` and `lineup snapshot` up to the first frame.
  static func child(_ arguments: [String]) throws {
    guard arguments.count == 2 else { throw Failure("launch-child headless|filtered|window|naive DATABASE") }
    // Pages are released at the same points as in `GuideApplication.open`.
    let releases = arguments[0] == "window" && ProcessInfo.processInfo.environment["BENCH_KEEP_PAGES"] == nil
    func release() { if releases { LoadedPages.release() } }
    ChildProcess.report("main", ChildProcess.sinceLaunch)
    let store = try GuideStore(path: arguments[1])
    ChildProcess.report("database", ChildProcess.sinceLaunch)
    release()
    let server: GTKServer?
    if arguments[0] == "window" {
      let made = try GTKServer(choice: .init(kind: .x11, name: ProcessInfo.processInfo.environment["DISPLAY"]))
      WindowServerRegistry.current = made
      server = made
    } else {
      WindowServerRegistry.current = HeadlessServer()
      server = nil
    }
    release()
    let size = CGSize(width: 1_360, height: 840)
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    let now = Date(timeIntervalSince1970: TimeInterval(ImportBenchmark.now))
    let controller: UIViewController
    if arguments[0] == "naive" {
      controller = try TextbookGrid(guide: store, size: size)
    } else {
      let guide = GuideViewController(guide: store, timeZone: .gmt, clock: { now })
      if arguments[0] == "filtered" {
        var state = GuideWindowState()
        state.filter = .genre(.film)
        guide.restore(state)
        guide.waitForFilter()
      }
      controller = guide
    }
    release()
    window.rootViewController = controller
    release()
    window.makeKeyAndVisible()
    release()
    ChildProcess.report("views", ChildProcess.sinceLaunch)
    window.layoutIfNeeded()
    ChildProcess.report("layout", ChildProcess.sinceLaunch)
    if let server {
      while !server.hasDrawnAll { server.iterate() }
      server.drawFrame()
    } else {
      guard
        let painter = CGContext(
          data: nil, width: Int(size.width), height: Int(size.height), bitsPerComponent: 8, bytesPerRow: 0,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue)
      else { throw Failure("there is no memory for the picture") }
      window.layer.render(in: painter)
    }
    ChildProcess.report("drawn", ChildProcess.sinceLaunch)
    ChildProcess.report("peak", Clock.peakMemory)
    fflush(nil)
    // Without tearing everything down.
    _exit(0)
  }
}
