import WindowServer

/// A step of a pinch on a touchpad, or of Control with a wheel, as passed to pinch recognisers.
struct Magnification {
  var phase: InputEvent.Magnify.Phase
  /// The scale relative to the beginning of the pinch.
  var scale: CGFloat
  /// The position in the window.
  var location: CGPoint
  var time: TimeInterval
}
