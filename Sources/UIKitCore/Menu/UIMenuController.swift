/// The edit menu of the window: what the responder chain can do of cut, copy, paste and so on, and the program's own
/// entries.
@preconcurrency @MainActor open class UIMenuController: NSObject {
  public enum ArrowDirection: Int, Sendable {
    case `default` = 0
    case up, down, left, right
  }

  public nonisolated static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
  public nonisolated static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
  public nonisolated static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
  public nonisolated static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
  public nonisolated static let menuFrameDidChangeNotification = Notification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")

  public static let shared = UIMenuController()

  /// Entries after the standard ones; only those that someone in the responder chain can perform are shown.
  open var menuItems: [UIMenuItem]?
  open var arrowDirection = ArrowDirection.default
  open var isMenuVisible: Bool { overlay?.isClosing == false }
  /// Where the menu is, on the screen.
  open var menuFrame: CGRect { overlay?.menuFrame ?? .zero }

  private weak var overlay: MenuOverlay?
  private weak var targetView: UIView?
  private var targetRect = CGRect.zero

  /// Shows the menu beside `targetRect`, in the view's coordinates, unless no responder can perform any of its actions.
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

  open func hideMenu() {
    overlay?.close(animated: false)
    overlay = nil
  }

  open func hideMenu(from targetView: UIView) { hideMenu() }

  /// Shows the menu anew, with what can be performed now.
  open func update() {
    guard isMenuVisible, let targetView else { return }
    showMenu(from: targetView, rect: targetRect)
  }

  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    self.targetRect = targetRect
    self.targetView = targetView
  }

  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    guard menuVisible else { return hideMenu() }
    if let targetView { showMenu(from: targetView, rect: targetRect) }
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

/// An entry of `UIMenuController`.
@preconcurrency @MainActor open class UIMenuItem: NSObject {
  open var title: String
  open var action: Selector

  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}
