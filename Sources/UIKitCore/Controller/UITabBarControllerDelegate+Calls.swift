// For `delegate?.method?(…)`, which is nil if the method is not implemented; see `OptionalMethod`.
extension UITabBarControllerDelegate {
  /// The optional methods of this name as a value, which return nil if the object does not implement them.
  @_disfavoredOverload public var tabBarController: _UITabBarControllerDelegate_tabBarController? {
    _UITabBarControllerDelegate_tabBarController(target: self)
  }
  /// The optional method as a value, whose result is nil if the object does not implement it.
  @_disfavoredOverload public var tabBarControllerSupportedInterfaceOrientations:
    (@MainActor (UITabBarController) -> UIInterfaceOrientationMask?)?
  {
    { controller in
      OptionalMethod.call(.tabBarControllerSupportedInterfaceOrientations) {
        self.tabBarControllerSupportedInterfaceOrientations(controller)
      }
    }
  }
  /// The optional method as a value, whose result is nil if the object does not implement it.
  @_disfavoredOverload public var tabBarControllerPreferredInterfaceOrientationForPresentation:
    (@MainActor (UITabBarController) -> UIInterfaceOrientation?)?
  {
    { controller in
      OptionalMethod.call(.tabBarControllerPreferredInterfaceOrientation) {
        self.tabBarControllerPreferredInterfaceOrientationForPresentation(controller)
      }
    }
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

  /// Calls `tabBarController(_:shouldSelectTab:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool? {
    OptionalMethod.call(.tabBarControllerShouldSelectTab) {
      target.tabBarController(tabBarController, shouldSelectTab: tab)
    }
  }

  /// Calls `tabBarController(_:didSelectTab:previousTab:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) -> Void? {
    OptionalMethod.call(.tabBarControllerDidSelectTab) {
      target.tabBarController(tabBarController, didSelectTab: selectedTab, previousTab: previousTab)
    }
  }

  /// Calls `tabBarController(_:willBeginCustomizing:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  ) -> Void? {
    OptionalMethod.call(.tabBarControllerWillBeginCustomizing) {
      target.tabBarController(tabBarController, willBeginCustomizing: viewControllers)
    }
  }

  /// Calls `tabBarController(_:willEndCustomizing:changed:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) -> Void? {
    OptionalMethod.call(.tabBarControllerWillEndCustomizing) {
      target.tabBarController(tabBarController, willEndCustomizing: viewControllers, changed: changed)
    }
  }

  /// Calls `tabBarController(_:didEndCustomizing:changed:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) -> Void? {
    OptionalMethod.call(.tabBarControllerDidEndCustomizing) {
      target.tabBarController(tabBarController, didEndCustomizing: viewControllers, changed: changed)
    }
  }

  /// Calls `tabBarController(_:animationControllerForTransitionFrom:to:)` and returns nil if the object does not
  /// implement it.
  @discardableResult public func callAsFunction(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    target.tabBarController(tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
  }

  /// Calls `tabBarController(_:interactionControllerFor:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    target.tabBarController(tabBarController, interactionControllerFor: animationController)
  }
}
