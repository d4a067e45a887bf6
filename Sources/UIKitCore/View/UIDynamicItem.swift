/// Something a dynamic animator moves: a view, or a collection view layout's attributes.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  /// The centre, in points of the animator's reference coordinates.
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  /// Only rotation is read and written.
  var transform: CGAffineTransform { get set }
  /// The outline for collisions; the bounds' rectangle where the item does not say.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The outline for `.path`, convex, around the item's centre at zero.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  public var collisionBoundingPath: UIBezierPath {
    let size = bounds.size
    return UIBezierPath(
      rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
  }
}

extension UIView: UIDynamicItem {}
