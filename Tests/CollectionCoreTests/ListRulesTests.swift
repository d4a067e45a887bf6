import Foundation
import Testing

@testable import CollectionCore

@Suite struct ListRulesTests {
  @Test("10.1: Space around the rows of groups without header and footer")
  func spaceAroundRows() {
    let inset = ListRules(.insetGrouped).insets
    #expect(inset == LayoutInsets(top: 17.333, leading: 16, bottom: 17.667, trailing: 16))
    let grouped = ListRules(.grouped, header: .view, hasFooterView: true).insets
    #expect(grouped == LayoutInsets())
    for appearance in [ListRules.Appearance.plain, .sidebar, .sidebarPlain] {
      #expect(ListRules(appearance).insets == LayoutInsets())
    }
  }

  @Test("10.6: The first group begins at 35 points, and at once under a navigation bar")
  func firstSection() {
    for appearance in [ListRules.Appearance.grouped, .insetGrouped] {
      let rules = ListRules(appearance)
      #expect(abs(rules.insets.top + rules.extraBeforeFirst(isUnderBar: false) - 35) < 1e-9)
      #expect(rules.insets.top + rules.extraBeforeFirst(isUnderBar: true) == 0)
      #expect(ListRules(appearance, header: .view).extraBeforeFirst(isUnderBar: false) == 0)
    }
    #expect(ListRules(.plain).extraBeforeFirst(isUnderBar: false) == 0)
  }

  @Test("10.6: Headers of plain lists have a padding, which the app may set")
  func headerPadding() {
    #expect(ListRules(.plain, header: .view).headerViewPadding == 18.5)
    #expect(ListRules(.plain, header: .view, headerTopPadding: 4).headerViewPadding == 4)
    #expect(ListRules(.insetGrouped, header: .view).headerViewPadding == 0)
    #expect(ListRules(.plain, header: .none).headerViewPadding == 0)
    let first = ListRules(.plain, header: .firstItem)
    #expect(first.headerViewPadding == 0 && first.insets.top == 18.5)
  }

  @Test func aFirstItemMayBeTheHeader() {
    let rules = ListRules(.plain, header: .firstItem)
    #expect(rules.row(0, of: 3) == ListRules.Row(.header))
    #expect(rules.row(1, of: 3) == ListRules.Row(.row, isFirst: true))
    #expect(rules.row(2, of: 3) == ListRules.Row(.row, isLast: true))
    #expect(ListRules(.plain).row(0, of: 1) == ListRules.Row(.row, isFirst: true, isLast: true))
  }

  /// The lines of a section of three rows, from above the first row to below the last one.
  private func lines(_ rules: ListRules) -> [Bool] {
    let rows = (0..<3).map { rules.separators(of: rules.row($0, of: 3)) }
    return [rows[0].top] + rows.map(\.bottom)
  }

  @Test func separatorsAreBetweenRowsAndAroundGroupsFromEdgeToEdge() {
    #expect(lines(ListRules(.plain)) == [false, true, true, true])
    #expect(lines(ListRules(.insetGrouped)) == [false, true, true, false])
    #expect(lines(ListRules(.grouped)) == [true, true, true, true])
    #expect(lines(ListRules(.grouped, header: .firstItem)) == [false, false, true, true])
  }

  @Test func separatorsBeginAtTheContentExceptAroundGroups() {
    func insets(_ rules: ListRules, _ item: Int, isTop: Bool = false) -> [CGFloat] {
      let insets = rules.separatorInsets(of: rules.row(item, of: 2), isTop: isTop, leading: 20)
      return [insets.leading, insets.trailing]
    }
    #expect(insets(ListRules(.plain), 0) == [20, 0] && insets(ListRules(.insetGrouped), 0) == [20, 16])
    let grouped = ListRules(.grouped)
    #expect(
      insets(grouped, 0) == [20, 0] && insets(grouped, 1) == [0, 0] && insets(grouped, 0, isTop: true) == [0, 0])
  }

  @Test func separatorsAreInTheirRow() {
    let row = CGRect(x: 10, y: 100, width: 300, height: 44)
    func frame(isTop: Bool, isRightToLeft: Bool, _ insets: (CGFloat, CGFloat) = (20, 5)) -> CGRect {
      ListRules.separatorFrame(in: row, isTop: isTop, insets: insets, isRightToLeft: isRightToLeft)
    }
    #expect(frame(isTop: true, isRightToLeft: false) == CGRect(x: 30, y: 100, width: 275, height: 1))
    #expect(frame(isTop: false, isRightToLeft: false) == CGRect(x: 30, y: 143, width: 275, height: 1))
    #expect(frame(isTop: false, isRightToLeft: true) == CGRect(x: 15, y: 143, width: 275, height: 1))
    #expect(frame(isTop: true, isRightToLeft: false, (200, 200)).width == 0)
  }

  @Test func theColourBehindAListReachesBeyondTheContentsEnds() {
    let section = ListRules.Extent(start: 100, end: 300)
    func background(isFirst: Bool, isLast: Bool) -> ListRules.Extent {
      section.background(isFirst: isFirst, isLast: isLast, visible: 500, leastEnd: 500)
    }
    #expect(background(isFirst: false, isLast: false) == section)
    #expect(background(isFirst: true, isLast: false) == ListRules.Extent(start: -400, end: 300))
    #expect(background(isFirst: false, isLast: true) == ListRules.Extent(start: 100, end: 1000))
  }
}
