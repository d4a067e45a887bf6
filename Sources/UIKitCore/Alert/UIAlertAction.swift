/// A button of an alert.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default` = 0, cancel, destructive }

  open private(set) var title: String?
  open private(set) var style: Style
  open var isEnabled = true { didSet { onChange?() } }
  let handler: (@MainActor (UIAlertAction) -> Void)?
  final var onChange: (@MainActor () -> Void)?

  public init(title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}
