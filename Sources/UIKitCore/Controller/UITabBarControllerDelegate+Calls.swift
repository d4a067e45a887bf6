// For `delegate?.method?(…)`, which is nil if the method is not implemented; see `OptionalMethod`.
extension UITabBarControllerDelegate {
  /// The optional methods of this name as a value, which return nil if the object does not implement them.
  @_disfavoredOverload public var tabBarController: _UITabBarControllerDelegate_tabBarController? {
    _UITabBarControllerDelegate_tabBarController(target: self)
  }
}

/// The optional `tabBarController` methods of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UITabBarControllerDelegate_tabBarController {
  let target: any UITabBarControllerDelegate

  /// Calls `tabBarController(_:shouldSelect:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool? {
    OptionalMethod.call(.tabBarControllerShouldSelect) {
      target.tabBarController(tabBarController, shouldSelect: viewController)
    }
  }

  /// Calls `tabBarController(_:didSelect:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) -> Void? {
    OptionalMethod.call(.tabBarControllerDidSelect) {
      target.tabBarController(tabBarController, didSelect: viewController)
    }
  }
}
