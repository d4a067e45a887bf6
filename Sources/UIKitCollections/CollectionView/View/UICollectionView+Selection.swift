import CollectionCore
@_spi(UIKit) import UIKitCore

extension UICollectionView {
  private var allowsSelectionNow: Bool { isEditing ? allowsSelectionDuringEditing : allowsSelection }

  private var allowsMultipleSelectionNow: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  // MARK: By program

  func select(_ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else {
      for path in selection.paths { deselect(path) }
      return
    }
    guard let index = ItemIndex(indexPath), loadedCounts.contains(index), allowsSelectionNow else { return }
    if !allowsMultipleSelectionNow {
      for path in selection.paths where path != indexPath { deselect(path) }
    }
    setSelected(true, indexPath)
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  func deselect(_ indexPath: IndexPath) {
    guard selection.contains(indexPath) else { return }
    setSelected(false, indexPath)
  }

  private func setSelected(_ isSelected: Bool, _ indexPath: IndexPath) {
    if isSelected { selection.insert(indexPath) } else { selection.remove(indexPath) }
    let cell = elements.cell(at: indexPath)
    if let cell, cell.isSelected != isSelected { cell.isSelected = isSelected }
    refreshSeparators(around: indexPath)
  }

  /// Keeps the item selected first when multiple selection ends.
  func keepOneSelected() {
    for path in selection.paths.dropFirst() { deselect(path) }
  }

  func editingDidChange() {
    closeSwipe(animated: true)
    if !allowsSelectionNow {
      for path in selection.paths { deselect(path) }
    } else if !allowsMultipleSelectionNow {
      keepOneSelected()
    }
    for view in elements.views.values { (view as? UICollectionViewCell)?.setNeedsUpdateConfiguration() }
  }

  // MARK: By the user

  /// Performs the action of a tap, or of the equivalent key, on an item. Calls the delegate in UIKit's order.
  func userSelect(_ indexPath: IndexPath) {
    if let cell = elements[.cell(indexPath)] as? UICollectionViewCell, cell.toggleOutlineOnSelection() { return }
    guard allowsSelectionNow, !isPlaceholder(indexPath) else { return }
    if selection.contains(indexPath), allowsMultipleSelectionNow {
      guard delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else { return }
      setSelected(false, indexPath)
      delegate?.collectionView(self, didDeselectItemAt: indexPath)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return }
    if !allowsMultipleSelectionNow {
      for path in selection.paths where path != indexPath {
        setSelected(false, path)
        delegate?.collectionView(self, didDeselectItemAt: path)
      }
    }
    setSelected(true, indexPath)
    delegate?.collectionView(self, didSelectItemAt: indexPath)
    if let cell = elements.cell(at: indexPath) { cell.parts.selectionTrigger?(cell) }
    performPrimaryAction(indexPath)
  }

  private func performPrimaryAction(_ indexPath: IndexPath) {
    guard !isEditing, let delegate, exists(indexPath),
      delegate.collectionView(self, canPerformPrimaryActionForItemAt: indexPath)
    else { return }
    delegate.collectionView(self, performPrimaryActionForItemAt: indexPath)
  }

  /// Returns whether a cell is displayed in editing mode.
  func isEditing(_ cell: UICollectionViewCell) -> Bool {
    guard isEditing else { return false }
    guard let delegate, let path = indexPath(for: cell) else { return true }
    return delegate.collectionView(self, canEditItemAt: path)
  }

  func exists(_ indexPath: IndexPath) -> Bool { ItemIndex(indexPath).map(loadedCounts.contains) ?? false }

  /// Selects or deselects one of several items, if the delegate lets the user do so.
  func userSetSelected(_ isSelected: Bool, _ indexPath: IndexPath) {
    guard allowsSelectionNow, allowsMultipleSelectionNow, selection.contains(indexPath) != isSelected,
      !isPlaceholder(indexPath)
    else { return }
    if isSelected {
      guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return }
      setSelected(true, indexPath)
      delegate?.collectionView(self, didSelectItemAt: indexPath)
    } else {
      guard delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else { return }
      setSelected(false, indexPath)
      delegate?.collectionView(self, didDeselectItemAt: indexPath)
    }
  }

  // MARK: Highlight

  /// Highlights an item for a touch, if the delegate allows it.
  func userHighlight(_ indexPath: IndexPath) {
    guard allowsSelectionNow, !isPlaceholder(indexPath),
      delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true
    else { return }
    touch.highlighted = indexPath
    elements.cell(at: indexPath)?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: indexPath)
  }

  func endHighlight() {
    guard let indexPath = touch.highlighted else { return }
    touch.highlighted = nil
    elements.cell(at: indexPath)?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: indexPath)
  }
}
