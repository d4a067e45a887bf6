import Foundation
import GuideModel
import SeededRandom
import Testing
import UIKit

@testable import GuideUI

@MainActor @Suite struct GuideLayoutTests {
  private let start: Int64 = 1_774_000_000

  private struct Fixture {
    let guide: RandomGuide
    let rows: GuideRows
    let layout: GuideLayout
    let view: UICollectionView
    let source: CountingDataSource
  }

  /// Counts a collection view's calls; its cells are plain.
  private final class CountingDataSource: NSObject, UICollectionViewDataSource {
    let rows: GuideRows
    init(rows: GuideRows) { self.rows = rows }
    func numberOfSections(in collectionView: UICollectionView) -> Int { rows.rowCount }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      1 + Int(rows.timeRange.upperBound - rows.timeRange.lowerBound)
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }
  }

  private func fixture(
    seed: UInt64, channels: Int = 30, days: Int = 3, size: CGSize = CGSize(width: 1_000, height: 600),
    axis: GuidePlacement.Axis = .across, isMirrored: Bool = false
  ) -> Fixture {
    let guide = RandomGuide(seed: seed, channels: channels, start: start, days: days)
    let rows = GuideRows(guide: guide, times: GuideTimes(timeZone: .gmt), now: start + 90_000)
    let layout = GuideLayout()
    layout.source = rows
    layout.axis = axis
    if axis == .down { layout.metrics = .fittingColumns(width: size.width) }
    layout.timeRange = rows.timeRange
    layout.now = rows.now
    let view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    view.isPrefetchingEnabled = false
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      GuideElementKind.channel, GuideElementKind.hour, GuideElementKind.day, GuideElementKind.corner,
      GuideElementKind.nowMark,
    ] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    let source = CountingDataSource(rows: rows)
    view.dataSource = source
    view.layoutIfNeeded()
    return Fixture(guide: guide, rows: rows, layout: layout, view: view, source: source)
  }

  /// Returns every cell of the guide, by definition.
  private func allCells(_ fixture: Fixture) -> [(path: IndexPath, frame: CGRect)] {
    let geometry = fixture.layout.geometry
    var cells: [(path: IndexPath, frame: CGRect)] = []
    for row in 0..<fixture.rows.rowCount {
      fixture.rows.forEachSpan(inRow: row, overlapping: fixture.rows.timeRange) { start, stop in
        cells.append(
          (
            IndexPath(item: geometry.item(startingAt: start), section: row),
            fixture.layout.placement.place(geometry.frame(row: row, start: start, stop: stop))
          ))
      }
    }
    return cells
  }

  @Test(arguments: 1...8) func theScreenMatchesABruteForceLayout(seed: UInt64) throws {
    // All directions of time.
    let fixture = fixture(
      seed: seed, axis: seed.isMultiple(of: 2) ? .across : .down, isMirrored: seed.isMultiple(of: 4) || seed % 4 == 3)
    let all = allCells(fixture)
    var random = SeededGenerator(seed: seed)
    let content = fixture.layout.collectionViewContentSize
    for _ in 0..<25 {
      let offset = CGPoint(
        x: CGFloat.random(in: 0...(content.width - 1_000), using: &random).rounded(),
        y: CGFloat.random(in: 0...(content.height - 600), using: &random).rounded())
      fixture.view.contentOffset = offset
      fixture.view.layoutIfNeeded()
      let bounds = fixture.view.bounds
      let expected = Set(all.filter { $0.frame.intersects(bounds) }.map(\.path))
      let found = fixture.layout.layoutAttributesForElements(in: bounds) ?? []
      let cells = found.filter {
        $0.representedElementCategory == .cell && $0.indexPath.item > 0 && $0.frame.intersects(bounds)
      }
      #expect(Set(cells.map(\.indexPath)) == expected)
      #expect(cells.count == expected.count)
      let visible = Set(fixture.view.indexPathsForVisibleItems.filter { $0.item > 0 })
      #expect(visible == expected)
      for cell in cells {
        #expect(fixture.layout.layoutAttributesForItem(at: cell.indexPath) == cell)
        // The view's frame is computed from its centre, which rounds.
        let shown = try #require(fixture.view.cellForItem(at: cell.indexPath)).frame
        #expect(abs(shown.minX - cell.frame.minX) < 0.001 && abs(shown.minY - cell.frame.minY) < 0.001)
        #expect(shown.size == cell.frame.size)
      }
    }
  }

  @Test(arguments: 1...4) func smallStepsShowTheSameAsOneJump(seed: UInt64) {
    let fixture = fixture(seed: seed)
    let all = allCells(fixture)
    var random = SeededGenerator(seed: seed)
    let content = fixture.layout.collectionViewContentSize
    var offset = CGPoint(x: 2_000, y: 700)
    var step = CGVector.zero
    for index in 0..<120 {
      if index.isMultiple(of: 15) {
        let isVertical = Bool.random(using: &random)
        let length = CGFloat.random(in: -45...45, using: &random).rounded()
        step = CGVector(dx: isVertical ? 0 : length, dy: isVertical ? length : 0)
      }
      offset.x = min(max(0, offset.x + step.dx), content.width - 1_000)
      offset.y = min(max(0, offset.y + step.dy), content.height - 600)
      fixture.view.contentOffset = offset
      fixture.view.layoutIfNeeded()
      let bounds = fixture.view.bounds
      let expected = all.filter { $0.frame.intersects(bounds) }
      #expect(Set(fixture.view.indexPathsForVisibleItems.filter { $0.item > 0 }) == Set(expected.map(\.path)))
      for (path, frame) in expected {
        // A frame kept as centre and size comes back with a rounding error.
        let shown = fixture.view.cellForItem(at: path)?.frame ?? .null
        #expect(abs(shown.minX - frame.minX) + abs(shown.minY - frame.minY) + abs(shown.width - frame.width) < 0.001)
      }
      let rows = fixture.layout.geometry.rows(
        from: bounds.minY + fixture.layout.metrics.headerHeight, to: bounds.maxY)
      for row in rows {
        let channel = fixture.view.supplementaryView(
          forElementKind: GuideElementKind.channel, at: IndexPath(item: 0, section: row))
        #expect(channel?.frame.minX == offset.x)
      }
      let corner = fixture.view.visibleSupplementaryViews(ofKind: GuideElementKind.corner)
      #expect(corner.map(\.frame.origin) == [offset])
    }
  }

  @Test func aGridFromRightToLeftIsTheMirrorImage() throws {
    let plain = fixture(seed: 11)
    let mirrored = fixture(seed: 11, isMirrored: true)
    let width = plain.layout.collectionViewContentSize.width
    #expect(mirrored.layout.collectionViewContentSize.width == width)
    for offset in [CGPoint.zero, CGPoint(x: 1_234, y: 567), CGPoint(x: 9_876, y: 300)] {
      plain.view.contentOffset = offset
      mirrored.view.contentOffset = CGPoint(x: width - 1_000 - offset.x, y: offset.y)
      for fixture in [plain, mirrored] { fixture.view.layoutIfNeeded() }
      #expect(mirrored.layout.visibleBounds == plain.layout.visibleBounds)
      func frames(_ fixture: Fixture) -> [String: CGRect] {
        let found = fixture.layout.layoutAttributesForElements(in: fixture.view.bounds) ?? []
        return Dictionary(
          found.map { ("\($0.representedElementKind ?? "") \($0.indexPath)", $0.frame) },
          uniquingKeysWith: { first, _ in first })
      }
      let (left, right) = (frames(plain), frames(mirrored))
      #expect(left.keys == right.keys && left.count > 30)
      for (key, frame) in left {
        let image = try #require(right[key])
        #expect(abs(width - image.maxX - frame.minX) < 0.001 && abs(image.width - frame.width) < 0.001, "\(key)")
      }
    }
  }

  @Test func channelsAcrossHaveTheirHeadersOnTopAndTimesAtTheSide() throws {
    let fixture = fixture(seed: 6, axis: .down)
    fixture.view.contentOffset = CGPoint(x: 300, y: 2_000)
    fixture.view.layoutIfNeeded()
    let found = fixture.layout.layoutAttributesForElements(in: fixture.view.bounds) ?? []
    let channels = found.filter { $0.representedElementKind == GuideElementKind.channel }
    #expect(channels.count >= 5)
    for channel in channels { #expect(channel.frame.minY == 2_000) }
    let hours = found.filter { $0.representedElementKind == GuideElementKind.hour }
    #expect(hours.count >= 5)
    for hour in hours { #expect(hour.frame.minX == 300) }
    let cells = found.compactMap { $0 as? GuideLayoutAttributes }.filter {
      $0.representedElementCategory == .cell && $0.coveredWidth > 0
    }
    #expect(!cells.isEmpty)
    for cell in cells {
      let edge = 2_000 + fixture.layout.metrics.leadingWidth
      #expect(abs(cell.frame.minY + cell.coveredWidth - edge) < 0.001)
    }
  }

  @Test func pinnedElementsStayWhereTheyAreOnScreen() throws {
    let fixture = fixture(seed: 3)
    let metrics = fixture.layout.metrics
    for offset in [CGPoint.zero, CGPoint(x: 1_234, y: 567), CGPoint(x: 9_876, y: 900)] {
      fixture.view.contentOffset = offset
      fixture.view.layoutIfNeeded()
      let found = fixture.layout.layoutAttributesForElements(in: fixture.view.bounds) ?? []
      let corner = try #require(found.first { $0.representedElementKind == GuideElementKind.corner })
      #expect(
        corner.frame == CGRect(origin: offset, size: CGSize(width: metrics.leadingWidth, height: metrics.headerHeight)))
      for channel in found where channel.representedElementKind == GuideElementKind.channel {
        #expect(channel.frame.minX == offset.x)
        #expect(channel.frame.minY == fixture.layout.geometry.y(ofRow: channel.indexPath.section))
      }
      let hours = found.filter { $0.representedElementKind == GuideElementKind.hour }
      #expect(!hours.isEmpty)
      for hour in hours { #expect(hour.frame.maxY == offset.y + metrics.headerHeight) }
      let views = fixture.view.visibleSupplementaryViews(ofKind: GuideElementKind.corner)
      #expect(views.map(\.frame.origin) == [offset])
    }
  }

  @Test func aCellThatBeginsLeftOfTheScreenSaysHowMuchOfItIsCovered() throws {
    let fixture = fixture(seed: 5)
    fixture.view.contentOffset = CGPoint(x: 2_000, y: 200)
    fixture.view.layoutIfNeeded()
    let edge = 2_000 + fixture.layout.metrics.leadingWidth
    let cells = (fixture.layout.layoutAttributesForElements(in: fixture.view.bounds) ?? []).compactMap {
      $0 as? GuideLayoutAttributes
    }.filter { $0.representedElementCategory == .cell && $0.indexPath.item > 0 }
    #expect(cells.contains { $0.coveredWidth > 0 })
    for cell in cells {
      #expect(cell.coveredWidth == (cell.frame.minX < edge && cell.frame.maxX > edge ? edge - cell.frame.minX : 0))
    }
  }

  @Test func scrollingMakesNoCellAgainThatItHas() {
    let fixture = fixture(seed: 7)
    // Rows are computed as far as they are visible, and with their surroundings once they scroll sideways.
    for x in [1_000, 1_200] {
      fixture.view.contentOffset = CGPoint(x: CGFloat(x), y: 300)
      fixture.view.layoutIfNeeded()
    }
    let made = fixture.layout.createdCellAttributes
    for step in 1...20 {
      fixture.view.contentOffset = CGPoint(x: 1_000 + CGFloat(step) * 10, y: 300)
      fixture.view.layoutIfNeeded()
    }
    #expect(fixture.layout.createdCellAttributes == made)
  }

  @Test func theWorkOfAQueryDoesNotGrowWithTheGuide() {
    var made: [Int] = []
    for (channels, days) in [(20, 1), (20, 14), (400, 14)] {
      let fixture = fixture(seed: 9, channels: channels, days: days)
      fixture.view.contentOffset = CGPoint(x: 4_000, y: 300)
      fixture.view.layoutIfNeeded()
      made.append(fixture.layout.createdCellAttributes)
    }
    #expect(made.allSatisfy { $0 < 800 })
  }

  @Test func theLineMovesWithTheTimeAndNothingElseDoes() throws {
    let fixture = fixture(seed: 11)
    let geometry = fixture.layout.geometry
    fixture.view.contentOffset = CGPoint(x: geometry.x(of: fixture.rows.now) - 700, y: 0)
    fixture.view.layoutIfNeeded()
    func line() -> UICollectionViewLayoutAttributes? {
      fixture.layout.layoutAttributesForDecorationView(
        ofKind: GuideElementKind.nowLine, at: IndexPath(item: 0, section: 0))
    }
    let before = try #require(line())
    #expect(before.frame.midX == geometry.x(of: fixture.rows.now))
    let made = fixture.layout.createdCellAttributes
    fixture.layout.now += 600
    fixture.view.layoutIfNeeded()
    let after = try #require(line())
    #expect(abs(after.frame.midX - before.frame.midX - 600 * geometry.pointsPerSecond) < 0.001)
    #expect(fixture.layout.createdCellAttributes == made)
  }

  @Test func aDaysNameStaysInViewUntilTheNextDayPushesItOut() throws {
    let fixture = fixture(seed: 13)
    let geometry = fixture.layout.geometry
    let leading = fixture.layout.metrics.leadingWidth
    let days = fixture.rows.days(overlapping: fixture.rows.timeRange)
    let end = geometry.x(of: days[0].range.upperBound)
    for x in stride(from: CGFloat(0), to: end - leading, by: 211) {
      fixture.view.contentOffset = CGPoint(x: x, y: 0)
      fixture.view.layoutIfNeeded()
      let found = fixture.layout.layoutAttributesForElements(in: fixture.view.bounds) ?? []
      let label = try #require(
        found.first { $0.representedElementKind == GuideElementKind.day && $0.indexPath.item == 0 })
      #expect(label.frame.maxX <= end)
      #expect(label.frame.minX == x + leading)
      #expect(label.frame.width == min(280, end - x - leading))
    }
  }

  @Test(arguments: ["Europe/London", "America/New_York", "Australia/Lord_Howe"])
  func theAxisIsContinuousThroughClockChanges(zone: String) throws {
    // The weeks in which these zones change their clocks, March and November 2026.
    for start: Int64 in [1_772_600_000, 1_774_500_000, 1_792_800_000, 1_793_300_000] {
      let times = GuideTimes(timeZone: try #require(TimeZone(identifier: zone)))
      let guide = RandomGuide(seed: 1, channels: 1, start: start, days: 10)
      let rows = GuideRows(guide: guide, times: times, now: start)
      let days = rows.days(overlapping: rows.timeRange)
      #expect(days.first?.range.lowerBound == rows.timeRange.lowerBound)
      #expect(days.last?.range.upperBound == rows.timeRange.upperBound)
      for (day, next) in zip(days, days.dropFirst()) { #expect(day.range.upperBound == next.range.lowerBound) }
      // The guide starts and ends at five, its dates change at midnight.
      let texts = days.map { times.timeText($0.range.lowerBound) }
      #expect(["05:00", "5:00 AM"].contains { texts[0].replacing("\u{202F}", with: " ").hasPrefix($0) })
      #expect(texts.dropFirst().allSatisfy { $0.hasPrefix("00:00") || $0.hasPrefix("12:00") })
      #expect(days.count == Int((rows.timeRange.upperBound - rows.timeRange.lowerBound + 43_200) / 86_400) + 1)
      let ticks = rows.tickInstants(in: rows.timeRange, step: 1_800)
      for (tick, next) in zip(ticks, ticks.dropFirst()) { #expect(next - tick == 1_800) }
    }
  }
}
