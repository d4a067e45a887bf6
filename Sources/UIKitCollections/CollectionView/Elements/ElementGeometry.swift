@_spi(UIKit) import UIKitCore

/// A transform, shared by copies.
private final class Turn: Sendable {
  let transform: CATransform3D
  init(_ transform: CATransform3D) { self.transform = transform }
}

/// The geometry and appearance of layout attributes, as a value.
@MainActor struct ElementGeometry: Equatable {
  var center: CGPoint
  var size: CGSize
  /// Nil is the identity. Kept in an object: few elements have one, and it is larger than all the rest.
  private var turn: Turn?
  var alpha: CGFloat
  var isHidden: Bool
  /// The view's role in a list.
  var list: ListElement?

  init(_ attributes: UICollectionViewLayoutAttributes) {
    center = attributes.center
    size = attributes.size
    turn = CATransform3DIsIdentity(attributes.transform3D) ? nil : Turn(attributes.transform3D)
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    list = attributes.listElement
  }

  nonisolated static func == (lhs: ElementGeometry, rhs: ElementGeometry) -> Bool {
    lhs.center == rhs.center && lhs.size == rhs.size && lhs.alpha == rhs.alpha && lhs.isHidden == rhs.isHidden
      && (lhs.turn == nil && rhs.turn == nil || lhs.turn?.transform == rhs.turn?.transform)
      && (lhs.list == nil && rhs.list == nil || MainActor.assumeIsolated { lhs.list == rhs.list })
  }

  /// Restores this appearance in attributes.
  func restore(_ attributes: UICollectionViewLayoutAttributes) {
    attributes.transform3D = turn?.transform ?? CATransform3DIdentity
    attributes.size = size
    attributes.center = center
    attributes.alpha = alpha
    attributes.isHidden = isHidden
  }

  /// Applies this appearance to a view. Properties equal in `former` are left alone, because the app may have changed
  /// them since: a data source may hide or dim a cell more than its attributes say.
  func apply(to view: UIView, after former: ElementGeometry?) {
    if turn == nil, !view.backingLayer.geometry.hasTransform {
      let frame = CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
      if view.frame != frame { view.frame = frame }
    } else {
      if view.bounds.size != size { view.bounds = CGRect(origin: view.bounds.origin, size: size) }
      if view.center != center { view.center = center }
      let transform = turn?.transform ?? CATransform3DIdentity
      if view.layer.transform != transform { view.transform3D = transform }
    }
    if former?.alpha != alpha, view.alpha != alpha { view.alpha = alpha }
    if former?.isHidden != isHidden, view.isHidden != isHidden { view.isHidden = isHidden }
  }
}
