import CoreGraphics

extension CALayer.Geometry {
  /// The map from this layer's coordinates to its superlayer's.
  package var toSuperlayer: CGAffineTransform {
    let anchor = CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.width, y: bounds.origin.y + anchorPoint.y * bounds.height)
    if !hasTransform {
      return CGAffineTransform(translationX: position.x - anchor.x, y: position.y - anchor.y)
    }
    let t = transform.affine
    return CGAffineTransform(
      a: t.a, b: t.b, c: t.c, d: t.d, tx: position.x + t.tx - anchor.x * t.a - anchor.y * t.c,
      ty: position.y + t.ty - anchor.x * t.b - anchor.y * t.d)
  }

  package func rectToSuperlayer(_ rect: CGRect) -> CGRect { rect.applying(toSuperlayer) }
}
