import CoreGraphics

/// A boxed transform, for animation values.
extension NSValue {
  public convenience init(caTransform3D t: CATransform3D) {
    var t = t
    self.init(bytes: &t, objCType: Self.transformType)
  }

  /// The boxed transform; the identity when something else is boxed.
  public var caTransform3DValue: CATransform3D { storedTransform ?? CATransform3DIdentity }

  var storedTransform: CATransform3D? {
    guard String(cString: objCType) == Self.transformType else { return nil }
    var t = CATransform3D()
    getValue(&t)
    return t
  }

  private static var transformType: String { "[16d]" }
}
