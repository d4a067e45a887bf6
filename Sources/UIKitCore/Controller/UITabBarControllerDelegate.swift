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
    OptionalMethod.handleMissing(
      .tabBarControllerShouldSelect, of: self as any UITabBarControllerDelegate, [tabBarController, viewController],
      else: true
    ) {
      $0.tabBarController(tabBarController, shouldSelect: viewController)
    }
  }
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    OptionalMethod.handleMissing(
      .tabBarControllerDidSelect, of: self as any UITabBarControllerDelegate, [tabBarController, viewController]
    ) {
      $0.tabBarController(tabBarController, didSelect: viewController)
    }
  }
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
    OptionalMethod.handleMissing(
      .tabBarControllerShouldSelectTab, of: self as any UITabBarControllerDelegate, [tabBarController, tab], else: true
    ) {
      $0.tabBarController(tabBarController, shouldSelectTab: tab)
    }
  }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    OptionalMethod.handleMissing(
      .tabBarControllerDidSelectTab, of: self as any UITabBarControllerDelegate,
      [tabBarController, selectedTab, previousTab]
    ) {
      $0.tabBarController(tabBarController, didSelectTab: selectedTab, previousTab: previousTab)
    }
  }

  public func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  ) {
    OptionalMethod.handleMissing(
      .tabBarControllerWillBeginCustomizing, of: self as any UITabBarControllerDelegate,
      [tabBarController, viewControllers]
    ) {
      $0.tabBarController(tabBarController, willBeginCustomizing: viewControllers)
    }
  }
  public func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) {
    OptionalMethod.handleMissing(
      .tabBarControllerWillEndCustomizing, of: self as any UITabBarControllerDelegate,
      [tabBarController, viewControllers, changed]
    ) {
      $0.tabBarController(tabBarController, willEndCustomizing: viewControllers, changed: changed)
    }
  }
  public func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) {
    OptionalMethod.handleMissing(
      .tabBarControllerDidEndCustomizing, of: self as any UITabBarControllerDelegate,
      [tabBarController, viewControllers, changed]
    ) {
      $0.tabBarController(tabBarController, didEndCustomizing: viewControllers, changed: changed)
    }
  }
  public func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientationMask
  {
    OptionalMethod.handleMissing(
      .tabBarControllerSupportedInterfaceOrientations, of: self as any UITabBarControllerDelegate, [tabBarController],
      else: .all
    ) {
      $0.tabBarControllerSupportedInterfaceOrientations(tabBarController)
    }
  }
  public func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientation
  {
    OptionalMethod.handleMissing(
      .tabBarControllerPreferredInterfaceOrientation, of: self as any UITabBarControllerDelegate, [tabBarController],
      else: .portrait
    ) {
      $0.tabBarControllerPreferredInterfaceOrientationForPresentation(tabBarController)
    }
  }
  public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    OptionalMethod.handleMissing(
      .tabBarControllerAnimationControllerFor, of: self as any UITabBarControllerDelegate,
      [tabBarController, fromVC, toVC], else: nil
    ) {
      $0.tabBarController(tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
    }
  }
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    OptionalMethod.handleMissing(
      .tabBarControllerInteractionControllerFor, of: self as any UITabBarControllerDelegate,
      [tabBarController, animationController], else: nil
    ) {
      $0.tabBarController(tabBarController, interactionControllerFor: animationController)
    }
  }
}
