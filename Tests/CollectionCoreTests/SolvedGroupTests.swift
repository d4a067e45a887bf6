import Foundation
import Testing

@testable import CollectionCore

@Suite struct SolvedGroupTests {
  private typealias Member = GroupDescription.Member

  private func extent(_ width: LayoutLength, _ height: LayoutLength) -> LayoutExtent {
    LayoutExtent(width: width, height: height)
  }

  private func item(_ number: Int, _ width: LayoutLength, _ height: LayoutLength, _ insets: LayoutInsets = .init())
    -> Member
  {
    Member(.item(number, extent(width, height), insets))
  }

  private let container = CGSize(width: 300, height: 500)

  @Test func fractionsReferToTheContainerInsideTheInsets() {
    let group = GroupDescription(
      .horizontal, extent: extent(.init(.fractionalWidth, 0.5), .init(.absolute, 100)),
      insets: LayoutInsets(top: 10, leading: 20, bottom: 30, trailing: 10),
      members: [item(0, .init(.fractionalWidth, 0.5), .init(.fractionalHeight, 1))])
    let solved = SolvedGroup(group, in: container)
    #expect(solved.size == CGSize(width: 150, height: 100))
    #expect(
      solved.leaves == [
        .init(frame: CGRect(x: 20, y: 10, width: 60, height: 60), item: 0),
        .init(frame: CGRect(x: 80, y: 10, width: 60, height: 60), item: 0),
      ])
  }

  @Test func itemsWithoutInsetsFillTheirPartAndInsetsMakeThemSmaller() {
    let insets = LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let group = GroupDescription(
      .vertical, extent: extent(.init(.absolute, 50), .init(.absolute, 60)),
      members: [
        item(0, .init(.absolute, 50), .init(.absolute, 20)),
        item(1, .init(.absolute, 50), .init(.absolute, 20), insets),
      ],
      count: 2)
    let solved = SolvedGroup(group, in: container)
    #expect(solved.leaves.map(\.item) == [0, 1])
    #expect(solved.leaves.map(\.frame.origin) == [.zero, CGPoint(x: 2, y: 21)])
    #expect(solved.leaves.map(\.frame.size) == [CGSize(width: 50, height: 20), CGSize(width: 44, height: 16)])
  }

  @Test func evenlyDividedPartsShareTheLengthWithoutTheSpaceBetweenThem() {
    let group = GroupDescription(
      .horizontal, extent: extent(.init(.fractionalWidth, 1), .init(.absolute, 40)),
      members: [item(0, .init(.fractionalWidth, 1), .init(.fractionalHeight, 1))], spacing: .init(length: 30), count: 3,
      dividesEvenly: true)
    let solved = SolvedGroup(group, in: container)
    #expect(solved.leaves.map(\.frame.minX) == [0, 110, 220])
    #expect(solved.leaves.allSatisfy { $0.frame.width == 80 && $0.frame.height == 40 })
  }

  @Test func preferredSizesGrowAGroupThatIsAsLargeAsItsItems() {
    let group = GroupDescription(
      .vertical, extent: extent(.init(.fractionalWidth, 1), .init(.estimated, 10)),
      members: [
        item(7, .init(.fractionalWidth, 1), .init(.estimated, 40)),
        item(8, .init(.fractionalWidth, 1), .init(.estimated, 40), LayoutInsets(top: 5, bottom: 5)),
      ])
    #expect(SolvedGroup(group, in: container).size == CGSize(width: 300, height: 80))
    let solved = SolvedGroup(group, in: container) { $0 == 1 ? CGSize(width: 1, height: 100) : nil }
    #expect(solved.size == CGSize(width: 300, height: 150))
    #expect(solved.leaves[1] == .init(frame: CGRect(x: 0, y: 45, width: 300, height: 100), item: 8))
  }

  @Test func preferredSizesAreCountedThroughInnerGroups() {
    let inner = GroupDescription(
      .vertical, extent: extent(.init(.absolute, 100), .init(.estimated, 10)),
      members: [
        item(1, .init(.fractionalWidth, 1), .init(.estimated, 10)),
        item(2, .init(.fractionalWidth, 1), .init(.estimated, 10)),
      ])
    let outer = GroupDescription(
      .horizontal, extent: extent(.init(.absolute, 200), .init(.estimated, 10)),
      members: [item(0, .init(.absolute, 50), .init(.absolute, 30)), Member(.group(inner))], count: 2)
    let solved = SolvedGroup(outer, in: container) { CGSize(width: 0, height: CGFloat($0 * 10)) }
    #expect(solved.leaves.map(\.item) == [0, 1, 2])
    #expect(solved.leaves.map(\.frame.height) == [30, 10, 20])
    #expect(solved.leaves.map(\.frame.minY) == [0, 0, 10])
    #expect(solved.size == CGSize(width: 200, height: 30))
  }

  @Test func uniformItemsAreAsHighAsTheHighest() {
    let group = GroupDescription(
      .horizontal, extent: extent(.init(.absolute, 100), .init(.estimated, 10)),
      members: [item(0, .init(.absolute, 50), .init(.uniformAcrossSiblings, 20))], count: 2)
    let solved = SolvedGroup(group, in: container) { CGSize(width: 50, height: $0 == 0 ? 90 : 15) }
    #expect(solved.leaves.map(\.frame.height) == [90, 90])
    #expect(solved.size.height == 90)
  }

  @Test func aCustomGroupGetsTheSizeInsideItsInsets() {
    let group = GroupDescription(
      .custom { size in [.init(frame: CGRect(origin: .zero, size: size), zIndex: 3)] },
      extent: extent(.init(.absolute, 100), .init(.absolute, 50)), insets: LayoutInsets(top: 5, leading: 10))
    let solved = SolvedGroup(group, in: container)
    #expect(solved.leaves == [.init(frame: CGRect(x: 10, y: 5, width: 90, height: 45), zIndex: 3)])
  }

  @Test func attachedItemsLieOnTheirAnchors() {
    let rect = CGRect(x: 30, y: 20, width: 125, height: 100)
    let badge = extent(.init(.absolute, 20), .init(.absolute, 20))
    let corner = LayoutAnchor(unitPoint: CGPoint(x: 1, y: 0))
    #expect(LayoutAnchor.frame(of: badge, at: corner, own: nil, in: rect).origin == CGPoint(x: 135, y: 20))
    let half = LayoutAnchor(
      unitPoint: CGPoint(x: 1, y: 0), offset: CGPoint(x: 0.5, y: -0.5), isFractional: true)
    #expect(LayoutAnchor.frame(of: badge, at: half, own: nil, in: rect).origin == CGPoint(x: 145, y: 10))
    let below = LayoutAnchor(unitPoint: CGPoint(x: 0, y: 1))
    #expect(LayoutAnchor.frame(of: badge, at: corner, own: below, in: rect).origin == CGPoint(x: 155, y: 0))
  }
}
