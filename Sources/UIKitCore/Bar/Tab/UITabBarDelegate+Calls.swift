// `delegate?.method?(…)`, nil where the method is not implemented; see `OptionalMethod`.
extension UITabBarDelegate {
  /// The optional methods of the name as a value: nil results where the object implements none of them.
  @_disfavoredOverload public var tabBar: _UITabBarDelegate_tabBar? {
    _UITabBarDelegate_tabBar(target: self)
  }
}

/// The optional `tabBar` methods of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UITabBarDelegate_tabBar {
  let target: any UITabBarDelegate

  @discardableResult public func callAsFunction(_ tabBar: UITabBar, didSelect item: UITabBarItem) -> Void? {
    OptionalMethod.call(.tabBarDidSelect) { target.tabBar(tabBar, didSelect: item) }
  }
}
