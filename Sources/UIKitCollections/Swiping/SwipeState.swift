@_spi(UIKit) import UIKitCore

/// The row of a list that is swiped aside, and the gesture that does it.
@MainActor struct SwipeState {
  /// Nil if no row is swiped aside.
  var row: RowSwipe?
  /// Nil until there are rows to swipe.
  var pan: SwipePanGestureRecognizer?
}
