/// An object that is notified of the selections in a tab bar.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitabbardelegate).
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called after the user selected a tab, also the one that was selected before.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  /// Called by `beginCustomizingItems(_:)` before it starts, with all items that could be shown.
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
  /// Called by `beginCustomizingItems(_:)` after it has started.
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
  /// Called by `endCustomizing(animated:)` before it ends. `changed` is false: see `beginCustomizingItems(_:)`.
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
  /// Called by `endCustomizing(animated:)` after it has ended. `changed` is false.
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    OptionalMethod.handleMissing(.tabBarDidSelect, of: self as any UITabBarDelegate, [tabBar, item]) {
      $0.tabBar(tabBar, didSelect: item)
    }
  }
  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
    OptionalMethod.handleMissing(.tabBarWillBeginCustomizing, of: self as any UITabBarDelegate, [tabBar, items]) {
      $0.tabBar(tabBar, willBeginCustomizing: items)
    }
  }
  public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
    OptionalMethod.handleMissing(.tabBarDidBeginCustomizing, of: self as any UITabBarDelegate, [tabBar, items]) {
      $0.tabBar(tabBar, didBeginCustomizing: items)
    }
  }
  public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
    OptionalMethod.handleMissing(
      .tabBarWillEndCustomizing, of: self as any UITabBarDelegate, [tabBar, items, changed]
    ) {
      $0.tabBar(tabBar, willEndCustomizing: items, changed: changed)
    }
  }
  public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
    OptionalMethod.handleMissing(
      .tabBarDidEndCustomizing, of: self as any UITabBarDelegate, [tabBar, items, changed]
    ) {
      $0.tabBar(tabBar, didEndCustomizing: items, changed: changed)
    }
  }
}
