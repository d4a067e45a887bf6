import CollectionCore
@_spi(UIKit) import UIKitCore

/// The touch that may become a tap on an item.
@MainActor struct TouchState {
  weak var touch: UITouch?
  /// The item that the touch highlights.
  var highlighted: IndexPath?
}

extension UICollectionView {
  func touchesDidBegin(_ touches: Set<UITouch>) {
    guard touch.touch == nil, let first = touches.first, !touchClosesSwipe(first) else { return }
    guard let indexPath = itemTouched(by: first) else { return }
    touch.touch = first
    userHighlight(indexPath)
  }

  func touchesDidMove(_ touches: Set<UITouch>) {
    guard let current = touch.touch, touches.contains(current), let highlighted = touch.highlighted else { return }
    if itemTouched(by: current) != highlighted {
      endHighlight()
      touch = TouchState()
    }
  }

  func touchesDidEnd(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let current = touch.touch, touches.contains(current) else { return }
    touch.touch = nil
    // An item that must not be highlighted is not selected by a tap either.
    if let indexPath = touch.highlighted, itemTouched(by: current) == indexPath,
      !selectWithModifiers(event?.modifierFlags ?? [], indexPath)
    {
      userSelect(indexPath)
    }
    endHighlight()
  }

  /// Called when another recogniser, such as the scroll view's pan, has taken the touch.
  func touchesWereCancelled() {
    endHighlight()
    touch = TouchState()
  }

  /// Returns the frontmost item on screen under the touch.
  private func itemTouched(by touch: UITouch) -> IndexPath? { visibleItem(at: touch.location(in: self)) }

  /// Returns the frontmost item on screen at a point of the content.
  func visibleItem(at point: CGPoint) -> IndexPath? {
    guard bounds.contains(point) else { return nil }
    var best: (path: IndexPath, place: StackingPlace)?
    for (key, view) in elements where key.category == .cell && view.isUserInteractionEnabled && !view.isHidden {
      guard view.point(inside: view.convert(point, from: self), with: nil), let place = view.reuseState.place else {
        continue
      }
      if let found = best, found.place > place { continue }
      best = (key.indexPath, place)
    }
    return best?.path
  }
}
