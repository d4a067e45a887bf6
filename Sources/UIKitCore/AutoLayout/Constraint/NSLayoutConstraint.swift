/// A linear relation between attributes of one or two items: `first = multiplier × second + constant`, or ≤, or ≥.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// The view or layout guide on the left-hand side. Not retained.
  open private(set) weak var firstItem: AnyObject?
  /// The view or layout guide on the right-hand side; nil for a constant width or height. Not retained.
  open private(set) weak var secondItem: AnyObject?
  public let firstAttribute: Attribute
  public let secondAttribute: Attribute
  public let relation: Relation
  public let multiplier: CGFloat
  /// Named in reports of constraints that contradict each other.
  open var identifier: String?

  /// Points. Changing it is cheap: the engine moves a number, it solves nothing anew.
  open var constant: CGFloat {
    didSet { if constant != oldValue { engine?.constantDidChange(self) } }
  }

  /// 1,000 (required) unless changed (facts 14.6).
  open var priority: UILayoutPriority = .required {
    didSet { if priority != oldValue { engine?.priorityDidChange(self) } }
  }

  open var shouldBeArchived = false

  /// The order in which constraints were made: the later of two that contradict each other yields (facts 14.5).
  let serial: Int
  /// The order in which constraints became active: the item named first wins ties (facts 14.1).
  private(set) var activation = 0
  private static var lastSerial = 0
  /// The view that holds the constraint while it is active.
  weak var holder: UIView?
  weak var engine: LayoutEngine?

  /// A constraint of nothing, which has no effect.
  public override init() {
    firstAttribute = .notAnAttribute
    secondAttribute = .notAnAttribute
    relation = .equal
    multiplier = 1
    constant = 0
    Self.lastSerial += 1
    serial = Self.lastSerial
    super.init()
  }

  /// Called when a nib or storyboard is loaded, after outlets are connected. Does nothing here.
  open func awakeFromNib() {}

  /// - Parameters:
  ///   - view1: a `UIView` or a `UILayoutGuide`.
  ///   - attr2: `.notAnAttribute`, with a nil `view2`, for a constant width or height.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let first = view1 as AnyObject
    let second = view2.map { $0 as AnyObject }
    if let problem = Self.problem(first, attr1, second, attr2) { layoutStop(problem) }
    firstItem = first
    secondItem = second
    firstAttribute = attr1
    secondAttribute = second == nil ? .notAnAttribute : attr2
    self.relation = relation
    self.multiplier = multiplier
    constant = c
    Self.lastSerial += 1
    serial = Self.lastSerial
    super.init()
  }

  /// Describes the fault of a pair of attributes; nil for a valid pair.
  static func problem(
    _ first: AnyObject, _ attribute: Attribute, _ second: AnyObject?, _ other: Attribute
  ) -> String? {
    for item in [first, second] {
      if let item, !(item is UIView), !(item is UILayoutGuide) {
        return "Constraint items must each be a view or layout guide, not \(type(of: item))."
      }
    }
    if attribute == .notAnAttribute { return "A constraint needs an attribute of its first item." }
    if second == nil || other == .notAnAttribute {
      guard attribute.isDimension else {
        return "A constraint cannot be made that sets a location equal to a constant. Location attributes must be "
          + "specified in pairs."
      }
      return nil
    }
    // A width may follow a height: that is what an aspect ratio is.
    if attribute.isVertical != other.isVertical, !(attribute.isDimension && other.isDimension) {
      return "Invalid pairing of layout attributes: \(attribute) and \(other) lie along different axes."
    }
    if attribute.isDimension != other.isDimension {
      return "Invalid pairing of layout attributes: \(attribute) and \(other), a size and a location."
    }
    if (attribute.isDirectional && other.isAbsoluteSide) || (attribute.isAbsoluteSide && other.isDirectional) {
      return "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. "
        + "Use leading/trailing for both or neither."
    }
    return nil
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Whether the constraint takes part in layout. Activating adds it to the closest common ancestor of its items; there
  /// must be one.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue {
        guard let ancestor = closestCommonAncestor else {
          layoutStop(
            "Unable to activate constraint with anchors \(Self.name(firstItem, firstAttribute)) and "
              + "\(Self.name(secondItem, secondAttribute)) because they have no common ancestor. "
              + "Does the constraint or its anchors reference items in different view hierarchies? That's illegal.")
        }
        ancestor.hold(self)
      } else {
        holder?.release(self)
      }
    }
  }

  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor(item: firstItem ?? self, attribute: firstAttribute)
  }

  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondItem.map { NSLayoutAnchor(item: $0, attribute: secondAttribute) }
  }

  // MARK: For the engine

  func becomeActive(heldBy view: UIView) {
    holder = view
    Self.lastSerial += 1
    activation = Self.lastSerial
  }

  var firstView: UIView? { Self.view(of: firstItem) }
  var secondView: UIView? { Self.view(of: secondItem) }

  static func view(of item: AnyObject?) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }

  private var closestCommonAncestor: UIView? {
    guard let first = firstView else { return nil }
    guard secondItem != nil else { return first }
    guard let second = secondView else { return nil }
    return first.closestCommonAncestor(with: second)
  }

  // MARK: Description

  private static func name(_ item: AnyObject?, _ attribute: Attribute) -> String {
    guard let item else { return "nil" }
    return "<\(describe(item)).\(attribute)>"
  }

  static func describe(_ item: AnyObject) -> String {
    if let guide = item as? UILayoutGuide, !guide.identifier.isEmpty {
      return "\(type(of: item)) '\(guide.identifier)'"
    }
    let address = UInt(bitPattern: ObjectIdentifier(item).hashValue)
    return "\(type(of: item)):0x\(String(address, radix: 16))"
  }

  nonisolated open override var description: String {
    MainActor.assumeIsolated {
      let sign = relation == .equal ? "==" : relation == .lessThanOrEqual ? "<=" : ">="
      var text = "<NSLayoutConstraint"
      if let identifier { text += " '\(identifier)'" }
      text += " \(firstItem.map(Self.describe) ?? "nil").\(firstAttribute) \(sign) "
      if secondAttribute != .notAnAttribute {
        if multiplier != 1 { text += "\(Self.number(multiplier))*" }
        text += "\(secondItem.map(Self.describe) ?? "nil").\(secondAttribute)"
        if constant != 0 { text += constant < 0 ? " - \(Self.number(-constant))" : " + \(Self.number(constant))" }
      } else {
        text += Self.number(constant)
      }
      if priority != .required { text += " @\(Self.number(CGFloat(priority.rawValue)))" }
      return text + " (\(isActive ? "active" : "inactive"))>"
    }
  }

  private static func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }
}

/// Stops the program with a message of the kind UIKit's exceptions carry.
func layoutStop(_ message: String) -> Never { fatalError(message) }

extension UIView {
  /// The deepest view both are in, which may be one of them. O(depth).
  func closestCommonAncestor(with other: UIView) -> UIView? {
    var candidate: UIView? = self
    while let view = candidate {
      if other.isDescendant(of: view) { return view }
      candidate = view.superview
    }
    return nil
  }
}
