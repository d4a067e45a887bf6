import Foundation
import Testing

@testable import CollectionCore

@Suite struct GroupFillTests {
  private typealias Space = GroupFill.Space

  /// Fills a row of 100 × 50 points with parts of these widths, over and over.
  private func fill(
    _ widths: [CGFloat], spacing: Space = Space(), count: Int? = nil, isOpen: Bool = false,
    change: (inout GroupFill.Part) -> Void = { _ in }
  ) -> (x: [CGFloat], y: [CGFloat], size: CGSize) {
    var fill = GroupFill(
      GroupFill.Room(
        isHorizontal: true, size: CGSize(width: 100, height: 50), isOpen: isOpen, spacing: spacing, count: count),
      memberCount: widths.count)
    while let member = fill.nextMember {
      var part = GroupFill.Part(size: CGSize(width: widths[member], height: 20))
      change(&part)
      guard fill.add(part) else { break }
    }
    fill.makeUniform()
    let (origins, size) = fill.placed()
    return (origins.map(\.x), origins.map(\.y), size)
  }

  @Test func `members are repeated while they fit`() {
    #expect(fill([30, 20]).x == [0, 30, 50, 80])
    #expect(fill([30], spacing: Space(length: 5)).x == [0, 35, 70])
    #expect(fill([30], spacing: Space(length: 5.1)).x == [0, 35.1])
    // The sum of thirds is off by rounding, which must not break a row.
    #expect(fill([100.0 / 3]).x.count == 3)
    // The first one is included however long it is.
    #expect(fill([300]).x == [0])
  }

  @Test func `a number of members is the most there are, and open groups hold each once`() {
    #expect(fill([20], count: 3).x == [0, 20, 40])
    #expect(fill([60], count: 3).x == [0])
    #expect(fill([60], count: 3, isOpen: true).x == [0, 60, 120])
    let open = fill([60, 70], isOpen: true)
    #expect(open.x == [0, 60] && open.size == CGSize(width: 130, height: 20))
    #expect(fill([], count: 3).x.isEmpty)
  }

  @Test func `members without length do not fill a group for ever`() {
    #expect(fill([0, 0]).x == [0, 0])
    #expect(fill([1e-9]).x.count == GroupFill.partLimit)
  }

  @Test func `what is left over goes to flexible room in equal parts`() {
    #expect(fill([20], spacing: Space(length: 0, isFlexible: true), count: 3).x == [0, 40, 80])
    let sides = fill([20], count: 1) {
      $0.before = Space(length: 10, isFlexible: true)
      $0.after = Space(length: 0, isFlexible: true)
    }
    #expect(sides.x == [45] && sides.size.width == 100)
  }

  @Test func `across, flexible room pushes a member away, from both sides to the middle`() {
    #expect(fill([20], count: 1) { $0.crossBefore = Space(length: 4) }.y == [4])
    #expect(fill([20], count: 1) { $0.crossBefore = Space(length: 0, isFlexible: true) }.y == [30])
    let middle = fill([20], count: 1) {
      $0.crossBefore = Space(length: 0, isFlexible: true)
      $0.crossAfter = Space(length: 0, isFlexible: true)
    }
    #expect(middle.y == [15])
  }

  @Test func `uniform members take the largest one's size, and what then does not fit goes unless a number is wanted`()
  {
    #expect(fill([20, 40]) { $0.isUniform = (true, false) }.x == [0, 40])
    #expect(fill([20, 40], count: 3) { $0.isUniform = (true, false) }.x == [0, 40, 80])
  }
}
