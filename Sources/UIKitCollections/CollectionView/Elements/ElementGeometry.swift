@_spi(UIKit) import UIKitCore

/// The geometry and appearance of layout attributes, as a value.
///
/// Every element on screen is compared with its attributes in every layout pass, so the common parts are plain numbers:
/// copying them counts one reference, which is nil for most elements.
@MainActor struct ElementGeometry: Equatable {
  var center: CGPoint
  var size: CGSize
  var alpha: CGFloat
  var isHidden: Bool
  /// Nil if nothing in it differs from its default.
  private var rare: Rare?

  /// The parts that few elements have; shared by copies.
  @MainActor private final class Rare {
    let transform: CATransform3D
    /// The view's role in a list.
    let list: ListElement?

    init?(_ attributes: UICollectionViewLayoutAttributes) {
      if attributes.listElement == nil, CATransform3DIsIdentity(attributes.transform3D) { return nil }
      transform = attributes.transform3D
      list = attributes.listElement
    }

    nonisolated func equals(_ other: Rare) -> Bool {
      self === other || MainActor.assumeIsolated { transform == other.transform && list == other.list }
    }
  }

  init(_ attributes: UICollectionViewLayoutAttributes) {
    center = attributes.center
    size = attributes.size
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    rare = Rare(attributes)
  }

  nonisolated static func == (lhs: ElementGeometry, rhs: ElementGeometry) -> Bool {
    guard lhs.center == rhs.center, lhs.size == rhs.size, lhs.alpha == rhs.alpha, lhs.isHidden == rhs.isHidden else {
      return false
    }
    guard let left = lhs.rare, let right = rhs.rare else { return lhs.rare == nil && rhs.rare == nil }
    return left.equals(right)
  }

  /// Returns whether this is the geometry of `attributes`.
  func describes(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard attributes.center == center, attributes.size == size, attributes.alpha == alpha,
      attributes.isHidden == isHidden
    else { return false }
    guard let rare else { return attributes.listElement == nil && CATransform3DIsIdentity(attributes.transform3D) }
    return attributes.listElement == rare.list && attributes.transform3D == rare.transform
  }

  private var transform: CATransform3D { rare?.transform ?? CATransform3DIdentity }

  /// Restores this appearance in attributes.
  func restore(_ attributes: UICollectionViewLayoutAttributes) {
    attributes.transform3D = transform
    attributes.size = size
    attributes.center = center
    attributes.alpha = alpha
    attributes.isHidden = isHidden
  }

  /// Applies this appearance to a view. Properties equal in `former` are left alone, because the app may have changed
  /// them since: a data source may hide or dim a cell more than its attributes say.
  func apply(to view: UIView, after former: ElementGeometry?) {
    if !view.backingLayer.geometry.hasTransform, rare.map({ CATransform3DIsIdentity($0.transform) }) ?? true {
      let frame = CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
      if view.frame != frame { view.frame = frame }
    } else {
      if view.bounds.size != size { view.bounds = CGRect(origin: view.bounds.origin, size: size) }
      if view.center != center { view.center = center }
      if view.layer.transform != transform { view.transform3D = transform }
    }
    if former?.alpha != alpha, view.alpha != alpha { view.alpha = alpha }
    if former?.isHidden != isHidden, view.isHidden != isHidden { view.isHidden = isHidden }
  }
}
