import Foundation
import GuideModel
import GuideStore
import Testing
import ThreadChecks
import UIKit
import WindowServer
import WindowServerTesting

@testable import GuideUI

/// The window while an import holds the guide's file, and waits for a feed that drips in.
@MainActor @Suite(.serialized) struct ImportInWindowTests {
  private static let now = GuideStage.now
  private nonisolated static let channels = (0..<40).map { "c\($0)" }

  /// Three days on many channels, in batches.
  private nonisolated static func batches(title: String) -> [FeedBatch] {
    var head = FeedBatch()
    for name in channels {
      var record = FeedBatch.ChannelRecord()
      record.feedID = head.append(name)
      record.name = head.append("Name of \(name)")
      head.channels.append(record)
    }
    let first = GuideStage.now / 3_600 * 3_600 - 86_400
    return [head]
      + channels.map { name in
        var batch = FeedBatch()
        for hour in 0..<Int64(72) {
          var record = FeedBatch.ProgrammeRecord()
          record.channelFeedID = batch.append(name)
          record.start = first + hour * 3_600
          record.stop = record.start + 3_600
          record.title = batch.append("\(title) \(hour)")
          record.summary = batch.append("Text")
          batch.programmes.append(record)
        }
        return batch
      }
  }

  /// An import that stops in the middle of its feed until it is released.
  private final class DrippingImport: Sendable {
    private let go = DispatchSemaphore(value: 0)
    private let done = DispatchSemaphore(value: 0)

    /// - Parameter isSteady: whether it stores what it has, in one transaction, rather than wait for the end.
    init(into store: GuideStore, isSteady: Bool) {
      let reached = DispatchSemaphore(value: 0)
      Thread.detachNewThread { [go, done] in
        _ = try? store.importFeed(source: "feed", isSteady: { isSteady }) { sink in
          for (index, batch) in ImportInWindowTests.batches(title: "New").enumerated() {
            if index == 20 {
              reached.signal()
              go.wait()
            }
            try sink(batch, Int64(index))
          }
        }
        done.signal()
      }
      reached.wait()
    }

    func finish() {
      go.signal()
      done.wait()
    }
  }

  /// Adds sources as the program does: on another thread, which waits for its turn to write.
  private final class Sources: GuideSourceManaging {
    private let store: GuideStore
    private let queue = DispatchQueue(label: "sources of a test")
    var sources: [GuideSource] { store.sources }
    var activity: (name: String, progress: Double?)? { nil }
    var onChange: (() -> Void)?

    init(_ store: GuideStore) { self.store = store }

    func add(_ address: String, failed: @escaping @MainActor (any Error) -> Void) {
      let refresher = SourceRefresher(store: store)
      queue.async { _ = try? refresher.add(SourceRefresher.Addition(address: address)) }
    }

    /// Waits until everything is added.
    func finish() { queue.sync {} }

    func refresh(_ name: String?) {}
    func remove(_ name: String) {}
    func setInterval(hours: Int, of name: String) {}
    func setShift(minutes: Int, of name: String) {}
    func move(_ name: String, to index: Int) {}
  }

  @Test("No key, scroll, edit or panel makes the window's main thread wait", arguments: [false, true])
  func mainThread(isSteady: Bool) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lineup-window-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let now = Self.now
    let store = try GuideStore(path: folder.appendingPathComponent("guide.db").path, clock: { now })
    try store.importFeed(source: "feed") { sink in
      for (index, batch) in Self.batches(title: "Old").enumerated() { try sink(batch, Int64(index)) }
    }
    let sources = Sources(store)
    try GuideStage.run(
      shown: store,
      prepare: { controller in
        controller.background = .queue("window of a test")
        controller.searchBackground = .queue("search of a test")
        controller.sourceManager = sources
      }
    ) { stage in
      let hidden = try #require(store.channels.last?.id)
      var check = BlockedThreadCheck()
      typealias Run = @MainActor (_ operation: String, _ body: @MainActor () throws -> Void) throws -> Void
      @MainActor func use(_ run: Run) throws {
        try run("drawing") { stage.pacer.advance(by: 0.1) }
        try run("scrolling rows") {
          stage.surface.scrollWheel(by: CGVector(dx: 0, dy: 6), at: CGPoint(x: 700, y: 400))
          stage.pacer.advance(by: 1)
        }
        try run("scrolling time") {
          stage.surface.scrollWheel(by: CGVector(dx: 8, dy: 0), at: CGPoint(x: 700, y: 400))
          stage.pacer.advance(by: 1)
        }
        try run("moving the focus") { stage.press(.keyboardDownArrow) }
        try run("opening details") { stage.press(.keyboardReturnOrEnter) }
        try run("closing a panel") { stage.controller.closePanel() }
        try run("hiding a channel") {
          store.perform(.setHidden(store.channels.contains { $0.id == hidden }, [hidden]))
          stage.controller.reloadGuide()
          stage.pacer.advance(by: 0.1)
        }
        try run("opening the sources") {
          stage.controller.toggleSources()
          stage.pacer.advance(by: 0.5)
        }
        try run("adding a source") {
          sources.add("https://example.org/\(UUID().uuidString).xml") { _ in }
          stage.pacer.advance(by: 0.1)
        }
        stage.controller.closePanel()
      }
      // The first time loads fonts.
      try use { _, body in try body() }
      sources.finish()
      try store.flush()

      let dripping = DrippingImport(into: store, isSteady: isSteady)
      for _ in 0..<3 { try use { operation, body in try check.run(operation) { try body() } } }
      #expect(check.findings.isEmpty)
      let titles = stage.controller.collectionView.visibleCells.compactMap { ($0 as? AiringCell)?.content?.title }
      #expect(titles.count > 10)
      #expect(titles.allSatisfy { $0.hasPrefix("Old") || $0 == "No information" })
      dripping.finish()
      sources.finish()
      try store.flush()
      stage.controller.reloadGuide()
      stage.controller.scrollToNow(animated: false)
      stage.pacer.advance(by: 0.1)
      let stored = stage.controller.collectionView.visibleCells.compactMap { ($0 as? AiringCell)?.content?.title }
      #expect(stored.contains { $0.hasPrefix("New") })
    }
  }
}
