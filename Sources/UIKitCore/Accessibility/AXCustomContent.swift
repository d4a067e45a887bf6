/// A further fact about an element: what it is, and how it is for this one.
@preconcurrency @MainActor open class AXCustomContent: NSObject {
  /// When a fact is said.
  public enum Importance: UInt, Sendable {
    /// When a person looks for it. AT-SPI has no such place, so it is kept and not said.
    case `default` = 0
    /// With the element.
    case high = 1
  }

  open private(set) var attributedLabel: NSAttributedString
  open private(set) var attributedValue: NSAttributedString
  open var importance = Importance.default
  open var label: String { attributedLabel.string }
  open var value: String { attributedValue.string }

  public init(label: String, value: String) {
    attributedLabel = NSAttributedString(string: label)
    attributedValue = NSAttributedString(string: value)
    super.init()
  }

  public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
    attributedLabel = label
    attributedValue = value
    super.init()
  }
}

/// An element with further facts.
@preconcurrency @MainActor public protocol AXCustomContentProvider: NSObjectProtocol {
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}
