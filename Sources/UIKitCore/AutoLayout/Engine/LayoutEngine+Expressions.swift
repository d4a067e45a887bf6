import ConstraintSolver

/// Converts constraints to rows of the solver.
extension LayoutEngine {
  struct Expression {
    var terms: [LinearSolver.Term] = []
    var constant: Double = 0
    var dependsOnSurroundings = false

    mutating func add(_ factor: Double, _ other: Expression) {
      for term in other.terms { terms.append(LinearSolver.Term(term.coefficient * factor, term.variable)) }
      constant += other.constant * factor
      dependsOnSurroundings = dependsOnSurroundings || other.dependsOnSurroundings
    }
  }

  /// Returns `first − multiplier × second − constant` as a sum of variables and a number; nil if an item was released.
  func expression(of constraint: NSLayoutConstraint) -> Expression? {
    guard let first = constraint.firstItem, let holder = constraint.holder else { return nil }
    if let root, !holder.isDescendant(of: root) { return nil }
    // From right to left, leading and trailing are reversed, and so are distances along them.
    let isReversed = holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isMirrored = isReversed && (constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional)
    let constant = isMirrored ? -constraint.constant : constraint.constant
    var sum = Expression(constant: -Double(constant))
    guard
      let left = position(
        constraint.firstAttribute.resolved(isReversed), of: first, other: constraint.secondItem, in: holder)
    else { return nil }
    sum.add(1, left)
    if constraint.secondAttribute != .notAnAttribute {
      guard let second = constraint.secondItem,
        let right = position(
          constraint.secondAttribute.resolved(isReversed), of: second, other: first, in: holder)
      else { return nil }
      sum.add(-Double(constraint.multiplier), right)
    }
    if isMirrored, constraint.relation != .equal {
      // Mirrored, a.trailing ≥ b.trailing + c is a.left ≤ b.left − c: changing the sign keeps the relation.
      for index in sum.terms.indices { sum.terms[index].coefficient = -sum.terms[index].coefficient }
      sum.constant = -sum.constant
    }
    return sum
  }

  /// Returns a size, or a position in the holder's coordinates.
  private func position(
    _ attribute: NSLayoutConstraint.Attribute, of item: AnyObject, other: AnyObject?, in holder: UIView
  ) -> Expression? {
    guard let view = NSLayoutConstraint.view(of: item) else { return nil }
    if attribute.isDimension {
      let box = box(for: item)
      return Expression(terms: [.init(1, attribute == .width ? box.width : box.height)])
    }
    // A view can take its baseline from one inside it.
    if item === view, attribute == .firstBaseline || attribute == .lastBaseline {
      let stand = attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      if stand !== view, stand.isDescendant(of: view) {
        return position(attribute, of: stand, other: other, in: holder)
      }
    }
    var start: UIView?
    var result: Expression?
    if let scrollView = item as? UIScrollView, attribute.isEdge, let inner = NSLayoutConstraint.view(of: other),
      inner !== scrollView, inner.isDescendant(of: scrollView)
    {
      // Seen from inside, the edges of a scroll view are those of its content.
      result = edge(attribute, of: box(for: scrollView.contentLayoutGuide), view: scrollView, isInside: true)
      start = scrollView
    } else {
      result = edge(attribute, of: box(for: item), view: item as? UIView, isInside: item === holder)
      start = item === holder ? holder : item === view ? view.superview : view
    }
    guard var result else { return nil }
    // Converts from the item's own coordinates to the holder's.
    while let current = start, current !== holder {
      let box = box(for: current)
      result.terms.append(.init(1, attribute.isVertical ? box.top : box.left))
      if current is UIScrollView {
        result.constant -= Double(attribute.isVertical ? current.bounds.minY : current.bounds.minX)
        result.dependsOnSurroundings = true
      }
      start = current.superview
    }
    return result
  }

  /// Returns a position of an item in the coordinates of its frame, or in its own.
  private func edge(
    _ attribute: NSLayoutConstraint.Attribute, of box: LayoutBox, view: UIView?, isInside: Bool
  ) -> Expression? {
    let (start, length) = attribute.isVertical ? (box.top, box.height) : (box.left, box.width)
    var result = Expression(dependsOnSurroundings: attribute.dependsOnSurroundings)
    if !isInside { result.terms.append(.init(1, start)) }
    let margins = attribute.dependsOnSurroundings ? view?.layoutMargins ?? .zero : .zero
    switch attribute {
    case .left, .top: break
    case .right, .bottom: result.terms.append(.init(1, length))
    case .centerX, .centerY: result.terms.append(.init(0.5, length))
    case .leftMargin: result.constant += Double(margins.left)
    case .topMargin: result.constant += Double(margins.top)
    case .rightMargin:
      result.terms.append(.init(1, length))
      result.constant -= Double(margins.right)
    case .bottomMargin:
      result.terms.append(.init(1, length))
      result.constant -= Double(margins.bottom)
    case .centerXWithinMargins:
      result.terms.append(.init(0.5, length))
      result.constant += Double(margins.left - margins.right) / 2
    case .centerYWithinMargins:
      result.terms.append(.init(0.5, length))
      result.constant += Double(margins.top - margins.bottom) / 2
    case .firstBaseline:
      if let text = view as? any BaselineContent, text.hasBaselines {
        result.constant += Double(text.firstBaselineFromTop)
      } else {
        result.terms.append(.init(1, length))
      }
    case .lastBaseline:
      result.terms.append(.init(1, length))
      if let text = view as? any BaselineContent, text.hasBaselines {
        result.constant -= Double(text.lastBaselineFromBottom)
      }
    default: return nil
    }
    return result
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether the attribute is one of the four sides, of the item or its margins.
  fileprivate var isEdge: Bool {
    switch self {
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins, .width, .height, .notAnAttribute:
      return false
    default: return true
    }
  }
}
