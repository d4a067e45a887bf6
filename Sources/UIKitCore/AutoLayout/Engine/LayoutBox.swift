import ConstraintSolver

/// An item's variables in a solver: its frame in the coordinates of its superview, or of its owning view for a guide.
@MainActor final class LayoutBox {
  /// A row that holds what is decided outside: a frame, margins.
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
  /// Which came first: it takes the slack, and keeps its size (facts 14.1, 14.2).
  let order: Int
  /// Whether the item is a view whose content may wrap: the answer of a slow cast.
  let mayWrap: Bool

  var placements: [Placement] = []
  var content: [Content] = []
  /// Rows that keep a size from becoming negative, made when it first would.
  var leastWidth: LinearSolver.ConstraintID?
  var leastHeight: LinearSolver.ConstraintID?
  /// The width for which the content's height was measured; nil while it has not been.
  var wrappedWidth: CGFloat?
  /// Rows are missing or stale until the next pass.
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

  /// The weight that breaks ties within one priority: the item named first gives way first when stretched, last when
  /// squeezed.
  var share: Double { 1e-4 * Double(min(order, 1_000)) }
}

/// Content whose height depends on the width it gets: labels of several lines.
@MainActor package protocol WrappingContent: UIView {
  var wrapsContent: Bool { get }
  /// Points.
  func contentHeight(forWidth width: CGFloat) -> CGFloat
}

/// Views that show text and so have baselines of their own.
@MainActor protocol BaselineContent: UIView {
  /// Points from the top edge down.
  var firstBaselineFromTop: CGFloat { get }
  /// Points from the bottom edge up.
  var lastBaselineFromBottom: CGFloat { get }
}
