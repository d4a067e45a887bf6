import Foundation
import SeededRandom
import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// Facts, section 9.
@MainActor @Suite struct CompositionalLayoutTests {
  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func frame(_ layout: UICollectionViewLayout, _ item: Int, _ section: Int = 0) -> CGRect? {
    layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  private func header(_ layout: UICollectionViewLayout, _ section: Int, kind: String = "header") -> CGRect? {
    layout.layoutAttributesForSupplementaryView(ofKind: kind, at: IndexPath(item: 0, section: section))?.frame
  }

  /// Returns the section of facts 9.2: two items of 100 in a line of 270, with a spacing of 20.
  private func pair(_ item: NSCollectionLayoutItem? = nil) -> NSCollectionLayoutSection {
    let item = item ?? NSCollectionLayoutItem(layoutSize: size(.absolute(100), .absolute(100)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitem: item, count: 2)
    group.interItemSpacing = .fixed(20)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 30, bottom: 20, trailing: 0)
    return section
  }

  private let viewSize = CGSize(width: 300, height: 200)

  @Test("The insets reference is the safe area; raw values (facts 9.1)")
  func configuration() {
    #expect(UICollectionViewCompositionalLayoutConfiguration().contentInsetsReference == .safeArea)
    let all: [UIContentInsetsReference] = [.automatic, .none, .safeArea, .layoutMargins, .readableContent]
    #expect(all.map(\.rawValue) == [0, 1, 2, 3, 4])
  }

  @Test("A count overrides the items' own width (facts 9.2)")
  func count() {
    let layout = UICollectionViewCompositionalLayout(section: pair())
    let bed = LayoutBed(layout, size: viewSize, counts: [4])
    #expect(frame(layout, 0) == CGRect(x: 30, y: 20, width: 125, height: 100))
    #expect(frame(layout, 1) == CGRect(x: 175, y: 20, width: 125, height: 100))
    #expect(frame(layout, 2) == CGRect(x: 30, y: 120, width: 125, height: 100))
    #expect(layout.collectionViewContentSize == CGSize(width: 300, height: 240))
    #expect(bed.counts == [4])
  }

  @Test("An item's insets make its view smaller (facts 9.4)")
  func itemInsets() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(100), .absolute(100)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    let layout = UICollectionViewCompositionalLayout(section: pair(item))
    let bed = LayoutBed(layout, size: viewSize, counts: [2])
    #expect(frame(layout, 0) == CGRect(x: 40, y: 30, width: 105, height: 80))
    #expect(bed.counts == [2])
  }

  @Test("Supplementary items are attached by their anchors (facts 9.5)")
  func anchors() {
    let item = CGRect(x: 30, y: 20, width: 125, height: 100)
    let badge = size(.absolute(20), .absolute(20))
    func place(
      _ anchor: NSCollectionLayoutAnchor, _ own: NSCollectionLayoutAnchor? = nil,
      _ layoutSize: NSCollectionLayoutSize? = nil
    ) -> CGRect {
      NSCollectionLayoutSupplementaryItem(
        layoutSize: layoutSize ?? badge, elementKind: "badge", containerAnchor: anchor, itemAnchor: own
      ).frame(in: item)
    }
    func at(_ x: CGFloat, _ y: CGFloat) -> CGRect { CGRect(x: x, y: 20 + y, width: 20, height: 20) }
    let corner: NSDirectionalRectEdge = [.top, .trailing]
    #expect(place(.init(edges: corner)) == at(135, 0))
    #expect(place(.init(edges: corner, absoluteOffset: CGPoint(x: 10, y: -10))) == at(145, -10))
    #expect(place(.init(edges: corner, fractionalOffset: CGPoint(x: 0.5, y: -0.5))) == at(145, -10))
    for edges: NSDirectionalRectEdge in [[], .all, [.leading, .trailing]] {
      #expect(place(.init(edges: edges)) == at(82.5, 40))
    }
    #expect(place(.init(edges: .leading, absoluteOffset: CGPoint(x: 5, y: 5))) == at(35, 45))
    #expect(place(.init(edges: .bottom, fractionalOffset: CGPoint(x: 0, y: 0.5))) == at(82.5, 90))
    #expect(place(.init(edges: .top, absoluteOffset: CGPoint(x: 0, y: -7))) == at(82.5, -7))
    #expect(
      place(.init(edges: .bottom), nil, size(.fractionalWidth(1), .absolute(30)))
        == CGRect(x: 30, y: 90, width: 125, height: 30))
    let below = NSCollectionLayoutAnchor(edges: [.bottom, .leading])
    #expect(place(.init(edges: corner), below) == at(155, -20))
    #expect(
      place(.init(edges: corner), .init(edges: [.bottom, .leading], absoluteOffset: CGPoint(x: 3, y: 4)))
        == at(158, -16))
    #expect(
      place(.init(edges: corner), .init(edges: [], fractionalOffset: CGPoint(x: 0.5, y: 0.5))) == at(155, 0))
    #expect(
      place(.init(edges: [.bottom, .trailing]), nil, size(.fractionalWidth(0.5), .fractionalHeight(0.25)))
        == CGRect(x: 92.5, y: 95, width: 62.5, height: 25))
  }

  @Test("Badge, then cell; supplementary items lie above (facts 9.7)")
  func order() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], absoluteOffset: CGPoint(x: 10, y: -10)))
    let item = NSCollectionLayoutItem(
      layoutSize: size(.absolute(100), .absolute(100)), supplementaryItems: [badge])
    let layout = UICollectionViewCompositionalLayout(section: pair(item))
    let bed = LayoutBed(layout, size: viewSize, counts: [2])
    let elements = layout.layoutAttributesForElements(in: CGRect(origin: .zero, size: viewSize)) ?? []
    #expect(elements.map(\.representedElementKind) == ["badge", nil, "badge", nil])
    #expect(elements.map(\.indexPath.item) == [0, 0, 1, 1])
    #expect(elements.map(\.zIndex) == [1, 0, 1, 0])
    #expect(elements.first?.frame == CGRect(x: 145, y: 10, width: 20, height: 20))
    #expect(layout.collectionViewContentSize.height == 140)
    #expect(layout.layoutAttributesForElements(in: CGRect(x: 145, y: 11, width: 5, height: 5))?.count == 1)
    #expect(bed.counts == [2])
  }

  @Test("Edges and anchors have UIKit's raw values and defaults (facts 9.9)")
  func defaults() {
    #expect(NSDirectionalRectEdge.top.rawValue == 1 && NSDirectionalRectEdge.leading.rawValue == 2)
    #expect(NSDirectionalRectEdge.bottom.rawValue == 4 && NSDirectionalRectEdge.trailing.rawValue == 8)
    let anchor = NSCollectionLayoutAnchor(edges: .top)
    #expect(anchor.isAbsoluteOffset && !anchor.isFractionalOffset && anchor.offset == .zero)
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(1), .absolute(1)), elementKind: "badge", containerAnchor: anchor)
    #expect(badge.zIndex == 1 && badge.itemAnchor == nil && badge.contentInsets == .zero)
    #expect(NSCollectionLayoutItem(layoutSize: size(.absolute(1), .absolute(1))).supplementaryItems.isEmpty)
  }

  @Test("Forcing right to left mirrors nothing (facts 9.10)")
  func rightToLeft() {
    let layout = UICollectionViewCompositionalLayout(section: pair())
    let bed = LayoutBed(layout, size: viewSize, counts: [2])
    bed.collectionView.semanticContentAttribute = .forceRightToLeft
    #expect(layout.shownElements(in: bed.collectionView.bounds)?.first?.frame.minX == 30)
  }

  private func headed(pins: Bool = false, items: CGFloat = 72) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(items)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(32)), elementKind: "header", alignment: .top)
    header.pinToVisibleBounds = pins
    section.boundarySupplementaryItems = [header]
    return section
  }

  @Test("A header follows the insets across, and sits above the top inset (facts 9.11)")
  func boundaryHeader() {
    let layout = UICollectionViewCompositionalLayout(section: headed())
    let bed = LayoutBed(layout, size: CGSize(width: 375, height: 600), counts: [1, 1])
    #expect(header(layout, 0) == CGRect(x: 16, y: 0, width: 343, height: 32))
    #expect(frame(layout, 0) == CGRect(x: 16, y: 40, width: 343, height: 72))
    #expect(header(layout, 1)?.minY == 120)
    #expect(layout.collectionViewContentSize == CGSize(width: 375, height: 240))
    #expect(bed.counts.count == 2)
  }

  @Test("Headers that do not follow the insets span the section; footers come after the bottom inset")
  func footer() {
    let section = headed()
    section.supplementariesFollowContentInsets = false
    section.boundarySupplementaryItems.append(
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.absolute(100), .absolute(20)), elementKind: "footer", alignment: .bottomTrailing))
    let layout = UICollectionViewCompositionalLayout(section: section)
    let bed = LayoutBed(layout, size: CGSize(width: 375, height: 600), counts: [2])
    #expect(header(layout, 0) == CGRect(x: 0, y: 0, width: 375, height: 32))
    #expect(header(layout, 0, kind: "footer") == CGRect(x: 275, y: 192, width: 100, height: 20))
    #expect(layout.collectionViewContentSize.height == 212)
    #expect(bed.counts == [2])
  }

  @Test("Pinned headers stay until their section has passed")
  func pinned() {
    let layout = UICollectionViewCompositionalLayout(section: headed(pins: true, items: 100))
    let bed = LayoutBed(layout, size: CGSize(width: 375, height: 300), counts: [10, 10])
    #expect(layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 5, width: 375, height: 300)))
    // A section: 32 + 8 + 1000 + 8.
    for (y, top) in [(0, 0), (500, 500), (1016, 1016), (1030, 1016), (2000, 1016)] as [(CGFloat, CGFloat)] {
      bed.collectionView.contentOffset = CGPoint(x: 0, y: y)
      #expect(header(layout, 0)?.minY == top)
    }
  }

  @Test("An orthogonal section lays its groups side by side (facts 9.13)")
  func orthogonal() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(72), .absolute(72)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    section.orthogonalScrollingBehavior = .continuous
    let layout = UICollectionViewCompositionalLayout(section: section)
    let bed = LayoutBed(layout, size: CGSize(width: 375, height: 600), counts: [8, 8])
    #expect((0..<3).compactMap { frame(layout, $0)?.minX } == [16, 100, 184])
    #expect(frame(layout, 7)?.minY == 8)
    #expect(frame(layout, 0, 1)?.minY == 96)
    #expect(layout.collectionViewContentSize == CGSize(width: 375, height: 176))
    #expect(bed.counts.count == 2)
  }

  @Test("Nested groups: a tall item beside two stacked ones, repeated")
  func nested() {
    let tall = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1)))
    let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let stack = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)), subitems: [small])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [tall, stack])
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    let bed = LayoutBed(layout, size: viewSize, counts: [7])
    #expect(frame(layout, 0) == CGRect(x: 0, y: 0, width: 210, height: 100))
    #expect(frame(layout, 1) == CGRect(x: 210, y: 0, width: 90, height: 50))
    #expect(frame(layout, 2) == CGRect(x: 210, y: 50, width: 90, height: 50))
    #expect(frame(layout, 3) == CGRect(x: 0, y: 100, width: 210, height: 100))
    #expect(frame(layout, 6) == CGRect(x: 0, y: 200, width: 210, height: 100))
    #expect(frame(layout, 7) == nil)
    #expect(layout.collectionViewContentSize.height == 300)
    #expect(bed.counts == [7])
  }

  @Test("Subitems repeat while they fit; flexible space takes what is left")
  func repeating() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(80), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [item])
    group.interItemSpacing = .flexible(10)
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    let bed = LayoutBed(layout, size: viewSize, counts: [5])
    #expect(
      (0..<5).compactMap { frame(layout, $0)?.origin }
        == [(0, 0), (110, 0), (220, 0), (0, 40), (110, 40)].map { CGPoint(x: $0.0, y: $0.1) })
    #expect(bed.counts == [5])
  }

  @Test("A custom group places its items itself")
  func custom() {
    let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(100))) { environment in
      let width = environment.container.effectiveContentSize.width
      return (0..<3).map {
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: CGFloat($0) * width / 3, y: CGFloat($0) * 10, width: width / 3, height: 50), zIndex: $0)
      }
    }
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    let bed = LayoutBed(layout, size: viewSize, counts: [4])
    #expect(frame(layout, 2) == CGRect(x: 200, y: 20, width: 100, height: 50))
    #expect(frame(layout, 3) == CGRect(x: 0, y: 100, width: 100, height: 50))
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.zIndex == 2)
    #expect(bed.counts == [4])
  }

  @Test("Estimated heights are corrected group by group")
  func estimated() throws {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(44)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .estimated(44)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 6
    let layout = UICollectionViewCompositionalLayout(section: section)
    let bed = LayoutBed(layout, size: viewSize, counts: [100_000])
    #expect(layout.collectionViewContentSize.height == CGFloat(100_000 * 50 - 6))
    for number in [3, 50_000] {
      let original = try #require(layout.layoutAttributesForItem(at: IndexPath(item: number, section: 0)))
      let preferred = try #require(original.copy() as? UICollectionViewLayoutAttributes)
      preferred.size.height = 80
      #expect(
        layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
      let context = layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
      #expect(context.contentSizeAdjustment == CGSize(width: 0, height: 36))
      layout.invalidateLayout(using: context)
      layout.prepare()
    }
    #expect(frame(layout, 3) == CGRect(x: 0, y: 150, width: 300, height: 80))
    #expect(frame(layout, 4)?.minY == 236)
    #expect(frame(layout, 99_999)?.minY == CGFloat(99_999 * 50 + 72))
    #expect(layout.layoutAttributesForElements(in: CGRect(x: 0, y: 2_000_000, width: 300, height: 200))?.count == 5)
    layout.invalidateLayout()
    layout.prepare()
    #expect(frame(layout, 99_999)?.minY == CGFloat(99_999 * 50 + 72))
    #expect(bed.counts.count == 1)
  }

  @Test("Backgrounds lie behind the whole section; global headers before all sections; spaces between sections")
  func decorations() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 10
    configuration.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(50)), elementKind: "top", alignment: .top)
    ]
    let section = headed()
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    background.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    section.decorationItems = [background]
    let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    let bed = LayoutBed(layout, size: CGSize(width: 375, height: 600), counts: [1, 1])
    #expect(frame(layout, 0)?.minY == 90)
    #expect(header(layout, 1)?.minY == 180)
    let first = layout.layoutAttributesForDecorationView(ofKind: "background", at: IndexPath(item: 0, section: 0))
    #expect(first?.frame == CGRect(x: 2, y: 51, width: 369, height: 116))
    #expect((first?.zIndex ?? 0) < 0)
    let top = layout.layoutAttributesForSupplementaryView(ofKind: "top", at: IndexPath(index: 0))
    #expect(top?.frame == CGRect(x: 0, y: 0, width: 375, height: 50))
    #expect(layout.layoutAttributesForElements(in: bed.collectionView.bounds)?.count == 7)
    #expect(layout.collectionViewContentSize.height == 300)
  }

  @Test("A horizontal layout grows to the right")
  func horizontal() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(80), .fractionalHeight(1)), subitems: [item])
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group), configuration: configuration)
    let bed = LayoutBed(layout, size: viewSize, counts: [5, 1])
    #expect(frame(layout, 1) == CGRect(x: 0, y: 100, width: 80, height: 100))
    #expect(frame(layout, 4) == CGRect(x: 160, y: 0, width: 80, height: 100))
    #expect(frame(layout, 0, 1)?.minX == 240)
    #expect(layout.collectionViewContentSize == CGSize(width: 320, height: 200))
    #expect(bed.counts.count == 2)
  }

  @Test("A handler restyles the visible items at each step of scrolling")
  func handler() {
    let section = pair()
    var offsets: [CGPoint] = []
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      offsets.append(offset)
      #expect(environment.container.contentSize.width == 300)
      items.forEach { $0.alpha = 0.5 }
    }
    let layout = UICollectionViewCompositionalLayout(section: section)
    let bed = LayoutBed(layout, size: viewSize, counts: [20])
    bed.collectionView.contentOffset = CGPoint(x: 0, y: 7)
    let shown = layout.layoutAttributesForElements(in: bed.collectionView.bounds) ?? []
    #expect(shown.count == 4 && shown.allSatisfy { $0.alpha == 0.5 })
    #expect(offsets.last == CGPoint(x: 0, y: 7))
  }

  @Test("Items of estimated widths fill lines by what they measure", arguments: 0..<10)
  func tags(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let item = NSCollectionLayoutItem(layoutSize: size(.estimated(50), .absolute(20)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(20)), subitems: [item])
    group.interItemSpacing = .fixed(5)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 5
    let layout = UICollectionViewCompositionalLayout(section: section)
    let bed = LayoutBed(layout, size: viewSize, counts: [120])
    var widths = [CGFloat](repeating: 50, count: 120)
    for step in 0..<60 {
      let number = Int.random(in: 0..<120, using: &generator)
      let original = try #require(layout.layoutAttributesForItem(at: IndexPath(item: number, section: 0)))
      let preferred = try #require(original.copy() as? UICollectionViewLayoutAttributes)
      widths[number] = CGFloat(Int.random(in: 10...150, using: &generator))
      preferred.size.width = widths[number]
      guard layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
      else { continue }
      layout.invalidateLayout(
        using: layout.invalidationContext(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
      layout.prepare()
      guard step.isMultiple(of: 6) else { continue }
      // Line by line, in the simplest way.
      var (x, y): (CGFloat, CGFloat) = (0, 0)
      var expected: [CGRect] = []
      for width in widths {
        if x > 0, x + width > 300 { (x, y) = (0, y + 25) }
        expected.append(CGRect(x: x, y: y, width: width, height: 20))
        x += width + 5
      }
      #expect(layout.frames(120) == expected)
    }
    #expect(bed.counts == [120])
  }
}
