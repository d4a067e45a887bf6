import ConstraintSolver

/// Adds constraints to the solver, and decides which gives way when they contradict each other.
extension LayoutEngine {
  func uninstall(_ key: ObjectIdentifier) {
    guard let id = entries[key]?.id else { return }
    solver.remove(id)
    constraintsByID[id] = nil
    entries[key]?.id = nil
    surroundedEntries.remove(key)
  }

  func installPending() {
    let waiting = pending
    pending.removeAll()
    for constraint in waiting where entries[ObjectIdentifier(constraint)]?.state == .pending { install(constraint) }
    guard mayMend else { return }
    mayMend = false
    guard !broken.isEmpty else { return }
    let candidates = broken.compactMap { entries[$0]?.constraint }.sorted { $0.serial < $1.serial }
    broken.removeAll()
    for constraint in candidates { install(constraint) }
  }

  private func install(_ constraint: NSLayoutConstraint) {
    let key = ObjectIdentifier(constraint)
    if let problem = NSLayoutConstraint.axisProblem(constraint.firstAttribute, constraint.secondAttribute) {
      layoutStop(problem)
    }
    guard let expression = expression(of: constraint) else {
      breakDown(constraint)
      return
    }
    let relation = constraint.relation.linear
    // Ties between equal priorities are broken as for content (facts 14.1).
    let share = constraint.firstItem.flatMap { knownBox(for: $0)?.share } ?? 0
    while true {
      do {
        let id = try solver.add(
          expression.terms, constant: expression.constant, relation, priority: constraint.priority.rawValue,
          weight: relation == .greaterThanOrEqual ? 1.5 - share : 1 + share)
        entries[key]?.id = id
        entries[key]?.state = .installed
        entries[key]?.constant = expression.constant
        entries[key]?.dependsOnSurroundings = expression.dependsOnSurroundings
        constraintsByID[id] = constraint
        if expression.dependsOnSurroundings { surroundedEntries.insert(key) }
        return
      } catch {
        let victim = yielding(among: error.conflicting, and: constraint)
        breakDown(victim ?? constraint)
        if victim == nil || victim === constraint { return }
      }
    }
  }

  /// Adds a row for a value decided outside, to which the app's constraints give way.
  func addPlacement(_ terms: [LinearSolver.Term], constant: Double, priority: Float) -> LinearSolver.ConstraintID? {
    while true {
      do {
        return try solver.add(terms, constant: constant, .equal, priority: priority)
      } catch {
        guard let victim = yielding(among: error.conflicting, and: nil) else { return nil }
        breakDown(victim)
      }
    }
  }

  private func breakDown(_ constraint: NSLayoutConstraint) {
    let key = ObjectIdentifier(constraint)
    uninstall(key)
    guard entries[key] != nil else { return }
    entries[key]?.state = .broken
    broken.insert(key)
  }

  func updateConstant(of constraint: NSLayoutConstraint) {
    let key = ObjectIdentifier(constraint)
    guard let entry = entries[key] else { return }
    guard let id = entry.id else {
      if entry.state == .broken { mayMend = true }
      return
    }
    guard let expression = expression(of: constraint), expression.constant != entry.constant else { return }
    needsPlacement = true
    mayMend = true
    if solver.setConstant(expression.constant, of: id) {
      entries[key]?.constant = expression.constant
    } else {
      uninstall(key)
      entries[key]?.state = .pending
      pending.append(constraint)
    }
  }

  // MARK: Contradictions

  /// Returns the constraint that gives way: a size before a position, and of those the one created last (facts 14.5).
  private func yielding(
    among ids: [LinearSolver.ConstraintID], and newcomer: NSLayoutConstraint?
  ) -> NSLayoutConstraint? {
    var candidates = ids.compactMap { constraintsByID[$0] }.filter { $0.priority.rawValue >= LinearSolver.required }
    if let newcomer { candidates.append(newcomer) }
    func rank(_ constraint: NSLayoutConstraint) -> (Int, Int) {
      (constraint.secondItem == nil ? 1 : 0, constraint.serial)
    }
    guard let victim = candidates.max(by: { rank($0) < rank($1) }) else { return nil }
    report(candidates, others: ids.filter { constraintsByID[$0] == nil }, breaking: victim)
    return victim
  }

  private func report(
    _ constraints: [NSLayoutConstraint], others: [LinearSolver.ConstraintID], breaking victim: NSLayoutConstraint
  ) {
    // In a view without a size yet, contradictions are not reported.
    guard !isMeasuring, let root, root.bounds.width > 0, root.bounds.height > 0 else { return }
    let key = ObjectIdentifier(victim)
    guard entries[key]?.isReported == false else { return }
    entries[key]?.isReported = true
    let named = constraints.sorted { $0.serial < $1.serial }.map(\.description) + others.compactMap(describePlacement)
    let text = """
      [LayoutConstraints] Unable to simultaneously satisfy constraints.
      (
      \(named.map { "    \"\($0)\"" }.joined(separator: ",\n"))
      )

      Will attempt to recover by breaking constraint
      \(victim)

      """
    if let handler = Self.conflictHandler { handler(text) } else { FileHandle.standardError.write(Data(text.utf8)) }
  }

  /// Returns a name for a row that holds a frame decided outside, as UIKit names those it creates from masks.
  private func describePlacement(_ id: LinearSolver.ConstraintID) -> String? {
    for box in placedFromOutside.values {
      guard let item = box.item, let index = box.placements.firstIndex(where: { $0.id == id }) else { continue }
      let edges =
        box.placements.count == 4 && item is UIView ? ["left", "width", "top", "height"] : ["width", "height"]
      let edge = edges[index % edges.count]
      let name = item is UIView ? "NSAutoresizingMaskLayoutConstraint" : "UILayoutGuideConstraint"
      return "<\(name) \(NSLayoutConstraint.describe(item)).\(edge)>"
    }
    return nil
  }
}
