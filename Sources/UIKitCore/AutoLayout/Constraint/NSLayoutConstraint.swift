/// A linear relation between attributes of one or two items: `first = multiplier × second + constant`, or ≤, or ≥.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/nslayoutconstraint).
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// The view or layout guide on the left-hand side. Not retained.
  open private(set) weak var firstItem: AnyObject?
  /// The view or layout guide on the right-hand side; nil for a constant width or height. Not retained.
  open private(set) weak var secondItem: AnyObject?
  /// The attribute of the first item.
  public let firstAttribute: Attribute
  /// The attribute of the second item; `.notAnAttribute` without one.
  public let secondAttribute: Attribute
  /// The relation of the first attribute to the other side.
  public let relation: Relation
  /// The factor of the second attribute.
  public let multiplier: CGFloat
  /// A name for reports of constraints that contradict each other; nil by default.
  open var identifier: String?

  /// The constant in points. Changing it is cheap: a number is changed, and nothing is solved again.
  open var constant: CGFloat {
    didSet { if constant != oldValue { engine?.constantDidChange(self) } }
  }

  /// The strength of the constraint; 1,000 (required) by default (facts 14.6).
  open var priority: UILayoutPriority = .required {
    didSet { if priority != oldValue { engine?.priorityDidChange(self) } }
  }

  /// Whether the constraint is archived with its view; false by default. Stored; has no effect.
  open var shouldBeArchived = false

  /// The order of creation: the later of two that contradict each other yields (facts 14.5).
  let serial: Int
  /// The order of activation: the item named first wins ties (facts 14.1).
  private(set) var activation = 0
  private static var lastSerial = 0
  /// The view that holds the constraint while it is active.
  weak var holder: UIView?
  weak var engine: (any ConstraintEngine)?

  /// Creates a constraint without items, which has no effect.
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

  /// Called when the constraint was loaded from a nib or storyboard and outlets are connected. The default does
  /// nothing.
  open func awakeFromNib() {}

  /// Creates an inactive constraint.
  ///
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

  /// Returns a description of what is wrong with a pair of attributes; nil for a valid pair.
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
    if attribute.isDimension != other.isDimension {
      return "Invalid pairing of layout attributes: \(attribute) and \(other), a size and a location."
    }
    if (attribute.isDirectional && other.isAbsoluteSide) || (attribute.isAbsoluteSide && other.isDirectional) {
      return "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. "
        + "Use leading/trailing for both or neither."
    }
    return nil
  }

  /// Returns a description of two locations along different axes, and nil for any other pair.
  ///
  /// Such a constraint can be created and activated, which tests of apps do; iOS is reported to raise
  /// `NSInvalidLayoutConstraintException` when it lays one out. This has not been measured.
  static func axisProblem(_ attribute: Attribute, _ other: Attribute) -> String? {
    guard other != .notAnAttribute, !attribute.isDimension, !other.isDimension,
      attribute.isVertical != other.isVertical
    else { return nil }
    return "Constraint improperly relates anchors of incompatible types: \(attribute) and \(other) lie along different "
      + "axes."
  }

  /// Activates constraints; see `isActive`.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Whether the constraint takes part in layout; false by default. Activating adds it to the closest common ancestor
  /// of its items, which must exist.
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

  /// The anchor of the first item.
  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor(item: firstItem ?? self, attribute: firstAttribute)
  }

  /// The anchor of the second item; nil without one.
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

/// Stops the program with a message like those of UIKit's exceptions.
func layoutStop(_ message: String) -> Never { fatalError(message) }

extension UIView {
  /// Returns the deepest view that contains both, which may be one of them. O(depth).
  func closestCommonAncestor(with other: UIView) -> UIView? {
    var candidate: UIView? = self
    while let view = candidate {
      if other.isDescendant(of: view) { return view }
      candidate = view.superview
    }
    return nil
  }
}
