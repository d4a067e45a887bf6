import Foundation
import SeededRandom
import Testing

@testable import CollectionCore

@Suite struct LayoutBoundariesTests {
  private let header = BoundaryItem(size: CGSize(width: 100, height: 40), alignment: .top)
  private let footer = BoundaryItem(size: CGSize(width: 60, height: 20), alignment: .bottomTrailing)
  private let everything = CGRect(x: 0, y: 0, width: 5000, height: 5000)

  @Test func headersAreBeforeTheSectionsAndFootersAfterThem() {
    let boundaries = LayoutBoundaries([header, footer, header], isHorizontal: false)
    #expect(boundaries.lengthBefore == 80 && boundaries.lengthAfter == 20)
    #expect(
      boundaries.frames(length: 1000, cross: 100, visible: everything) == [
        CGRect(x: 0, y: 0, width: 100, height: 40), CGRect(x: 40, y: 980, width: 60, height: 20),
        CGRect(x: 0, y: 40, width: 100, height: 40),
      ])
  }

  @Test func itemsThatDoNotExtendTheBoundaryTakeNoSpace() {
    var over = header
    over.extendsBoundary = false
    let boundaries = LayoutBoundaries([over, header], isHorizontal: false)
    #expect(boundaries.lengthBefore == 40)
    #expect(boundaries.frames(length: 500, cross: 100, visible: everything).map(\.minY) == [0, 0])
  }

  @Test func pinnedItemsStayInViewHoweverFarTheContentIsScrolled() {
    var (pinned, last) = (header, footer)
    (pinned.isPinned, last.isPinned) = (true, true)
    let boundaries = LayoutBoundaries([pinned, last], isHorizontal: false)
    func tops(_ y: CGFloat) -> [CGFloat] {
      boundaries.frames(length: 1000, cross: 100, visible: CGRect(x: 0, y: y, width: 100, height: 200)).map(\.minY)
    }
    #expect(tops(0) == [0, 180] && tops(300) == [300, 480] && tops(950) == [950, 980] && tops(-50) == [0, 130])
  }

  @Test func horizontalLayoutsHaveThemOnTheLeftAndRight() {
    let left = BoundaryItem(size: CGSize(width: 30, height: 50), alignment: .leading, offset: CGPoint(x: 1, y: 2))
    let right = BoundaryItem(size: CGSize(width: 10, height: 100), alignment: .trailing)
    let boundaries = LayoutBoundaries([left, right], isHorizontal: true)
    #expect(boundaries.lengthBefore == 30 && boundaries.lengthAfter == 10)
    #expect(
      boundaries.frames(length: 400, cross: 100, visible: everything) == [
        CGRect(x: 1, y: 27, width: 30, height: 50), CGRect(x: 390, y: 0, width: 10, height: 100),
      ])
  }

  /// Whatever the alignments: what extends the boundary lies side by side, and with the sections it fills the content.
  @Test(arguments: 1...60) func itemsThatExtendTheBoundaryFillIt(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let isHorizontal = Bool.random(using: &random)
    let alignments: [EdgeAlignment] = [
      .none, .top, .topLeading, .bottomLeading, .bottom, .bottomTrailing, .topTrailing, .leading, .trailing,
    ]
    let items = (0..<Int.random(in: 0...6, using: &random)).map { _ in
      BoundaryItem(
        size: CGSize(width: Int.random(in: 1...90, using: &random), height: Int.random(in: 1...90, using: &random)),
        alignment: alignments[Int.random(in: 0..<alignments.count, using: &random)],
        extendsBoundary: Int.random(in: 0..<4, using: &random) > 0)
    }.filter { $0.alignment.boundary(isHorizontal: isHorizontal) != .beside }
    let boundaries = LayoutBoundaries(items, isHorizontal: isHorizontal)
    let sections: CGFloat = 300
    let total = boundaries.lengthBefore + sections + boundaries.lengthAfter
    let frames = boundaries.frames(length: total, cross: 100, visible: everything)
    var taken = [(boundaries.lengthBefore, boundaries.lengthBefore + sections)]
    for (item, frame) in zip(items, frames) where item.extendsBoundary {
      taken.append(isHorizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY))
    }
    taken.sort { $0 < $1 }
    #expect(taken.first?.0 == 0 && taken.last?.1 == total)
    for (one, next) in zip(taken, taken.dropFirst()) { #expect(one.1 == next.0) }
  }
}
