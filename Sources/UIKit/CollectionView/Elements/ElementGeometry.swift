/// What attributes say about the appearance of a view, by value.
@MainActor struct ElementGeometry: Equatable {
  var center: CGPoint
  var size: CGSize
  var transform: CATransform3D
  var alpha: CGFloat
  var isHidden: Bool
  /// What the view is in a list.
  var list: ListElement?

  init(_ attributes: UICollectionViewLayoutAttributes) {
    center = attributes.center
    size = attributes.size
    transform = attributes.transform3D
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    list = attributes.listElement
  }

  nonisolated static func == (lhs: ElementGeometry, rhs: ElementGeometry) -> Bool {
    lhs.center == rhs.center && lhs.size == rhs.size && lhs.alpha == rhs.alpha && lhs.isHidden == rhs.isHidden
      && lhs.transform == rhs.transform
      && (lhs.list == nil && rhs.list == nil || MainActor.assumeIsolated { lhs.list == rhs.list })
  }

  /// Gives attributes this appearance again.
  func restore(_ attributes: UICollectionViewLayoutAttributes) {
    attributes.transform3D = transform
    attributes.size = size
    attributes.center = center
    attributes.alpha = alpha
    attributes.isHidden = isHidden
  }

  /// Gives a view this appearance. What `former` gave it before and is the same, the app may have changed since: that a cell is hidden or
  /// paler than its attributes say is the data source's to decide.
  func apply(to view: UIView, after former: ElementGeometry?) {
    if CATransform3DIsIdentity(transform), CATransform3DIsIdentity(view.layer.transform) {
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
