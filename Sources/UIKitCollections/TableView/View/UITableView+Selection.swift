import CollectionCore
@_spi(UIKit) import UIKitCore

/// Selection and highlight.
extension UITableView {
  var allowsSelectionNow: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  var allowsMultipleSelectionNow: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  // MARK: By program

  func select(_ indexPath: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    guard let indexPath else {
      for path in selection.paths { deselect(path, animated: animated) }
      return
    }
    guard exists(indexPath), allowsSelectionNow else { return }
    if !allowsMultipleSelectionNow {
      for path in selection.paths where path != indexPath { deselect(path, animated: animated) }
    }
    setSelected(true, indexPath, animated: animated)
    if position != .none { scroll(to: indexPath, position, animated: animated) }
  }

  func deselect(_ indexPath: IndexPath, animated: Bool) {
    guard selection.contains(indexPath) else { return }
    setSelected(false, indexPath, animated: animated)
  }

  private func setSelected(_ isSelected: Bool, _ indexPath: IndexPath, animated: Bool) {
    if isSelected { selection.insert(indexPath) } else { selection.remove(indexPath) }
    if let cell = ItemIndex(indexPath).flatMap({ shown.cells[$0] }), cell.isSelected != isSelected {
      cell.setSelected(isSelected, animated: animated)
    }
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
  }

  func selectionRulesDidChange() {
    if !allowsSelectionNow {
      for path in selection.paths { deselect(path, animated: false) }
    } else if !allowsMultipleSelectionNow {
      for path in selection.paths.dropFirst() { deselect(path, animated: false) }
    }
  }

  // MARK: By the user

  /// Performs the action of a tap, or of the equivalent key, on a row. Calls the delegate in UIKit's order.
  func userSelect(_ indexPath: IndexPath) {
    guard allowsSelectionNow, !isPlaceholder(indexPath) else { return }
    if selection.contains(indexPath), allowsMultipleSelectionNow {
      userDeselect(indexPath)
      return
    }
    var target: IndexPath? = indexPath
    if let delegate { target = delegate.tableView(self, willSelectRowAt: indexPath) }
    guard let target, exists(target) else { return }
    if !allowsMultipleSelectionNow {
      for path in selection.paths where path != target { userDeselect(path) }
    }
    setSelected(true, target, animated: false)
    delegate?.tableView(self, didSelectRowAt: target)
    if let cell = ItemIndex(target).flatMap({ shown.cells[$0] }) { cell.parts.selectionTrigger?(cell) }
    performPrimaryAction(target)
  }

  private func userDeselect(_ indexPath: IndexPath) {
    var target: IndexPath? = indexPath
    if let delegate { target = delegate.tableView(self, willDeselectRowAt: indexPath) }
    guard let target, selection.contains(target) else { return }
    setSelected(false, target, animated: false)
    delegate?.tableView(self, didDeselectRowAt: target)
  }

  private func performPrimaryAction(_ indexPath: IndexPath) {
    guard !isEditing, let delegate, exists(indexPath),
      delegate.tableView(self, canPerformPrimaryActionForRowAt: indexPath)
    else { return }
    delegate.tableView(self, performPrimaryActionForRowAt: indexPath)
  }

  /// Handles a click with modifiers: Shift selects from the row selected last, Control or Command adds or removes a
  /// row. Returns false if the delegate does not allow multiple selection.
  func selectWithModifiers(_ modifiers: UIKeyModifierFlags, _ path: IndexPath) -> Bool {
    let extends = modifiers.contains(.shift)
    guard extends || !modifiers.isDisjoint(with: [.control, .command]), allowsSelectionNow, allowsMultipleSelectionNow,
      let delegate, delegate.tableView(self, shouldBeginMultipleSelectionInteractionAt: path),
      let ordinal = ItemIndex(path).flatMap(loadedCounts.ordinal)
    else { return false }
    delegate.tableView(self, didBeginMultipleSelectionInteractionAt: path)
    if extends {
      let anchor = selection.paths.last.flatMap(ItemIndex.init).flatMap(loadedCounts.ordinal) ?? ordinal
      for number in min(anchor, ordinal)...max(anchor, ordinal) {
        if let row = loadedCounts.index(ofOrdinal: number)?.indexPath, !selection.contains(row) { userSelect(row) }
      }
    } else {
      userSelect(path)
    }
    delegate.tableViewDidEndMultipleSelectionInteraction(self)
    return true
  }

  // MARK: Highlight

  /// Highlights a row for a touch, if the delegate allows it.
  func userHighlight(_ indexPath: IndexPath) {
    guard allowsSelectionNow, !isPlaceholder(indexPath),
      delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true
    else { return }
    touch.highlighted = indexPath
    ItemIndex(indexPath).flatMap { shown.cells[$0] }?.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: indexPath)
  }

  func endHighlight() {
    guard let indexPath = touch.highlighted else { return }
    touch.highlighted = nil
    ItemIndex(indexPath).flatMap { shown.cells[$0] }?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: indexPath)
  }
}
