import CollectionCore
import CoreGraphics
@_spi(UIKit) import UIKitCore

extension UITableView {
  /// Returns whether the row may have the focus.
  func canFocus(_ indexPath: IndexPath) -> Bool {
    guard allowsFocus, !isEditing || allowsFocusDuringEditing else { return false }
    return delegate?.tableView?(self, canFocusRowAt: indexPath) ?? allowsSelection
  }

  /// Returns the rows in a rectangle of the content, including those without a cell, and other subviews there.
  func focusableRows(in rect: CGRect) -> [any UIFocusItem] {
    guard data.counts != nil else { return [] }
    var items: [any UIFocusItem] = []
    for index in geometry.rows(from: rect.minY, to: rect.maxY) {
      if let cell = shown.cells[index] {
        items.append(cell)
      } else {
        items.append(DeferredRowFocusItem(self, index, frame(of: index)))
      }
    }
    for view in subviews where !(view is UITableViewCell) && view.frame.overlaps(rect) { items.append(view) }
    return items
  }

  /// Returns the cell of a row that gets the focus, creating it if necessary. The focus system then scrolls to it.
  func cellForFocus(at index: ItemIndex) -> UITableViewCell? {
    guard loadedCounts.contains(index) else { return nil }
    if shown.cells[index] == nil {
      if !geometry.isKnown(index) {
        let frame = frame(of: index)
        _ = measureRows(from: frame.minY, to: frame.minY + 1)
      }
      UIView.performWithoutAnimation { show(index) }
      focus.cell = shown.cells[index]
    }
    return shown.cells[index]
  }

  var preferredFocusCells: [any UIFocusEnvironment] {
    var paths: [IndexPath] = []
    if remembersLastFocusedIndexPath, let last = focus.indexPath { paths.append(last) }
    if let wanted = delegate?.indexPathForPreferredFocusedView(in: self) { paths.append(wanted) }
    paths += selection.paths.filter { path in ItemIndex(path).map { shown.cells[$0] != nil } ?? false }.prefix(1)
    let preferred = paths.compactMap(ItemIndex.init).compactMap(cellForFocus)
    return preferred + sortedCells.map(\.cell)
  }

  // MARK: Moves

  private func makeContext(_ context: UIFocusUpdateContext) -> UITableViewFocusUpdateContext {
    let own = UITableViewFocusUpdateContext(
      previous: context.previouslyFocusedItem, next: context.nextFocusedItem, heading: context.focusHeading)
    own.previousPath = focusedPath(of: context.previouslyFocusedItem)
    own.nextPath = focusedPath(of: context.nextFocusedItem)
    return own
  }

  private func focusedPath(of item: (any UIFocusItem)?) -> IndexPath? {
    var view = item as? UIView
    while let current = view, current !== self {
      if let cell = current as? UITableViewCell {
        return index(of: cell)?.indexPath ?? (cell === focus.cell ? focus.indexPath : nil)
      }
      view = current.superview
    }
    return nil
  }

  func allowsFocusMove(_ context: UIFocusUpdateContext) -> Bool {
    delegate?.tableView(self, shouldUpdateFocusIn: makeContext(context)) ?? true
  }

  func focusDidMove(_ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
    let own = makeContext(context)
    let former = focus.cell
    focus.cell = own.nextPath.flatMap(ItemIndex.init).flatMap { shown.cells[$0] }
    if let next = own.nextPath { focus.indexPath = next }
    former?.setNeedsUpdateConfiguration()
    focus.cell?.setNeedsUpdateConfiguration()
    // The cell that was kept for the focus may be out of sight.
    if former !== focus.cell { setNeedsLayout() }
    delegate?.tableView(self, didUpdateFocusIn: own, with: coordinator)
    guard let next = own.nextPath, !selection.contains(next) else { return }
    let follows = delegate?.tableView?(self, selectionFollowsFocusForRowAt: next) ?? selectionFollowsFocus
    if follows { userSelect(next) }
  }

  /// Gives the focus to the cell in the place of a focused cell that an update or a reload has removed.
  func restoreFocus() {
    guard focus.needsRestoring else { return }
    focus.needsRestoring = false
    guard let path = focus.indexPath, let system = UIFocusSystem.focusSystem(for: self) else { return }
    let visible = shown.cells.keys.sorted()
    guard let wanted = ItemIndex(path),
      let target = exists(path) ? wanted : visible.last(where: { $0 <= wanted }) ?? visible.first,
      let cell = cellForFocus(at: target)
    else { return }
    system.requestFocusUpdate(to: cell)
  }

  // MARK: Keys

  /// Handles Return and Space on the focused row like a tap.
  func handleSelectionKeys(_ presses: Set<UIPress>) -> Bool {
    guard let cell = focus.cell, cell.isFocused, let path = index(of: cell)?.indexPath,
      presses.contains(where: { press in
        guard let key = press.key, key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else {
          return false
        }
        return key.keyCode == .keyboardReturnOrEnter || key.keyCode == .keypadEnter || key.keyCode == .keyboardSpacebar
      })
    else { return false }
    userHighlight(path)
    guard touch.highlighted == path else { return true }
    userSelect(path)
    endHighlight()
    return true
  }
}
