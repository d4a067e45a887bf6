import CollectionCore
@_spi(UIKit) import UIKitCore

extension UICollectionView {
  /// Updates the screen to match the layout. Costs nothing when it already does (facts 2.11).
  func layoutElements() {
    guard pass.phase == .resting else { return }
    if pass.debts.contains(.reload) { reload() }
    if pass.debts.settle(.indexTitles) { loadIndexTitles() }
    let isResized = resizeElements()
    guard pass.agreedBounds != bounds || !pass.isPrepared || !pass.named.isEmpty else { return }
    pass.beginPass()
    defer { pass.phase = .resting }
    reuseRetiredViews()
    if isResized { animateResizing { self.runPass() } } else { runPass() }
    if pass.debts.settle(.range) { askAboutOffsetOutOfRange() }
    hideVacatedViews()
    sizeBackgroundView()
    pass.agreedBounds = bounds
    if pass.debts.settle(.animatedBounds) { layoutObject.finalizeAnimatedBoundsChange() }
    removeRegions()
    restoreFocus()
    schedulePrefetching()
  }

  private func runPass() {
    // Self-sizing cells may invalidate the layout, each a few times at most.
    for _ in 0..<Self.passLimit {
      prepareLayoutIfNeeded()
      placeRegions()
      makeRegions(in: bounds)
      refreshQuery()
      if pass.debts.settle(.contentSize) { takeContentSize() }
      showElements()
      if !pass.resized.isEmpty {
        let keys = pass.resized.sorted()
        pass.resized.removeAll()
        ask(keys)
      }
      if pass.isPrepared { return }
    }
  }

  /// The most times that a pass restarts because cells prefer other sizes; the next pass does the rest.
  private static let passLimit = 8

  /// Calls `prepare()` if the layout has been invalidated since the last call.
  func prepareLayoutIfNeeded() {
    guard pass.readiness == .stale else { return }
    pass.readiness = .preparing
    layoutObject.prepare()
    pass.readiness = .prepared
    takeContentSize()
    updateSwiping()
  }

  func takeContentSize() {
    let size = layoutObject.collectionViewContentSize
    if contentSize != size { contentSize = size }
  }

  private func refreshQuery() {
    let tiles = LayoutTiles.around(bounds)
    if query.rect == tiles {
      for key in pass.named { query.replace(key, with: askLayout(for: key)) }
      pass.named.removeAll()
      return
    }
    let named = pass.named
    pass.named.removeAll()
    if let known = prefetching.query(for: tiles), named.isEmpty {
      query = known
    } else {
      query = ask(in: tiles)
    }
  }

  /// Queries the layout for the elements in a rectangle.
  func ask(in rect: CGRect) -> LayoutQuery {
    pass.queries += 1
    let answer = layoutObject.shownElements(in: rect) ?? []
    let provider = regionProvider
    return LayoutQuery(
      rect: rect, attributes: answer, counts: loadedCounts, provider: provider,
      positions: provider == nil ? [:] : presentPositions)
  }

  /// The current scroll positions of orthogonal sections.
  private var presentPositions: [Int: CGFloat] {
    regions.positions.merging(regions.views.map { ($0, $1.position) }) { known, _ in known }
  }

  /// Queries the layout for one element.
  func askLayout(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch key.category {
    case .cell:
      guard let index = ItemIndex(key.indexPath), loadedCounts.contains(index) else { return nil }
      return layoutObject.shown(layoutObject.layoutAttributesForItem(at: key.indexPath))
    case .supplementaryView:
      return layoutObject.shown(layoutObject.layoutAttributesForSupplementaryView(ofKind: key.kind, at: key.indexPath))
    case .decorationView:
      return layoutObject.shown(layoutObject.layoutAttributesForDecorationView(ofKind: key.kind, at: key.indexPath))
    }
  }

  // MARK: Range of the offset

  /// Presents the bounds of an offset in range to the layout, without moving there (facts 2.7).
  private func askAboutOffsetOutOfRange() {
    let offset = clamped(contentOffset)
    guard offset != contentOffset, pass.isPrepared else { return }
    let target = CGRect(origin: offset, size: bounds.size)
    guard let context = contextForBoundsChange(to: target) else { return }
    deliver(context)
    runPass()
  }

  // MARK: Background

  func backgroundViewDidChange(from old: UIView?) {
    guard old !== backgroundView else { return }
    old?.removeFromSuperview()
    guard let backgroundView else { return }
    insertSubview(backgroundView, at: 0)
    sizeBackgroundView()
  }

  private func sizeBackgroundView() {
    guard let backgroundView, backgroundView.frame != bounds else { return }
    backgroundView.frame = bounds
  }
}
