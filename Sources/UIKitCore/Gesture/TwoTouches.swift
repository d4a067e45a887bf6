/// The places of two fingers, in the window's coordinates.
struct TwoTouches {
  let first: CGPoint
  let second: CGPoint

  /// The distance of the fingers in points.
  var distance: CGFloat { UIKitCore.distance(first, second) }
  /// The direction from the first finger to the second, in radians, clockwise from the right.
  var angle: CGFloat { atan2(second.y - first.y, second.x - first.x) }
}

/// Following two fingers, as recognisers of pinches and rotations do.
extension UIGestureRecognizer {
  /// The two fingers; nil if there are fewer or more.
  var twoTouches: TwoTouches? {
    guard trackedTouches.count == 2 else { return nil }
    return TwoTouches(first: trackedTouches[0].windowLocation, second: trackedTouches[1].windowLocation)
  }

  /// Gives up new touches beyond the second.
  ///
  /// - Returns: the two fingers if they are complete now.
  func beginTwoTouches(with touches: Set<UITouch>, _ event: UIEvent) -> TwoTouches? {
    if trackedTouches.count > 2 {
      for touch in touches where trackedTouches.count > 2 { ignore(touch, for: event) }
      return nil
    }
    return twoTouches
  }

  /// Ends the gesture with one of its fingers, or fails without fingers if it has not begun.
  func endTwoTouches() {
    if state == .possible {
      if trackedTouches.allSatisfy({ $0.phase == .ended }) { state = .failed }
    } else {
      state = .ended
    }
  }

  /// Cancels the gesture, or fails if it has not begun.
  func cancelTwoTouches() { state = state == .possible ? .failed : .cancelled }
}
