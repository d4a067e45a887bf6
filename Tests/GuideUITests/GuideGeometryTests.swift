import Foundation
import GuideModel
import SeededRandom
import Testing

@testable import GuideUI

@Suite struct GuideGeometryTests {
  private let geometry = GuideGeometry(
    metrics: .regular, timeRange: 1_000_000..<(1_000_000 + 14 * 86_400), pointsPerSecond: 8.0 / 60, rowCount: 100)

  @Test func contentHoldsPinnedPartsAndAllRows() {
    #expect(geometry.contentSize.width == GuideMetrics.regular.leadingWidth + 14 * 1_440 * 8)
    #expect(geometry.contentSize.height == GuideMetrics.regular.headerHeight + 100 * GuideMetrics.regular.rowHeight)
  }

  @Test func instantsAndPointsMapBothWays() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<2_000 {
      let instant = Int64.random(in: geometry.timeRange, using: &random)
      let x = geometry.x(of: instant)
      #expect(geometry.instant(atX: x + 0.01) == instant)
      #expect(abs(geometry.time(atX: x) - Double(instant)) < 0.001)
    }
    #expect(geometry.instant(atX: -50) == geometry.timeRange.lowerBound)
    #expect(geometry.instant(atX: 1e9) == geometry.timeRange.upperBound)
  }

  @Test func rowsAreThoseABandTouches() {
    let metrics = geometry.metrics
    let top = metrics.headerHeight
    #expect(geometry.rows(from: 0, to: top).isEmpty)
    #expect(geometry.rows(from: top, to: top + 1) == 0..<1)
    #expect(geometry.rows(from: top + metrics.rowHeight - 1, to: top + metrics.rowHeight + 1) == 0..<2)
    #expect(geometry.rows(from: top, to: 1e7) == 0..<100)
    #expect(geometry.rows(from: 1e7, to: 2e7).isEmpty)
    #expect(geometry.row(atY: top - 1) == nil)
    #expect(geometry.row(atY: top + metrics.rowHeight) == 1)
    #expect(geometry.row(atY: 1e7) == nil)
  }

  @Test func zoomingKeepsThePointUnderThePointer() {
    var random = SeededGenerator(seed: 2)
    var geometry = geometry
    for _ in 0..<500 {
      let viewX = CGFloat.random(in: 200...1_900, using: &random)
      let offset = CGFloat.random(in: 0...20_000, using: &random)
      let before = geometry.time(atX: offset + viewX)
      let scale = geometry.pointsPerSecond * CGFloat.random(in: 0.5...2, using: &random)
      let (next, x) = geometry.zoomed(to: scale, aboutViewX: viewX, offset: offset)
      #expect(abs(next.time(atX: x + viewX) - before) < 0.01)
      #expect(GuideGeometry.pointsPerSecondLimits.contains(next.pointsPerSecond))
      geometry = next
    }
  }

  @Test func zoomReachesFromADayAcrossTheScreenToFiveMinutes() {
    let wide = geometry.zoomed(to: 0, aboutViewX: 500, offset: 0).geometry
    #expect(wide.pointsPerSecond * 86_400 <= 1_280)
    let close = geometry.zoomed(to: 1e6, aboutViewX: 500, offset: 0).geometry
    #expect(close.pointsPerSecond * 300 >= 1_920)
  }

  @Test func itemsAreNamedByTheirSecond() {
    #expect(geometry.item(startingAt: geometry.timeRange.lowerBound) == 1)
    #expect(geometry.instant(ofItem: geometry.item(startingAt: 1_234_567)) == 1_234_567)
    #expect(GuideGeometry.itemsPerRow(of: geometry.timeRange) == 1 + 14 * 86_400)
  }

  @Test func theShortestProgrammeCanStillBeSeen() {
    let frame = geometry.frame(row: 3, start: 1_000_060, stop: 1_000_061)
    #expect(frame.width == 2)
    #expect(frame.minY == geometry.y(ofRow: 3) + geometry.metrics.cellSpacing)
  }
}
