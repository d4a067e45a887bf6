/// An attribute of an item, with a type for its kind so that only anchors of the same kind can be related.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/nslayoutanchor).
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, PlacedAnchor {
  let target: AnyObject
  let attribute: NSLayoutConstraint.Attribute

  init(item: AnyObject, attribute: NSLayoutConstraint.Attribute) {
    target = item
    self.attribute = attribute
    place = LayoutAnchorPlace(item: ObjectIdentifier(item), attribute: attribute)
    super.init()
  }

  nonisolated let place: LayoutAnchorPlace

  /// Whether the other object is an anchor of the same item and attribute: constraints create theirs on demand.
  open nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? any PlacedAnchor)?.place == place }
  open nonisolated override var hash: Int { place.hashValue }

  /// A name for the attribute, for debugging.
  open var name: String { "\(attribute)" }
  /// The view or layout guide of the attribute.
  open var item: AnyObject? { target }

  /// Whether the constraints allow the item more than one position or size.
  open var hasAmbiguousLayout: Bool {
    (target as? UIView)?.hasAmbiguousLayout ?? (target as? UILayoutGuide)?.hasAmbiguousLayout ?? false
  }

  /// The active constraints of the item along the anchor's axis.
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

  /// Returns an inactive constraint that makes this anchor equal to another.
  public final func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.equal, to: anchor)
  }

  /// Returns an inactive constraint that makes this anchor greater than or equal to another.
  public final func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor)
  }

  /// Returns an inactive constraint that makes this anchor less than or equal to another.
  public final func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor)
  }

  /// Returns an inactive constraint that makes this anchor equal to another plus a constant.
  ///
  /// - Parameter c: in points.
  public final func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, constant: c)
  }

  /// Returns an inactive constraint that makes this anchor at least another plus a constant in points.
  public final func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, constant: c)
  }

  /// Returns an inactive constraint that makes this anchor at most another plus a constant in points.
  public final func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, constant: c)
  }
}

/// The values by which anchors are compared.
struct LayoutAnchorPlace: Hashable, Sendable {
  let item: ObjectIdentifier
  let attribute: NSLayoutConstraint.Attribute
}

/// An anchor of any axis.
protocol PlacedAnchor {
  nonisolated var place: LayoutAnchorPlace { get }
}
