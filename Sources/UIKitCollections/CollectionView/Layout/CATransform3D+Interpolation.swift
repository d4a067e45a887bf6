import CoreGraphics
import QuartzCore
@_spi(UIKit) import UIKitCore

extension CATransform3D {
  /// Returns a transform whose entries are interpolated between those of two others.
  func interpolated(to other: CATransform3D, at progress: CGFloat) -> CATransform3D {
    if self == other { return self }
    func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * progress }
    return CATransform3D(
      m11: between(m11, other.m11), m12: between(m12, other.m12), m13: between(m13, other.m13),
      m14: between(m14, other.m14), m21: between(m21, other.m21), m22: between(m22, other.m22),
      m23: between(m23, other.m23), m24: between(m24, other.m24), m31: between(m31, other.m31),
      m32: between(m32, other.m32), m33: between(m33, other.m33), m34: between(m34, other.m34),
      m41: between(m41, other.m41), m42: between(m42, other.m42), m43: between(m43, other.m43),
      m44: between(m44, other.m44))
  }
}
