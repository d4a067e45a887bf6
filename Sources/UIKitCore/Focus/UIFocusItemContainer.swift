/// Provides focus items by place.
@preconcurrency @MainActor public protocol UIFocusItemContainer: NSObjectProtocol {
  /// The space that the items' frames and the queried rectangles are in.
  var coordinateSpace: any UICoordinateSpace { get }
  /// The items that intersect `rect`; they may be containers themselves.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// A container whose items scroll.
@preconcurrency @MainActor public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
  var contentOffset: CGPoint { get set }
  var contentSize: CGSize { get }
  var visibleSize: CGSize { get }
}
