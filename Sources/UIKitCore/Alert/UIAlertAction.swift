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
  private(set) final var handler: (@MainActor (UIAlertAction) -> Void)?
  final var onChange: (@MainActor () -> Void)?

  /// Creates a button without a title, as subclasses of tests do.
  public override init() {
    style = .default
    super.init()
  }

  /// Creates a button. `handler` is called after the alert was dismissed.
  public convenience init(title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil) {
    self.init()
    self.title = title
    self.style = style
    self.handler = handler
  }
}
