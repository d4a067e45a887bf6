/// An object that decides how a presentation adapts to narrow windows and whether a sheet may be dismissed, and that is
/// notified of it.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate).
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Returns the style that replaces a popover in a window of compact width; `.none` keeps the popover. A sheet by
  /// default.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// Returns the style that replaces a popover under the given traits; by default, the same as without traits.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Returns a controller to present instead in a popover's adapted style, for example one that contains the presented
  /// controller; nil, the default, for the presented controller itself.
  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Returns whether the user may dismiss the presented controller; true by default.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// Called before the user dismisses the presented controller.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called after the user has dismissed the presented controller.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called when the user tried to dismiss a controller that may not be dismissed.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    .automatic
  }
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  public func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    OptionalMethod.handleMissing(
      .presentationControllerShouldDismiss, of: self as any UIAdaptivePresentationControllerDelegate,
      [presentationController], else: true
    ) {
      $0.presentationControllerShouldDismiss(presentationController)
    }
  }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    OptionalMethod.handleMissing(
      .presentationControllerDidDismiss, of: self as any UIAdaptivePresentationControllerDelegate,
      [presentationController]
    ) {
      $0.presentationControllerDidDismiss(presentationController)
    }
  }
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
