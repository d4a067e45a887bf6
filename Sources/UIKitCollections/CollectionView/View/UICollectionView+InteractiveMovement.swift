import CollectionCore
@_spi(UIKit) import UIKitCore

/// An item that has been picked up.
@MainActor struct InteractiveMovement {
  /// The item in the data source, which is updated when the movement ends.
  var original: ItemIndex
  /// The place at which the view shows the item now.
  var current: ItemIndex
  var view: UICollectionReusableView
  var position: CGPoint
  var scroller: EdgeScroller?
}

extension UICollectionView {
  func isMoving(_ cell: UICollectionViewCell) -> Bool { isBeingMoved(cell) }

  func isBeingMoved(_ view: UICollectionReusableView) -> Bool { movement?.view === view }

  func beginMovement(of indexPath: IndexPath) -> Bool {
    guard movement == nil, let dataSource, let index = ItemIndex(indexPath), let view = elements[.cell(indexPath)],
      !isPlaceholder(indexPath), dataSource.collectionView(self, canMoveItemAt: dataSourcePath(for: indexPath))
    else { return false }
    movement = InteractiveMovement(original: index, current: index, view: view, position: view.center)
    movement?.scroller = EdgeScroller(self) { [weak self] in
      guard let self, let point = movement?.scroller?.point else { return }
      layoutIfNeeded()
      moveItem(to: point)
    }
    (view as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
    showMoving()
    return true
  }

  func continueMovement(to shownPosition: CGPoint) {
    movement?.scroller?.drag(to: shownPosition)
    moveItem(to: shownPosition)
  }

  private func moveItem(to shownPosition: CGPoint) {
    guard var moving = movement else { return }
    let position = layoutObject.mirrorsContent ? layoutObject.mirrored(shownPosition) : shownPosition
    let previous = (path: moving.current.indexPath, position: moving.position)
    moving.position = position
    movement = moving
    var proposed = layoutObject.targetIndexPath(forInteractivelyMovingItem: previous.path, withPosition: position)
    proposed = allowedTarget(moving, proposed)
    if let target = ItemIndex(proposed), target != moving.current, isPlace(target, for: moving.current) {
      let context = layoutObject.invalidationContext(
        forInteractivelyMovingItems: [proposed], withTargetPosition: position, previousIndexPaths: [previous.path],
        previousPosition: previous.position)
      moveShown(from: moving.current, to: target, context)
    } else {
      let context = layoutObject.invalidationContext(
        forInteractivelyMovingItems: [previous.path], withTargetPosition: position, previousIndexPaths: [previous.path],
        previousPosition: previous.position)
      layoutObject.invalidateLayout(using: context)
    }
    showMoving()
  }

  func endMovement(cancelled: Bool) {
    guard let moving = movement else { return }
    moving.scroller?.stop()
    let paths = (final: moving.current.indexPath, original: moving.original.indexPath)
    if cancelled, moving.current != moving.original {
      let context = layoutObject.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [paths.original], previousIndexPaths: [paths.final], movementCancelled: true)
      movement = nil
      moveShown(from: moving.current, to: moving.original, context)
    } else {
      // The data source catches up with the view.
      if !cancelled, moving.current != moving.original {
        dataSource?.collectionView(
          self, moveItemAt: dataSourcePath(for: paths.final),
          to: placeholders.positions.dataIndex(of: moving.current).indexPath)
      }
      movement = nil
      layoutObject.invalidateLayout(
        using: layoutObject.invalidationContextForEndingInteractiveMovementOfItems(
          toFinalIndexPaths: [paths.final], previousIndexPaths: [paths.original], movementCancelled: cancelled))
    }
    (moving.view as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
    if window != nil, UIView.areAnimationsEnabled {
      UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) { self.layoutIfNeeded() }
    } else {
      setNeedsLayout()
    }
  }

  /// Returns the data source's index path of a displayed item: it keeps a moving item at its original place, and has no
  /// placeholders.
  func dataSourcePath(for indexPath: IndexPath) -> IndexPath {
    guard movement != nil || !placeholders.isEmpty, let index = ItemIndex(indexPath) else { return indexPath }
    guard let movement, movement.current != movement.original,
      let plan = movePlan(from: movement.original, to: movement.current)
    else { return placeholders.isEmpty ? indexPath : placeholders.positions.dataIndex(of: index).indexPath }
    guard let old = plan.oldIndex(ofNew: index) else { return indexPath }
    return placeholders.positions.before(plan).dataIndex(of: old).indexPath
  }

  /// Returns the displayed index path of an item of the data source while an item is being moved, or while there are
  /// placeholders.
  func shownPath(forDataSource indexPath: IndexPath) -> IndexPath {
    guard let index = ItemIndex(indexPath) else { return indexPath }
    guard let movement, movement.current != movement.original,
      let plan = movePlan(from: movement.original, to: movement.current)
    else { return placeholders.isEmpty ? indexPath : placeholders.positions.shownIndex(of: index).indexPath }
    return plan.newIndex(ofOld: placeholders.positions.before(plan).shownIndex(of: index))?.indexPath ?? indexPath
  }

  private func allowedTarget(_ moving: InteractiveMovement, _ proposed: IndexPath) -> IndexPath {
    guard let delegate else { return proposed }
    let current = moving.current.indexPath
    return delegate.collectionView?(
      self, targetIndexPathForMoveOfItemFromOriginalIndexPath: moving.original.indexPath, atCurrentIndexPath: current,
      toProposedIndexPath: proposed)
      ?? delegate.collectionView(self, targetIndexPathForMoveFromItemAt: current, toProposedIndexPath: proposed)
  }

  /// Returns whether an item can be moved to a place: at an item of its section, or at any item or the end of another
  /// section.
  private func isPlace(_ target: ItemIndex, for current: ItemIndex) -> Bool {
    let counts = loadedCounts
    guard target.section >= 0, target.section < counts.sections, target.item >= 0 else { return false }
    let count = counts.count(inSection: target.section)
    return target.section == current.section ? target.item < count : target.item <= count
  }

  private func movePlan(from: ItemIndex, to: ItemIndex) -> UpdatePlan? {
    var batch = UpdateBatch()
    batch.movedItems = [.init(from: from, to: to)]
    // The counts before are the current ones, except for the section that contains the item now.
    return try? UpdatePlan(batch, before: loadedCounts.moving(from: to, to: from))
  }

  /// Moves an item on screen, without the data source.
  private func moveShown(
    from: ItemIndex, to: ItemIndex, _ context: UICollectionViewLayoutInvalidationContext
  ) {
    var batch = UpdateBatch()
    batch.movedItems = [.init(from: from, to: to)]
    let before = loadedCounts
    guard let plan = try? UpdatePlan(batch, before: before) else { return }
    movement?.current = to
    commit(plan, after: before.moving(from: from, to: to), completions: [], context: context)
  }

  /// Moves the view of the moving item to the place that the layout gives it, in front of the others.
  private func showMoving() {
    guard let movement else { return }
    let attributes = layoutObject.layoutAttributesForInteractivelyMovingItem(
      at: movement.current.indexPath, withTargetPosition: movement.position)
    let shown = layoutObject.shown(attributes) ?? attributes
    if let region = movement.view.reuseState.region {
      // The position is the visible one.
      let shift = region.region.shift(at: region.position)
      shown.center = CGPoint(x: shown.center.x + shift.x, y: shown.center.y + shift.y)
    }
    apply(shown, to: movement.view)
    if movement.view.superview?.subviews.last !== movement.view { bringMovingViewToFront(movement.view) }
  }

  private func bringMovingViewToFront(_ view: UICollectionReusableView) {
    if let region = view.reuseState.region {
      if let top = region.stack.views.last, top !== view { region.insertSubview(view, aboveSubview: top) }
    } else if let top = elements.stack.views.last, top !== view {
      insertSubview(view, aboveSubview: top)
    }
  }
}

extension SectionCounts {
  /// Returns the counts after one item has moved.
  func moving(from: ItemIndex, to: ItemIndex) -> SectionCounts {
    guard from.section != to.section else { return self }
    var items = self.items
    items[from.section] -= 1
    items[to.section] += 1
    return SectionCounts(items)
  }
}
