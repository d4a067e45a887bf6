/// An item below a preview on iOS 9 to 12.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uipreviewactionitem).
@preconcurrency @MainActor public protocol UIPreviewActionItem: NSObjectProtocol {
  /// The title of the item.
  var title: String { get }
}

/// An action below a preview on iOS 9 to 12. Previews here have menus, which use `UIAction`.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uipreviewaction).
@preconcurrency @MainActor open class UIPreviewAction: NSObject, UIPreviewActionItem {
  /// The appearance of an action.
  public enum Style: Int, Sendable { case `default` = 0, selected, destructive }

  /// The title of the action.
  public let title: String
  /// The closure that is called when the action is chosen.
  public let handler: @MainActor (any UIPreviewActionItem, UIViewController) -> Void

  /// Creates an action.
  public init(
    title: String, style: Style, handler: @escaping @MainActor (UIPreviewAction, UIViewController) -> Void
  ) {
    self.title = title
    self.handler = { item, controller in
      if let action = item as? UIPreviewAction { handler(action, controller) }
    }
    super.init()
  }
}

/// A group of actions below a preview, on iOS 9 to 12.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uipreviewactiongroup).
@preconcurrency @MainActor open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
  public let title: String
  let actions: [UIPreviewAction]

  /// Creates a group of actions.
  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    self.title = title
    self.actions = actions
    super.init()
  }
}
