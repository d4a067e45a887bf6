import ConstraintSolver

/// An item's variables in a solver: its frame in the coordinates of its superview, or of its owning view for a guide.
@MainActor final class LayoutBox {
  /// A row that holds a value decided outside: a frame, margins.
  struct Placement {
    var id: LinearSolver.ConstraintID?
    var constant: Double
  }

  /// A row that holds the content's intrinsic size.
  struct Content {
    let id: LinearSolver.ConstraintID
    let axis: NSLayoutConstraint.Axis
  }

  weak var item: AnyObject?
  let left: LinearSolver.Variable
  let top: LinearSolver.Variable
  let width: LinearSolver.Variable
  let height: LinearSolver.Variable
  /// The order of creation: the first takes the slack, and keeps its size (facts 14.1, 14.2).
  let order: Int
  /// Whether the item is a view whose content may wrap. Stored because the cast is slow.
  let mayWrap: Bool

  var placements: [Placement] = []
  var content: [Content] = []
  /// The rows that keep a size from becoming negative, created when it would first be.
  var leastWidth: LinearSolver.ConstraintID?
  var leastHeight: LinearSolver.ConstraintID?
  /// The width for which the content's height was measured; nil before.
  var wrappedWidth: CGFloat?
  /// Whether rows are missing or outdated until the next pass.
  var isStale = false

  init(item: AnyObject, order: Int, solver: inout LinearSolver) {
    self.item = item
    self.order = order
    mayWrap = item is any WrappingContent
    left = solver.makeVariable()
    top = solver.makeVariable()
    width = solver.makeVariable()
    height = solver.makeVariable()
  }

  /// The weight that breaks ties within a priority: the item named first gives way first when stretched, last when
  /// compressed.
  var share: Double { 1e-4 * Double(min(order, 1_000)) }
}

/// A view whose height depends on its width, such as a label of several lines.
@MainActor package protocol WrappingContent: UIView {
  var wrapsContent: Bool { get }
  /// Returns the height in points for a width.
  func contentHeight(forWidth width: CGFloat) -> CGFloat
}

/// A view that shows text, which has baselines.
@MainActor protocol BaselineContent: UIView {
  /// Whether the view currently has baselines.
  var hasBaselines: Bool { get }
  /// The distance from the top edge, in points.
  var firstBaselineFromTop: CGFloat { get }
  /// The distance from the bottom edge, in points.
  var lastBaselineFromBottom: CGFloat { get }
}

extension BaselineContent {
  var hasBaselines: Bool { true }
}
