extension UITabBarController {
  /// The presentation of tabs. Stored; has no effect: they are always in a bar.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/uikit/uitabbarcontroller/mode-swift.enum).
  public enum Mode: Int, Sendable {
    case automatic = 0
    /// A bar.
    case tabBar = 1
    /// A bar that the user can turn into a sidebar.
    case tabSidebar = 2
  }

  /// When scrolling makes the tab bar smaller. Stored; has no effect: as on an iPad, it keeps its size.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/uikit/uitabbarcontroller/minimizebehavior).
  public enum MinimizeBehavior: Int, Sendable {
    case automatic = 0
    case never = 1
    case onScrollDown = 2
    case onScrollUp = 3
  }

  /// Creates a controller of tabs.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }

  /// Returns the tab with an identifier, in groups too; nil for none.
  public func tab(forIdentifier identifier: String) -> UITab? {
    for tab in tabs {
      if tab.identifier == identifier { return tab }
      if let found = (tab as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
    }
    return nil
  }
}
