/// A kind of element in a view, such as links or errors, among which the user can move.
///
/// Stored; has no effect: AT-SPI has no rotors.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor).
@preconcurrency @MainActor open class UIAccessibilityCustomRotor: NSObject {
  /// The direction of a rotor's search.
  public enum Direction: Int, Sendable {
    case previous = 0
    case next = 1
  }

  /// The kinds of elements that the system knows.
  public enum SystemRotorType: Int, Sendable {
    case none = 0
    case link, visitedLink, heading
    case headingLevel1, headingLevel2, headingLevel3, headingLevel4, headingLevel5, headingLevel6
    case boldText, italicText, underlineText, misspelledWord
    case image, textField, table, list, landmark
  }

  /// A closure that finds the next or previous element; nil if there is none.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  /// The name of the rotor.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  /// The name with attributes.
  open var attributedName: NSAttributedString
  /// The system's kind of elements; none for the app's own.
  open private(set) var systemRotorType: SystemRotorType
  /// The closure that finds the next or previous element. Never called here.
  open var itemSearchBlock: Search

  /// Creates a rotor with a name.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    attributedName = NSAttributedString(string: name)
    systemRotorType = .none
    self.itemSearchBlock = itemSearchBlock
    super.init()
  }

  /// Creates a rotor with an attributed name.
  public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
    self.attributedName = attributedName
    systemRotorType = .none
    self.itemSearchBlock = itemSearchBlock
    super.init()
  }

  /// Creates a rotor of one of the system's kinds.
  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    attributedName = NSAttributedString(string: "")
    systemRotorType = type
    self.itemSearchBlock = itemSearchBlock
    super.init()
  }
}

/// The start of a rotor's search.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotorsearchpredicate).
@preconcurrency @MainActor open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The current element.
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  /// The direction of the search; `.next` by default.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// An element, or a range of its text, that a rotor has found.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotoritemresult).
@preconcurrency @MainActor open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element. It is not retained.
  open weak var targetElement: (any NSObjectProtocol)?
  /// The range of the element's text; nil for all.
  open var targetRange: UITextRange?

  public override init() { super.init() }

  /// Creates a result.
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init()
  }
}
