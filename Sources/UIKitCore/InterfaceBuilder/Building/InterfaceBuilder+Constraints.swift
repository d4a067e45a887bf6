/// Creates constraints, priorities and layout guides.
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

  /// Registers the guides that the document's constraints refer to.
  func registerGuides(_ element: InterfaceElement, of view: UIView) {
    for guide in element.children where guide.name == "viewLayoutGuide" {
      switch guide.key {
      case "safeArea": setObject(view.safeAreaLayoutGuide, for: guide)
      case "contentLayoutGuide":
        if let view = view as? UIScrollView { setObject(view.contentLayoutGuide, for: guide) }
      case "frameLayoutGuide":
        if let view = view as? UIScrollView { setObject(view.frameLayoutGuide, for: guide) }
      case "readableContentGuide": setObject(view.readableContentGuide, for: guide)
      default: warn("unknown layout guide “\(guide.key ?? "")”", at: guide)
      }
    }
  }

  /// Activates the constraints of the views created so far.
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
    guard let first = side(element["firstItem"] ?? element.identifiedAncestor?.id, element["firstAttribute"]) else {
      // An item that is not installed in any size class takes its constraints along.
      if !isLeftOut(element["firstItem"]) { warn("the constraint's first item is missing", at: element) }
      return nil
    }
    guard let attribute = first.attribute else {
      warn("unknown constraint attribute “\(element["firstAttribute"] ?? "")”", at: element)
      return nil
    }
    var second: Side?
    if let id = element["secondItem"] {
      second = side(id, element["secondAttribute"])
      if second == nil {
        if !isLeftOut(id) { warn("the constraint's second item is missing", at: element) }
        return nil
      }
    }
    let other = second?.attribute ?? .notAnAttribute
    let problem =
      NSLayoutConstraint.problem(first.item, attribute, second?.item, other)
      ?? NSLayoutConstraint.axisProblem(attribute, other)
    if let problem {
      warn(problem, at: element)
      return nil
    }
    guard Self.haveCommonAncestor(first.item, second?.item) else {
      warn("the constraint's items are in different views", at: element)
      return nil
    }
    let relation: NSLayoutConstraint.Relation =
      element.choice("relation", ["lessThanOrEqual": .lessThanOrEqual, "greaterThanOrEqual": .greaterThanOrEqual])
      ?? .equal
    let constraint = NSLayoutConstraint(
      item: first.item, attribute: attribute, relatedBy: relation, toItem: second?.item, attribute: other,
      multiplier: Self.multiplier(element["multiplier"]), constant: element.number("constant") ?? 0)
    if let priority = element.number("priority") {
      constraint.priority = UILayoutPriority(Float(min(max(priority, 1), 1000)))
    }
    constraint.identifier = element["identifier"]
    return constraint
  }

  /// One side of a constraint: a view or guide, and its attribute if the document's name for it is known.
  private struct Side {
    var item: NSObject
    var attribute: NSLayoutConstraint.Attribute?
  }

  private func side(_ id: String?, _ word: String?) -> Side? {
    guard let id else { return nil }
    if let item = object(id) { return Side(item: item, attribute: Self.attribute(word)) }
    guard let guide = document.elements[id], guide.name == "viewControllerLayoutGuide" else { return nil }
    return side(ofBarGuide: guide, word)
  }

  /// Before there were safe areas, guides represented the bars at the top and bottom of a controller's view. Their edge
  /// towards the middle is the safe area's, the other one the view's.
  private func side(ofBarGuide guide: InterfaceElement, _ word: String?) -> Side? {
    let controller = owner as? UIViewController
    guard let view = guide.parent?.parent?.child(key: "view")?.id.flatMap(object) as? UIView ?? controller?.loadedView
    else { return nil }
    switch (guide["type"], word) {
    case ("top", "bottom"): return Side(item: view.safeAreaLayoutGuide, attribute: .top)
    case ("bottom", "top"): return Side(item: view.safeAreaLayoutGuide, attribute: .bottom)
    default: return Side(item: view, attribute: Self.attribute(word))
    }
  }

  /// Returns whether an object of the document is left out of this interface by its variations.
  private func isLeftOut(_ id: String?) -> Bool {
    var element = id.flatMap { document.elements[$0] }
    while let current = element, let list = current.parent, let holder = list.parent {
      if list.name == "subviews", !installed("subviews", of: holder).contains(where: { $0 === current }) { return true }
      element = list
    }
    return false
  }

  private static func haveCommonAncestor(_ first: NSObject, _ second: NSObject?) -> Bool {
    guard let second else { return true }
    guard var view = NSLayoutConstraint.view(of: first), let other = NSLayoutConstraint.view(of: second) else {
      return false
    }
    while !other.isDescendant(of: view) {
      guard let above = view.superview else { return false }
      view = above
    }
    return true
  }

  /// Returns a number, or a ratio such as `16:9`.
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
