extension UIView {
  /// The active constraints that this view holds: those added to it, and those whose items' closest common ancestor it is.
  public var constraints: [NSLayoutConstraint] { constraintStateIfMade?.held ?? [] }

  /// Makes a constraint active and holds it. Its items must be this view, its guides or what is below it.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    let isPrepared =
      constraint.firstView?.isDescendant(of: self) == true
      && (constraint.secondItem == nil || constraint.secondView?.isDescendant(of: self) == true)
    guard isPrepared else {
      layoutStop(
        "The view hierarchy is not prepared for the constraint: \(constraint). When added to a view, the "
          + "constraint's items must be descendants of that view (or the view itself).")
    }
    constraint.isActive = false
    hold(constraint)
  }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.isActive = false }
  }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// The active constraints that name this view, one axis' ones. O(constraints of the region).
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    let own = layoutEngine
    var found = own?.constraints(on: self, axis: axis) ?? []
    if let outer = superview?.layoutEngine, outer !== own { found += outer.constraints(on: self, axis: axis) }
    return found
  }

  /// Whether the constraints leave the view more than one frame. O(1) after layout.
  public var hasAmbiguousLayout: Bool { layoutEngine?.isAmbiguous(self) ?? false }

  /// Does nothing: of several frames that satisfy the constraints the solver always takes the same.
  public func exerciseAmbiguityInLayout() {}

  /// How strongly the view resists being larger than its content. 250 unless changed.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    guard let hugging = constraintStateIfMade?.hugging else { return .defaultLow }
    return axis == .horizontal ? hugging.horizontal : hugging.vertical
  }

  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    guard contentHuggingPriority(for: axis) != priority else { return }
    if axis == .horizontal {
      constraintState.hugging.horizontal = priority
    } else {
      constraintState.hugging.vertical = priority
    }
    layoutEngine?.contentPrioritiesDidChange(of: self)
  }

  /// How strongly the view resists being smaller than its content. 750 unless changed.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    guard let compression = constraintStateIfMade?.compression else { return .defaultHigh }
    return axis == .horizontal ? compression.horizontal : compression.vertical
  }

  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard contentCompressionResistancePriority(for: axis) != priority else { return }
    if axis == .horizontal {
      constraintState.compression.horizontal = priority
    } else {
      constraintState.compression.vertical = priority
    }
    layoutEngine?.contentPrioritiesDidChange(of: self)
  }

  // MARK: Holding

  func hold(_ constraint: NSLayoutConstraint) {
    constraint.becomeActive(heldBy: self)
    constraintState.held.append(constraint)
    LayoutEngine.engine(holding: self).add(constraint)
  }

  func release(_ constraint: NSLayoutConstraint) {
    constraint.holder = nil
    if let index = constraintStateIfMade?.held.lastIndex(where: { $0 === constraint }) {
      constraintStateIfMade?.held.remove(at: index)
    }
    constraint.engine?.remove(constraint)
  }
}
