@_spi(UIKit) import UIKitCore

/// A transition between two layouts whose progress the program controls.
@MainActor struct InteractiveTransition {
  var layout: UICollectionViewTransitionLayout
  var completion: UICollectionView.LayoutInteractiveTransitionCompletion?
}

extension UICollectionView {
  func changeLayout(to newLayout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
    let oldLayout = layoutObject
    guard newLayout !== oldLayout else {
      if let completion { complete(completion, finished: true) }
      return
    }
    if pass.hasRun { layoutElements() }
    let oldQuery = query
    // An interactive transition continues from the current offset.
    let isInteractive = newLayout is UICollectionViewTransitionLayout || oldLayout is UICollectionViewTransitionLayout
    let middleItem = pass.hasRun && !isInteractive ? itemInTheMiddle : nil
    let oldMiddle = middleItem.flatMap { query.attributes(for: .cell($0))?.frame }
    if pass.hasRun { oldLayout.prepareForTransition(to: newLayout) }
    newLayout.attachedCollectionView = self
    layoutObject = newLayout
    pass.readiness.invalidate()
    pass.agreedBounds = nil
    query = LayoutQuery()
    prefetching.forgetQueries()
    releasePreparedCells()
    regions.forget()
    guard pass.hasRun else {
      detach(oldLayout)
      setNeedsLayout()
      if let completion { complete(completion, finished: true) }
      return
    }
    let outer = pass.beginCommitting()
    newLayout.invalidateLayout(using: newLayout.makeInvalidationContext())
    newLayout.prepareForTransition(from: oldLayout)
    prepareLayoutIfNeeded()
    let views = Array(elements.views.values)
    for view in views { view.willTransition(from: oldLayout, to: newLayout) }
    var change = ElementChange(from: oldLayout, to: newLayout, oldQuery: oldQuery, outer: outer)
    // An item that keeps its place causes no scrolling: an equal layout does not scroll.
    if let middleItem, oldMiddle != askLayout(for: .cell(middleItem))?.frame { change.middleItem = middleItem }
    change.finish = {
      oldLayout.finalizeLayoutTransition()
      newLayout.finalizeLayoutTransition()
    }
    carryOut(change, animated: animated) { isFinished in
      for view in views { view.didTransition(from: oldLayout, to: newLayout) }
      completion?(isFinished)
    }
    detach(oldLayout)
  }

  /// The item that a change of the layout keeps visible.
  private var itemInTheMiddle: IndexPath? {
    let insets = adjustedContentInset
    let middle = CGPoint(
      x: bounds.midX + (insets.left - insets.right) / 2, y: bounds.midY + (insets.top - insets.bottom) / 2)
    if let item = itemIndexPath(at: middle) { return item }
    let visible = indexPathsForVisibleItems
    return visible.isEmpty ? nil : visible[visible.count / 2]
  }

  /// Detaches a layout that is no longer shown, unless the current one leads from or to it.
  private func detach(_ layout: UICollectionViewLayout) {
    if let between = layoutObject as? UICollectionViewTransitionLayout,
      between.currentLayout === layout || between.nextLayout === layout
    {
      return
    }
    guard layout !== layoutObject, layout.attachedCollectionView === self else { return }
    layout.attachedCollectionView = nil
  }

  func beginTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    let current = layoutObject
    let between =
      delegate?.collectionView?(self, transitionLayoutForOldLayout: current, newLayout: layout)
      ?? UICollectionViewTransitionLayout(currentLayout: current, nextLayout: layout)
    transition = InteractiveTransition(layout: between, completion: completion)
    // Both layouts are queried while the one between them is shown.
    layout.attachedCollectionView = self
    layout.prepare()
    changeLayout(to: between, animated: false, completion: nil)
    return between
  }

  func endTransition(finishing: Bool) {
    guard let ended = transition else { return }
    transition = nil
    let target = finishing ? ended.layout.nextLayout : ended.layout.currentLayout
    changeLayout(to: target, animated: true) { isFinished in ended.completion?(isFinished, finishing) }
    detach(finishing ? ended.layout.currentLayout : ended.layout.nextLayout)
  }
}
