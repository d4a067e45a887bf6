/// An object that a dynamic animator moves: a view, or a collection view layout's attributes.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uidynamicitem).
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  /// The centre, in points of the animator's reference coordinates.
  var center: CGPoint { get set }
  /// The item's size, in points; the origin is not used.
  var bounds: CGRect { get }
  /// The item's transform. Only its rotation is read and written.
  var transform: CGAffineTransform { get set }
  /// The kind of outline used for collisions; `.rectangle` by default.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The outline for `.path`, convex, around the item's centre at zero.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// The rectangle of the bounds.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The rectangle of the bounds, centred at zero.
  public var collisionBoundingPath: UIBezierPath {
    let size = bounds.size
    return UIBezierPath(
      rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
  }
}

extension UIView: UIDynamicItem {}
