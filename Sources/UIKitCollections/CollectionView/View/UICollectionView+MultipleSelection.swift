import CollectionCore
import CoreGraphics
import Foundation
@_spi(UIKit) import UIKitCore

/// The state of selecting several items with one drag.
@MainActor struct MultipleSelectionState {
  var gesture: MultipleSelectionGestureRecognizer?
  /// The current drag.
  var drag: Drag?
  /// The delegate's answer to starting at an item; requested once for each touch.
  var answer: (path: IndexPath, isAllowed: Bool)?

  @MainActor struct Drag {
    var anchor: ItemIndex
    var end: ItemIndex
    /// The selection before the drag.
    var original: Set<IndexPath>
    /// Whether the drag selects; a drag that starts at a selected item deselects.
    var selects: Bool
    var scroller: EdgeScroller?
  }
}

extension UICollectionView {
  func installMultipleSelectionGesture() {
    let gesture = MultipleSelectionGestureRecognizer(self)
    multipleSelection.gesture = gesture
    addGestureRecognizer(gesture)
  }

  /// Returns whether touches with two fingers are for selecting, not for scrolling.
  func reservesForSelection(_ touches: [UITouch], _ travel: CGPoint) -> Bool {
    touches.count >= 2 && mayBeginMultipleSelection(touches, travel)
  }

  /// Returns whether the delegate allows a drag of these touches, which have moved this far, to select.
  func mayBeginMultipleSelection(_ touches: [UITouch], _ travel: CGPoint) -> Bool {
    guard movement == nil, !touches.isEmpty else { return false }
    let points = touches.map { $0.location(in: self) }
    let middle = CGPoint(
      x: points.map(\.x).reduce(0, +) / CGFloat(points.count), y: points.map(\.y).reduce(0, +) / CGFloat(points.count))
    guard let path = visibleItem(at: CGPoint(x: middle.x - travel.x, y: middle.y - travel.y)) else { return false }
    return mayBeginMultipleSelection(at: path)
  }

  private func mayBeginMultipleSelection(at path: IndexPath) -> Bool {
    if let answer = multipleSelection.answer { return answer.isAllowed }
    let isAllowed = delegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: path) ?? false
    multipleSelection.answer = (path, isAllowed)
    return isAllowed
  }

  func multipleSelectionGestureChanged() {
    guard let gesture = multipleSelection.gesture else { return }
    switch gesture.state {
    case .began: beginMultipleSelection(gesture.location(in: self))
    case .changed: continueMultipleSelection(to: gesture.location(in: self))
    case .ended, .cancelled: endMultipleSelection()
    default: break
    }
  }

  private func beginMultipleSelection(_ point: CGPoint) {
    guard let path = multipleSelection.answer?.path, let anchor = ItemIndex(path) else { return }
    delegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: path)
    let scroller = EdgeScroller(self) { [weak self] in
      guard let self, let point = multipleSelection.drag?.scroller?.point else { return }
      layoutIfNeeded()
      extendMultipleSelection(to: point)
    }
    multipleSelection.drag = .init(
      anchor: anchor, end: anchor, original: Set(selection.paths), selects: !selection.contains(path),
      scroller: scroller)
    userSetSelected(!selection.contains(path), path)
    continueMultipleSelection(to: point)
  }

  private func continueMultipleSelection(to point: CGPoint) {
    multipleSelection.drag?.scroller?.drag(to: point)
    extendMultipleSelection(to: point)
  }

  private func extendMultipleSelection(to point: CGPoint) {
    guard let drag = multipleSelection.drag, let path = visibleItem(at: point), let end = ItemIndex(path),
      end != drag.end
    else { return }
    multipleSelection.drag?.end = end
    let former = range(drag.anchor, drag.end)
    let now = range(drag.anchor, end)
    for ordinal in former where !now.contains(ordinal) {
      guard let path = loadedCounts.index(ofOrdinal: ordinal)?.indexPath else { continue }
      userSetSelected(drag.original.contains(path), path)
    }
    for ordinal in now where !former.contains(ordinal) {
      guard let path = loadedCounts.index(ofOrdinal: ordinal)?.indexPath else { continue }
      userSetSelected(drag.selects, path)
    }
  }

  private func endMultipleSelection() {
    guard let drag = multipleSelection.drag else { return }
    drag.scroller?.stop()
    multipleSelection.drag = nil
    delegate?.collectionViewDidEndMultipleSelectionInteraction(self)
  }

  /// Returns the indices of the items from one to another, both included.
  private func range(_ a: ItemIndex, _ b: ItemIndex) -> ClosedRange<Int> {
    let counts = loadedCounts
    let (first, second) = (counts.ordinal(of: a) ?? 0, counts.ordinal(of: b) ?? 0)
    return min(first, second)...max(first, second)
  }

  // MARK: Keyboard and pointer

  /// Handles a click with modifiers: Shift extends the selection from the item selected last, Control or Command adds
  /// or removes an item. Returns false if the delegate does not allow multiple selection.
  func selectWithModifiers(_ modifiers: UIKeyModifierFlags, _ path: IndexPath) -> Bool {
    let extends = modifiers.contains(.shift)
    guard extends || !modifiers.isDisjoint(with: [.control, .command]) else { return false }
    multipleSelection.answer = nil
    defer { multipleSelection.answer = nil }
    guard mayBeginMultipleSelection(at: path), let index = ItemIndex(path) else { return false }
    let anchor = selection.paths.last.flatMap(ItemIndex.init) ?? index
    delegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: path)
    if extends {
      for ordinal in range(anchor, index) {
        if let path = loadedCounts.index(ofOrdinal: ordinal)?.indexPath { userSetSelected(true, path) }
      }
    } else {
      userSetSelected(!selection.contains(path), path)
    }
    delegate?.collectionViewDidEndMultipleSelectionInteraction(self)
    return true
  }
}
