import ConstraintSolver

/// Creates the constraints of a parsed visual format (facts 14.7).
@MainActor struct VisualFormatBuilder {
  let text: String
  let format: VisualFormat
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]

  /// The distance in points for a bare hyphen between neighbours.
  private static let standardSpacing: CGFloat = 8

  private var made: [NSLayoutConstraint] = []

  static func constraints(
    _ text: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any]?, views: [String: Any]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    var builder = VisualFormatBuilder(
      text: text, format: try VisualFormatParser.parse(text), options: options, metrics: metrics ?? [:], views: views)
    try builder.build()
    return builder.made
  }

  private init(
    text: String, format: VisualFormat, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any],
    views: [String: Any]
  ) {
    self.text = text
    self.format = format
    self.options = options
    self.metrics = metrics
    self.views = views
  }

  private func failure(_ message: String, at offset: Int = 0) -> VisualFormatError {
    VisualFormatError(message: message, format: text, offset: offset)
  }

  // MARK: Names

  private func item(named name: String) throws(VisualFormatError) -> AnyObject {
    guard let value = views[name] else { throw failure("\(name) is not a key in the views dictionary.") }
    if let view = value as? UIView { return view }
    if let guide = value as? UILayoutGuide { return guide }
    throw failure("The value of \(name) in the views dictionary is not a view or layout guide.")
  }

  private func number(_ value: VisualFormat.Value, at offset: Int) throws(VisualFormatError) -> CGFloat {
    switch value {
    case .number(let number): return CGFloat(number)
    case .name(let name):
      guard let metric = metrics[name] else {
        throw failure("\(name) is not a key in the metrics dictionary.", at: offset)
      }
      guard let number = Self.number(metric) else {
        throw failure("The value of \(name) in the metrics dictionary is not a number.", at: offset)
      }
      return number
    }
  }

  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as any BinaryInteger: CGFloat(Int(clamping: number))
    case let priority as UILayoutPriority: CGFloat(priority.rawValue)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }

  private func priority(of predicate: VisualFormat.Predicate) throws(VisualFormatError) -> UILayoutPriority {
    guard let value = predicate.priority else { return .required }
    return UILayoutPriority(Float(try number(value, at: predicate.offset)))
  }

  // MARK: Building

  private var isVertical: Bool { format.axis == .vertical }

  private var ends: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
    if isVertical { return (.top, .bottom) }
    switch options.intersection(.directionMask) {
    case .directionLeftToRight: return (.left, .right)
    case .directionRightToLeft: return (.right, .left)
    default: return (.leading, .trailing)
    }
  }

  /// Distances grow in the other direction from right to left.
  private var sign: CGFloat { !isVertical && ends.start == .right ? -1 : 1 }

  private mutating func build() throws(VisualFormatError) {
    var resolved: [AnyObject?] = []
    for entry in format.items {
      if case .view(let name, _) = entry { resolved.append(try item(named: name)) } else { resolved.append(nil) }
    }
    let parent = resolved.lazy.compactMap { $0 }.first.flatMap { first in
      (first as? UIView)?.superview ?? (first as? UILayoutGuide)?.owningView
    }
    let inside = resolved.compactMap { $0 }
    for (index, entry) in format.items.enumerated() {
      if index > 0 {
        try connect(resolved[index - 1], resolved[index], by: format.connections[index - 1], parent: parent)
      }
      if case .view(_, let sizes) = entry, let view = resolved[index] { try size(view, sizes) }
    }
    align(inside)
  }

  private mutating func add(
    _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ relation: LinearSolver.Relation,
    _ second: AnyObject?, _ other: NSLayoutConstraint.Attribute, _ constant: CGFloat, _ priority: UILayoutPriority
  ) {
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: NSLayoutConstraint.Relation(relation), toItem: second,
      attribute: other, multiplier: 1,
      constant: constant)
    constraint.priority = priority
    made.append(constraint)
  }

  private mutating func size(_ view: AnyObject, _ predicates: [VisualFormat.Predicate]) throws(VisualFormatError) {
    let attribute: NSLayoutConstraint.Attribute = isVertical ? .height : .width
    for predicate in predicates {
      let priority = try priority(of: predicate)
      if case .name(let name) = predicate.value, metrics[name] == nil, views[name] != nil {
        add(view, attribute, predicate.relation, try item(named: name), attribute, 0, priority)
      } else {
        let length = try number(predicate.value, at: predicate.offset)
        add(view, attribute, predicate.relation, nil, .notAnAttribute, length, priority)
      }
    }
  }

  /// Connects the end of one item to the start of the next; nil is the superview.
  private mutating func connect(
    _ one: AnyObject?, _ next: AnyObject?, by connection: VisualFormat.Connection, parent: UIView?
  ) throws(VisualFormatError) {
    if one == nil || next == nil, parent == nil {
      throw failure("Unable to interpret '|' character, because the related view doesn't have a superview.")
    }
    let predicates: [VisualFormat.Predicate]
    switch connection {
    case .none: predicates = [VisualFormat.Predicate(value: .number(0))]
    case .standard:
      guard one != nil, next != nil else {
        connectToMargin(one, next, parent)
        return
      }
      predicates = [VisualFormat.Predicate(value: .number(Double(Self.standardSpacing)))]
    case .distances(let distances): predicates = distances
    }
    for predicate in predicates {
      let (constant, priority) = (try number(predicate.value, at: predicate.offset), try priority(of: predicate))
      let relation = sign < 0 ? predicate.relation.reversed : predicate.relation
      if let next {
        // From the superview's start to the view's, or from one view's end to the next one's start.
        add(next, ends.start, relation, one ?? parent, one == nil ? ends.start : ends.end, sign * constant, priority)
      } else if let parent, let one {
        add(parent, ends.end, relation, one, ends.end, sign * constant, priority)
      }
    }
  }

  private mutating func connectToMargin(_ one: AnyObject?, _ next: AnyObject?, _ parent: UIView?) {
    guard let parent else { return }
    if let next {
      add(next, ends.start, .equal, parent, ends.start.margin, 0, .required)
    } else if let one {
      add(parent, ends.end.margin, .equal, one, ends.end, 0, .required)
    }
  }

  private static let alignments: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
    (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
    (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
    (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
  ]

  private mutating func align(_ items: [AnyObject]) {
    for (option, attribute) in Self.alignments where options.contains(option) {
      for (one, next) in zip(items, items.dropFirst()) {
        add(one, attribute, .equal, next, attribute, 0, .required)
      }
    }
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var margin: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }
}
