@_spi(UIKit) import UIKitCollections
@_spi(UIKit) import UIKitCore

/// A part of the plane, around zero: where a field acts, from the field's position.
public final class UIRegion: NSObject, NSCopying, Sendable {
  private let isInside: @Sendable (CGPoint) -> Bool

  private init(_ isInside: @escaping @Sendable (CGPoint) -> Bool) {
    self.isInside = isInside
    super.init()
  }

  /// Everywhere.
  public class var infinite: UIRegion { UIRegion { _ in true } }

  /// A circle.
  public convenience init(radius: CGFloat) {
    self.init { $0.x * $0.x + $0.y * $0.y <= radius * radius }
  }

  /// A rectangle with its centre at zero.
  public convenience init(size: CGSize) {
    self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 }
  }

  /// All that is not in this region.
  public func inverse() -> UIRegion { UIRegion { [isInside] in !isInside($0) } }

  public func union(_ region: UIRegion) -> UIRegion {
    UIRegion { [isInside, other = region.isInside] in isInside($0) || other($0) }
  }

  public func difference(_ region: UIRegion) -> UIRegion {
    UIRegion { [isInside, other = region.isInside] in isInside($0) && !other($0) }
  }

  public func intersection(_ region: UIRegion) -> UIRegion {
    UIRegion { [isInside, other = region.isInside] in isInside($0) && other($0) }
  }

  public func contains(_ point: CGPoint) -> Bool { isInside(point) }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}
