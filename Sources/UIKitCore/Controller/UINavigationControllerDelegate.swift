/// An object that is notified when a navigation controller shows another controller, and that provides transitions.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate).
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Called before a controller is shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  /// Called after a controller was shown.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  /// Returns the supported orientations. Without effect, as windows are not rotated.
  func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController)
    -> UIInterfaceOrientationMask
  /// Returns the preferred orientation. Without effect, as windows are not rotated.
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation
  /// Returns the animator of a push or pop; nil for the usual slide.
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the object that drives the animator of a push or pop; nil to let it run by itself.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    OptionalMethod.handleMissing(
      .navigationControllerWillShow, of: self as any UINavigationControllerDelegate,
      [navigationController, viewController, animated]
    ) {
      $0.navigationController(navigationController, willShow: viewController, animated: animated)
    }
  }
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    OptionalMethod.handleMissing(
      .navigationControllerDidShow, of: self as any UINavigationControllerDelegate,
      [navigationController, viewController, animated]
    ) {
      $0.navigationController(navigationController, didShow: viewController, animated: animated)
    }
  }
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    OptionalMethod.handleMissing(
      .navigationControllerAnimationControllerFor, of: self as any UINavigationControllerDelegate,
      [navigationController, operation, fromVC, toVC], else: nil
    ) {
      $0.navigationController(navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
    }
  }
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    OptionalMethod.handleMissing(
      .navigationControllerInteractionControllerFor, of: self as any UINavigationControllerDelegate,
      [navigationController, animationController], else: nil
    ) {
      $0.navigationController(navigationController, interactionControllerFor: animationController)
    }
  }

  public func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController)
    -> UIInterfaceOrientationMask
  {
    OptionalMethod.handleMissing(
      .navigationControllerSupportedInterfaceOrientations, of: self as any UINavigationControllerDelegate,
      [navigationController], else: .all
    ) {
      $0.navigationControllerSupportedInterfaceOrientations(navigationController)
    }
  }
  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation {
    OptionalMethod.handleMissing(
      .navigationControllerPreferredInterfaceOrientation, of: self as any UINavigationControllerDelegate,
      [navigationController], else: .portrait
    ) {
      $0.navigationControllerPreferredInterfaceOrientationForPresentation(navigationController)
    }
  }

  /// The optional method as a value, whose result is nil if the object does not implement it.
  @_disfavoredOverload public var navigationControllerSupportedInterfaceOrientations:
    (@MainActor (UINavigationController) -> UIInterfaceOrientationMask?)?
  {
    { controller in
      OptionalMethod.call(.navigationControllerSupportedInterfaceOrientations) {
        self.navigationControllerSupportedInterfaceOrientations(controller)
      }
    }
  }
  /// The optional method as a value, whose result is nil if the object does not implement it.
  @_disfavoredOverload public var navigationControllerPreferredInterfaceOrientationForPresentation:
    (@MainActor (UINavigationController) -> UIInterfaceOrientation?)?
  {
    { controller in
      OptionalMethod.call(.navigationControllerPreferredInterfaceOrientation) {
        self.navigationControllerPreferredInterfaceOrientationForPresentation(controller)
      }
    }
  }

  /// The optional methods `navigationController(…)`, callable as on Apple's platforms.
  @_disfavoredOverload
  public var navigationController: _UINavigationControllerDelegate_navigationController? {
    _UINavigationControllerDelegate_navigationController(target: self)
  }
}

/// The optional methods of a navigation controller's delegate, callable as on Apple's platforms:
/// `delegate?.navigationController?(…)`, which is nil where the method is not implemented.
@preconcurrency @MainActor public struct _UINavigationControllerDelegate_navigationController {
  let target: any UINavigationControllerDelegate

  /// Returns the animator of a push or pop; nil for the usual slide.
  @discardableResult public func callAsFunction(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) -> Void? {
    OptionalMethod.call(.navigationControllerWillShow) {
      target.navigationController(navigationController, willShow: viewController, animated: animated)
    }
  }

  /// Returns the object that drives the animator; nil to let it run by itself.
  @discardableResult public func callAsFunction(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) -> Void? {
    OptionalMethod.call(.navigationControllerDidShow) {
      target.navigationController(navigationController, didShow: viewController, animated: animated)
    }
  }

  /// Calls `navigationController(_:willShow:animated:)`.
  public func callAsFunction(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    target.navigationController(navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
  }

  /// Calls `navigationController(_:didShow:animated:)`.
  public func callAsFunction(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    target.navigationController(navigationController, interactionControllerFor: animationController)
  }
}
