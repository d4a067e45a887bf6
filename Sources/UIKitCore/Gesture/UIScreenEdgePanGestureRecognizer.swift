/// Recognises dragging that starts at an edge of the window.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiscreenedgepangesturerecognizer).
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The largest distance in points from the edge at which the touch may begin.
  static let edgeWidth: CGFloat = 20

  /// The edges of the window at which the drag may start; none by default.
  open var edges: UIRectEdge = []

  /// The rectangle in the window whose edges count; nil for none.
  var edgeArea: CGRect? { view?.window?.bounds }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, let bounds = edgeArea, let touch = touches.first else { return }
    let point = touch.windowLocation
    let starts =
      edges.contains(.left) && point.x <= bounds.minX + Self.edgeWidth
      || edges.contains(.right) && point.x >= bounds.maxX - Self.edgeWidth
      || edges.contains(.top) && point.y <= bounds.minY + Self.edgeWidth
      || edges.contains(.bottom) && point.y >= bounds.maxY - Self.edgeWidth
    if !starts { state = .failed }
  }

  @_spi(UIKit) open override func mayBegin() -> Bool {
    let travel = rawTravel
    let horizontal = abs(travel.x) >= abs(travel.y)
    return edges.contains(.left) && horizontal && travel.x > 0 || edges.contains(.right) && horizontal && travel.x < 0
      || edges.contains(.top) && !horizontal && travel.y > 0 || edges.contains(.bottom) && !horizontal && travel.y < 0
  }
}
