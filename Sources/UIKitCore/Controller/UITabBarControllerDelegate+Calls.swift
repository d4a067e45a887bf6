// `delegate?.method?(…)`, nil where the method is not implemented; see `OptionalMethod`.
extension UITabBarControllerDelegate {
  /// The optional methods of the name as a value: nil results where the object implements none of them.
  @_disfavoredOverload public var tabBarController: _UITabBarControllerDelegate_tabBarController? {
    _UITabBarControllerDelegate_tabBarController(target: self)
  }
}

/// The optional `tabBarController` methods of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UITabBarControllerDelegate_tabBarController {
  let target: any UITabBarControllerDelegate

  @discardableResult public func callAsFunction(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool? {
    OptionalMethod.call(.tabBarControllerShouldSelect) {
      target.tabBarController(tabBarController, shouldSelect: viewController)
    }
  }

  @discardableResult public func callAsFunction(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) -> Void? {
    OptionalMethod.call(.tabBarControllerDidSelect) {
      target.tabBarController(tabBarController, didSelect: viewController)
    }
  }
}
