@_spi(UIKit) import UIKitCollections
@_spi(UIKit) import UIKitCore

/// A part of the plane around zero, used for the area in which a field acts, relative to the field's position.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiregion).
public final class UIRegion: NSObject, NSCopying, Sendable {
  private let isInside: @Sendable (CGPoint) -> Bool

  private init(_ isInside: @escaping @Sendable (CGPoint) -> Bool) {
    self.isInside = isInside
    super.init()
  }

  /// The whole plane.
  public class var infinite: UIRegion { UIRegion { _ in true } }

  /// Creates a circle around zero with a radius in points.
  public convenience init(radius: CGFloat) {
    self.init { $0.x * $0.x + $0.y * $0.y <= radius * radius }
  }

  /// Creates a rectangle centred on zero, with a size in points.
  public convenience init(size: CGSize) {
    self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 }
  }

  /// Returns the region of all points outside of this one.
  public func inverse() -> UIRegion { UIRegion { [isInside] in !isInside($0) } }

  /// Returns the region of the points in either region.
  public func union(_ region: UIRegion) -> UIRegion {
    UIRegion { [isInside, other = region.isInside] in isInside($0) || other($0) }
  }

  /// Returns the region of the points in this region that are not in another.
  public func difference(_ region: UIRegion) -> UIRegion {
    UIRegion { [isInside, other = region.isInside] in isInside($0) && !other($0) }
  }

  /// Returns the region of the points in both regions.
  public func intersection(_ region: UIRegion) -> UIRegion {
    UIRegion { [isInside, other = region.isInside] in isInside($0) && other($0) }
  }

  /// Returns whether a point is in the region.
  public func contains(_ point: CGPoint) -> Bool { isInside(point) }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}
