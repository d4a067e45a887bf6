/// The engine that satisfies active constraints, as seen by them.
@MainActor protocol ConstraintEngine: AnyObject {
  func add(_ constraint: NSLayoutConstraint)
  func remove(_ constraint: NSLayoutConstraint)
  func constantDidChange(_ constraint: NSLayoutConstraint)
  func priorityDidChange(_ constraint: NSLayoutConstraint)
}
