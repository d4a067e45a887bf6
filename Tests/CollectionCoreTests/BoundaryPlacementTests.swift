import Foundation
import Testing

@testable import CollectionCore

@Suite struct BoundaryPlacementTests {
  private let header = BoundaryItem(size: CGSize(width: 100, height: 20), alignment: .top)
  private let title = BoundaryItem(size: CGSize(width: 50, height: 30), alignment: .topLeading)
  private let footer = BoundaryItem(size: CGSize(width: 50, height: 10), alignment: .bottomTrailing)

  /// Returns the frames in a section of 500 points from 1000 on, 10 to 110 across.
  private func frames(
    _ items: [BoundaryItem], isHorizontal: Bool = false, padding: CGFloat = 0,
    visible: CGRect = CGRect(x: 0, y: 0, width: 2000, height: 2000)
  ) -> [CGRect] {
    let lengths = BoundaryPlacement.lengths(of: items, padding: padding, isHorizontal: isHorizontal)
    var placement = BoundaryPlacement(
      in: BoundaryPlacement.Section(
        isHorizontal: isHorizontal, start: 1000, end: 1500, lengthBefore: lengths.before, lengthAfter: lengths.after,
        padding: padding, crossStart: 10, crossEnd: 110),
      visible: visible)
    return items.map { placement.next($0) }
  }

  @Test func headersFollowEachOtherFromTheStartAndFootersEndAtTheEnd() {
    #expect(BoundaryPlacement.lengths(of: [header, title, footer], padding: 5, isHorizontal: false) == (55, 10))
    #expect(
      frames([header, title, footer], padding: 5) == [
        CGRect(x: 10, y: 1005, width: 100, height: 20), CGRect(x: 10, y: 1025, width: 50, height: 30),
        CGRect(x: 60, y: 1490, width: 50, height: 10),
      ])
  }

  @Test func itemsThatDoNotExtendTheBoundaryLieOverTheSection() {
    var (over, under) = (title, footer)
    over.extendsBoundary = false
    under.extendsBoundary = false
    #expect(BoundaryPlacement.lengths(of: [header, over, under], isHorizontal: false) == (20, 0))
    #expect(frames([header, over, under]).map(\.minY) == [1000, 1020, 1490])
  }

  @Test func offsetsMoveItems() {
    var moved = title
    moved.offset = CGPoint(x: 3, y: -4)
    #expect(frames([moved]) == [CGRect(x: 13, y: 996, width: 50, height: 30)])
    #expect(frames([moved], isHorizontal: true) == [CGRect(x: 1003, y: 6, width: 50, height: 30)])
  }

  @Test func itemsBesideTheSectionBeginWithItsContent() {
    let beside = BoundaryItem(size: CGSize(width: 20, height: 40), alignment: .trailing)
    #expect(frames([header, beside])[1] == CGRect(x: 90, y: 1020, width: 20, height: 40))
  }

  @Test(arguments: [(900, 1000, 1490), (1200, 1200, 1490), (1495, 1480, 1490), (1600, 1480, 1490)])
  func pinnedHeadersStayInViewUntilTheSectionLeaves(top: Int, header y: Int, footer end: Int) {
    var (pinned, last) = (header, footer)
    pinned.isPinned = true
    last.isPinned = true
    let visible = CGRect(x: 0, y: top, width: 120, height: 1000)
    #expect(frames([pinned, last], visible: visible).map(\.minY) == [CGFloat(y), CGFloat(end)])
  }

  @Test func pinnedFootersAreAtTheLowerEdgeUntilTheSectionLeaves() {
    var last = footer
    last.isPinned = true
    func y(_ bottom: CGFloat) -> CGFloat {
      frames([last], visible: CGRect(x: 0, y: bottom - 100, width: 120, height: 100))[0].minY
    }
    #expect(y(1300) == 1290 && y(1600) == 1490 && y(900) == 1000)
  }
}
