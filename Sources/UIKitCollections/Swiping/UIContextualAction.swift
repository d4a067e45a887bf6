@_spi(UIKit) import UIKitCore

/// An action that swiping a row reveals.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uicontextualaction).
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// The style of an action, which determines its default colour.
  public enum Style: Int, Sendable {
    /// Changes something without removing the row; a grey button by default.
    case normal = 0
    /// Removes something; a red button by default.
    case destructive = 1
  }

  /// Called when the user chooses the action. It must call the completion handler when it is done, with true if the
  /// action was performed.
  public typealias Handler =
    @MainActor (
      _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
    ) -> Void

  /// The style.
  public let style: Style
  /// The closure that performs the action.
  public let handler: Handler
  /// The title; nil for none.
  open var title: String?
  /// The image; nil for none. A low row shows it without the title.
  open var image: UIImage?
  /// The colour of the button: by default grey, and red for a destructive action. Nil restores the default.
  open var backgroundColor: UIColor! {
    get { color ?? (style == .destructive ? .systemRed : .systemGray) }
    set { color = newValue }
  }
  private var color: UIColor?

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}
