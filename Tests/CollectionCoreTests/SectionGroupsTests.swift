import Foundation
import SeededRandom
import Testing

@testable import CollectionCore

@Suite struct SectionGroupsTests {
  /// Rows of two items side by side, as high as the higher one.
  private let pairs = GroupDescription(
    .horizontal,
    extent: LayoutExtent(width: LayoutLength(.fractionalWidth, 1), height: LayoutLength(.estimated, 20)),
    members: [
      .init(
        .item(
          0, LayoutExtent(width: LayoutLength(.fractionalWidth, 0.5), height: LayoutLength(.estimated, 20)),
          LayoutInsets()))
    ],
    count: 2)

  /// Rows of as many items as fit, whose widths are estimates.
  private let tags = GroupDescription(
    .horizontal,
    extent: LayoutExtent(width: LayoutLength(.fractionalWidth, 1), height: LayoutLength(.estimated, 20)),
    members: [
      .init(
        .item(
          0, LayoutExtent(width: LayoutLength(.estimated, 30), height: LayoutLength(.estimated, 20)), LayoutInsets())
      )
    ])

  private func plan(_ group: GroupDescription, _ count: Int, isOrthogonal: Bool = false) -> SectionGroups.Plan {
    SectionGroups.Plan(
      group: group, container: CGSize(width: 100, height: 400), itemCount: count, isHorizontal: isOrthogonal,
      isOrthogonal: isOrthogonal, spacing: 5)
  }

  @Test func groupsFollowEachOtherWithSpaceBetweenThem() {
    let groups = SectionGroups(plan(pairs, 5))
    #expect(groups.count == 3 && groups.perGroup == 2 && groups.length == 70)
    #expect((0..<6).map(groups.group(ofItem:)) == [0, 0, 1, 1, 2, nil])
    #expect((0..<3).map(groups.items(ofGroup:)) == [0..<2, 2..<4, 4..<5])
    #expect(groups.lines.line(ofItem: 2)?.top == 50)
  }

  @Test func withoutItemsThereAreNoGroupsAndNoLength() {
    let groups = SectionGroups(plan(pairs, 0))
    #expect(groups.count == 0 && groups.length == 0 && groups.group(ofItem: 0) == nil)
  }

  @Test func aMeasuredItemMovesTheGroupsAfterItsOwnOnly() {
    var groups = SectionGroups(plan(pairs, 6))
    groups.prefer(CGSize(width: 50, height: 60), forItem: 3)
    #expect((0..<3).map { groups.lines.line(ofItem: $0)?.top } == [0, 25, 90])
    #expect(groups.solution(ofGroup: 1).leaves.map(\.frame.height) == [20, 60])
    #expect(groups.solution(ofGroup: 2).leaves == groups.template.leaves)
    #expect(groups.length == 110)
  }

  @Test func anOrthogonalSectionIsAsLongAsItsLongestMeasuredGroup() {
    var groups = SectionGroups(plan(pairs, 6, isOrthogonal: true))
    #expect(groups.length == 20)
    groups.prefer(CGSize(width: 50, height: 60), forItem: 0)
    groups.prefer(CGSize(width: 50, height: 40), forItem: 2)
    #expect(groups.length == 60)
    groups.prefer(CGSize(width: 50, height: 25), forItem: 0)
    #expect(groups.length == 40)
  }

  @Test func measuredWidthsDecideHowManyItemsAGroupHolds() {
    var groups = SectionGroups(plan(tags, 7))
    #expect((0..<3).map(groups.items(ofGroup:)) == [0..<3, 3..<6, 6..<7])
    groups.prefer(CGSize(width: 80, height: 20), forItem: 1)
    #expect((0..<4).map(groups.items(ofGroup:)) == [0..<1, 1..<2, 2..<5, 5..<7])
    #expect(groups.count == 4 && groups.length == 95)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func sizesThatComeOneByOneGiveTheSameGroupsAsAllTogether(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for group in [pairs, tags] {
      let count = Int.random(in: 1...40, using: &random)
      var sizes: [Int: CGSize] = [:]
      var groups = SectionGroups(plan(group, count))
      for _ in 0..<20 {
        let item = Int.random(in: 0..<count, using: &random)
        let size = CGSize(
          width: CGFloat(Int.random(in: 5...100, using: &random)),
          height: CGFloat(Int.random(in: 1...50, using: &random)))
        sizes[item] = size
        groups.prefer(size, forItem: item)
      }
      let fresh = SectionGroups(plan(group, count), preferred: sizes)
      #expect(groups.count == fresh.count && groups.length == fresh.length)
      for number in 0..<fresh.count {
        #expect(groups.items(ofGroup: number) == fresh.items(ofGroup: number))
        #expect(groups.lines.line(ofItem: number)?.top == fresh.lines.line(ofItem: number)?.top)
        #expect(groups.solution(ofGroup: number).leaves == fresh.solution(ofGroup: number).leaves)
      }
      // Each item is in one group, in order.
      #expect((0..<fresh.count).flatMap { Array(groups.items(ofGroup: $0)) } == Array(0..<count))
    }
  }
}
