/// Something a dynamic animator moves: a view, or a collection view layout's attributes.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  /// The centre, in points of the animator's reference coordinates.
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}
