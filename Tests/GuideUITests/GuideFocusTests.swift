import Foundation
import GuideModel
import Testing

@testable import GuideUI

@MainActor @Suite struct GuideFocusTests {
  /// Rows of fixed spans, in minutes.
  private struct Map: GuideFocus.Map {
    var rows: [[Range<Int64>]]
    var rowCount: Int { rows.count }
    var timeRange: Range<Int64> { 0..<600 }
    func spanBounds(inRow row: Int, at instant: Int64) -> Range<Int64>? { rows[row].first { $0.contains(instant) } }
  }

  private let map = Map(rows: [
    [0..<30, 30..<60, 60..<120, 120..<600],
    [0..<600],
    [0..<45, 45..<100, 100..<130, 130..<600],
  ])

  @Test func verticalMovesKeepTheTimeAcrossALongProgramme() throws {
    let start = try #require(GuideFocus.at(row: 0, instant: 65, in: map))
    let middle = try #require(start.moved(.down, in: map))
    #expect(middle.span == 0..<600)
    #expect(middle.anchor == 65)
    let end = try #require(middle.moved(.down, in: map))
    #expect(end.span == 45..<100)
    #expect(end.moved(.up, in: map)?.moved(.up, in: map) == start)
  }

  @Test func horizontalMovesGoFromAiringToAiringAndSetTheTime() throws {
    let start = try #require(GuideFocus.at(row: 0, instant: 65, in: map))
    let right = try #require(start.moved(.right, in: map))
    #expect(right.span == 120..<600)
    #expect(right.anchor == 120)
    #expect(right.moved(.right, in: map) == nil)
    let left = try #require(start.moved(.left, in: map))
    #expect(left.span == 30..<60)
    #expect(left.anchor == 30)
    #expect(left.moved(.left, in: map)?.moved(.left, in: map) == nil)
  }

  @Test func edgesStopTheFocus() throws {
    let top = try #require(GuideFocus.at(row: 0, instant: 10, in: map))
    #expect(top.moved(.up, in: map) == nil)
    #expect(top.moved(.down, rows: 50, in: map)?.row == 2)
    #expect(GuideFocus.at(row: 3, instant: 10, in: map) == nil)
    #expect(GuideFocus.at(row: 0, instant: 600, in: map) == nil)
    #expect(top.shifted(by: 10_000, in: map)?.anchor == 599)
    #expect(top.shifted(by: -10_000, in: map)?.anchor == 0)
  }
}
