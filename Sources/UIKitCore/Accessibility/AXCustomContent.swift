/// An additional fact about an element, with a label and a value.
///
/// See [Apple's page](https://developer.apple.com/documentation/accessibility/axcustomcontent).
@preconcurrency @MainActor open class AXCustomContent: NSObject {
  /// When a fact is read out.
  public enum Importance: UInt, Sendable {
    /// When the user looks for it. AT-SPI has no means for that, so the fact is kept and not read.
    case `default` = 0
    /// Together with the element.
    case high = 1
  }

  /// The label with attributes.
  open private(set) var attributedLabel: NSAttributedString
  /// The value with attributes.
  open private(set) var attributedValue: NSAttributedString
  /// When the fact is read out; `.default` by default, which is never here.
  open var importance = Importance.default
  /// The label, such as “Duration”.
  open var label: String { attributedLabel.string }
  /// The value, such as “30 minutes”.
  open var value: String { attributedValue.string }

  /// Creates a fact.
  public init(label: String, value: String) {
    attributedLabel = NSAttributedString(string: label)
    attributedValue = NSAttributedString(string: value)
    super.init()
  }

  /// Creates a fact with attributed texts.
  public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
    attributedLabel = label
    attributedValue = value
    super.init()
  }
}

/// An element with additional facts.
///
/// See [Apple's page](https://developer.apple.com/documentation/accessibility/axcustomcontentprovider).
@preconcurrency @MainActor public protocol AXCustomContentProvider: NSObjectProtocol {
  /// The facts; nil for none.
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}

/// A closure that returns facts.
///
/// See [Apple's page](https://developer.apple.com/documentation/accessibility/axcustomcontentreturnblock).
public typealias AXCustomContentReturnBlock = () -> [AXCustomContent]?

extension AXCustomContentProvider {
  /// An optional property for a closure that returns the facts. Always nil: closures of conforming types are not used.
  public var accessibilityCustomContentBlock: AXCustomContentReturnBlock?? { nil }
}
