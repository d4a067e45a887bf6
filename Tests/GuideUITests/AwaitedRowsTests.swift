import Foundation
import GuideModel
import SeededRandom
import Testing
import UIKit
import WindowServer
import WindowServerTesting

@testable import GuideUI

/// Guides that take time to read, because they are on a server or locked: the main thread never reads them, and shows
/// the rows as they arrive.
@MainActor @Suite(.serialized) struct AwaitedRowsTests {
  private static let now = GuideStage.now

  /// Background work that happens when the test says so.
  @MainActor private final class Later {
    private var work: [@MainActor () -> Void] = []

    var background: GuideBackground { .postponed { [self] in work.append($0) } }
    var isIdle: Bool { work.isEmpty }

    /// Does one piece of work.
    func step() { if !work.isEmpty { work.removeFirst()() } }

    func finish() { while !work.isEmpty { step() } }
  }

  private func guides(_ seed: UInt64, channels: Int) -> (local: InMemoryLibrary, remote: RemoteLibrary) {
    let guide = RandomGuide(seed: seed, channels: channels, start: Self.now - 86_400, days: 4)
    let library = InMemoryLibrary(channels: guide.channels, airings: guide.airings.values.flatMap { $0 })
    return (library, RemoteLibrary(library))
  }

  private func rows(_ guide: any GuideProviding, scale: CGFloat?) -> GuideRows {
    let rows = GuideRows(guide: guide, times: GuideTimes(timeZone: .gmt), now: Self.now)
    if let scale { rows.use(pointsPerSecond: scale, axis: .across) }
    return rows
  }

  // MARK: Rows

  @Test(arguments: 1...12, [nil, 0.09, 0.012] as [CGFloat?])
  func partsArriveInAnyOrderAndNeverOverlap(seed: UInt64, scale: CGFloat?) {
    let (local, remote) = guides(seed, channels: 4)
    let later = Later()
    let (expected, rows) = (rows(local, scale: scale), rows(remote, scale: scale))
    rows.reads.background = later.background
    var random = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      let row = Int.random(in: 0..<4, using: &random)
      let lower = Int64.random(in: rows.timeRange, using: &random)
      let part = lower..<min(lower + Int64.random(in: 1...60_000, using: &random), rows.timeRange.upperBound)
      var found: [Range<Int64>] = []
      rows.forEachSpan(inRow: row, overlapping: part) { found.append($0..<$1) }
      #expect(zip(found, found.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
      #expect((found.first?.lowerBound ?? .max) <= part.lowerBound)
      #expect((found.last?.upperBound ?? .min) >= part.upperBound)
      if scale == nil {
        for span in found { #expect(rows.spanBounds(inRow: row, at: span.lowerBound) == span) }
      }
      for _ in 0..<Int.random(in: 0..<4, using: &random) { later.step() }
    }
    // Parts that arrive may show that more is needed.
    for _ in 0..<20 {
      for row in 0..<4 { rows.forEachSpan(inRow: row, overlapping: rows.timeRange) { _, _ in } }
      later.finish()
    }
    for row in 0..<4 {
      var (found, wanted): ([Range<Int64>], [Range<Int64>]) = ([], [])
      rows.forEachSpan(inRow: row, overlapping: rows.timeRange) { found.append($0..<$1) }
      expected.forEachSpan(inRow: row, overlapping: rows.timeRange) { wanted.append($0..<$1) }
      #expect(found == wanted, "row \(row)")
    }
    #expect(later.isIdle)
  }

  @Test func whatIsBeingReadIsNoHole() {
    let (_, remote) = guides(1, channels: 2)
    let later = Later()
    let rows = rows(remote, scale: nil)
    rows.reads.background = later.background
    #expect(rows.span(inRow: 0, at: Self.now)?.isAwaited == true)
    #expect(remote.reads == 0)
    later.finish()
    #expect(rows.span(inRow: 0, at: Self.now)?.isAwaited == false)
    #expect(remote.reads > 0)
  }

  @Test func theLastRequestIsReadFirst() {
    let (_, remote) = guides(1, channels: 3)
    let later = Later()
    let rows = rows(remote, scale: nil)
    rows.reads.background = later.background
    var arrived: [Int] = []
    rows.onArrival = { arrived.append($0) }
    for row in 0..<3 { _ = rows.span(inRow: row, at: Self.now) }
    later.finish()
    #expect(arrived == [2, 1, 0])
  }

  @Test func aFailureStopsTheOthersAndEverythingIsReadOnceTheServerAnswersAgain() {
    let (_, remote) = guides(1, channels: 8)
    let later = Later()
    let rows = rows(remote, scale: nil)
    rows.reads.background = later.background
    var failures: [Bool] = []
    rows.reads.onFailureChange = { failures.append(rows.reads.failure != nil) }
    remote.isReachable = false
    for row in 0..<8 { _ = rows.span(inRow: row, at: Self.now) }
    later.finish()
    #expect(failures == [true])
    #expect(remote.reads == 1)
    // One read finds out whether the server answers.
    rows.reads.retry()
    later.finish()
    #expect(remote.reads == 2)
    #expect(failures == [true])
    remote.isReachable = true
    rows.reads.retry()
    later.finish()
    #expect(failures == [true, false])
    for row in 0..<8 { #expect(rows.span(inRow: row, at: Self.now)?.isAwaited == false, "row \(row)") }
  }

  @Test func whatWasRequestedBeforeAReloadIsForgotten() {
    let (_, remote) = guides(1, channels: 2)
    let later = Later()
    let rows = rows(remote, scale: nil)
    rows.reads.background = later.background
    _ = rows.span(inRow: 0, at: Self.now)
    rows.reload(remote)
    later.finish()
    #expect(remote.reads == 0)
    _ = rows.span(inRow: 0, at: Self.now)
    later.finish()
    #expect(rows.span(inRow: 0, at: Self.now)?.isAwaited == false)
  }

  @Test func whatIsKeptDuringAReloadStaysWhenMoreIsReadAtOnce() {
    let (_, remote) = guides(1, channels: 4)
    let later = Later()
    let rows = GuideRows(guide: remote, times: GuideTimes(timeZone: .gmt), now: Self.now, capacity: 48)
    rows.reads.background = later.background
    for row in 0..<3 { rows.forEachSpan(inRow: row, overlapping: rows.timeRange) { _, _ in } }
    while !later.isIdle {
      later.step()
      // Something is always awaited, as while scrolling.
      if later.isIdle, rows.span(inRow: 3, at: Self.now)?.isAwaited == true { break }
    }
    rows.reload(remote)
    let kept = rows.keptBlocks
    #expect(kept > 48)
    remote.isLocal = true
    _ = rows.span(inRow: 3, at: Self.now)
    #expect(rows.keptBlocks > kept)
  }

  @Test func picturesWaitForTheRows() {
    let (_, remote) = guides(1, channels: 2)
    let rows = rows(remote, scale: nil)
    rows.waits = true
    #expect(rows.span(inRow: 0, at: Self.now)?.isAwaited == false)
    #expect(remote.reads > 0)
  }

  // MARK: The window

  private func run(_ body: @MainActor (GuideStage, RemoteLibrary, Later) throws -> Void) throws {
    let remote = RemoteLibrary(.demo())
    let later = Later()
    try GuideStage.run(
      shown: remote,
      prepare: { controller in
        controller.background = later.background
        controller.grid.background = later.background
        controller.rows.reads.background = later.background
      }
    ) { stage in try body(stage, remote, later) }
  }

  /// Returns the titles of the cells on the screen, without the row of channels that are folded away.
  private func titles(_ stage: GuideStage) -> Set<String> {
    let view = stage.controller.collectionView
    let cells = (view?.visibleCells ?? []).filter { cell in
      guard let row = view?.indexPath(for: cell)?.section else { return false }
      return stage.controller.rows.channels[row].id != GuideRowPlan.foldKey
    }
    return Set(cells.compactMap { ($0 as? AiringCell)?.content?.title })
  }

  /// Lets everything arrive, and what its arrival requests.
  private func settle(_ stage: GuideStage, _ later: Later) {
    for _ in 0..<20 {
      later.finish()
      stage.pacer.advance(by: 0.1)
    }
  }

  @Test func aWindowOpensAndScrollsWithoutReadingAndShowsWhatArrives() throws {
    try run { stage, remote, later in
      #expect(titles(stage) == [ShellWords.loading])
      stage.surface.scrollWheel(by: CGVector(dx: 3, dy: 0), at: CGPoint(x: 700, y: 400))
      stage.pacer.advance(by: 2)
      #expect(titles(stage) == [ShellWords.loading])
      #expect(remote.reads == 0)
      settle(stage, later)
      #expect(!titles(stage).contains(ShellWords.loading))
      #expect(titles(stage).count > 5)
      // The same cells as in a guide that is read at once.
      let found = titles(stage)
      remote.isLocal = true
      stage.controller.reloadGuide()
      settle(stage, later)
      #expect(titles(stage) == found)
    }
  }

  @Test func aReloadShowsWhatWasKnownUntilItHasBeenReadAgain() throws {
    try run { stage, remote, later in
      settle(stage, later)
      let before = titles(stage)
      let reads = remote.reads
      remote.take(InMemoryLibrary.demo(seed: 8))
      stage.controller.reloadGuide()
      stage.pacer.advance(by: 0.1)
      #expect(titles(stage) == before)
      #expect(remote.reads == reads)
      settle(stage, later)
      let after = titles(stage)
      #expect(after != before && !after.contains(ShellWords.loading))
      remote.isLocal = true
      stage.controller.reloadGuide()
      settle(stage, later)
      #expect(titles(stage) == after)
    }
  }

  @Test func detailsOpenWhenItIsKnownWhatIsOn() throws {
    try run { stage, remote, later in
      stage.press(.keyboardDownArrow)
      stage.press(.keyboardReturnOrEnter)
      #expect(stage.controller.panel == nil)
      #expect(remote.reads == 0)
      settle(stage, later)
      let details = try #require(stage.controller.panel as? ProgrammeDetailsViewController).details
      #expect(details?.airing != nil)
      #expect(details?.programme != nil)
    }
  }

  @Test func detailsAreCompletedWhenTheirTextArrives() throws {
    try run { stage, remote, later in
      settle(stage, later)
      stage.press(.keyboardDownArrow)
      let before = remote.reads
      stage.press(.keyboardReturnOrEnter)
      let panel = try #require(stage.controller.panel as? ProgrammeDetailsViewController)
      #expect(panel.details?.airing != nil)
      #expect(panel.details?.programme == nil)
      #expect(remote.reads == before)
      settle(stage, later)
      #expect(panel.details?.programme != nil)
      #expect(!panel.related.isEmpty)
    }
  }

  @Test func aServerThatDoesNotAnswerIsReportedUntilItDoes() throws {
    try run { stage, remote, later in
      remote.isReachable = false
      var errors = 0
      stage.controller.onError = { _ in errors += 1 }
      settle(stage, later)
      #expect(stage.controller.banner.content?.kind == .unreachable)
      #expect(stage.controller.banner.text == "The server does not answer.")
      #expect(titles(stage) == [ShellWords.loading])
      #expect(errors >= 1)
      remote.isReachable = true
      stage.controller.act(on: .unreachable)
      settle(stage, later)
      #expect(stage.controller.banner.content?.kind != .unreachable)
      #expect(!titles(stage).contains(ShellWords.loading))
    }
  }
}
