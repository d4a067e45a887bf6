import CSQLite
import Foundation
import GuideModel
import GuideStore
import GuideUI
import UIKit
import WindowServer

/// Measures choosing a chip, from the press until the rows are laid out and the frame's nodes are built, without a
/// display, in guides of 5 thousand to 5.5 million airings. The baseline finds the rows in the database alone, by
/// reading every airing of the day. `BENCH_LARGE=1` adds the largest guide.
@MainActor enum ChipBenchmark {
  private static let now = ImportBenchmark.now
  private static let rounds = 9

  static func run() throws {
    var table = Table("airings", "chip", "rows", "p50 ms", "most ms", "baseline: every airing of the day, ms")
    let isLarge = ProcessInfo.processInfo.environment["BENCH_LARGE"] != nil
    var guides = [(channels: 11, lengthScale: 1.0), (channels: 592, lengthScale: 1.0)]
    if isLarge { guides.append((channels: 2_444, lengthScale: 0.19)) }
    for guide in guides {
      try ChildProcess.withTemporaryFolder { folder in
        let path = folder.appendingPathComponent("guide.db").path
        let store = try GuideStore(path: path)
        let demo = DemoGuide(now: now, channelCount: guide.channels, timeZone: .gmt, lengthScale: guide.lengthScale)
        let airings = try store.importFeed(source: "demo") { sink in try demo.forEachBatch { try sink($0, 0) } }.airings
        try store.updateSearchIndex(at: now)
        _ = store.perform(.setMember(true, store.channels.prefix(10).map(\.id), of: ChannelList.favourites))
        _ = store.perform(.putSearch(SavedSearch(id: 1, name: "Harbour", text: "harbour")))
        try measure(store, airings, path, &table)
      }
    }
    table.write(title: "Choosing a chip, from the press to the rows laid out")
    if !isLarge { print("  BENCH_LARGE=1 adds 5.5 million airings.") }
  }

  private static func measure(_ store: GuideStore, _ airings: Int, _ path: String, _ table: inout Table) throws {
    WindowServerRegistry.current = HeadlessServer()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1_360, height: 840))
    let clock = Date(timeIntervalSince1970: TimeInterval(now))
    let controller = GuideViewController(guide: store, timeZone: .gmt, clock: { clock })
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    defer { window.isHidden = true }
    let baseline = try SearchBaseline(path: path)
    let chips: [(name: String, filter: GuideFilter, rows: () throws -> Void)] = [
      ("favourites", .list(ChannelList.favourites), {}),
      (
        "genre", .genre(.film),
        { try baseline.channels(with: .film, in: now - now % 86_400..<now - now % 86_400 + 86_400) }
      ),
      ("saved search", .search(1), { try baseline.scan("harbour") }),
    ]
    let all = controller.grid.collectionView.numberOfSections
    for chip in chips {
      var times: [Double] = []
      var rows = 0
      for _ in 0..<rounds {
        times.append(
          Clock.measure {
            controller.show(chip.filter)
            controller.waitForFilter()
            window.layoutIfNeeded()
            _ = window.layer.renderNode()
          })
        rows = controller.grid.collectionView.numberOfSections
        controller.show(.all)
        controller.waitForFilter()
        window.layoutIfNeeded()
      }
      guard controller.grid.collectionView.numberOfSections == all else { throw Failure("the rows did not come back") }
      let plain = try (0..<2).map { _ in try Clock.measure(chip.rows) }.min() ?? .nan
      let statistics = Statistics(times)
      table.add(
        airings.grouped, chip.name, rows.grouped, statistics.median.ms, statistics.percentile(1).ms,
        chip.filter == .list(ChannelList.favourites) ? "" : plain.ms)
    }
  }
}

extension GuideViewController {
  /// Runs the main loop until the result of the filter's background search is shown.
  @MainActor func waitForFilter() {
    let limit = Clock.wall + 60_000
    while isFindingFilterMatches, Clock.wall < limit {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
  }
}
