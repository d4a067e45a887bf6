/// A button of an alert.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uialertaction).
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// A name that identifies it in tests; nil by default. It is never read out.
  open var accessibilityIdentifier: String?

  /// The meaning of an alert's button.
  public enum Style: Int, Sendable { case `default` = 0, cancel, destructive }

  /// The title of the button.
  open private(set) var title: String?
  /// The meaning of the button.
  open private(set) var style: Style
  /// Whether the button can be clicked; true by default.
  open var isEnabled = true { didSet { onChange?() } }
  let handler: (@MainActor (UIAlertAction) -> Void)?
  final var onChange: (@MainActor () -> Void)?

  /// Creates a button. `handler` is called after the alert was dismissed.
  public init(title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}
