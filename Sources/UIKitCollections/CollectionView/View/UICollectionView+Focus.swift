import CollectionCore
@_spi(UIKit) import UIKitCore

extension UICollectionView {
  /// Returns whether the item may have the focus.
  func canFocus(_ indexPath: IndexPath) -> Bool {
    guard allowsFocus, !isEditing || allowsFocusDuringEditing else { return false }
    return delegate?.collectionView?(self, canFocusItemAt: indexPath) ?? allowsSelection
  }

  /// Returns the cells in a rectangle of the content, including those without a view, and other subviews there.
  func focusableElements(in rect: CGRect) -> [any UIFocusItem] {
    guard pass.isPrepared else { return [] }
    let known = query.rect?.contains(rect) ?? false
    let entries = known ? query.entries : ask(in: rect).entries
    var items: [any UIFocusItem] = []
    for entry in entries where !entry.attributes.isHidden {
      // An orthogonal section's scroll view reports the elements that it contains.
      if let region = entry.region, regions.views[region] != nil { continue }
      let frame = seenFrame(entry)
      guard frame.overlaps(rect) else { continue }
      if let view = elements[entry.key] {
        items.append(view)
      } else if entry.key.category == .cell {
        items.append(DeferredCellFocusItem(self, entry.key.indexPath, frame))
      }
    }
    for view in subviews where !(view is UICollectionReusableView) && view.frame.overlaps(rect) { items.append(view) }
    return items
  }

  /// Returns the cell of an item that gets the focus, creating it if necessary. The focus system then scrolls to it.
  func cellForFocus(at indexPath: IndexPath) -> UICollectionViewCell? {
    let key = ElementKey.cell(indexPath)
    if elements[key] == nil {
      guard let attributes = attributes(for: key) else { return nil }
      makeRegions(in: attributes.frame)
      UIView.performWithoutAnimation {
        show(takePreparedCell(for: key) ?? makeView(for: key, attributes), as: key, attributes)
      }
      focus.cell = elements[key]
    }
    return elements[key] as? UICollectionViewCell
  }

  var preferredFocusCells: [any UIFocusEnvironment] {
    var paths: [IndexPath] = []
    if remembersLastFocusedIndexPath, let last = focus.indexPath { paths.append(last) }
    if let wanted = delegate?.indexPathForPreferredFocusedView(in: self) { paths.append(wanted) }
    paths += selection.paths.filter { elements[.cell($0)] != nil }.prefix(1)
    let preferred = paths.filter(exists).compactMap(cellForFocus(at:))
    return preferred + sortedVisibleCells
  }

  // MARK: Moves

  private func makeContext(_ context: UIFocusUpdateContext) -> UICollectionViewFocusUpdateContext {
    let own = UICollectionViewFocusUpdateContext(
      previous: context.previouslyFocusedItem, next: context.nextFocusedItem, heading: context.focusHeading)
    own.previousPath = focusedPath(of: context.previouslyFocusedItem) ?? pathOfFormerFocus(context)
    own.nextPath = focusedPath(of: context.nextFocusedItem)
    return own
  }

  /// Returns the index path of a cell that had the focus and is no longer on screen.
  private func pathOfFormerFocus(_ context: UIFocusUpdateContext) -> IndexPath? {
    guard let cell = focus.cell, context.previouslyFocusedItem === cell else { return nil }
    return focus.indexPath
  }

  private func focusedPath(of item: (any UIFocusItem)?) -> IndexPath? {
    var view = item as? UIView
    while let current = view, current !== self {
      if let cell = current as? UICollectionViewCell, let path = indexPath(ofVisible: cell) { return path }
      view = current.superview
    }
    return nil
  }

  func allowsFocusMove(_ context: UIFocusUpdateContext) -> Bool {
    delegate?.collectionView(self, shouldUpdateFocusIn: makeContext(context)) ?? true
  }

  func focusDidMove(_ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
    let own = makeContext(context)
    for path in [own.previousPath, own.nextPath] {
      if let path { elements.cell(at: path)?.setNeedsUpdateConfiguration() }
    }
    let former = focus.cell
    focus.cell = own.nextPath.flatMap { elements[.cell($0)] }
    if let next = own.nextPath { focus.indexPath = next }
    if former !== focus.cell {
      // The cell that was kept for the focus may be out of sight.
      pass.agreedBounds = nil
      setNeedsLayout()
    }
    delegate?.collectionView(self, didUpdateFocusIn: own, with: coordinator)
    guard let next = own.nextPath, !selection.contains(next) else { return }
    let follows = delegate?.collectionView?(self, selectionFollowsFocusForItemAt: next) ?? selectionFollowsFocus
    if follows { userSelect(next) }
  }

  /// Gives the focus to the cell in the place of a focused cell that an update or a reload has removed.
  func restoreFocus() {
    guard focus.needsRestoring else { return }
    focus.needsRestoring = false
    guard let path = focus.indexPath, let system = UIFocusSystem.focusSystem(for: self) else { return }
    let visible = indexPathsForVisibleItems
    guard let target = exists(path) ? path : visible.last(where: { $0 <= path }) ?? visible.first,
      let cell = cellForFocus(at: target)
    else { return }
    system.requestFocusUpdate(to: cell)
  }

  // MARK: Keys

  /// Handles Return and Space on the focused item like a tap.
  func handleSelectionKeys(_ presses: Set<UIPress>) -> Bool {
    guard let cell = focus.cell, cell.isFocused, let path = indexPath(ofVisible: cell),
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
