import WindowServer

extension UIWindow {
  /// The server in force.
  static var server: (any WindowServer)? { nil }

  func didShow() {
    UIApplication.visibleWindows.append(WeakWindow(self))
    rootViewController?.windowDidShow(self)
    scheduleLayout()
    NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: self)
  }

  func didHide() {
    UIApplication.visibleWindows.removeAll { $0.window == nil || $0.window === self }
    if isKeyWindow {
      UIApplication.keyWindowReference = nil
      resignKey()
    }
    stopLayout()
    rootViewController?.windowDidHide(self)
    NotificationCenter.default.post(name: UIWindow.didBecomeHiddenNotification, object: self)
  }

  func rootViewControllerDidChange(from old: UIViewController?) {
    guard old !== rootViewController else { return }
    old?.leaveWindowRoot()
    rootViewController?.becomeWindowRoot(of: self)
  }
}

/// A window that may be released while it is listed.
struct WeakWindow {
  weak var window: UIWindow?
  init(_ window: UIWindow) { self.window = window }
}
