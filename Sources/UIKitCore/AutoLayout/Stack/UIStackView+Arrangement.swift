extension UIStackView {
  /// Replaces the constraints of the last arrangement by those of the current one. O(arranged views).
  func arrange() {
    NSLayoutConstraint.deactivate(made)
    made = []
    for guide in spacers { removeLayoutGuide(guide) }
    spacers = []
    let views = visibleViews
    guard let first = views.first, let last = views.last else {
      collapse()
      return
    }
    let box: AnyObject = isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self
    let (start, end, length) = Self.attributes(of: axis)
    add(first, start, .equal, box, start)
    for (view, next) in zip(views, views.dropFirst()) { space(view, next, start: start, end: end) }
    // Named in their order: the first visible view takes the slack (facts 14.1).
    add(last, end, .equal, box, end)
    distribute(views, length: length)
    for view in views { align(view, in: box, first: first) }
    if alignment != .fill {
      // Across its axis, the stack is no larger than necessary.
      add(
        self, axis == .horizontal ? .height : .width, .equal, nil, .notAnAttribute, priority: Self.leastPriority)
    }
    NSLayoutConstraint.activate(made)
  }

  /// Weaker than any other constraint.
  private static var leastPriority: UILayoutPriority { UILayoutPriority(1) }

  /// Without visible views, the stack takes no space unless it is made to.
  private func collapse() {
    add(self, .width, .equal, nil, .notAnAttribute, priority: Self.leastPriority)
    add(self, .height, .equal, nil, .notAnAttribute, priority: Self.leastPriority)
    NSLayoutConstraint.activate(made)
  }

  private static func attributes(of axis: NSLayoutConstraint.Axis) -> (
    start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute, length: NSLayoutConstraint.Attribute
  ) {
    axis == .horizontal ? (.leading, .trailing, .width) : (.top, .bottom, .height)
  }

  private func gap(after view: UIView) -> CGFloat {
    let gap = customSpacings[ObjectIdentifier(view)] ?? spacing
    return gap == Self.spacingUseSystem ? 8 : gap
  }

  private func add(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ other: AnyObject?, _ otherAttribute: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1,
    constant: CGFloat = 0, priority: UILayoutPriority = .required
  ) {
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute,
      multiplier: multiplier, constant: constant)
    constraint.priority = priority
    made.append(constraint)
  }

  private func space(
    _ view: UIView, _ next: UIView, start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute
  ) {
    let gap = gap(after: view)
    switch distribution {
    case .fill, .fillEqually, .fillProportionally:
      if isBaselineRelativeArrangement, axis == .vertical {
        add(next, .firstBaseline, .equal, view, .lastBaseline, constant: gap)
      } else {
        add(next, start, .equal, view, end, constant: gap)
      }
    case .equalSpacing, .equalCentering:
      add(next, start, .greaterThanOrEqual, view, end, constant: gap)
      let spacer = UILayoutGuide()
      addLayoutGuide(spacer)
      spacers.append(spacer)
      let centre: NSLayoutConstraint.Attribute = axis == .horizontal ? .centerX : .centerY
      let isCentering = distribution == .equalCentering
      add(spacer, start, .equal, view, isCentering ? centre : end)
      add(spacer, end, .equal, next, isCentering ? centre : start)
      if let firstSpacer = spacers.first, firstSpacer !== spacer {
        let length = Self.attributes(of: axis).length
        add(spacer, length, .equal, firstSpacer, length, priority: UILayoutPriority(isCentering ? 149 : 999))
      }
    }
  }

  private func distribute(_ views: [UIView], length: NSLayoutConstraint.Attribute) {
    guard let first = views.first else { return }
    switch distribution {
    case .fillEqually:
      for view in views.dropFirst() { add(view, length, .equal, first, length) }
    case .fillProportionally:
      func size(_ view: UIView) -> CGFloat {
        let size = view.intrinsicContentSize
        return max(axis == .horizontal ? size.width : size.height, 0)
      }
      let base = size(first)
      guard base > 0 else { return }
      for view in views.dropFirst() where size(view) > 0 {
        add(view, length, .equal, first, length, multiplier: size(view) / base, priority: UILayoutPriority(999))
      }
    default: break
    }
  }

  private func align(_ view: UIView, in box: AnyObject, first: UIView) {
    let (start, end, _) = Self.attributes(of: axis == .horizontal ? .vertical : .horizontal)
    let centre: NSLayoutConstraint.Attribute = axis == .horizontal ? .centerY : .centerX
    switch alignment {
    case .fill:
      add(view, start, .equal, box, start)
      add(view, end, .equal, box, end)
      return
    case .leading: add(view, start, .equal, box, start)
    case .trailing: add(view, end, .equal, box, end)
    case .center: add(view, centre, .equal, box, centre)
    case .firstBaseline where axis == .horizontal:
      alignBaseline(view, .firstBaseline, with: first, in: box)
    case .lastBaseline where axis == .horizontal:
      alignBaseline(view, .lastBaseline, with: first, in: box)
    default: add(view, start, .equal, box, start)
    }
    add(view, start, .greaterThanOrEqual, box, start)
    add(view, end, .lessThanOrEqual, box, end)
  }

  private func alignBaseline(
    _ view: UIView, _ baseline: NSLayoutConstraint.Attribute, with first: UIView, in box: AnyObject
  ) {
    if view !== first { add(view, baseline, .equal, first, baseline) }
    // In a stack taller than the line of text, the line is at the top.
    add(view, .top, .equal, box, .top, priority: UILayoutPriority(2))
  }
}
