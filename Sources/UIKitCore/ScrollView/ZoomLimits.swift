/// The scales between which a scroll view zooms its content.
struct ZoomLimits {
  var minimum: CGFloat = 1
  var maximum: CGFloat = 1
  /// Whether a pinch can go beyond the limits, and springs back.
  var bounces = true

  var allowZooming: Bool { maximum > minimum }
}
