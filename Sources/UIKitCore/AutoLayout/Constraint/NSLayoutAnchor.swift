/// One attribute of one item, typed by its axis so that only anchors that mean the same kind of thing can be related.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let target: AnyObject
  let attribute: NSLayoutConstraint.Attribute

  init(item: AnyObject, attribute: NSLayoutConstraint.Attribute) {
    target = item
    self.attribute = attribute
    super.init()
  }

  open var name: String { "\(attribute)" }
  open var item: AnyObject? { target }

  /// Whether the constraints leave the item more than one place or size.
  open var hasAmbiguousLayout: Bool {
    (target as? UIView)?.hasAmbiguousLayout ?? (target as? UILayoutGuide)?.hasAmbiguousLayout ?? false
  }

  /// The active constraints that name the item, along the anchor's axis.
  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    (target as? UIView)?.constraintsAffectingLayout(for: attribute.axis)
      ?? (target as? UILayoutGuide)?.constraintsAffectingLayout(for: attribute.axis) ?? []
  }

  func constraint(
    _ relation: NSLayoutConstraint.Relation, to other: NSLayoutAnchor<AnchorType>, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: target, attribute: attribute, relatedBy: relation, toItem: other.target, attribute: other.attribute,
      multiplier: multiplier, constant: constant)
  }

  public final func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.equal, to: anchor)
  }

  public final func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor)
  }

  public final func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor)
  }

  /// - Parameter c: points.
  public final func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, constant: c)
  }

  public final func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, constant: c)
  }

  public final func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, constant: c)
  }
}
