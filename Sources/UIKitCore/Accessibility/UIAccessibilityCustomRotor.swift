/// A kind of thing in a view by which a person goes from one to the next: the links, the errors.
///
/// Stored but unused; AT-SPI has no rotors, so screen readers here do not offer them.
@preconcurrency @MainActor open class UIAccessibilityCustomRotor: NSObject {
  public enum Direction: Int, Sendable {
    case previous = 0
    case next = 1
  }

  public enum SystemRotorType: Int, Sendable {
    case none = 0
    case link, visitedLink, heading
    case headingLevel1, headingLevel2, headingLevel3, headingLevel4, headingLevel5, headingLevel6
    case boldText, italicText, underlineText, misspelledWord
    case image, textField, table, list, landmark
  }

  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  open var attributedName: NSAttributedString
  open private(set) var systemRotorType: SystemRotorType
  /// Finds the next thing, or the one before; nil where there is none.
  open var itemSearchBlock: Search

  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    attributedName = NSAttributedString(string: name)
    systemRotorType = .none
    self.itemSearchBlock = itemSearchBlock
    super.init()
  }

  public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
    self.attributedName = attributedName
    systemRotorType = .none
    self.itemSearchBlock = itemSearchBlock
    super.init()
  }

  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    attributedName = NSAttributedString(string: "")
    systemRotorType = type
    self.itemSearchBlock = itemSearchBlock
    super.init()
  }
}

/// Where a rotor's search begins.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// An element, or a range of text in it, that a rotor found.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorItemResult: NSObject {
  open weak var targetElement: (any NSObjectProtocol)?
  open var targetRange: UITextRange?

  public override init() { super.init() }

  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init()
  }
}
