import CoreGraphics

/// Boxes transforms, as values for animations.
extension NSValue {
  /// Creates a value that contains a transform.
  public convenience init(caTransform3D t: CATransform3D) {
    var t = t
    self.init(bytes: &t, objCType: Self.transformType)
  }

  /// The boxed transform; the identity if the value contains something else.
  public var caTransform3DValue: CATransform3D { storedTransform ?? CATransform3DIdentity }

  var storedTransform: CATransform3D? {
    guard String(cString: objCType) == Self.transformType else { return nil }
    var t = CATransform3D()
    getValue(&t)
    return t
  }

  private static var transformType: String { "[16d]" }
}
