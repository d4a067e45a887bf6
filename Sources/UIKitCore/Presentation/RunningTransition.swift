import QuartzCore

/// A transition in progress: the animations that run alongside it, and the context for its animator.
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
  private var onComplete: (@MainActor (Bool) -> Void)?
  private var animator: (any UIViewControllerAnimatedTransitioning)?
  /// The view whose clock an interaction stops; nil, the default, is the container.
  var clockView: UIView?
  var clockLayer: CALayer { (clockView ?? containerView).layer }
  /// Called when the transition has ended, before other completions.
  var onEnd: (@MainActor () -> Void)?

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

  private(set) var initiallyInteractive = false
  private(set) var isInteractive = false
  var isCancelled: Bool { transitionWasCancelled }
  private(set) var transitionWasCancelled = false
  private(set) var percentComplete: CGFloat = 0
  private var interactionChanges: [Block] = []
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
  func updateInteractiveTransition(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }
  func finishInteractiveTransition() { endInteraction() }

  func cancelInteractiveTransition() {
    transitionWasCancelled = true
    endInteraction()
  }

  func pauseInteractiveTransition() { isInteractive = true }

  private func endInteraction() {
    guard isInteractive else { return }
    isInteractive = false
    for block in interactionChanges { block(self) }
  }

  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
    interactionChanges.append(handler)
  }

  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// Calls the closures added so far; in an animation block, their changes are animated.
  func runAlongside() {
    let blocks = animations
    animations = []
    for block in blocks { block(self) }
  }

  /// Calls the completions, after the transition has ended.
  func runCompletions() {
    runAlongside()
    let blocks = completions
    completions = []
    for block in blocks { block(self) }
  }

  /// Lets `animator` perform the transition, driven by `interaction` if that starts interactively. `finish` is called
  /// after its `completeTransition(_:)`, with whether the transition took place.
  func run(
    _ animator: any UIViewControllerAnimatedTransitioning,
    interaction: (any UIViewControllerInteractiveTransitioning)? = nil, finish: @escaping @MainActor (Bool) -> Void
  ) {
    self.animator = animator
    onComplete = { [self] tookPlace in
      onEnd?()
      onEnd = nil
      animator.animationEnded(tookPlace)
      self.animator = nil
      finish(tookPlace)
    }
    if let interaction, interaction.wantsInteractiveStart {
      initiallyInteractive = true
      isInteractive = true
      interaction.startInteractiveTransition(self)
    } else {
      animate()
    }
  }

  /// The duration of the animator in seconds.
  var animatorDuration: TimeInterval { animator?.transitionDuration(using: self) ?? transitionDuration }

  /// Starts the animator's animations and those alongside.
  func animate() {
    guard let animator else { return }
    if !animations.isEmpty {
      UIView.animate(withDuration: animatorDuration, delay: 0, options: .allowUserInteraction) { self.runAlongside() }
    }
    animator.animateTransition(using: self)
  }

  /// Returns the animator that can be interrupted, with the animations alongside added to it; nil if the transition's
  /// animator has none.
  func interruptibleAnimator() -> (any UIViewImplicitlyAnimating)? {
    guard let animator else { return nil }
    let found = OptionalMethod.call(.interruptibleAnimator) { animator.interruptibleAnimator(using: self) }
    if let found, !animations.isEmpty { found.addAnimations { self.runAlongside() } }
    return found
  }

  /// Ends the animations in the container that began at `start` on its clock or later, and restores the previous
  /// values.
  func takeBackAnimations(since start: CFTimeInterval) { takeBackAnimations(of: containerView.layer, since: start) }

  private func takeBackAnimations(of layer: CALayer, since start: CFTimeInterval) {
    for child in layer.sublayers ?? [] { takeBackAnimations(of: child, since: start) }
    for key in layer.animationKeys() ?? [] {
      guard let animation = layer.animation(forKey: key), animation.beginTime >= start - 1e-6 else { continue }
      if let basic = animation as? CABasicAnimation, let path = basic.keyPath, let value = basic.fromValue {
        UIView.performWithoutAnimation { layer.setValue(value, forKeyPath: path) }
      }
      layer.removeAnimation(forKey: key)
    }
  }

  func completeTransition(_ didComplete: Bool) {
    let ended = onComplete
    onComplete = nil
    ended?(didComplete)
  }
}
