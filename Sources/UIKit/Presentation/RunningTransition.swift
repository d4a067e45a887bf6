/// A transition that is going on: what others run along with it, and what an animator is told of it.
@MainActor
final class RunningTransition: NSObject, UIViewControllerTransitionCoordinator,
  UIViewControllerContextTransitioning
{
  private typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let containerView: UIView
  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle
  let transitionDuration: TimeInterval
  private let from: UIViewController?
  private let to: UIViewController?
  private let views: [UITransitionContextViewKey: UIView]
  private let frames: [ObjectIdentifier: (initial: CGRect, final: CGRect)]
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var onComplete: (@MainActor () -> Void)?

  init(
    container: UIView, from: UIViewController?, to: UIViewController?, views: [UITransitionContextViewKey: UIView],
    frames: [ObjectIdentifier: (initial: CGRect, final: CGRect)] = [:], style: UIModalPresentationStyle,
    animated: Bool, duration: TimeInterval
  ) {
    containerView = container
    self.from = from
    self.to = to
    self.views = views
    self.frames = frames
    presentationStyle = style
    isAnimated = animated
    transitionDuration = animated ? duration : 0
    super.init()
  }

  var initiallyInteractive: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var transitionWasCancelled: Bool { false }
  var percentComplete: CGFloat { 0 }
  var completionVelocity: CGFloat { 1 }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { views[key] }
  func initialFrame(for vc: UIViewController) -> CGRect { frames[ObjectIdentifier(vc)]?.initial ?? .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { frames[ObjectIdentifier(vc)]?.final ?? .zero }
  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() {}
  func pauseInteractiveTransition() {}

  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// Runs what was added so far; inside an animation block, animated.
  func runAlongside() {
    let blocks = animations
    animations = []
    for block in blocks { block(self) }
  }

  /// Runs the completions, after the transition itself has ended.
  func runCompletions() {
    runAlongside()
    let blocks = completions
    completions = []
    for block in blocks { block(self) }
  }

  /// Lets `animator` do the transition; `finish` follows its `completeTransition(_:)`.
  func run(_ animator: any UIViewControllerAnimatedTransitioning, finish: @escaping @MainActor () -> Void) {
    onComplete = {
      animator.animationEnded(true)
      finish()
    }
    if !animations.isEmpty {
      UIView.animate(withDuration: animator.transitionDuration(using: self)) { self.runAlongside() }
    }
    animator.animateTransition(using: self)
  }

  func completeTransition(_ didComplete: Bool) {
    let ended = onComplete
    onComplete = nil
    ended?()
  }
}
