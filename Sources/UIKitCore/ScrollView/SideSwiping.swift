/// A scroll view whose rows can be swiped aside by a touchpad.
@MainActor package protocol SideSwiping: UIScrollView {
  var hasSideSwipes: Bool { get }

  /// Whether a scroll of a touchpad at a point of the window swipes a row: `delta` is what the content would go by.
  func takesSwipe(_ delta: CGPoint, at location: CGPoint) -> Bool

  func beginSwipeDrag()

  /// - Parameter translation: points since the beginning.
  func dragSwipe(by translation: CGFloat)

  /// - Parameter velocity: points per second.
  func endSwipeDrag(velocity: CGFloat)
}
