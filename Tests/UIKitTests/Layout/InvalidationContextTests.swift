import Foundation
import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// Facts, section 4.
@MainActor @Suite struct InvalidationContextTests {
  private func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }

  @Test("A new context invalidates nothing (facts 4.1)")
  func defaults() {
    let context = UICollectionViewLayoutInvalidationContext()
    #expect(!context.invalidateEverything)
    #expect(!context.invalidateDataSourceCounts)
    #expect(context.invalidatedItemIndexPaths == nil)
    #expect(context.invalidatedSupplementaryIndexPaths == nil)
    #expect(context.invalidatedDecorationIndexPaths == nil)
    #expect(context.contentOffsetAdjustment == .zero)
    #expect(context.contentSizeAdjustment == .zero)
    #expect(context.previousIndexPathsForInteractivelyMovingItems == nil)
    #expect(context.targetIndexPathsForInteractivelyMovingItems == nil)
    #expect(context.interactiveMovementTarget == .zero)
  }

  @Test("Items are named once, in the order of their first naming (facts 4.2)")
  func items() {
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [])
    #expect(context.invalidatedItemIndexPaths == nil)
    context.invalidateItems(at: [path(1, 2), path(0, 0), path(1, 2)])
    #expect(context.invalidatedItemIndexPaths == [path(1, 2), path(0, 0)])
    context.invalidateItems(at: [path(1, 2), path(1, 3)])
    #expect(context.invalidatedItemIndexPaths == [path(1, 2), path(0, 0), path(1, 3)])
  }

  @Test("Supplementary elements by kind, an empty array being an entry; decorations alike (facts 4.3)")
  func supplementaryElements() {
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateSupplementaryElements(ofKind: "header", at: [path(0, 0), path(1, 0), path(0, 0)])
    context.invalidateSupplementaryElements(ofKind: "header", at: [path(1, 0), path(2, 0)])
    context.invalidateSupplementaryElements(ofKind: "footer", at: [])
    #expect(
      context.invalidatedSupplementaryIndexPaths == ["header": [path(0, 0), path(1, 0), path(2, 0)], "footer": []])
    context.invalidateDecorationElements(ofKind: "background", at: [path(0, 0)])
    #expect(context.invalidatedDecorationIndexPaths == ["background": [path(0, 0)]])
  }

  @Test("A new flow context invalidates attributes and metrics (facts 4.4)")
  func flowDefaults() {
    let context = UICollectionViewFlowLayoutInvalidationContext()
    #expect(context.invalidateFlowLayoutAttributes)
    #expect(context.invalidateFlowLayoutDelegateMetrics)
    #expect(!context.invalidateEverything)
  }

  @Test("A flow layout's contexts for changes of the bounds depend on what changed (facts 4.5)")
  func boundsChanges() throws {
    let layout = UICollectionViewFlowLayout()
    func context(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) throws
      -> UICollectionViewFlowLayoutInvalidationContext
    {
      let bounds = CGRect(x: x, y: y, width: width, height: height)
      return try #require(
        layout.invalidationContext(forBoundsChange: bounds) as? UICollectionViewFlowLayoutInvalidationContext)
    }
    #expect(try context(0, 0, 10, 10).invalidateFlowLayoutAttributes, "not attached")
    #expect(try !context(0, 0, 10, 10).invalidateFlowLayoutDelegateMetrics)
    let bed = LayoutBed(layout)
    #expect(try context(0, 0, 320, 667).invalidateFlowLayoutAttributes, "size")
    #expect(try !context(0, 0, 320, 667).invalidateFlowLayoutDelegateMetrics)
    #expect(try context(3, 4, 375, 667).invalidateFlowLayoutAttributes, "across")
    #expect(try !context(0, 0, 375, 667).invalidateFlowLayoutAttributes, "nothing")
    bed.collectionView.bounds.origin.y = -59
    #expect(try !context(0, 40, 375, 667).invalidateFlowLayoutAttributes, "along")
    #expect(try context(5, 6, 375, 667).invalidateFlowLayoutAttributes, "both")
    #expect(try !context(5, 6, 375, 667).invalidateFlowLayoutDelegateMetrics)
  }

  @Test("invalidateLayout() delivers a flow context with both flags, or a plain one (facts 4.6)")
  func delivered() throws {
    let flow = RecordingFlowLayout()
    flow.invalidateLayout()
    let delivered = try #require(flow.contexts.first as? UICollectionViewFlowLayoutInvalidationContext)
    #expect(delivered.invalidateFlowLayoutAttributes && delivered.invalidateFlowLayoutDelegateMetrics)
    #expect(!delivered.invalidateEverything && !delivered.invalidateDataSourceCounts)
    let plain = ContextRecordingLayout()
    plain.invalidateLayout()
    let bed = LayoutBed(plain)
    plain.invalidateLayout()
    #expect(bed.collectionView.numberOfSections == 1)
    #expect(plain.contexts.count >= 2)
    #expect(plain.contexts.allSatisfy { type(of: $0) == UICollectionViewLayoutInvalidationContext.self })
    #expect(plain.contexts.allSatisfy { !$0.invalidateEverything && !$0.invalidateDataSourceCounts })
  }

  @Test("An invalidation by the collection view passes invalidateLayout() and keeps its context (facts 3.1)")
  func sameContext() {
    let layout = ContextRecordingLayout()
    let context = UICollectionViewLayoutInvalidationContext()
    layout.invalidateLayout(using: context)
    #expect(layout.calls == ["invalidateLayout()", "invalidateLayout(with:)"])
    #expect(layout.contexts.last === context)
    layout.invalidateLayout()
    #expect(layout.contexts.last !== context)
  }

  @Test("A bare layout has no size and no elements (facts 4.8)")
  func bareLayout() {
    let layout = UICollectionViewLayout()
    let path = path(0, 0)
    #expect(layout.collectionView == nil)
    #expect(layout.collectionViewContentSize == .zero)
    #expect(layout.layoutAttributesForElements(in: .infinite) == nil)
    #expect(layout.layoutAttributesForItem(at: path) == nil)
    #expect(layout.layoutAttributesForSupplementaryView(ofKind: "a", at: path) == nil)
    #expect(layout.layoutAttributesForDecorationView(ofKind: "a", at: path) == nil)
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: .zero))
    #expect(!layout.flipsHorizontallyInOppositeLayoutDirection)
    #expect(layout.developmentLayoutDirection == .leftToRight)
    #expect(layout.targetContentOffset(forProposedContentOffset: CGPoint(x: 1, y: 2)) == CGPoint(x: 1, y: 2))
    let target = layout.targetContentOffset(
      forProposedContentOffset: CGPoint(x: 1, y: 2), withScrollingVelocity: CGPoint(x: 3, y: 4))
    #expect(target == CGPoint(x: 1, y: 2))
    #expect(layout.initialLayoutAttributesForAppearingItem(at: path) == nil)
    #expect(layout.finalLayoutAttributesForDisappearingItem(at: path) == nil)
    #expect(layout.targetIndexPath(forInteractivelyMovingItem: path, withPosition: .zero) == path)
    let flow = UICollectionViewFlowLayout()
    #expect(flow.collectionViewContentSize == .zero)
    #expect(flow.layoutAttributesForElements(in: .infinite)?.isEmpty == true)
  }

  @Test("A context class of a layout's own is used, whatever it adds")
  func ownClass() {
    let context = OwnContextLayout().invalidationContext(forBoundsChange: .zero) as? OwnContext
    #expect(context?.keepsHeights == true)
    #expect(context?.invalidateEverything == true)
  }

  @Test("Interactive movement: contexts name where the items are and were")
  func movement() {
    let layout = UICollectionViewFlowLayout()
    let bed = LayoutBed(layout)
    let context = layout.invalidationContext(
      forInteractivelyMovingItems: [path(0, 3)], withTargetPosition: CGPoint(x: 9, y: 8),
      previousIndexPaths: [path(0, 1)], previousPosition: .zero)
    #expect(context.targetIndexPathsForInteractivelyMovingItems == [path(0, 3)])
    #expect(context.previousIndexPathsForInteractivelyMovingItems == [path(0, 1)])
    #expect(context.interactiveMovementTarget == CGPoint(x: 9, y: 8))
    let ending = layout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [path(0, 5)], previousIndexPaths: [path(0, 3)], movementCancelled: false)
    #expect(ending.targetIndexPathsForInteractivelyMovingItems == [path(0, 5)])
    #expect(ending.previousIndexPathsForInteractivelyMovingItems == [path(0, 3)])
    // Six items of 50 points in a line of 375 points, 15 points apart.
    func target(_ x: CGFloat) -> IndexPath {
      layout.targetIndexPath(forInteractivelyMovingItem: path(0, 0), withPosition: CGPoint(x: x, y: 20))
    }
    #expect(target(140) == path(0, 2))
    #expect(target(120) == path(0, 0))
    let moving = layout.layoutAttributesForInteractivelyMovingItem(
      at: path(0, 2), withTargetPosition: CGPoint(x: 200, y: 300))
    #expect(moving.center == CGPoint(x: 200, y: 300))
    #expect(moving.size == CGSize(width: 50, height: 50))
    #expect(layout.layoutAttributesForItem(at: path(0, 2))?.frame.minX == 130)
    #expect(bed.counts == [10])
  }

  @Test("Inserted items fade in from where they belong")
  func appearing() throws {
    let layout = UICollectionViewFlowLayout()
    let bed = LayoutBed(layout)
    layout.prepare(forCollectionViewUpdates: [
      UICollectionViewUpdateItem(before: nil, after: path(0, 4), action: .insert),
      UICollectionViewUpdateItem(before: IndexPath(item: NSNotFound, section: 3), after: nil, action: .delete),
    ])
    let initial = try #require(layout.initialLayoutAttributesForAppearingItem(at: path(0, 4)))
    #expect(initial.alpha == 0)
    #expect(initial.frame == layout.layoutAttributesForItem(at: path(0, 4))?.frame)
    #expect(layout.initialLayoutAttributesForAppearingItem(at: path(0, 5)) == nil)
    layout.finalizeCollectionViewUpdates()
    #expect(layout.initialLayoutAttributesForAppearingItem(at: path(0, 4)) == nil)
    #expect(bed.counts == [10])
  }

  @Test("An update item can be subclassed with properties of its own, as tests of layouts do")
  func updateItem() {
    let layout = UICollectionViewFlowLayout()
    let bed = LayoutBed(layout)
    layout.prepare(forCollectionViewUpdates: [MockUpdate(path(0, 1))])
    #expect(layout.initialLayoutAttributesForAppearingItem(at: path(0, 1))?.alpha == 0)
    #expect(UICollectionViewUpdateItem().updateAction == .none)
    #expect(bed.counts == [10])
  }
}

private final class RecordingFlowLayout: UICollectionViewFlowLayout {
  var contexts: [UICollectionViewLayoutInvalidationContext] = []

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    contexts.append(context)
    super.invalidateLayout(with: context)
  }
}

private final class ContextRecordingLayout: UICollectionViewLayout {
  var calls: [String] = []
  var contexts: [UICollectionViewLayoutInvalidationContext] = []

  override func invalidateLayout() {
    calls.append("invalidateLayout()")
    super.invalidateLayout()
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    calls.append("invalidateLayout(with:)")
    contexts.append(context)
    super.invalidateLayout(with: context)
  }
}

private final class OwnContext: UICollectionViewLayoutInvalidationContext {
  var keepsHeights = true
  override var invalidateEverything: Bool { true }
}

private final class OwnContextLayout: UICollectionViewLayout {
  override class var invalidationContextClass: AnyClass { OwnContext.self }
}

private final class MockUpdate: UICollectionViewUpdateItem {
  let path: IndexPath

  init(_ path: IndexPath) {
    self.path = path
    super.init()
  }

  override var indexPathBeforeUpdate: IndexPath? { nil }
  override var indexPathAfterUpdate: IndexPath? { path }
  override var updateAction: UICollectionViewUpdateItem.Action { .insert }
}
