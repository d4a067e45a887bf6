/// Constraints, priorities and layout guides.
extension InterfaceBuilder {
  func applyLayoutPriorities(_ element: InterfaceElement, _ view: UIView) {
    func set(_ attribute: String, _ body: (UILayoutPriority) -> Void) {
      if let value = element.number(attribute) { body(UILayoutPriority(Float(value))) }
    }
    set("horizontalHuggingPriority") { view.setContentHuggingPriority($0, for: .horizontal) }
    set("verticalHuggingPriority") { view.setContentHuggingPriority($0, for: .vertical) }
    set("horizontalCompressionResistancePriority") {
      view.setContentCompressionResistancePriority($0, for: .horizontal)
    }
    set("verticalCompressionResistancePriority") { view.setContentCompressionResistancePriority($0, for: .vertical) }
  }

  func registerSafeArea(_ guide: InterfaceElement, of view: UIView) {
    setObject(view.safeAreaLayoutGuide, for: guide)
  }

  /// Activates the constraints of the views made so far.
  func installConstraints() {
    let elements = pendingConstraints
    pendingConstraints = []
    let constraints = elements.compactMap { element -> NSLayoutConstraint? in
      guard let constraint = constraint(element) else { return nil }
      setObject(constraint, for: element)
      if element.bool("placeholder") ?? false { return nil }
      applyRuntimeAttributes(element, to: constraint)
      return constraint
    }
    NSLayoutConstraint.activate(constraints)
  }

  private func constraint(_ element: InterfaceElement) -> NSLayoutConstraint? {
    guard let first = element["firstItem"].flatMap(object) ?? element.identifiedAncestor?.id.flatMap(object) else {
      warn("the constraint's first item is not there", at: element)
      return nil
    }
    var second: NSObject?
    if let id = element["secondItem"] {
      guard let item = object(id) else {
        warn("the constraint's second item is not there", at: element)
        return nil
      }
      second = item
    }
    guard let attribute = Self.attribute(element["firstAttribute"]) else {
      warn("unknown constraint attribute “\(element["firstAttribute"] ?? "")”", at: element)
      return nil
    }
    let relation: NSLayoutConstraint.Relation =
      element.choice("relation", ["lessThanOrEqual": .lessThanOrEqual, "greaterThanOrEqual": .greaterThanOrEqual])
      ?? .equal
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second,
      attribute: second == nil ? .notAnAttribute : Self.attribute(element["secondAttribute"]) ?? .notAnAttribute,
      multiplier: Self.multiplier(element["multiplier"]), constant: element.number("constant") ?? 0)
    if let priority = element.number("priority") { constraint.priority = UILayoutPriority(Float(priority)) }
    constraint.identifier = element["identifier"]
    return constraint
  }

  /// A number, or a ratio as in `16:9`.
  static func multiplier(_ text: String?) -> CGFloat {
    guard let text else { return 1 }
    let parts = text.split(separator: ":").map { Double($0) }
    switch parts.count {
    case 1: return parts[0].map { CGFloat($0) } ?? 1
    case 2:
      guard let over = parts[0], let under = parts[1], under != 0 else { return 1 }
      return CGFloat(over / under)
    default: return 1
    }
  }

  static func attribute(_ name: String?) -> NSLayoutConstraint.Attribute? {
    switch name {
    case "left": .left
    case "right": .right
    case "top": .top
    case "bottom": .bottom
    case "leading": .leading
    case "trailing": .trailing
    case "width": .width
    case "height": .height
    case "centerX": .centerX
    case "centerY": .centerY
    case "baseline", "lastBaseline": .lastBaseline
    case "firstBaseline": .firstBaseline
    case "leftMargin": .leftMargin
    case "rightMargin": .rightMargin
    case "topMargin": .topMargin
    case "bottomMargin": .bottomMargin
    case "leadingMargin": .leadingMargin
    case "trailingMargin": .trailingMargin
    case "centerXWithinMargins": .centerXWithinMargins
    case "centerYWithinMargins": .centerYWithinMargins
    default: nil
    }
  }
}
