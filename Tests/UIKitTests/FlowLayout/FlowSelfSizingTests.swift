import CollectionCore
import Foundation
import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// Cells that size themselves in a flow layout.
@MainActor @Suite struct FlowSelfSizingTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  private func makeLayout(_ estimate: CGSize) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = estimate
    return layout
  }

  /// Does what the collection view does when a cell prefers another size.
  @discardableResult private func prefer(
    _ size: CGSize, at path: IndexPath, in layout: UICollectionViewFlowLayout
  ) throws -> UICollectionViewLayoutInvalidationContext? {
    let original = try #require(layout.layoutAttributesForItem(at: path))
    let preferred = try #require(original.copy() as? UICollectionViewLayoutAttributes)
    preferred.size = size
    guard
      layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    else { return nil }
    let context = layout.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    layout.invalidateLayout(using: context)
    return context
  }

  @Test("Without an estimate cells have no say")
  func off() throws {
    let layout = UICollectionViewFlowLayout()
    let bed = LayoutBed(layout)
    #expect(try prefer(CGSize(width: 70, height: 70), at: path(0), in: layout) == nil)
    #expect(bed.counts == [10])
  }

  @Test("An estimate holds until the cell is measured; automatic size estimates by itemSize")
  func estimates() throws {
    let layout = makeLayout(CGSize(width: 375, height: 44))
    let bed = LayoutBed(layout)
    #expect(layout.collectionViewContentSize.height == 530)
    let context = try #require(try prefer(CGSize(width: 375, height: 60), at: path(2), in: layout))
    #expect(context.invalidatedItemIndexPaths == [path(2)])
    #expect((context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics == false)
    #expect(context.contentSizeAdjustment == CGSize(width: 0, height: 16))
    #expect(context.contentOffsetAdjustment == .zero)
    #expect(layout.collectionViewContentSize.height == 546)
    #expect(layout.frames(10).map(\.minY) == [0, 54, 108, 178, 232, 286, 340, 394, 448, 502])
    #expect(try prefer(CGSize(width: 375, height: 60), at: path(2), in: layout) == nil)
    let automatic = makeLayout(UICollectionViewFlowLayout.automaticSize)
    let other = LayoutBed(automatic)
    #expect(automatic.frames(1).first?.size == CGSize(width: 50, height: 50))
    #expect(bed.counts == other.counts)
  }

  @Test("An item above the visible part moves the offset along")
  func stability() throws {
    let layout = makeLayout(CGSize(width: 375, height: 44))
    let bed = LayoutBed(layout, counts: [1000])
    bed.collectionView.contentOffset = CGPoint(x: 0, y: 5400)
    let above = try #require(try prefer(CGSize(width: 375, height: 100), at: path(50), in: layout))
    #expect(above.contentOffsetAdjustment == CGPoint(x: 0, y: 56))
    let below = try #require(try prefer(CGSize(width: 375, height: 100), at: path(150), in: layout))
    #expect(below.contentOffsetAdjustment == .zero)
    #expect(layout.layoutAttributesForItem(at: path(999))?.frame.minY == CGFloat(999 * 54 + 112))
  }

  @Test("Measured sizes outlast invalidations, but not a reload")
  func lasting() throws {
    let layout = makeLayout(CGSize(width: 375, height: 44))
    let bed = LayoutBed(layout)
    try prefer(CGSize(width: 375, height: 64), at: path(2), in: layout)
    layout.invalidateLayout()
    layout.prepare()
    #expect(layout.layoutAttributesForItem(at: path(2))?.frame.height == 64)
    let reload = UICollectionViewFlowLayoutInvalidationContext()
    reload.invalidatesEverything = true
    reload.invalidatesDataSourceCounts = true
    layout.invalidateLayout(using: reload)
    layout.prepare()
    #expect(layout.layoutAttributesForItem(at: path(2))?.frame.height == 44)
    #expect(bed.counts == [10])
  }

  @Test("Measured sizes follow their items through an update")
  func updates() throws {
    let layout = makeLayout(CGSize(width: 375, height: 44))
    let bed = LayoutBed(layout, counts: [10, 10])
    for item in 0..<10 { try prefer(CGSize(width: 375, height: 100 + CGFloat(item)), at: path(item), in: layout) }
    try prefer(CGSize(width: 375, height: 77), at: path(4, 1), in: layout)
    var batch = UpdateBatch()
    batch.insertedItems = [ItemIndex(section: 0, item: 0), ItemIndex(section: 0, item: 1)]
    batch.deletedItems = [ItemIndex(section: 0, item: 3)]
    batch.movedItems = [.init(from: ItemIndex(section: 0, item: 9), to: ItemIndex(section: 1, item: 0))]
    let plan = try UpdatePlan(batch, before: SectionCounts([10, 10]))
    bed.counts = [10, 11]
    bed.collectionView.reloadCounts()
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidatesDataSourceCounts = true
    context.updatePlan = plan
    layout.invalidateLayout(using: context)
    layout.prepare()
    #expect(layout.frames(10).map(\.height) == [44, 44, 100, 101, 102, 104, 105, 106, 107, 108])
    #expect(layout.frames(11, section: 1).map(\.height) == [109, 44, 44, 44, 44, 77, 44, 44, 44, 44, 44])
  }

  @Test("A hundred thousand estimated rows: measuring while scrolling requests nothing else")
  func manyRows() throws {
    let layout = CountingFlowLayout()
    layout.estimatedItemSize = CGSize(width: 375, height: 44)
    let bed = LayoutBed(layout, counts: [100_000])
    CountedAttributes.made = 0
    for item in 0..<500 { try prefer(CGSize(width: 375, height: 50), at: path(item), in: layout) }
    // The test itself makes two for each cell.
    #expect(CountedAttributes.made == 1000)
    #expect(layout.collectionViewContentSize.height == CGFloat(100_000 * 54 - 10 + 500 * 6))
    #expect((layout.state.core?.sections[0].lines.blocks.count ?? 0) < 10)
    #expect(bed.counts == [100_000])
  }
}

extension UICollectionView {
  /// Reads the counts again, as a batch update does.
  fileprivate func reloadCounts() { data.counts = nil }
}
