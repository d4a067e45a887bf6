/// The role of a controller in a transition.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitransitioncontextviewcontrollerkey).
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The controller that is visible at the start.
  public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
  /// The controller that is visible at the end.
  public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// The role of a view in a transition.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitransitioncontextviewkey).
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view that is visible at the start.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view that is visible at the end.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// The context of a transition, for its animator.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning).
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view that contains the views of the transition. The incoming view is in it already; adding it again has no
  /// effect.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether the transition is interactive now.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled.
  var transitionWasCancelled: Bool { get }
  /// The form of the presentation; `.none` for other transitions.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation of the views in the transition.
  var targetTransform: CGAffineTransform { get }
  /// Reports the progress of an interactive transition, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Reports that the interaction has ended and the transition will finish.
  func finishInteractiveTransition()
  /// Reports that the interaction has ended and the transition is cancelled.
  func cancelInteractiveTransition()
  /// Reports that a running transition was paused.
  func pauseInteractiveTransition()
  /// Ends the transition. The animator must call it after its animation.
  func completeTransition(_ didComplete: Bool)
  /// Returns the controller in a role; nil for none.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view in a role; nil for a view that the transition does not move, such as the presenting one under a
  /// sheet.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns a controller's frame at the start, in the container's coordinates; zero if it has none.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns a controller's frame at the end, in the container's coordinates; zero if it has none.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// An object that animates a transition between controllers.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiviewcontrolleranimatedtransitioning).
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Animates the transition, and calls `completeTransition(_:)` at the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Returns the animator of the transition, always the same one for a transition. It is used in place of
  /// `animateTransition(using:)` while a `UIPercentDrivenInteractiveTransition` drives the transition: its progress
  /// follows the interaction, and the animator runs on to its end or back from there. Optional.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
  /// Called after the transition has ended. The default does nothing.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    OptionalMethod.handleMissing(
      .interruptibleAnimator, of: self as any UIViewControllerAnimatedTransitioning, [transitionContext],
      else: UIViewPropertyAnimator()
    ) {
      $0.interruptibleAnimator(using: transitionContext)
    }
  }
  public func animationEnded(_ transitionCompleted: Bool) {}
}
