/// The stage of an animation.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiviewanimatingstate).
public enum UIViewAnimatingState: Int, Sendable {
  /// Not started yet, or finished.
  case inactive = 0
  /// Running or paused.
  case active = 1
  /// Stopped, but not finished.
  case stopped = 2
}

/// A point of an animation at which it can finish.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiviewanimatingposition).
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The final values.
  case end = 0
  /// The initial values.
  case start = 1
  /// The values at which the animation was stopped.
  case current = 2
}

/// The kind of an animator's timing curve.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitimingcurvetype).
public enum UITimingCurveType: Int, Sendable { case builtin = 0, cubic, spring, composed }

/// The pace of a property animator, as a curve or a spring.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitimingcurveprovider).
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSObjectProtocol {
  /// The kind of the curve, which determines the parameters in use.
  var timingCurveType: UITimingCurveType { get }
  /// The curve; nil for a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; nil for a curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A pace given by a cubic Bézier curve.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uicubictimingparameters).
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The named curve; `.easeInOut` for one given by control points.
  open private(set) var animationCurve: UIView.AnimationCurve
  /// The first control point, both coordinates being fractions of the whole.
  open private(set) var controlPoint1: CGPoint
  /// The second control point, both coordinates being fractions of the whole.
  open private(set) var controlPoint2: CGPoint
  let function: CAMediaTimingFunction

  /// Creates the parameters of a named curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    function = curve.timingFunction
    var first: [Float] = [0, 0]
    var second: [Float] = [0, 0]
    function.getControlPoint(at: 1, values: &first)
    function.getControlPoint(at: 2, values: &second)
    controlPoint1 = CGPoint(x: CGFloat(first[0]), y: CGFloat(first[1]))
    controlPoint2 = CGPoint(x: CGFloat(second[0]), y: CGFloat(second[1]))
    isBuiltIn = true
    super.init()
  }

  /// Creates the parameters of the usual curve, `.easeInOut`.
  public override convenience init() { self.init(animationCurve: .easeInOut) }

  /// Creates the parameters of a curve from (0, 0) to (1, 1) with two control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
    function = CAMediaTimingFunction(
      controlPoints: Float(point1.x), Float(point1.y), Float(point2.x), Float(point2.y))
    super.init()
  }

  private var isBuiltIn = false
  /// The kind of the curve: built-in or cubic.
  open var timingCurveType: UITimingCurveType { isBuiltIn ? .builtin : .cubic }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Always nil.
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A pace given by a spring.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uispringtimingparameters).
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The velocity at the start, in distances of the whole animation per second.
  open private(set) var initialVelocity: CGVector
  let dampingRatio: CGFloat
  /// The physical values of the spring, which decide its duration; nil for one given by a damping ratio.
  let physics: (mass: CGFloat, stiffness: CGFloat, damping: CGFloat)?

  /// Creates a spring that lasts as long as the animator. It does not overshoot with a ratio of 1 or more.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    dampingRatio = ratio
    physics = nil
    initialVelocity = velocity
    super.init()
  }

  /// Creates a spring from physical values, which decide the duration. The animator's own is ignored.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    dampingRatio = damping / (2 * (stiffness * mass).squareRoot())
    physics = (mass, stiffness, damping)
    initialVelocity = velocity
    super.init()
  }

  /// Creates a spring from its perceived duration, in seconds, and its bounce, from -1 to 1.
  public convenience init(
    duration: TimeInterval, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero
  ) {
    let spring = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
    self.init(mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping, initialVelocity: velocity)
  }

  /// Creates the system's standard spring.
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// The time in seconds until a physical spring rests; nil for one whose duration is given.
  var settlingDuration: TimeInterval? {
    guard let physics else { return nil }
    let spring = CASpringAnimation()
    spring.mass = physics.mass
    spring.stiffness = physics.stiffness
    spring.damping = physics.damping
    spring.initialVelocity = initialVelocity.dx
    return spring.settlingDuration
  }

  /// The kind of the curve: a spring.
  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The parameters themselves.
  open var springTimingParameters: UISpringTimingParameters? { self }
}

/// An animation that can be paused, scrubbed, reversed and stopped.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiviewpropertyanimator).
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject {
  private struct Entry {
    let layer: CALayer
    let animation: CAAnimation
    let key: String
  }

  private let context: UIViewAnimationContext.Timing
  /// The pace that the animator was created with.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// The duration in seconds. A physical spring decides it.
  open private(set) var duration: TimeInterval
  /// The delay in seconds given to `startAnimation(afterDelay:)`; 0 by default.
  open private(set) var delay: TimeInterval = 0
  /// The stage of the animation.
  open private(set) var state = UIViewAnimatingState.inactive
  /// Whether the animation is running, rather than paused or stopped.
  open private(set) var isRunning = false
  /// Whether the animation may be paused and stopped; true by default. Stored; has no effect: it always may.
  open var isInterruptible = true
  /// Whether animated views accept touches; true by default. Set it before the animation starts.
  open var isUserInteractionEnabled = true
  /// Whether the app does its own hit testing of animated views; false by default. Stored; has no effect.
  open var isManualHitTestingEnabled = false
  /// Whether a paused animation follows `fractionComplete` linearly rather than along its curve; true by default.
  open var scrubsLinearly = true
  /// Whether the animation pauses at its end rather than finishing; false by default.
  open var pausesOnCompletion = false

  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var entries: [Entry] = []
  private var timer: (any PacerTimer)?
  private var startTime: TimeInterval = 0
  private var startFraction: CGFloat = 0
  private var pausedFraction: CGFloat = 0

  /// The clock of the animated views.
  private var frames: FrameScheduler { entries.first?.layer.frames ?? .current }

  /// Creates an animator with a duration in seconds and a pace. A physical spring decides the duration itself.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
    if let spring = parameters.springTimingParameters, let physics = spring.physics {
      self.duration = spring.settlingDuration ?? duration
      context = .physicalSpring(
        mass: physics.mass, stiffness: physics.stiffness, damping: physics.damping,
        velocity: spring.initialVelocity.dx)
    } else if let spring = parameters.springTimingParameters {
      context = .spring(dampingRatio: spring.dampingRatio, velocity: spring.initialVelocity.dx)
    } else {
      context = .curve(
        parameters.cubicTimingParameters?.function ?? CAMediaTimingFunction(name: .easeInEaseOut))
    }
    super.init()
  }

  /// Creates an animator whose animations take no time, for one that is replaced later.
  public override convenience init() {
    self.init(duration: 0, curve: .easeInOut)
  }

  /// Creates an animator with a duration in seconds and a named curve.
  public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a duration in seconds and a curve given by control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a duration in seconds and a spring.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator and starts it after `delay` seconds.
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    guard let animator = animator as? Self else {
      preconditionFailure("runningPropertyAnimator makes UIViewPropertyAnimator itself, not \(Self.self)")
    }
    return animator
  }

  /// Adds changes to the animation. Those added while it is active are animated from then on.
  open func addAnimations(_ animation: @escaping () -> Void) {
    if state == .active { run([animation]) } else { animations.append(animation) }
  }

  /// Adds changes that start after a fraction of the duration, from 0 to 1, and end with the animation.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let delay = TimeInterval(delayFactor) * duration
    addAnimations {
      UIView.animate(
        withDuration: self.duration - delay, delay: delay, options: .overrideInheritedDuration, animations: animation)
    }
  }

  /// Adds a closure that is called once, when the animation finishes, with the position at which it did.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Starts the animation, or continues a paused one.
  open func startAnimation() {
    startAnimation(afterDelay: 0)
  }

  /// Starts the animation after a delay in seconds, or continues a paused one at once.
  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    if state == .active {
      continueAnimation(withTimingParameters: nil, durationFactor: 0)
      return
    }
    activate()
    isRunning = true
    startFraction = 0
    startTime = frames.now + delay
    scheduleEnd(after: delay + duration)
  }

  /// Pauses the animation at its current progress; one that has not started is paused at its start.
  open func pauseAnimation() {
    if state == .inactive {
      activate()
      pausedFraction = 0
    } else if isRunning {
      pausedFraction = currentFraction
    }
    isRunning = false
    timer?.cancel()
    timer = nil
    hold(at: pausedFraction)
  }

  /// Continues a paused animation. Parameters and factor are ignored: it keeps its pace and remaining duration.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning else { return }
    isRunning = true
    startFraction = pausedFraction
    startTime = frames.now
    let left = isReversed ? startFraction : 1 - startFraction
    for entry in entries {
      guard let copy = entry.animation.copy(with: nil) as? CAAnimation else { continue }
      copy.speed = isReversed ? -1 : 1
      copy.fillMode = .both
      let length = copy.duration
      copy.beginTime = frames.now - Double(isReversed ? 1 - startFraction : startFraction) * length
      entry.layer.add(copy, forKey: entry.key)
    }
    scheduleEnd(after: duration * Double(left))
  }

  /// Stops the animation at the values on the screen. With `withoutFinishing` true it becomes inactive and calls no
  /// completions; otherwise `finishAnimation(at:)` must follow.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    let shown = entries.map { $0.layer.presentation() }
    UIView.performWithoutAnimation {
      for (entry, presentation) in zip(entries, shown) {
        let path = (entry.animation as? CAPropertyAnimation)?.keyPath ?? entry.key
        if let value = presentation?.value(forKeyPath: path) { entry.layer.setValue(value, forKeyPath: path) }
      }
    }
    removeAnimations()
    isRunning = false
    timer?.cancel()
    timer = nil
    state = withoutFinishing ? .inactive : .stopped
  }

  /// Finishes a stopped animation with its values at the given position, and calls the completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    conclude(at: finalPosition)
  }

  /// Whether the animation runs backwards; false by default. Setting it turns a running animation round at once.
  open var isReversed = false {
    didSet {
      guard isReversed != oldValue, isRunning else { return }
      pausedFraction = fraction(reversed: oldValue)
      isRunning = false
      continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
  }

  /// The progress of the animation, from 0 to 1. Setting it pauses the animation there.
  open var fractionComplete: CGFloat {
    get { state == .inactive ? 0 : currentFraction }
    set {
      if state == .inactive || isRunning { pauseAnimation() }
      pausedFraction = min(max(newValue, 0), 1)
      hold(at: pausedFraction)
    }
  }

  private var currentFraction: CGFloat { isRunning ? fraction(reversed: isReversed) : pausedFraction }

  private func fraction(reversed: Bool) -> CGFloat {
    guard duration > 0 else { return 1 }
    let passed = CGFloat((frames.now - startTime) / duration)
    return min(max(startFraction + (reversed ? -passed : passed), 0), 1)
  }

  private func activate() {
    state = .active
    run(animations)
    animations = []
  }

  private func run(_ blocks: [() -> Void]) {
    UIViewAnimationContext.run(
      UIViewAnimationContext.Parameters(
        duration: duration, delay: delay, options: isUserInteractionEnabled ? .allowUserInteraction : [],
        timing: context),
      animations: { for block in blocks { block() } }, completion: nil,
      recorder: { layer, animation, key in
        self.entries.append(Entry(layer: layer, animation: animation, key: key))
      })
  }

  /// Shows the state at `fraction` and stays there.
  private func hold(at fraction: CGFloat) {
    for entry in entries {
      guard let copy = entry.animation.copy(with: nil) as? CAAnimation else { continue }
      // A paused animation withholds touches from views as a running one does.
      if isUserInteractionEnabled { copy.delegate = nil }
      copy.speed = 0
      copy.beginTime = 0
      copy.timeOffset = Double(fraction) * copy.duration
      if scrubsLinearly { copy.timingFunction = CAMediaTimingFunction(name: .linear) }
      copy.fillMode = .both
      entry.layer.add(copy, forKey: entry.key)
    }
  }

  private func scheduleEnd(after seconds: TimeInterval) {
    timer?.cancel()
    timer = frames.schedule(after: seconds) { [self] in
      timer = nil
      guard isRunning else { return }
      isRunning = false
      if pausesOnCompletion {
        pausedFraction = isReversed ? 0 : 1
      } else {
        conclude(at: isReversed ? .start : .end)
      }
    }
  }

  private func conclude(at position: UIViewAnimatingPosition) {
    if position == .start {
      UIView.performWithoutAnimation {
        for entry in entries.reversed() {
          guard let basic = entry.animation as? CABasicAnimation, let path = basic.keyPath else { continue }
          entry.layer.setValue(basic.fromValue, forKeyPath: path)
        }
      }
    }
    removeAnimations()
    state = .inactive
    isRunning = false
    let blocks = completions
    completions = []
    for block in blocks { block(position) }
  }

  private func removeAnimations() {
    for entry in entries { entry.layer.removeAnimation(forKey: entry.key) }
    entries = []
  }
}
