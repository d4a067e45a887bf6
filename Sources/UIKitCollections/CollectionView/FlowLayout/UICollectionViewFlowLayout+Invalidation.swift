import CollectionCore
import CoreGraphics
import Foundation
@_spi(UIKit) import UIKitCore

extension UICollectionViewFlowLayout {
  /// Records the work that a context leaves to do.
  func note(_ context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything {
      state.measured.removeAll()
      state.unapplied.removeAll()
    }
    if let plan = context.updatePlan { follow(plan) }
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    if context.invalidateEverything || context.invalidateDataSourceCounts
      || flow?.invalidateFlowLayoutDelegateMetrics ?? true
    {
      state.work.insert(.metrics)
    }
    if flow?.invalidateFlowLayoutAttributes ?? true { state.work.insert(.positions) }
  }

  func describeBoundsChange(to newBounds: CGRect, in context: UICollectionViewLayoutInvalidationContext) {
    let bounds = collectionView?.bounds
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      flow.invalidateFlowLayoutDelegateMetrics = false
      flow.invalidateFlowLayoutAttributes =
        bounds.map {
          $0.size != newBounds.size || (isHorizontal ? $0.minY != newBounds.minY : $0.minX != newBounds.minX)
        } ?? true
    }
    guard let bounds, let core = state.core else { return }
    // The sections pinned before, and those pinned afterwards.
    let old = core.sections(in: bounds)
    let new = core.sections(in: newBounds)
    let paths = Set(old).union(new).sorted().map { IndexPath(item: 0, section: $0) }
    if sectionHeadersPinToVisibleBounds {
      let withHeader = paths.filter { core.sections[$0.section].metrics.headerLength > 0 }
      context.invalidateSupplementaryElements(ofKind: UICollectionView.elementKindSectionHeader, at: withHeader)
    }
    if sectionFootersPinToVisibleBounds {
      let withFooter = paths.filter { core.sections[$0.section].metrics.footerLength > 0 }
      context.invalidateSupplementaryElements(ofKind: UICollectionView.elementKindSectionFooter, at: withFooter)
    }
  }

  // MARK: Cells that size themselves

  var isSelfSizing: Bool { estimatedItemSize != .zero }

  func prefersOtherSize(
    _ preferred: UICollectionViewLayoutAttributes, original: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard isSelfSizing, original.representedElementCategory == .cell else { return false }
    return abs(preferred.size.width - original.size.width) > Self.sizeTolerance
      || abs(preferred.size.height - original.size.height) > Self.sizeTolerance
  }

  /// Differences too small to be visible start no new pass.
  private static var sizeTolerance: CGFloat { 1e-3 }

  func describePreferredSize(
    _ preferred: UICollectionViewLayoutAttributes, original: UICollectionViewLayoutAttributes,
    in context: UICollectionViewLayoutInvalidationContext
  ) {
    let path = preferred.indexPath
    guard path.count == 2, preferred.representedElementCategory == .cell else { return }
    context.invalidateItems(at: [path])
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      flow.invalidateFlowLayoutDelegateMetrics = false
    }
    let size = CGSize(width: max(0, preferred.size.width), height: max(0, preferred.size.height))
    state.measured[path.section, default: [:]][path.item] = size
    state.unapplied[path.section, default: [:]][path.item] = size
    // With one item per line the following lines move by the difference. Otherwise the whole line decides.
    guard let collectionView else { return }
    let change = alongLength(size) - alongLength(original.size)
    let visible = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
    if isHorizontal {
      context.contentSizeAdjustment = CGSize(width: change, height: 0)
      if original.frame.maxX <= visible.minX { context.contentOffsetAdjustment = CGPoint(x: change, y: 0) }
    } else {
      context.contentSizeAdjustment = CGSize(width: 0, height: change)
      if original.frame.maxY <= visible.minY { context.contentOffsetAdjustment = CGPoint(x: 0, y: change) }
    }
  }

  /// Moves measured sizes to the index paths after an update.
  private func follow(_ plan: UpdatePlan) {
    guard !state.measured.isEmpty else { return }
    var measured: [Int: [Int: CGSize]] = [:]
    for (section, sizes) in state.measured {
      for (item, size) in sizes {
        guard case .kept(let new) = plan.fate(of: ItemIndex(section: section, item: item)) else { continue }
        measured[new.section, default: [:]][new.item] = size
      }
    }
    state.measured = measured
    state.unapplied.removeAll()
  }
}
