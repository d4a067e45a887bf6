import ConstraintSolver

/// Computes the sizes that constraints prefer.
extension LayoutEngine {
  func fittingSize(
    of view: UIView, target: CGSize, horizontalPriority: UILayoutPriority, verticalPriority: UILayoutPriority
  ) -> CGSize? {
    if let successor {
      return successor.fittingSize(
        of: view, target: target, horizontalPriority: horizontalPriority, verticalPriority: verticalPriority)
    }
    let fit = Fit(target: target, horizontal: horizontalPriority, vertical: verticalPriority)
    if view === root {
      // A cell's content view is as large as the cell: its content counts, too.
      for filling in view.fillingSubviews { claim(way: filling) }
      return measure(fit)
    }
    if let root, view.superview === root, view.fillsSuperview {
      // A content view whose views are constrained to the cell itself: both have the same size.
      return measure(fit)
    }
    // The view's surroundings have no influence: only its own tree is laid out.
    let inside = entries.values.map(\.constraint).filter { $0.holder?.isDescendant(of: view) == true }
    guard !inside.isEmpty else { return nil }
    let engine = LayoutEngine(root: view, isMeasuring: true)
    for constraint in inside.sorted(by: { $0.activation < $1.activation }) {
      engine.entries[ObjectIdentifier(constraint)] = Entry(constraint: constraint)
      engine.pending.append(constraint)
    }
    return engine.measure(fit)
  }

  private struct Fit {
    var target: CGSize
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority
  }

  /// Solves with a preferred rather than a fixed size of the root. The rows that fix it return in the next pass, when
  /// it may be another one.
  private func measure(_ fit: Fit) -> CGSize? {
    guard let root, !isPreparing else { return nil }
    isPreparing = true
    rootIsFree = true
    defer {
      rootIsFree = false
      isPreparing = false
    }
    let box = box(for: root)
    sourceOfFrameDidChange(of: root)
    // Constraints broken by the root's current size may hold at another.
    mayMend = true
    refresh()
    updateContent(of: root, box)
    var wishes: [LinearSolver.ConstraintID] = []
    func wish(
      _ variable: LinearSolver.Variable, _ length: CGFloat, _ relation: LinearSolver.Relation, _ priority: Float
    ) {
      // Callers pass `greatestFiniteMagnitude`, too, whose sums would be infinite.
      let constant = -Double(min(length, 1e6))
      if let id = try? solver.add([.init(1, variable)], constant: constant, relation, priority: priority) {
        wishes.append(id)
      }
    }
    // Just below required, so that required constraints win.
    wish(box.width, fit.target.width, .equal, min(fit.horizontal.rawValue, 999.75))
    wish(box.height, fit.target.height, .equal, min(fit.vertical.rawValue, 999.75))
    wish(box.width, 0, .greaterThanOrEqual, 999.9)
    wish(box.height, 0, .greaterThanOrEqual, 999.9)
    keepSizesPositive()
    wrapContents()
    let scale = root.pixelsPerPoint
    func up(_ value: Double) -> CGFloat { max(0, (CGFloat(value) * scale - 1e-4).rounded(.up) / scale) }
    var size = CGSize(width: up(solver.value(of: box.width)), height: up(solver.value(of: box.height)))
    if fit.horizontal == .required { size.width = fit.target.width }
    if fit.vertical == .required { size.height = fit.target.height }
    for id in wishes { solver.remove(id) }
    sourceOfFrameDidChange(of: root)
    return size
  }
}

extension UIView {
  /// Whether the view is as large as its superview and follows it by its mask, as a cell's content view does.
  fileprivate var fillsSuperview: Bool {
    translatesAutoresizingMaskIntoConstraints && autoresizingMask == [.flexibleWidth, .flexibleHeight]
      && frame == superview?.bounds
  }

  /// Whether the constraints of a subview decide this view's size.
  package var hasFillingSubview: Bool { subviews.contains { $0.constraintEngine != nil && $0.fillsSuperview } }

  /// The subviews with constraints that have this view's size.
  fileprivate var fillingSubviews: [UIView] { subviews.filter { $0.constraintEngine != nil && $0.fillsSuperview } }

  /// Returns the size that constraints give the view; nil when they give none.
  func constrainedFittingSize(
    _ target: CGSize, horizontalPriority: UILayoutPriority, verticalPriority: UILayoutPriority
  ) -> CGSize? {
    if let size = layoutEngine?.fittingSize(
      of: self, target: target, horizontalPriority: horizontalPriority, verticalPriority: verticalPriority)
    {
      return size
    }
    // The front one of several is the content; those behind it are backgrounds.
    guard let filling = fillingSubviews.last else { return nil }
    return filling.constrainedFittingSize(
      target, horizontalPriority: horizontalPriority, verticalPriority: verticalPriority)
  }

  /// Returns the height of wrapping content for a width.
  func wrappedContentHeight(forWidth width: CGFloat) -> CGFloat? {
    guard let wrapping = self as? any WrappingContent, wrapping.wrapsContent, width > 0 else { return nil }
    return wrapping.contentHeight(forWidth: width)
  }
}
