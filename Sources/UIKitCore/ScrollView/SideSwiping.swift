/// A scroll view whose rows can be swiped aside by a touchpad.
@MainActor package protocol SideSwiping: UIScrollView {
  var hasSideSwipes: Bool { get }

  /// Returns whether a touchpad scroll at a point of the window swipes a row. `delta` is the distance the content would
  /// scroll.
  func takesSwipe(_ delta: CGPoint, at location: CGPoint) -> Bool

  func beginSwipeDrag()

  /// Moves the swiped row.
  ///
  /// - Parameter translation: the distance since the start, in points.
  func dragSwipe(by translation: CGFloat)

  /// Ends the swipe.
  ///
  /// - Parameter velocity: in points per second.
  func endSwipeDrag(velocity: CGFloat)
}
