/// The facts about a transition between controllers.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext).
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// The form of the presentation; `.none` for other transitions.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the transition was interactive at its start.
  var initiallyInteractive: Bool { get }
  /// Whether the transition is interactive now.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled.
  var isCancelled: Bool { get }
  /// The duration of the transition, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The progress of the transition, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The speed of the animation after an interaction, 1 being the usual speed.
  var completionVelocity: CGFloat { get }
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// The rotation of the views in the transition.
  var targetTransform: CGAffineTransform { get }
  /// Returns the controller in a role of the transition; nil for none.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view in a role of the transition; nil for none.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// An object that runs additional changes along with a transition.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator).
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs changes along with the transition in the container, and `completion` after it. Returns whether they will run.
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls `handler` when the user's interaction ends or is cancelled.
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  public func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}

  /// Runs changes along with the transition in the container, and `completion` after it. Returns whether they will run.
  @discardableResult public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

extension UIViewControllerTransitionCoordinator {
  /// Calls `handler` when the user's interaction ends or is cancelled.
  public func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { notifyWhenInteractionChanges(handler) }

  /// Runs changes of a view outside the container along with the transition, and `completion` after it. Returns whether
  /// they will run.
  @discardableResult public func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }
}

extension UIViewControllerTransitionCoordinatorContext {
  /// Whether the animation can be paused and reversed: always false.
  public var isInterruptible: Bool { false }
  /// The curve of the animation after an interaction.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
}

/// The coordinator of a change without duration, such as the resizing of a window.
@MainActor final class UIViewControllerImmediateCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  private typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void
  private var animations: [Block] = []
  private var completions: [Block] = []
  let containerView: UIView

  init(container: UIView) {
    containerView = container
    super.init()
  }

  var isAnimated: Bool { false }
  var presentationStyle: UIModalPresentationStyle { .none }
  var initiallyInteractive: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var transitionDuration: TimeInterval { 0 }
  var percentComplete: CGFloat { 1 }
  var completionVelocity: CGFloat { 1 }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// Runs the added closures, after the change itself.
  func run() {
    for block in animations { block(self) }
    for block in completions { block(self) }
    animations = []
    completions = []
  }
}
