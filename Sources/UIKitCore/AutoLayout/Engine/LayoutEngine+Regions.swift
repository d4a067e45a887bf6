import ConstraintSolver

/// Assigns views to engines.
extension LayoutEngine {
  /// Returns the engine for constraints held by `view`: that of the closest region root from it upwards. O(depth).
  static func engine(holding view: UIView) -> LayoutEngine {
    var candidate = view
    while true {
      if let engine = candidate.layoutEngine { return engine }
      guard !candidate.translatesAutoresizingMaskIntoConstraints, let parent = candidate.superview else { break }
      candidate = parent
    }
    let engine = LayoutEngine(root: candidate)
    candidate.constraintEngine = engine
    return engine
  }

  /// Makes an item of a constraint part of the region. A view whose frame is decided outside remains the border: only
  /// its frame matters here.
  func claim(_ item: AnyObject?) {
    guard let item, let view = NSLayoutConstraint.view(of: item) else { return }
    if item === view, view !== root, view.translatesAutoresizingMaskIntoConstraints {
      if let superview = view.superview { claim(way: superview) }
    } else {
      claim(way: view)
    }
  }

  /// Makes a view and those up to the root part of the region, together with their regions.
  func claim(way view: UIView) {
    guard !isMeasuring, let root, view.isDescendant(of: root) else { return }
    var current: UIView? = view
    while let member = current, member !== root {
      if let other = member.layoutEngine {
        if other === self { return }
        absorb(other)
      }
      member.constraintEngine = self
      current = member.superview
    }
  }

  /// Takes over another region's constraints as if they had been activated here. O(constraints of the other).
  func absorb(_ other: LayoutEngine) {
    guard other !== self else { return }
    let constraints = other.entries.values.map(\.constraint)
    other.successor = self
    if let member = other.root { member.constraintEngine = self }
    other.clear()
    for constraint in constraints {
      constraint.engine = self
      entries[ObjectIdentifier(constraint)] = Entry(constraint: constraint)
    }
    pending = (pending + constraints).sorted { $0.activation < $1.activation }
    if let member = other.root, member !== root, let parent = member.superview { claim(way: parent) }
    setNeedsPlacement()
  }

  private func clear() {
    solver = LinearSolver()
    boxes = [:]
    entries = [:]
    constraintsByID = [:]
    pending = []
    movedConstants = []
    staleBoxes = []
    broken = []
    placedFromOutside = [:]
    surroundedEntries = []
    wrappingBoxes = []
  }

  /// Moves the constraints inside `tree` to an engine of their own, and ends those between it and the rest, as leaving
  /// a superview does on iOS. O(region).
  func release(tree: UIView) {
    var inside: [NSLayoutConstraint] = []
    for constraint in entries.values.map(\.constraint) {
      if constraint.holder?.isDescendant(of: tree) == true {
        inside.append(constraint)
      } else if constraint.firstView?.isDescendant(of: tree) == true
        || constraint.secondView?.isDescendant(of: tree) == true
      {
        constraint.isActive = false
      }
    }
    for constraint in inside { remove(constraint) }
    for box in Array(boxes.values) {
      guard let view = NSLayoutConstraint.view(of: box.item), !view.isDescendant(of: tree) else {
        discard(box)
        continue
      }
    }
    disown(tree)
    guard !inside.isEmpty else { return }
    let engine = LayoutEngine(root: tree)
    tree.constraintEngine = engine
    for constraint in inside.sorted(by: { $0.activation < $1.activation }) { engine.add(constraint) }
  }

  private func disown(_ view: UIView) {
    if view.layoutEngine === self { view.constraintEngine = nil }
    for subview in view.subviews { disown(subview) }
  }

  /// Returns whether a constraint here may name a view that is about to leave. O(1).
  func mayKnow(_ view: UIView) -> Bool {
    view.layoutEngine === self || !pending.isEmpty || knownBox(for: view) != nil
  }

  func forget(guide: UILayoutGuide) {
    for entry in Array(entries.values)
    where entry.constraint.firstItem === guide || entry.constraint.secondItem === guide {
      entry.constraint.isActive = false
    }
    if let box = knownBox(for: guide) { discard(box) }
  }
}

extension UIView {
  /// The engine for the constraints that the view holds.
  var engineForHeldConstraints: any ConstraintEngine { LayoutEngine.engine(holding: self) }

  /// The engine of the region that contains this view or has it as its root.
  package var layoutEngine: LayoutEngine? {
    guard var engine = constraintEngine as? LayoutEngine else { return nil }
    guard engine.successor != nil else { return engine }
    while let successor = engine.successor { engine = successor }
    constraintEngine = engine
    return engine
  }

  /// Called before the view leaves its superview, which is still set.
  func constraintsWillLeaveSuperview() {
    guard let engine = superview?.layoutEngine, engine.root !== self, engine.mayKnow(self) else { return }
    engine.release(tree: self)
  }

  /// Called when the view has a superview: a region that only lacked its surroundings becomes part of theirs.
  func constraintsDidEnterSuperview() {
    guard let superview, !translatesAutoresizingMaskIntoConstraints, let own = layoutEngine, own.root === self else {
      return
    }
    let outer = LayoutEngine.engine(holding: superview)
    outer.absorb(own)
    constraintEngine = outer
  }

  /// Called when the view's frame is decided outside from now on, or no longer.
  func translationIntoConstraintsDidChange() {
    if let own = layoutEngine, own.root === self {
      if superview != nil, !translatesAutoresizingMaskIntoConstraints {
        constraintsDidEnterSuperview()
      } else {
        own.sourceOfFrameDidChange(of: self)
      }
    }
    superview?.layoutEngine?.sourceOfFrameDidChange(of: self)
  }
}
