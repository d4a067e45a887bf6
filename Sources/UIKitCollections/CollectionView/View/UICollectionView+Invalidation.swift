import CollectionCore
@_spi(UIKit) import UIKitCore

extension UICollectionView: LayoutHost {
  func layout(_ layout: UICollectionViewLayout, didInvalidateWith context: UICollectionViewLayoutInvalidationContext) {
    guard layout === layoutObject else { return }
    pass.readiness.invalidate()
    if context.invalidateDataSourceCounts, !pass.phase.isCommitting { data.counts = nil }
    let isBoundsChange = pass.boundsChangeContext === context
    if !isBoundsChange { pass.debts.insert(.range) }
    if isBoundsChange, let named = namedElements(context) {
      pass.named.formUnion(named)
      prefetching.queriesAreWhole = false
      if context.invalidatedItemIndexPaths?.isEmpty == false { prefetching.forgetQueries() }
    } else {
      query = LayoutQuery()
      pass.named.removeAll()
      prefetching.forgetQueries()
    }
    adjust(by: context)
    setNeedsLayout()
  }

  /// Returns the elements that a context names, if it concerns these alone; nil otherwise.
  ///
  /// This applies only to contexts of bounds changes, since they occur at each step of scrolling, and not to flow
  /// layouts, whose subclasses commonly restyle all elements in `layoutAttributesForElements(in:)` without naming any.
  private func namedElements(_ context: UICollectionViewLayoutInvalidationContext) -> Set<ElementKey>? {
    guard query.rect != nil, !context.invalidateEverything, !context.invalidateDataSourceCounts,
      layoutObject.answersForNamedElementsAlone
    else { return nil }
    var keys = Set<ElementKey>()
    for path in context.invalidatedItemIndexPaths ?? [] { keys.insert(.cell(path)) }
    for (kind, paths) in context.invalidatedSupplementaryIndexPaths ?? [:] {
      for path in paths { keys.insert(.supplementary(kind, path)) }
    }
    for (kind, paths) in context.invalidatedDecorationIndexPaths ?? [:] {
      for path in paths { keys.insert(.decoration(kind, path)) }
    }
    return keys.isEmpty ? nil : keys
  }

  /// Applies a context's adjustments at once; the next pass returns to the layout's own content size (facts 4.7).
  ///
  /// While an update is carried out its offset is final; a layout whose items size themselves adjusts the offset at the
  /// end, in `finalizeCollectionViewUpdates()`.
  private func adjust(by context: UICollectionViewLayoutInvalidationContext) {
    let (offset, size) = (context.contentOffsetAdjustment, context.contentSizeAdjustment)
    if size != .zero {
      contentSize = CGSize(width: contentSize.width + size.width, height: contentSize.height + size.height)
    }
    if offset != .zero, pass.hasRun, !pass.phase.isCommitting, let counts = data.counts, counts.total > 0 {
      contentOffset = CGPoint(x: contentOffset.x + offset.x, y: contentOffset.y + offset.y)
    }
  }

  func displayedAttributes(
    for category: ElementCategory, kind: String?, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    elements[ElementKey(category: category, kind: kind ?? "", indexPath: indexPath)]?.reuseState.attributes
  }
}
