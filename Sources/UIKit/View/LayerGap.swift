// Until the layers have these themselves.
struct CALayerContentsGravity {
  static let resize = Self(), resizeAspect = Self(), resizeAspectFill = Self(), center = Self(), top = Self()
  static let bottom = Self(), left = Self(), right = Self(), topLeft = Self(), topRight = Self()
  static let bottomLeft = Self(), bottomRight = Self()
}
extension CALayer {
  static func make(_ type: CALayer.Type) -> CALayer { CALayer() }
  var contentsScale: CGFloat {
    get { 1 }
    set {}
  }
  var contentsGravity: CALayerContentsGravity {
    get { .resize }
    set {}
  }
  var needsDisplayOnBoundsChange: Bool {
    get { false }
    set {}
  }
  var mask: CALayer? {
    get { nil }
    set {}
  }
  private func toRoot() -> CGAffineTransform {
    var map = CGAffineTransform.identity
    var layer: CALayer? = self
    while let current = layer, current.superlayer != nil {
      map = map.concatenating(current.geometry.toSuperlayer)
      layer = current.superlayer
    }
    return map
  }
  func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    p.applying(toRoot()).applying((l?.toRoot() ?? .identity).inverted())
  }
  func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    p.applying(l?.toRoot() ?? .identity).applying(toRoot().inverted())
  }
  func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.applying(toRoot()).applying((l?.toRoot() ?? .identity).inverted())
  }
  func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.applying(l?.toRoot() ?? .identity).applying(toRoot().inverted())
  }
}
