import CollectionCore
import CoreGraphics
@_spi(UIKit) import UIKitCore

extension UITableView {
  func gripChanged(_ recognizer: UIGestureRecognizer, of cell: UITableViewCell) {
    let y = recognizer.location(in: self).y
    switch recognizer.state {
    case .began:
      if let path = indexPath(for: cell) { beginMovement(of: path, at: y) }
    case .changed: continueMovement(to: y)
    case .ended: endMovement(cancelled: false, animated: true)
    case .cancelled, .failed: endMovement(cancelled: true, animated: true)
    default: break
    }
  }

  func beginMovement(of indexPath: IndexPath, at y: CGFloat) {
    guard movement == nil, let index = ItemIndex(indexPath), let cell = shown.cells[index] else { return }
    closeSwipe(animated: true)
    endHighlight()
    movement = RowMovement(original: index, current: index, cell: cell, grip: cell.center.y - y)
    movement?.scroller = EdgeScroller(self) { [weak self] in
      guard let self, let point = movement?.scroller?.point else { return }
      layoutIfNeeded()
      moveRow(to: point.y)
    }
    cell.setNeedsUpdateConfiguration()
    bringSubviewToFront(cell)
    cell.layer.shadowOpacity = 0.2
    cell.layer.shadowRadius = 6
  }

  func continueMovement(to y: CGFloat) {
    movement?.scroller?.drag(to: CGPoint(x: bounds.midX, y: y))
    moveRow(to: y)
  }

  private func moveRow(to y: CGFloat) {
    guard let moving = movement else { return }
    moving.cell.center.y = y + moving.grip
    guard let proposed = geometry.row(at: min(max(y, geometry.top), geometry.end - 0.5)), proposed != moving.current
    else { return }
    let target = allowedTarget(moving, proposed)
    guard target != moving.current, isPlace(target, for: moving.current) else { return }
    moveShown(from: moving.current, to: target)
  }

  private func allowedTarget(_ moving: RowMovement, _ proposed: ItemIndex) -> ItemIndex {
    guard let delegate else { return proposed }
    let answer = delegate.tableView(
      self, targetIndexPathForMoveFromRowAt: moving.original.indexPath, toProposedIndexPath: proposed.indexPath)
    return ItemIndex(answer) ?? proposed
  }

  /// Returns whether a row can be moved to a place: at a row of its section, or at any row or the end of another
  /// section.
  private func isPlace(_ target: ItemIndex, for current: ItemIndex) -> Bool {
    let counts = loadedCounts
    guard target.section >= 0, target.section < counts.sections, target.item >= 0 else { return false }
    let count = counts.count(inSection: target.section)
    return target.section == current.section ? target.item < count : target.item <= count
  }

  /// Moves a row on screen, without the data source.
  private func moveShown(from: ItemIndex, to: ItemIndex) {
    let before = loadedCounts
    guard let plan = Self.movePlan(from: from, to: to, before: before) else { return }
    movement?.current = to
    commit(plan, after: before.moving(from: from, to: to), RowAnimations()) { _ in }
  }

  private static func movePlan(from: ItemIndex, to: ItemIndex, before: SectionCounts) -> UpdatePlan? {
    var batch = UpdateBatch()
    batch.movedItems = [.init(from: from, to: to)]
    return try? UpdatePlan(batch, before: before)
  }

  func endMovement(cancelled: Bool, animated: Bool) {
    guard let moving = movement else { return }
    moving.scroller?.stop()
    movement = nil
    moving.cell.layer.shadowOpacity = 0
    moving.cell.setNeedsUpdateConfiguration()
    if moving.current != moving.original {
      if cancelled {
        let before = loadedCounts
        if let plan = Self.movePlan(from: moving.current, to: moving.original, before: before) {
          commit(plan, after: before.moving(from: moving.current, to: moving.original), RowAnimations()) { _ in }
        }
      } else {
        let before = loadedCounts.moving(from: moving.current, to: moving.original)
        let plan = Self.movePlan(from: moving.original, to: moving.current, before: before)
        let positions = placeholders.positions
        dataSource?.tableView(
          self, moveRowAt: (plan.map(positions.before) ?? positions).dataIndex(of: moving.original).indexPath,
          to: positions.dataIndex(of: moving.current).indexPath)
      }
    }
    guard data.counts != nil else { return }
    if animated, window != nil, UIView.areAnimationsEnabled {
      setNeedsLayout()
      UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) { self.layoutIfNeeded() }
    } else {
      setNeedsLayout()
    }
  }

  /// Returns the data source's index path of a displayed row: it keeps a moving row at its original place, and has no
  /// placeholders.
  func dataSourcePath(for indexPath: IndexPath) -> IndexPath {
    guard movement != nil || !placeholders.isEmpty, let index = ItemIndex(indexPath) else { return indexPath }
    guard let plan = presentMovePlan else {
      return placeholders.isEmpty ? indexPath : placeholders.positions.dataIndex(of: index).indexPath
    }
    guard let old = plan.oldIndex(ofNew: index) else { return indexPath }
    return placeholders.positions.before(plan).dataIndex(of: old).indexPath
  }

  /// Returns the displayed index path of a row of the data source.
  func shownPath(forDataSource indexPath: IndexPath) -> IndexPath {
    guard let index = ItemIndex(indexPath) else { return indexPath }
    guard let plan = presentMovePlan else {
      return placeholders.isEmpty ? indexPath : placeholders.positions.shownIndex(of: index).indexPath
    }
    return plan.newIndex(ofOld: placeholders.positions.before(plan).shownIndex(of: index))?.indexPath ?? indexPath
  }

  /// The plan from the data source's order to that in which a moving row is elsewhere; nil while no row is.
  private var presentMovePlan: UpdatePlan? {
    guard let movement, movement.current != movement.original else { return nil }
    return Self.movePlan(
      from: movement.original, to: movement.current,
      before: loadedCounts.moving(from: movement.current, to: movement.original))
  }
}
