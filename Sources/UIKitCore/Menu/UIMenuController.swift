/// The edit menu of the window: actions such as cut, copy and paste that the responder chain can perform, and the app's
/// own entries. Superseded by `UIEditMenuInteraction`.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uimenucontroller).
@preconcurrency @MainActor open class UIMenuController: NSObject {
  /// The direction of the menu's arrow. Menus here have no arrows.
  public enum ArrowDirection: Int, Sendable {
    case `default` = 0
    case up, down, left, right
  }

  /// Posted before the menu appears.
  public nonisolated static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
  /// Posted after the menu has appeared.
  public nonisolated static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
  /// Posted before the menu disappears.
  public nonisolated static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
  /// Posted after the menu has disappeared.
  public nonisolated static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
  /// Posted on iOS when the menu's frame has changed. Never posted here.
  public nonisolated static let menuFrameDidChangeNotification = Notification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")

  /// The controller of the menu.
  public static let shared = UIMenuController()

  /// The entries after the standard ones; nil for none. Those that no responder of the chain can perform are left out.
  open var menuItems: [UIMenuItem]?
  /// The direction of the menu's arrow. Stored; has no effect.
  open var arrowDirection = ArrowDirection.default
  /// Whether the menu is open.
  open var isMenuVisible: Bool { overlay?.isClosing == false }
  /// The frame of the menu on the screen.
  open var menuFrame: CGRect { overlay?.menuFrame ?? .zero }

  private weak var overlay: MenuOverlay?
  private weak var targetView: UIView?
  private var targetRect = CGRect.zero

  /// Shows the menu next to `targetRect`, in the view's coordinates, unless no responder can perform any of its
  /// actions.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    guard let window = targetView.window else { return }
    hideMenu()
    let entries = EditMenu.entries(from: window.firstResponder ?? targetView, sender: self, further: menuItems ?? [])
    guard !entries.isEmpty else { return }
    post(UIMenuController.willShowMenuNotification)
    let made = MenuOverlay(menu: UIMenu(children: entries), sender: targetView) {}
    made.onClose = { [weak self] in
      self?.post(UIMenuController.willHideMenuNotification)
      self?.post(UIMenuController.didHideMenuNotification)
    }
    overlay = made
    made.show(in: window, beside: targetView.convert(targetRect, to: window))
    post(UIMenuController.didShowMenuNotification)
  }

  /// Closes the menu, if it is open.
  open func hideMenu() {
    overlay?.close(animated: false)
    overlay = nil
  }

  /// Closes the menu, if it is open.
  open func hideMenu(from targetView: UIView) { hideMenu() }

  /// Shows the menu again, with the actions that can be performed now.
  open func update() {
    guard isMenuVisible, let targetView else { return }
    showMenu(from: targetView, rect: targetRect)
  }

  /// Sets the rectangle for `setMenuVisible(_:animated:)`, in the view's coordinates.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    self.targetRect = targetRect
    self.targetView = targetView
  }

  /// Shows or closes the menu at the target rectangle.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    guard menuVisible else { return hideMenu() }
    if let targetView { showMenu(from: targetView, rect: targetRect) }
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

/// An entry of the app's own in `UIMenuController`.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uimenuitem).
@preconcurrency @MainActor open class UIMenuItem: NSObject {
  /// The title of the entry.
  open var title: String
  /// The method that is called on the responder chain.
  open var action: Selector

  /// Creates an entry.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}
