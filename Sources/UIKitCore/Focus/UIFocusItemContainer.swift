/// An object that provides focusable items by their position.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uifocusitemcontainer).
@preconcurrency @MainActor public protocol UIFocusItemContainer: NSObjectProtocol {
  /// The coordinates of the items' frames and of requested rectangles.
  var coordinateSpace: any UICoordinateSpace { get }
  /// Returns the items that intersect `rect`. They can be containers themselves.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// A container whose items scroll.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uifocusitemscrollablecontainer).
@preconcurrency @MainActor public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
  /// The point of the content at the top left corner.
  var contentOffset: CGPoint { get set }
  /// The size of the content in points.
  var contentSize: CGSize { get }
  /// The size of the visible part in points.
  var visibleSize: CGSize { get }
}
