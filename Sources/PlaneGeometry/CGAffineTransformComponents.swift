import Foundation

/// An affine transform taken apart: scale first, then shear, rotation (radians) and translation.
public struct CGAffineTransformComponents: Hashable, Sendable {
  public var scale: CGSize
  /// The x offset per unit of y, after scaling.
  public var horizontalShear: CGFloat
  public var rotation: CGFloat
  public var translation: CGVector

  public init() {
    self.init(scale: CGSize(width: 1, height: 1), horizontalShear: 0, rotation: 0, translation: .zero)
  }

  public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}
