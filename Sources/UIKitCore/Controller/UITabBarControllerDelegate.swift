/// An object that decides which tabs can be selected, that is notified of selections, and that provides transitions.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate).
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Returns whether a tab may be selected by the user; true by default.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  /// Called after the user selected a tab, also the one that was selected before.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// Called before the user rearranges tabs. Never called: all tabs are shown, in a fixed order.
  func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController])
  /// Called before the user has rearranged tabs. Never called.
  func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool)
  /// Called after the user has rearranged tabs. Never called.
  func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool)
  /// Returns the supported orientations. Without effect, as windows are not rotated.
  func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientationMask
  /// Returns the preferred orientation. Without effect, as windows are not rotated.
  func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientation
  /// Returns the animator of a change to another controller, by the user or the program; nil, the default, for none.
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the object that drives the animator; nil, the default, to let it run by itself.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns whether a tab of `UITabBarController.tabs` may be selected by the user; true by default.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
  /// Called after the user selected a tab of `UITabBarController.tabs`, also the one that was selected before.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
}

extension UITabBarControllerDelegate {
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)
    -> Bool
  {
    OptionalMethod.isMissing(.tabBarControllerShouldSelect)
    return true
  }
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    OptionalMethod.isMissing(.tabBarControllerDidSelect)
  }
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
    OptionalMethod.isMissing(.tabBarControllerShouldSelectTab)
    return true
  }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) { OptionalMethod.isMissing(.tabBarControllerDidSelectTab) }

  public func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  ) { OptionalMethod.isMissing(.tabBarControllerWillBeginCustomizing) }
  public func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) { OptionalMethod.isMissing(.tabBarControllerWillEndCustomizing) }
  public func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) { OptionalMethod.isMissing(.tabBarControllerDidEndCustomizing) }
  public func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientationMask
  {
    OptionalMethod.isMissing(.tabBarControllerSupportedInterfaceOrientations)
    return .all
  }
  public func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientation
  {
    OptionalMethod.isMissing(.tabBarControllerPreferredInterfaceOrientation)
    return .portrait
  }
  public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    OptionalMethod.isMissing(.tabBarControllerAnimationControllerFor)
    return nil
  }
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    OptionalMethod.isMissing(.tabBarControllerInteractionControllerFor)
    return nil
  }
}
