/// A width, a height, or the distance between two positions.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/nslayoutdimension).
@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  override init(item: AnyObject, attribute: NSLayoutConstraint.Attribute) {
    super.init(item: item, attribute: attribute)
  }

  /// Creates the dimension of a distance, which is the size of a layout guide pinned to both positions.
  convenience init(
    from first: AnyObject, _ firstAttribute: NSLayoutConstraint.Attribute, to second: AnyObject,
    _ secondAttribute: NSLayoutConstraint.Attribute
  ) {
    let guide = UILayoutGuide()
    let isVertical = firstAttribute.isVertical
    let isDirectional = firstAttribute.isDirectional || secondAttribute.isDirectional
    self.init(item: guide, attribute: isVertical ? .height : .width)
    guard let owner = NSLayoutConstraint.view(of: first), let other = NSLayoutConstraint.view(of: second),
      let ancestor = owner.closestCommonAncestor(with: other)
    else { return }
    ancestor.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: guide, attribute: isVertical ? .top : isDirectional ? .leading : .left, relatedBy: .equal, toItem: first,
        attribute: firstAttribute, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: guide, attribute: isVertical ? .bottom : isDirectional ? .trailing : .right, relatedBy: .equal,
        toItem: second,
        attribute: secondAttribute, multiplier: 1, constant: 0),
    ])
  }

  private func constraint(_ relation: NSLayoutConstraint.Relation, constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: target, attribute: attribute, relatedBy: relation, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: constant)
  }

  /// Returns an inactive constraint that makes the dimension equal to a constant.
  ///
  /// - Parameter c: in points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { constraint(.equal, constant: c) }

  /// Returns an inactive constraint that makes the dimension at least a constant in points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, constant: c)
  }

  /// Returns an inactive constraint that makes the dimension at most a constant in points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, constant: c)
  }

  /// Returns an inactive constraint that makes the dimension equal to a multiple of another.
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, multiplier: m)
  }

  /// Returns an inactive constraint that makes the dimension at least a multiple of another.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, multiplier: m)
  }

  /// Returns an inactive constraint that makes the dimension at most a multiple of another.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, multiplier: m)
  }

  /// Returns an inactive constraint that makes the dimension equal to a multiple of another plus points.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, multiplier: m, constant: c)
  }

  /// Returns an inactive constraint that makes the dimension at least a multiple of another plus points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c)
  }

  /// Returns an inactive constraint that makes the dimension at most a multiple of another plus points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, multiplier: m, constant: c)
  }
}
