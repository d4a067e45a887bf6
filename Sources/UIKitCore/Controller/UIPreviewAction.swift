/// Something below a preview on iOS 9 to 12.
@preconcurrency @MainActor public protocol UIPreviewActionItem: NSObjectProtocol {
  var title: String { get }
}

/// An action below a preview on iOS 9 to 12. Previews here are menus, which take `UIAction`.
@preconcurrency @MainActor open class UIPreviewAction: NSObject, UIPreviewActionItem {
  /// The look of the action.
  public enum Style: Int, Sendable { case `default` = 0, selected, destructive }

  public let title: String
  /// Called when the action is chosen.
  public let handler: @MainActor (any UIPreviewActionItem, UIViewController) -> Void

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

/// Actions below a preview behind one title, on iOS 9 to 12.
@preconcurrency @MainActor open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
  public let title: String
  let actions: [UIPreviewAction]

  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    self.title = title
    self.actions = actions
    super.init()
  }
}
