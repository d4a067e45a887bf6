extension UIView {
  func add(_ constraint: NSLayoutConstraint) {
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

  /// Returns the active constraints of this view along one axis. O(constraints of the region).
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    let own = layoutEngine
    var found = own?.constraints(on: self, axis: axis) ?? []
    if let outer = superview?.layoutEngine, outer !== own { found += outer.constraints(on: self, axis: axis) }
    return found
  }

  /// Whether the constraints allow the view more than one frame. O(1) after layout.
  public var hasAmbiguousLayout: Bool { layoutEngine?.isAmbiguous(self) ?? false }

  /// Does nothing: of several frames that satisfy the constraints, the solver always takes the same.
  public func exerciseAmbiguityInLayout() {}

  func hugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    guard let hugging = constraintStateIfMade?.hugging else { return .defaultLow }
    return axis == .horizontal ? hugging.horizontal : hugging.vertical
  }

  func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    guard hugging(axis) != priority else { return }
    if axis == .horizontal {
      constraintState.hugging.horizontal = priority
    } else {
      constraintState.hugging.vertical = priority
    }
    layoutEngine?.contentPrioritiesDidChange(of: self)
  }

  func compressionResistance(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    guard let compression = constraintStateIfMade?.compression else { return .defaultHigh }
    return axis == .horizontal ? compression.horizontal : compression.vertical
  }

  func setCompressionResistance(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    guard compressionResistance(axis) != priority else { return }
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
    engineForHeldConstraints.add(constraint)
  }

  func release(_ constraint: NSLayoutConstraint) {
    constraint.holder = nil
    if let index = constraintStateIfMade?.held.lastIndex(where: { $0 === constraint }) {
      constraintStateIfMade?.held.remove(at: index)
    }
    constraint.engine?.remove(constraint)
  }
}
