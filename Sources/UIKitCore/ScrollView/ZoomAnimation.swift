import CoreGraphics

/// An animated change of scale and offset.
struct ZoomAnimation {
  var startScale: CGFloat
  var endScale: CGFloat
  var startOffset: CGPoint
  var endOffset: CGPoint
  /// Back into the limits after a pinch went beyond them.
  var isBounce: Bool
}
