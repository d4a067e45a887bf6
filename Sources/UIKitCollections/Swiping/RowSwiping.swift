import CoreGraphics
@_spi(UIKit) import UIKitCore

/// A scroll view whose rows can be swiped aside to reveal actions.
@MainActor protocol RowSwiping: SideSwiping {
  var swiping: SwipeState { get set }
  var isEditing: Bool { get }
  /// Whether nothing else is being done with rows at the moment.
  var allowsSwipes: Bool { get }
  /// Returns the row on screen at a point.
  func swipeableRow(at point: CGPoint) -> (indexPath: IndexPath, cell: any ConfiguredView)?
  /// Returns the cell of a row on screen.
  func swipeableRow(at indexPath: IndexPath) -> (any ConfiguredView)?
  /// Returns the actions that swiping a row reveals on a side; nil if there are none.
  func swipeActions(at indexPath: IndexPath, _ side: RowSwipe.Side) -> UISwipeActionsConfiguration?
  func willSwipe(_ swipe: RowSwipe)
  func didEnd(_ swipe: RowSwipe)
}

extension RowSwiping {
  /// The row that is swiped aside; nil if there is none.
  var swipe: RowSwipe? { swiping.row }

  package var hasSideSwipes: Bool { swiping.pan != nil }

  /// Prepares to swipe the row at a point.
  ///
  /// - Returns: whether there is anything to swipe in that direction.
  func prepareSwipe(at point: CGPoint, toRight: Bool) -> Bool {
    guard !scroll.isDragging, allowsSwipes else { return false }
    let row = swipeableRow(at: point)
    if let swipe, let row, swipe.indexPath == row.indexPath, swipe.cell === row.cell { return true }
    guard let (path, cell) = row, !isEditing else { return false }
    let isRightToLeft = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let side = toRight == isRightToLeft ? RowSwipe.Side.trailing : .leading
    guard let configuration = swipeActions(at: path, side) else { return false }
    closeSwipe(animated: true)
    begin(RowSwipe(cell, path, side, configuration))
    return true
  }

  private func begin(_ swipe: RowSwipe) {
    swiping.row = swipe
    willSwipe(swipe)
    swipe.actionsView.onChoice = { [weak self, weak swipe] action, view in
      if let swipe { self?.perform(action, from: view, swipe) }
    }
    swipe.cell?.setNeedsUpdateConfiguration()
  }

  // MARK: Drags

  func swipeChanged(_ pan: SwipePanGestureRecognizer) {
    switch pan.state {
    case .began:
      beginSwipeDrag()
      dragSwipe(by: pan.translation(in: self).x)
    case .changed: dragSwipe(by: pan.translation(in: self).x)
    case .ended: endSwipeDrag(velocity: pan.velocity(in: self).x)
    case .cancelled, .failed: closeSwipe(animated: true)
    default: break
    }
  }

  package func beginSwipeDrag() {
    guard let swipe else { return }
    swipe.dragStart = swipe.distance
  }

  /// - Parameter translation: the distance to the right since the drag began, in points.
  package func dragSwipe(by translation: CGFloat) {
    guard let swipe else { return }
    swipe.drag(to: swipe.dragStart + (swipe.actionsView.isOnRight ? -translation : translation))
  }

  /// - Parameter velocity: the velocity to the right, in points per second.
  package func endSwipeDrag(velocity: CGFloat) {
    guard let swipe else { return }
    switch swipe.outcome(speed: swipe.actionsView.isOnRight ? -velocity : velocity) {
    case .close: closeSwipe(animated: true)
    case .open: settle(swipe, at: swipe.fullWidth)
    case .perform:
      guard let action = swipe.actionsView.configuration.actions.first else { return closeSwipe(animated: true) }
      settle(swipe, at: swipe.cell?.bounds.width ?? 0)
      perform(action, from: swipe.actionsView.button(of: action) ?? swipe.actionsView, swipe)
    }
  }

  private func settle(_ swipe: RowSwipe, at distance: CGFloat) {
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: [.beginFromCurrentState, .allowUserInteraction]
    ) { swipe.move(to: distance) }
  }

  // MARK: Opening and closing

  /// Reveals a row's actions.
  func openSwipe(at indexPath: IndexPath, side: RowSwipe.Side) {
    guard let cell = swipeableRow(at: indexPath), let configuration = swipeActions(at: indexPath, side) else { return }
    closeSwipe(animated: true)
    let swipe = RowSwipe(cell, indexPath, side, configuration)
    begin(swipe)
    settle(swipe, at: swipe.fullWidth)
  }

  func closeSwipe(animated: Bool) {
    guard let swipe else { return }
    swiping.row = nil
    didEnd(swipe)
    guard animated, window != nil, UIView.areAnimationsEnabled else { return swipe.end() }
    UIView.animate(
      withDuration: 0.3, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]
    ) {
      swipe.move(to: 0)
    } completion: { _ in
      swipe.end()
    }
  }

  /// Called when a cell is no longer shown for its item, so that it does not reappear swiped aside.
  func endSwipe(of view: UIView) {
    guard let swipe, swipe.cell === view else { return }
    swiping.row = nil
    didEnd(swipe)
    swipe.end()
  }

  /// Returns whether a touch elsewhere closes the open row and so has no other effect.
  func touchClosesSwipe(_ touch: UITouch) -> Bool {
    guard let swipe else { return false }
    if let view = touch.view, view.isDescendant(of: swipe.actionsView) { return false }
    closeSwipe(animated: true)
    return true
  }

  private func perform(_ action: UIContextualAction, from view: UIView, _ swipe: RowSwipe) {
    action.handler(action, view) { [weak self, weak swipe] _ in
      guard let self, let swipe, self.swipe === swipe else { return }
      closeSwipe(animated: true)
    }
  }

  // MARK: Touchpads

  /// Returns whether scrolling with a touchpad at a point of the window swipes a row; `delta` is the distance by which
  /// the content would scroll.
  package func takesSwipe(_ delta: CGPoint, at location: CGPoint) -> Bool {
    guard swiping.pan != nil, abs(delta.x) > abs(delta.y), delta.x != 0, !contentExceedsWidth else { return false }
    return prepareSwipe(at: convert(location, from: nil), toRight: delta.x < 0)
  }
}
