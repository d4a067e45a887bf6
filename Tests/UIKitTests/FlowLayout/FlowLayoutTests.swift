import Foundation
import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// The flow layout in a collection view: facts, section 6, the delegate's calls, and the attributes created.
@MainActor @Suite struct FlowLayoutTests {
  private func header(_ layout: UICollectionViewLayout, _ section: Int) -> CGRect? {
    layout.layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))?.frame
  }

  private func footer(_ layout: UICollectionViewLayout, _ section: Int) -> CGRect? {
    layout.layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: section))?.frame
  }

  private func keys(_ attributes: [UICollectionViewLayoutAttributes]?) -> [LayoutElementKey] {
    (attributes ?? []).map { LayoutElementKey($0) }
  }

  @Test("A new flow layout has UIKit's defaults (facts 6.1)")
  func defaults() {
    let layout = UICollectionViewFlowLayout()
    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    #expect(layout.minimumLineSpacing == 10)
    #expect(layout.minimumInteritemSpacing == 10)
    #expect(layout.scrollDirection == .vertical)
    #expect(layout.sectionInset == .zero)
    #expect(layout.headerReferenceSize == .zero)
    #expect(layout.footerReferenceSize == .zero)
    #expect(layout.estimatedItemSize == .zero)
    #expect(layout.sectionInsetReference == .fromContentInset)
    #expect(!layout.sectionHeadersPinToVisibleBounds)
    #expect(!layout.sectionFootersPinToVisibleBounds)
    #expect(!layout.flipsHorizontallyInOppositeLayoutDirection)
  }

  @Test("A grid by properties is justified line by line (facts 6.2)")
  func grid() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 12
    layout.minimumInteritemSpacing = 12
    layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    let bed = LayoutBed(layout, counts: [8])
    #expect(layout.frames(8).map(\.minX).prefix(3) == [16, CGFloat((137.5 * scale(bed)).rounded() / scale(bed)), 259])
    #expect(layout.frames(8).map(\.minY) == [16, 16, 16, 128, 128, 128, 240, 240])
    #expect(layout.collectionViewContentSize == CGSize(width: 375, height: 356))
  }

  private func scale(_ bed: LayoutBed) -> CGFloat { max(1, bed.collectionView.traitCollection.displayScale) }

  @Test("Sizes by a delegate are justified and centred like UIKit's (facts 6.5)")
  func delegateSizes() {
    let sizes = [(200, 44), (70, 60), (120, 44), (90, 80), (110, 44)].map { CGSize(width: $0.0, height: $0.1) }
    let delegate = FlowDelegate { $0.section == 0 ? CGSize(width: 84, height: 56) : sizes[$0.item] }
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 18
    layout.minimumInteritemSpacing = 14
    layout.sectionInset = UIEdgeInsets(top: 10, left: 12, bottom: 10, right: 12)
    let bed = LayoutBed(layout, counts: [11, 5])
    bed.collectionView.delegate = delegate
    layout.invalidateLayout()
    #expect(
      layout.frames(5, section: 1).map(\.origin)
        == [(12, 316), (293, 308), (12, 404), (146, 386), (250, 404)].map {
          CGPoint(x: $0.0, y: $0.1)
        })
    #expect(delegate.sizeQuestions == 16)
  }

  @Test("Horizontal scrolling, the header's height being the view's (facts 6.6)")
  func horizontal() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 96, height: 72)
    layout.minimumLineSpacing = 12
    layout.sectionInset = UIEdgeInsets(top: 10, left: 14, bottom: 10, right: 14)
    layout.headerReferenceSize = CGSize(width: 44, height: 7)
    let bed = LayoutBed(layout, size: CGSize(width: 375, height: 240), counts: [4, 2])
    #expect(header(layout, 0) == CGRect(x: 0, y: 0, width: 44, height: 240))
    #expect(layout.frames(4).map(\.minX) == [58, 58, 166, 166])
    #expect(layout.frames(4).map(\.minY) == [10, 158, 10, 158])
    #expect(header(layout, 1)?.minX == 276)
    #expect(layout.frames(2, section: 1).map(\.minX) == [334, 334])
    #expect(bed.counts.count == 2)
  }

  @Test("Headers, footers and an empty section lie where UIKit puts them (facts 6.7)")
  func headersAndFooters() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 64, height: 64)
    layout.sectionInset = UIEdgeInsets(top: 6, left: 10, bottom: 12, right: 10)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.footerReferenceSize = CGSize(width: 0, height: 24)
    let bed = LayoutBed(layout, counts: [3, 0, 8])
    #expect(header(layout, 0) == CGRect(x: 0, y: 0, width: 375, height: 30))
    #expect(footer(layout, 0) == CGRect(x: 0, y: 112, width: 375, height: 24))
    #expect(header(layout, 1)?.minY == 136)
    #expect(footer(layout, 1)?.minY == 184)
    #expect(header(layout, 2)?.minY == 208)
    #expect(Set(layout.frames(8, section: 2).map(\.minY)) == [244, 318])
    let elements = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 100, width: 375, height: 120))
    #expect(elements?.map(\.representedElementKind).compactMap(\.self).count == 4)
    #expect(elements?.allSatisfy { $0.representedElementCategory == .supplementaryView } == true)
    #expect(bed.counts.count == 3)
  }

  @Test("A delegate's spacings, insets, headers and footers stand in for the properties one by one")
  func delegateMetrics() {
    let layout = UICollectionViewFlowLayout()
    let bed = LayoutBed(layout, size: CGSize(width: 225, height: 400), counts: [5, 1])
    let delegate = FlowSectionDelegate()
    bed.collectionView.delegate = delegate
    layout.invalidateLayout()
    // 200 points hold four items of 50 with no space between them; items have the size of `itemSize`.
    #expect(
      layout.frames(5).map(\.origin)
        == [(10, 0), (60, 0), (110, 0), (160, 0), (10, 53)].map { CGPoint(x: $0.0, y: $0.1) })
    #expect(header(layout, 0) == nil)
    #expect(footer(layout, 0) == CGRect(x: 0, y: 108, width: 225, height: 8))
    #expect(header(layout, 1) == CGRect(x: 0, y: 116, width: 225, height: 20))
    #expect(layout.frames(1, section: 1) == [CGRect(x: 10, y: 137, width: 50, height: 50)])
    #expect(layout.collectionViewContentSize == CGSize(width: 225, height: 200))
  }

  @Test("A delegate's methods can be called as optional ones, and yield nil when there are none")
  func optionalCalls() {
    let layout = UICollectionViewFlowLayout()
    let bed = LayoutBed(layout)
    let delegate: (any UICollectionViewDelegateFlowLayout)? = FlowSectionDelegate()
    let path = IndexPath(item: 0, section: 0)
    #expect(delegate?.collectionView?(bed.collectionView, layout: layout, sizeForItemAt: path) == nil)
    #expect(delegate?.collectionView?(bed.collectionView, layout: layout, minimumLineSpacingForSectionAt: 0) == 3)
    let sized: (any UICollectionViewDelegateFlowLayout)? = FlowDelegate { _ in CGSize(width: 1, height: 2) }
    #expect(
      sized?.collectionView?(bed.collectionView, layout: layout, sizeForItemAt: path) == CGSize(width: 1, height: 2))
    #expect(sized?.collectionView?(bed.collectionView, layout: layout, insetForSectionAt: 0) == nil)
  }

  @Test("A million items of one size: no size is requested, and attributes are made for visible items only")
  func million() {
    let layout = CountingFlowLayout()
    let bed = LayoutBed(layout, counts: [1_000_000])
    let delegate = FlowSectionDelegate()
    bed.collectionView.delegate = delegate
    layout.invalidateLayout()
    layout.prepare()
    CountedAttributes.made = 0
    #expect(layout.collectionViewContentSize.height > 7_000_000)
    let found = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 3_000_000, width: 375, height: 667))
    #expect((found?.count ?? 0) > 70)
    #expect(CountedAttributes.made == found?.count)
    layout.invalidateLayout()
    layout.prepare()
    #expect(CountedAttributes.made == found?.count)
  }

  @Test("A delegate's sizes are requested once per item and invalidation, not by scrolling or a change of width")
  func questions() throws {
    let layout = CountingFlowLayout()
    layout.sectionHeadersPinToVisibleBounds = true
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    let bed = LayoutBed(layout, counts: [50_000, 50_000])
    let delegate = FlowDelegate { CGSize(width: 40 + CGFloat($0.item % 7), height: 30) }
    bed.collectionView.delegate = delegate
    layout.invalidateLayout()
    layout.prepare()
    #expect(delegate.sizeQuestions == 100_000)
    CountedAttributes.made = 0
    for y in stride(from: CGFloat(100), through: 2000, by: 100) {
      let bounds = CGRect(x: 0, y: y, width: 375, height: 667)
      #expect(layout.shouldInvalidateLayout(forBoundsChange: bounds))
      let context = layout.invalidationContext(forBoundsChange: bounds)
      #expect(
        context.invalidatedSupplementaryIndexPaths == [
          UICollectionView.elementKindSectionHeader: [IndexPath(item: 0, section: 0)]
        ])
      #expect(context.invalidatedItemIndexPaths == nil)
      bed.collectionView.bounds = bounds
      layout.invalidateLayout(using: context)
      layout.prepare()
      #expect(header(layout, 0)?.minY == y)
    }
    #expect(CountedAttributes.made == 20)
    let narrow = CGRect(x: 0, y: 0, width: 200, height: 667)
    let height = layout.collectionViewContentSize.height
    let context = layout.invalidationContext(forBoundsChange: narrow)
    bed.collectionView.bounds = narrow
    layout.invalidateLayout(using: context)
    layout.prepare()
    #expect(layout.collectionViewContentSize.height > height)
    #expect(delegate.sizeQuestions == 100_000)
    layout.invalidateLayout()
    layout.prepare()
    #expect(delegate.sizeQuestions == 200_000)
  }

  @Test("Attributes are the caller's own")
  func ownInstances() throws {
    let layout = UICollectionViewFlowLayout()
    let bed = LayoutBed(layout)
    let path = IndexPath(item: 0, section: 0)
    let first = try #require(layout.layoutAttributesForItem(at: path))
    first.frame = .zero
    first.alpha = 0
    let again = try #require(layout.layoutAttributesForElements(in: bed.collectionView.bounds)?.first)
    #expect(again.frame == CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(again.alpha == 1)
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 10, section: 0)) == nil)
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 1)) == nil)
    #expect(layout.layoutAttributesForItem(at: IndexPath(index: 0)) == nil)
    #expect(layout.layoutAttributesForSupplementaryView(ofKind: "other", at: path) == nil)
  }

  @Test("Headers and footers lie above cells, in the order header, items, footer")
  func order() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 10)
    layout.footerReferenceSize = CGSize(width: 0, height: 10)
    let bed = LayoutBed(layout, counts: [2, 1])
    let elements = layout.layoutAttributesForElements(in: bed.collectionView.bounds) ?? []
    #expect(elements.map(\.indexPath.section) == [0, 0, 0, 0, 1, 1, 1])
    #expect(elements.map(\.representedElementCategory.rawValue) == [1, 0, 0, 1, 1, 0, 1])
    #expect(elements.allSatisfy { ($0.zIndex > 0) == ($0.representedElementCategory == .supplementaryView) })
  }

  @Test("Content insets narrow the lines; pinned headers stay below a top inset")
  func contentInsets() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    layout.sectionHeadersPinToVisibleBounds = true
    let bed = LayoutBed(layout, counts: [200])
    bed.collectionView.contentInset = UIEdgeInsets(top: 30, left: 20, bottom: 0, right: 40)
    layout.invalidateLayout()
    #expect(layout.collectionViewContentSize.width == 315)
    #expect(header(layout, 0)?.width == 315)
    bed.collectionView.contentOffset = CGPoint(x: -20, y: 100)
    #expect(header(layout, 0)?.minY == 130)
  }

  @Test("A delegate may query the layout while it returns a size")
  func reentrance() {
    let layout = UICollectionViewFlowLayout()
    let bed = LayoutBed(layout)
    let delegate = FlowDelegate { _ in
      CGSize(width: max(20, layout.collectionViewContentSize.width / 10), height: 20)
    }
    bed.collectionView.delegate = delegate
    layout.invalidateLayout()
    #expect(layout.frames(10).count == 10)
  }

  @Test("Items that do not fit are reported once, in UIKit's words")
  func warning() throws {
    var warnings: [String] = []
    let handler = FlowLayoutWarnings.handler
    defer { FlowLayoutWarnings.handler = handler }
    FlowLayoutWarnings.handler = { warnings.append($0) }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 400, height: 20)
    let bed = LayoutBed(layout)
    layout.invalidateLayout()
    layout.prepare()
    #expect(warnings.count == 1)
    let warning = try #require(warnings.first)
    #expect(
      warning.hasPrefix(
        "The behavior of the UICollectionViewFlowLayout is not defined because:\nthe item width must be less than the width of the UICollectionView minus the section insets left and right values, minus the content insets left and right values.\nThe relevant UICollectionViewFlowLayout instance is <"
      ))
    let other = UICollectionViewFlowLayout()
    other.scrollDirection = .horizontal
    let delegate = FlowDelegate { _ in CGSize(width: 20, height: 1000) }
    let otherBed = LayoutBed(other)
    otherBed.collectionView.delegate = delegate
    other.invalidateLayout()
    other.prepare()
    #expect(warnings.count == 2)
    #expect(warnings.last?.contains("the item height must be less than the height") == true)
    #expect(warnings.last?.contains("Please check the values returned by the delegate.") == true)
    #expect(bed.counts == otherBed.counts)
  }

  @Test("A subclass may override a metric and the attributes")
  func subclass() {
    let layout = ScalingFlowLayout()
    let bed = LayoutBed(layout, counts: [3])
    #expect(layout.frames(3).map(\.width) == [80, 80, 80])
    let elements = layout.layoutAttributesForElements(in: bed.collectionView.bounds) ?? []
    #expect(elements.map(\.size.width) == [80, 80, 80])
    #expect(elements.allSatisfy { $0.transform != .identity })
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.transform == .identity)
  }
}

/// A layout like those of carousels: it changes super's attributes and is invalidated at each step of scrolling.
private final class ScalingFlowLayout: UICollectionViewFlowLayout {
  override var itemSize: CGSize {
    get { CGSize(width: 80, height: 40) }
    set { super.itemSize = newValue }
  }

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    sectionInset.left = collectionView.bounds.width / 100
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let attributes = super.layoutAttributesForElements(in: rect)
    attributes?.forEach { $0.transform = CGAffineTransform(scaleX: 0.9, y: 0.9) }
    return attributes
  }
}
