import Foundation

/// The components of an affine transform: first the scale, then shear, rotation and translation.
///
/// See [Apple's page](https://developer.apple.com/documentation/corefoundation/cgaffinetransformcomponents).
public struct CGAffineTransformComponents: Hashable, Sendable {
  /// The factors on both axes.
  public var scale: CGSize
  /// The x offset per unit of y, after scaling.
  public var horizontalShear: CGFloat
  /// The rotation in radians, from the x axis towards the y axis.
  public var rotation: CGFloat
  /// The translation in points.
  public var translation: CGVector

  /// Creates the components of the identity.
  public init() {
    self.init(scale: CGSize(width: 1, height: 1), horizontalShear: 0, rotation: 0, translation: .zero)
  }

  /// Creates components from a scale, a shear, a rotation in radians and a translation.
  public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}
