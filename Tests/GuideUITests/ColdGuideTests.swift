import Foundation
import GuideModel
import GuideStore
import Testing
import ThreadChecks
import UIKit
import WindowServer
import WindowServerTesting

@testable import GuideUI

/// A window whose guide is on a disk of which the kernel has nothing in memory.
@MainActor @Suite(.serialized, .enabled(if: ColdFile.isPossible, "temporary files have no disk behind them"))
struct ColdGuideTests {
  private nonisolated static let channels = 200

  private nonisolated static func fill(_ store: GuideStore) throws {
    let text = String(repeating: "A long story. ", count: 30)
    let first = GuideStage.now / 3_600 * 3_600 - 86_400
    try store.importFeed(source: "feed") { sink in
      var head = FeedBatch()
      for number in 0..<channels {
        var record = FeedBatch.ChannelRecord()
        record.feedID = head.append("c\(number)")
        record.name = head.append("Name \(number)")
        head.channels.append(record)
      }
      try sink(head, 0)
      for number in 0..<channels {
        var batch = FeedBatch()
        for hour in 0..<Int64(72) {
          var record = FeedBatch.ProgrammeRecord()
          record.channelFeedID = batch.append("c\(number)")
          record.start = first + hour * 3_600
          record.stop = record.start + 3_600
          record.title = batch.append("Title \(hour)")
          record.summary = batch.append(text)
          record.genre = .film
          batch.programmes.append(record)
        }
        try sink(batch, Int64(number))
      }
    }
  }

  /// Work that a window does on other threads, done when the test says so.
  @MainActor private final class Later {
    private var work: [@MainActor () -> Void] = []
    /// The number of reads that the work waited for.
    private(set) var reads = 0

    var background: GuideBackground { .postponed { [self] in work.append($0) } }

    func finish() {
      let before = PromptReading.waitingReads()
      while !work.isEmpty { work.removeFirst()() }
      reads += PromptReading.waitingReads() - before
    }
  }

  private func titles(_ stage: GuideStage) -> Set<String> {
    let cells = stage.controller.collectionView.visibleCells
    return Set(cells.compactMap { ($0 as? AiringCell)?.content?.title })
  }

  @Test("The main thread reads nothing from the disk, and the rows arrive")
  func cold() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lineup-cold-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (path, now) = (folder.appendingPathComponent("guide.db").path, GuideStage.now)
    do { try Self.fill(GuideStore(path: path, clock: { now })) }
    let store = try GuideStore(path: path, clock: { now })
    let file = try #require(ColdFile(path: path))
    file.forget()
    let later = Later()
    let before = PromptReading.waitingReads()
    try GuideStage.run(
      shown: store,
      prepare: { controller in
        controller.background = later.background
        controller.searchBackground = later.background
        controller.grid.background = later.background
        controller.rows.reads.background = later.background
      }
    ) { stage in
      @MainActor func settle() {
        for _ in 0..<20 {
          later.finish()
          stage.pacer.advance(by: 0.1)
        }
      }
      // Opening the guide may have read a row.
      #expect(titles(stage).contains(ShellWords.loading))
      settle()
      #expect(!titles(stage).contains(ShellWords.loading))
      #expect(titles(stage).contains { $0.hasPrefix("Title") })
      let steps: [(name: String, act: @MainActor (GuideStage) -> Void)] = [
        ("scrolling rows", { $0.surface.scrollWheel(by: CGVector(dx: 0, dy: 60), at: CGPoint(x: 700, y: 400)) }),
        ("scrolling time", { $0.surface.scrollWheel(by: CGVector(dx: 30, dy: 0), at: CGPoint(x: 700, y: 400)) }),
        ("moving the focus", { $0.press(.keyboardDownArrow) }),
        ("opening details", { $0.press(.keyboardReturnOrEnter) }),
        ("closing details", { $0.press(.keyboardEscape) }),
        ("a channel's day", { $0.press(.keyboardD, characters: "d") }),
        ("closing it", { $0.press(.keyboardEscape) }),
        ("what is on now", { $0.press(.keyboardV, characters: "v") }),
        ("closing it", { $0.press(.keyboardEscape) }),
        ("the channel list", { $0.press(.keyboardC, characters: "c") }),
        ("closing it", { $0.press(.keyboardEscape) }),
        ("searching", { $0.press(.keyboardSlash, characters: "/") }),
        ("typing", { $0.type("Title 7") }),
        ("ending the search", { $0.press(.keyboardEscape) }),
        ("a genre's chip", { $0.controller.show(.genre(.film)) }),
        ("all channels", { $0.controller.show(.all) }),
        ("couch mode", { $0.controller.enterCouch() }),
      ]
      for step in steps {
        file.forget()
        let reads = (PromptReading.waitingReads(), later.reads)
        step.act(stage)
        stage.pacer.advance(by: 1)
        let own = PromptReading.waitingReads() - reads.0
        #expect(own == 0, "\(step.name)")
        settle()
        #expect(PromptReading.waitingReads() - reads.0 == later.reads - reads.1, "\(step.name)")
        #expect(!titles(stage).contains(ShellWords.loading), "\(step.name)")
      }
      #expect(later.reads > 0)
      #expect(PromptReading.waitingReads() - before == later.reads)
    }
  }
}
