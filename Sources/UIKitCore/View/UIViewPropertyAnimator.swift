/// Where an animation is in its life.
public enum UIViewAnimatingState: Int, Sendable {
  case inactive = 0
  case active = 1
  case stopped = 2
}

public enum UIViewAnimatingPosition: Int, Sendable {
  case end = 0
  case start = 1
  case current = 2
}

/// The kind of an animator's pace.
public enum UITimingCurveType: Int, Sendable { case builtin = 0, cubic, spring, composed }

/// The pace of a property animator.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSObjectProtocol {
  /// Which of the parameters count.
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  open private(set) var animationCurve: UIView.AnimationCurve
  open private(set) var controlPoint1: CGPoint
  open private(set) var controlPoint2: CGPoint
  let function: CAMediaTimingFunction

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

  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
    function = CAMediaTimingFunction(
      controlPoints: Float(point1.x), Float(point1.y), Float(point2.x), Float(point2.y))
    super.init()
  }

  private var isBuiltIn = false
  open var timingCurveType: UITimingCurveType { isBuiltIn ? .builtin : .cubic }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  open private(set) var initialVelocity: CGVector
  let dampingRatio: CGFloat
  /// For a spring given by its own measures, which decide how long it takes.
  let physics: (mass: CGFloat, stiffness: CGFloat, damping: CGFloat)?

  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    dampingRatio = ratio
    physics = nil
    initialVelocity = velocity
    super.init()
  }

  /// A spring whose measures decide its duration; the animator's own is ignored.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    dampingRatio = damping / (2 * (stiffness * mass).squareRoot())
    physics = (mass, stiffness, damping)
    initialVelocity = velocity
    super.init()
  }

  /// A spring given by how long it seems to take, in seconds, and how much it bounces, from -1 to 1.
  public convenience init(
    duration: TimeInterval, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero
  ) {
    let spring = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
    self.init(mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping, initialVelocity: velocity)
  }

  /// The system's own spring.
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// Seconds until a physical spring rests; nil for one whose duration is given.
  var settlingDuration: TimeInterval? {
    guard let physics else { return nil }
    let spring = CASpringAnimation()
    spring.mass = physics.mass
    spring.stiffness = physics.stiffness
    spring.damping = physics.damping
    spring.initialVelocity = initialVelocity.dx
    return spring.settlingDuration
  }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }
}

/// An animation one can pause, scrub, reverse and stop.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject {
  private struct Entry {
    let layer: CALayer
    let animation: CAAnimation
    let key: String
  }

  private let context: UIViewAnimationContext.Timing
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// Seconds.
  open private(set) var duration: TimeInterval
  open private(set) var delay: TimeInterval = 0
  open private(set) var state = UIViewAnimatingState.inactive
  open private(set) var isRunning = false
  open var isInterruptible = true
  open var isUserInteractionEnabled = true
  open var isManualHitTestingEnabled = false
  open var scrubsLinearly = true
  open var pausesOnCompletion = false

  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var entries: [Entry] = []
  private var timer: (any PacerTimer)?
  private var startTime: TimeInterval = 0
  private var startFraction: CGFloat = 0
  private var pausedFraction: CGFloat = 0

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

  public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator and starts it.
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

  open func addAnimations(_ animation: @escaping () -> Void) {
    if state == .active { run([animation]) } else { animations.append(animation) }
  }

  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let delay = TimeInterval(delayFactor) * duration
    addAnimations {
      UIView.animate(
        withDuration: self.duration - delay, delay: delay, options: .overrideInheritedDuration, animations: animation)
    }
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  open func startAnimation() {
    startAnimation(afterDelay: 0)
  }

  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    if state == .active {
      continueAnimation(withTimingParameters: nil, durationFactor: 0)
      return
    }
    activate()
    isRunning = true
    startFraction = 0
    startTime = CACurrentMediaTime() + delay
    scheduleEnd(after: delay + duration)
  }

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

  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning else { return }
    isRunning = true
    startFraction = pausedFraction
    startTime = CACurrentMediaTime()
    let left = isReversed ? startFraction : 1 - startFraction
    for entry in entries {
      guard let copy = entry.animation.copy(with: nil) as? CAAnimation else { continue }
      copy.speed = isReversed ? -1 : 1
      copy.fillMode = .both
      let length = copy.duration
      copy.beginTime = CACurrentMediaTime() - Double(isReversed ? 1 - startFraction : startFraction) * length
      entry.layer.add(copy, forKey: entry.key)
    }
    scheduleEnd(after: duration * Double(left))
  }

  /// Stops where things are; with `withoutFinishing` true that is the end, else `finishAnimation(at:)` has to follow.
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

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    conclude(at: finalPosition)
  }

  open var isReversed = false {
    didSet {
      guard isReversed != oldValue, isRunning else { return }
      pausedFraction = fraction(reversed: oldValue)
      isRunning = false
      continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
  }

  /// How far the animation is, from 0 to 1.
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
    let passed = CGFloat((CACurrentMediaTime() - startTime) / duration)
    return min(max(startFraction + (reversed ? -passed : passed), 0), 1)
  }

  private func activate() {
    state = .active
    run(animations)
    animations = []
  }

  private func run(_ blocks: [() -> Void]) {
    UIViewAnimationContext.run(
      UIViewAnimationContext.Parameters(duration: duration, delay: delay, options: [], timing: context),
      animations: { for block in blocks { block() } }, completion: nil,
      recorder: { layer, animation, key in
        self.entries.append(Entry(layer: layer, animation: animation, key: key))
      })
  }

  /// Shows the state at `fraction` and stays there.
  private func hold(at fraction: CGFloat) {
    for entry in entries {
      guard let copy = entry.animation.copy(with: nil) as? CAAnimation else { continue }
      copy.delegate = nil
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
    timer = FrameScheduler.pacer.schedule(after: seconds) { [self] in
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
