// For `delegate?.method?(…)`, which is nil if the method is not implemented; see `OptionalMethod`.
extension UITabBarDelegate {
  /// The optional methods of this name as a value, which return nil if the object does not implement them.
  @_disfavoredOverload public var tabBar: _UITabBarDelegate_tabBar? {
    _UITabBarDelegate_tabBar(target: self)
  }
}

/// The optional `tabBar` methods of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UITabBarDelegate_tabBar {
  let target: any UITabBarDelegate

  /// Calls `tabBar(_:didSelect:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(_ tabBar: UITabBar, didSelect item: UITabBarItem) -> Void? {
    OptionalMethod.call(.tabBarDidSelect) { target.tabBar(tabBar, didSelect: item) }
  }
}
