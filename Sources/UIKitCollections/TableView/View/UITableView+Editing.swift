import CollectionCore
import CoreGraphics
@_spi(UIKit) import UIKitCore

/// Editing: controls at the rows' edges, swipes, and their effect on the data.
extension UITableView: RowSwiping {
  func editingDidChange(animated: Bool) {
    closeSwipe(animated: animated)
    selectionRulesDidChange()
    for (index, cell) in shown.cells { showEditing(of: cell, at: index.indexPath, animated: animated) }
    setNeedsLayout()
  }

  private func canEdit(_ indexPath: IndexPath) -> Bool {
    guard !isPlaceholder(indexPath) else { return false }
    return dataSource?.tableView(self, canEditRowAt: dataSourcePath(for: indexPath)) ?? false
  }

  private func editingStyle(of indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    guard canEdit(indexPath) else { return .none }
    return delegate?.tableView(self, editingStyleForRowAt: dataSourcePath(for: indexPath)) ?? .delete
  }

  /// Shows the controls of the row in its cell.
  func showEditing(of cell: UITableViewCell, at indexPath: IndexPath, animated: Bool) {
    guard isEditing, !isPlaceholder(indexPath) else {
      if cell.isEditing { cell.setEditing(false, animated: animated) }
      return
    }
    let path = dataSourcePath(for: indexPath)
    let isEditable = canEdit(indexPath)
    cell.row.editingStyle = isEditable ? editingStyle(of: indexPath) : .none
    cell.row.selectsWhileEditing = allowsMultipleSelectionDuringEditing && isEditable
    cell.row.indentsWhileEditing = delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
    // Only moving a row could show whether the data source moves rows, so `canMoveRowAt` has to be implemented.
    cell.row.canMove = dataSource?.tableView?(self, canMoveRowAt: path) ?? false
    cell.showsReorderControl = cell.row.canMove
    cell.setEditing(isEditable || cell.row.canMove, animated: animated)
  }

  /// Called when the user has tapped the round control at a row's leading edge.
  func editingControlChosen(at indexPath: IndexPath, _ style: UITableViewCell.EditingStyle) {
    switch style {
    case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: indexPath)
    case .delete: openSwipe(at: indexPath, side: .trailing)
    case .none: break
    }
  }

  // MARK: Swipes

  var allowsSwipes: Bool { movement == nil }

  func swipeableRow(at point: CGPoint) -> (indexPath: IndexPath, cell: any ConfiguredView)? {
    shown.cells
      .first { !$0.value.isHidden && $0.value.frame.contains(point) && !placeholders.contains($0.key) }
      .map { ($0.key.indexPath, $0.value) }
  }

  func swipeableRow(at indexPath: IndexPath) -> (any ConfiguredView)? {
    ItemIndex(indexPath).flatMap { shown.cells[$0] }
  }

  func swipeActions(at indexPath: IndexPath, _ side: RowSwipe.Side) -> UISwipeActionsConfiguration? {
    guard canEdit(indexPath) else { return nil }
    if side == .leading {
      guard !isEditing else { return nil }
      let given = delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
      return (given?.actions.isEmpty ?? true) ? nil : given
    }
    if let given = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath) {
      return given.actions.isEmpty ? nil : given
    }
    if let actions = delegate?.tableView(self, editActionsForRowAt: indexPath) {
      guard !actions.isEmpty else { return nil }
      let configuration = UISwipeActionsConfiguration(actions: actions.map { action(for: $0, at: indexPath) })
      configuration.performsFirstActionWithFullSwipe = false
      return configuration
    }
    guard editingStyle(of: indexPath) == .delete, isEditing || saysThatRowsCanBeDeleted(indexPath) else { return nil }
    return UISwipeActionsConfiguration(actions: [deletion(at: indexPath)])
  }

  /// Returns whether any method indicates that rows can be deleted. Only calling `commit` could show that the data
  /// source implements it, so one of the methods that indicate it has to be implemented.
  private func saysThatRowsCanBeDeleted(_ indexPath: IndexPath) -> Bool {
    updates.hasCommitted || dataSource?.tableView?(self, canEditRowAt: indexPath) != nil
      || delegate?.tableView?(self, editingStyleForRowAt: indexPath) != nil
      || delegate?.tableView?(self, titleForDeleteConfirmationButtonForRowAt: indexPath) != nil
  }

  private func deletion(at indexPath: IndexPath) -> UIContextualAction {
    let title =
      delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: indexPath) ?? "Delete"
    return UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
      guard let self, let dataSource else { return done(false) }
      let answer: Void? = OptionalMethod.call(.tableViewCommit) {
        dataSource.tableView(self, commit: .delete, forRowAt: indexPath)
      }
      if answer != nil { updates.hasCommitted = true }
      done(answer != nil)
    }
  }

  private func action(for old: UITableViewRowAction, at indexPath: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(
      style: old.style == .normal ? .normal : .destructive, title: old.title
    ) { _, _, done in
      old.handler(old, indexPath)
      done(true)
    }
    if let color = old.backgroundColor { action.backgroundColor = color }
    return action
  }

  func willSwipe(_ swipe: RowSwipe) {
    endHighlight()
    (swipe.cell as? UITableViewCell)?.willTransition(to: .showingDeleteConfirmation)
    if !isEditing { delegate?.tableView(self, willBeginEditingRowAt: swipe.indexPath) }
  }

  func didEnd(_ swipe: RowSwipe) {
    (swipe.cell as? UITableViewCell)?.didTransition(to: isEditing ? .showingEditControl : [])
    if !isEditing { delegate?.tableView(self, didEndEditingRowAt: swipe.indexPath) }
  }
}
