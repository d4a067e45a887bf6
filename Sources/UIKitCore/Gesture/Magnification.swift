import WindowServer

/// A step of a pinch on a touchpad, or of Control with a wheel, as pinch recognisers get it.
struct Magnification {
  var phase: InputEvent.Magnify.Phase
  /// Relative to the pinch's beginning.
  var scale: CGFloat
  /// In the window.
  var location: CGPoint
  var time: TimeInterval
}
