@_spi(UIKit) import UIKitCore

/// An action that swiping a row reveals, in the form of early versions of iOS; see `UIContextualAction`.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitableviewrowaction).
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
  /// Whether an action is destructive, in which case it is red.
  public enum Style: Int, Sendable {
    case `default` = 0
    case normal = 1
    /// Another name for `.default`.
    public static var destructive: Style { .default }
  }

  /// The style that the action was created with.
  public let style: Style
  /// The button's title.
  open var title: String?
  /// The button's colour; nil, the default, stands for that of the style.
  open var backgroundColor: UIColor?
  /// Stored, without effect: buttons are drawn in `backgroundColor`.
  open var backgroundEffect: UIVisualEffect?
  let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates an action; `handler` is called when its button is pressed.
  public init(
    style: Style, title: String?, handler: @escaping (_ action: UITableViewRowAction, _ indexPath: IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}
