import CoreGraphics

/// An animated change of scale and offset.
struct ZoomAnimation {
  var startScale: CGFloat
  var endScale: CGFloat
  var startOffset: CGPoint
  var endOffset: CGPoint
  /// Whether it returns to the limits after a pinch beyond them.
  var isBounce: Bool
}
