import CollectionCore
@_spi(UIKit) import UIKitCore

extension UITableView {
  func touchesDidBegin(_ touches: Set<UITouch>) {
    guard touch.touch == nil, let first = touches.first, !touchClosesSwipe(first), let path = rowTouched(by: first)
    else { return }
    touch.touch = first
    userHighlight(path)
  }

  func touchesDidMove(_ touches: Set<UITouch>) {
    guard let current = touch.touch, touches.contains(current), let highlighted = touch.highlighted else { return }
    if rowTouched(by: current) != highlighted {
      endHighlight()
      touch = TableTouchState()
    }
  }

  func touchesDidEnd(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let current = touch.touch, touches.contains(current) else { return }
    touch.touch = nil
    // A row that must not be highlighted is not selected by a tap either.
    if let path = touch.highlighted, rowTouched(by: current) == path,
      !selectWithModifiers(event?.modifierFlags ?? [], path)
    {
      userSelect(path)
    }
    endHighlight()
  }

  /// Called when another recogniser, such as the scroll view's pan, has taken the touch.
  func touchesWereCancelled() {
    endHighlight()
    touch = TableTouchState()
  }

  /// Returns the row on screen under the touch; nil if a header is in front of it.
  private func rowTouched(by touch: UITouch) -> IndexPath? { visibleRow(at: touch.location(in: self)) }

  func visibleRow(at point: CGPoint) -> IndexPath? {
    guard bounds.contains(point) else { return nil }
    for views in [shown.headers, shown.footers] {
      if views.values.contains(where: { $0.frame.contains(point) && $0.superview === self }) { return nil }
    }
    return shown.cells.first { _, cell in
      cell.isUserInteractionEnabled && !cell.isHidden && cell.frame.contains(point)
    }?.key.indexPath
  }
}
