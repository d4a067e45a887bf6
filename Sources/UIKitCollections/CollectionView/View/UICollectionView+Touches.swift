import CollectionCore
@_spi(UIKit) import UIKitCore

/// The touch that may become a tap on an item.
@MainActor struct TouchState {
  weak var touch: UITouch?
  /// The item that is highlighted by the touch.
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
    // An item that was not allowed to be highlighted is not selected by a tap either.
    if let indexPath = touch.highlighted, itemTouched(by: current) == indexPath,
      !selectWithModifiers(event?.modifierFlags ?? [], indexPath)
    {
      userSelect(indexPath)
    }
    endHighlight()
  }

  /// Another recogniser, such as the scroll view's pan, has taken the touch.
  func touchesWereCancelled() {
    endHighlight()
    touch = TouchState()
  }

  /// The item on screen that the touch is on: the front one at the point.
  private func itemTouched(by touch: UITouch) -> IndexPath? { visibleItem(at: touch.location(in: self)) }

  /// The item on screen at a point of the content: the front one.
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
