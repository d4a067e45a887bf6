import QuartzCore

/// The animation block being built, if any. It provides the actions of layers.
@MainActor final class UIViewAnimationContext {
  enum Timing {
    case spring(dampingRatio: CGFloat, velocity: CGFloat)
    case perceptualSpring(bounce: CGFloat, velocity: CGFloat)
    case physicalSpring(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, velocity: CGFloat)
    case curve(CAMediaTimingFunction)
    case keyframes(CAAnimationCalculationMode)
  }

  struct Parameters {
    /// The duration in seconds.
    var duration: TimeInterval
    var delay: TimeInterval
    var options: UIView.AnimationOptions
    var timing: Timing?
    /// The number of runs with `.repeat`; nil for an endless animation.
    var repeatCount: Float?
  }

  /// The steps of one property in a keyframe block.
  private struct Track {
    let layer: CALayer
    let key: String
    /// The value before each step, and the step's start and end as fractions of the whole.
    var steps: [(from: Any?, start: Double, end: Double)]
  }

  static var current: UIViewAnimationContext?
  static var areEnabled = true
  private static var counter = 0

  /// The properties of a view's layer that a block animates. `hidden` and `contents` change at once, as on iOS.
  private static let keys: Set<String> = [
    "position", "bounds", "transform", "opacity", "backgroundColor", "anchorPoint", "cornerRadius", "borderWidth",
    "borderColor", "shadowColor", "shadowOffset", "shadowOpacity", "shadowRadius", "shadowPath", "zPosition",
    "contentsRect", "contentsCenter", "sublayerTransform",
  ]

  var parameters: Parameters
  private let completion: UIViewAnimationCompletion
  private var tracks: [Track] = []
  private var step: (start: Double, duration: Double)?
  private var repetition: (count: CGFloat, autoreverses: Bool)?
  private var resizedViews: [UIView] = []
  /// Called with each animation added, for a property animator.
  var recorder: ((CALayer, CAAnimation, String) -> Void)?

  init(_ parameters: Parameters, completion: ((Bool) -> Void)?) {
    self.parameters = parameters
    self.completion = UIViewAnimationCompletion(
      completion, blocksTouches: !parameters.options.contains(.allowUserInteraction))
  }

  /// Runs `animations` as a new block.
  static func run(
    _ parameters: Parameters, animations: () -> Void, completion: ((Bool) -> Void)?,
    recorder: ((CALayer, CAAnimation, String) -> Void)? = nil
  ) {
    var parameters = parameters
    if let outer = current, areEnabled {
      if !parameters.options.contains(.overrideInheritedOptions) {
        parameters.options.formUnion(outer.parameters.options.intersection(.inherited))
      }
      // A nested block uses the outer one's duration and pace unless its options say otherwise.
      if !parameters.options.contains(.overrideInheritedDuration) {
        parameters.duration = outer.parameters.duration
        parameters.delay = max(parameters.delay, outer.parameters.delay)
      }
      if !parameters.options.contains(.overrideInheritedCurve), parameters.timing == nil {
        if !parameters.options.contains(.overrideInheritedOptions) { parameters.timing = outer.parameters.timing }
        if case .keyframes = outer.parameters.timing { parameters.timing = nil }
        parameters.options.formUnion(
          UIView.AnimationOptions(rawValue: outer.parameters.options.rawValue & 0xF_0000))
      }
    }
    let flushes = parameters.options.contains(.flushUpdates)
    if flushes { flushUpdates() }
    let context = UIViewAnimationContext(parameters, completion: completion)
    context.recorder = recorder
    let outer = current
    current = context
    animations()
    if flushes { flushUpdates() }
    if parameters.options.contains(.layoutSubviews) {
      for view in context.resizedViews { view.layoutIfNeeded() }
    }
    context.finishTracks()
    current = outer
    context.completion.close()
  }

  private static func flushUpdates() {
    for window in UIApplication.sharedIfMade?.windows ?? [] { window.layoutIfNeeded() }
  }

  /// The enclosing block of one opened with `open(completion:)`.
  private var outer: UIViewAnimationContext?

  /// Opens a block, which `close()` ends.
  static func open(_ parameters: Parameters, completion: ((Bool) -> Void)?) -> UIViewAnimationContext {
    let context = UIViewAnimationContext(parameters, completion: completion)
    context.outer = current
    current = context
    return context
  }

  /// Ends a block opened with `open(completion:)`.
  func close() {
    finishTracks()
    Self.current = outer
    outer = nil
    completion.close()
  }

  static func keyframe(start: Double, duration: Double, animations: () -> Void) {
    guard let current, case .keyframes = current.parameters.timing else {
      animations()
      return
    }
    let outer = current.step
    current.step = (start, duration)
    animations()
    current.step = outer
  }

  /// Repeats the animations that `animations` add to the current block.
  static func modify(repeatCount: CGFloat, autoreverses: Bool, animations: () -> Void) {
    guard let current else { return animations() }
    let outer = current.repetition
    current.repetition = (repeatCount, autoreverses)
    animations()
    current.repetition = outer
  }

  // MARK: Actions

  static func action(for layer: CALayer, key: String) -> (any CAAction)? {
    guard areEnabled, let current, keys.contains(key) else { return CALayer.noAction }
    return current.makeAction(for: layer, key: key) ?? CALayer.noAction
  }

  private func makeAction(for layer: CALayer, key: String) -> (any CAAction)? {
    guard let view = layer.delegate as? UIView else { return nil }
    if key == "bounds", parameters.options.contains(.layoutSubviews) { resizedViews.append(view) }
    guard parameters.duration > 0 || parameters.delay > 0 else { return nil }
    guard view.window != nil else {
      // Nothing is animated. The block's completion reports that it did not finish (facts 11.12). In a window that was
      // not shown yet, animations take their time.
      completion.sawDetachedView = true
      return nil
    }
    if case .keyframes = parameters.timing {
      record(layer, key)
      return nil
    }
    let isRunning = layer.animationKeys()?.contains { $0 == key || $0.hasPrefix(key + "-") } ?? false
    let shown = isRunning ? layer.presentation() ?? layer : layer
    let animation = makeAnimation(for: layer, key)
    animation.fromValue = shown.value(forKeyPath: key)
    animation.delegate = completion
    var name = key
    if isRunning, !parameters.options.contains(.beginFromCurrentState) {
      // The running animation keeps its time and its completion; the later one is the visible one.
      Self.counter += 1
      name = "\(key)-\(Self.counter)"
    }
    completion.add()
    return UIViewAnimationAction(animation: animation, name: name, recorder: recorder)
  }

  private func makeAnimation(for layer: CALayer, _ key: String) -> CABasicAnimation {
    let animation: CABasicAnimation
    switch parameters.timing {
    case .spring(let ratio, let velocity):
      let spring = CASpringAnimation(keyPath: key)
      let (stiffness, damping) = Self.spring(dampingRatio: ratio, settling: max(parameters.duration, 0.01))
      spring.stiffness = stiffness
      spring.damping = damping
      spring.initialVelocity = velocity
      spring.duration = max(parameters.duration, 0.01)
      animation = spring
    case .perceptualSpring(let bounce, let velocity):
      let spring = CASpringAnimation(perceptualDuration: max(parameters.duration, 0.01), bounce: bounce)
      spring.keyPath = key
      spring.initialVelocity = velocity
      spring.duration = spring.settlingDuration
      animation = spring
    case .physicalSpring(let mass, let stiffness, let damping, let velocity):
      let spring = CASpringAnimation(keyPath: key)
      spring.mass = mass
      spring.stiffness = stiffness
      spring.damping = damping
      spring.initialVelocity = velocity
      spring.duration = max(parameters.duration, 0.01)
      animation = spring
    case .curve(let function):
      animation = CABasicAnimation(keyPath: key)
      animation.duration = parameters.duration
      animation.timingFunction = function
    case .keyframes, nil:
      animation = CABasicAnimation(keyPath: key)
      animation.duration = parameters.duration
      animation.timingFunction = parameters.options.curve.timingFunction
    }
    applyTiming(to: animation, of: layer)
    return animation
  }

  private func applyTiming(to animation: CAAnimation, of layer: CALayer) {
    if parameters.delay > 0 {
      animation.beginTime = layer.frames.now + parameters.delay
      animation.fillMode = .backwards
    }
    if let repetition {
      animation.repeatCount = Float(repetition.count)
      animation.autoreverses = repetition.autoreverses
    } else if parameters.options.contains(.repeat) {
      animation.repeatCount = parameters.repeatCount ?? .infinity
      animation.autoreverses = parameters.options.contains(.autoreverse)
    } else if parameters.options.contains(.autoreverse) {
      animation.autoreverses = true
    }
  }

  /// Returns the stiffness and damping of a spring of mass 1 that is within a thousandth of its end after `settling`
  /// seconds.
  static func spring(
    dampingRatio: CGFloat, settling: TimeInterval
  ) -> (stiffness: CGFloat, damping: CGFloat) {
    let ratio = min(max(dampingRatio, 0.01), 1)
    // exp(-ratio * omega * t) = 1/1000; critically damped, (1 + omega t) exp(-omega t) = 1/1000.
    let omega = (ratio < 1 ? 6.907755 / ratio : 9.233413) / CGFloat(settling)
    return (omega * omega, 2 * ratio * omega)
  }

  // MARK: Keyframes

  private func record(_ layer: CALayer, _ key: String) {
    let start = step?.start ?? 0
    let end = min(1, start + (step?.duration ?? 1))
    let from = layer.value(forKeyPath: key)
    if let index = tracks.firstIndex(where: { $0.layer === layer && $0.key == key }) {
      tracks[index].steps.append((from, start, end))
    } else {
      tracks.append(Track(layer: layer, key: key, steps: [(from, start, end)]))
    }
  }

  private func finishTracks() {
    for track in tracks {
      let animation = CAKeyframeAnimation(keyPath: track.key)
      if case .keyframes(let mode) = parameters.timing { animation.calculationMode = mode }
      var values: [Any] = []
      var times: [Double] = []
      // A value holds between steps: each step adds one at its start and the next at its end.
      for (index, step) in track.steps.enumerated() {
        let next =
          index + 1 < track.steps.count ? track.steps[index + 1].from : track.layer.value(forKeyPath: track.key)
        guard let from = step.from, let to = next else { continue }
        if times.isEmpty, step.start > 0 {
          values.append(from)
          times.append(0)
        }
        values.append(from)
        times.append(max(step.start, times.last ?? 0))
        values.append(to)
        times.append(max(step.end, times.last ?? 0))
      }
      guard let last = values.last else { continue }
      if let time = times.last, time < 1 {
        values.append(last)
        times.append(1)
      }
      animation.values = values
      animation.keyTimes = times.map { NSNumber(value: $0) }
      animation.duration = parameters.duration
      applyTiming(to: animation, of: track.layer)
      animation.delegate = completion
      completion.add()
      track.layer.add(animation, forKey: track.key)
      recorder?(track.layer, animation, track.key)
    }
    tracks = []
  }

  // MARK: Transitions

  static func transition(
    _ view: UIView, duration: TimeInterval, options: UIView.AnimationOptions, animations: (() -> Void)?,
    completion: ((Bool) -> Void)?
  ) {
    let done = UIViewAnimationCompletion(completion, blocksTouches: !options.contains(.allowUserInteraction))
    if areEnabled, duration > 0, view.window != nil, options.transition != 0 {
      let transition = CATransition()
      transition.type = options.flipSide == nil ? .fade : .flip
      transition.subtype = options.flipSide
      transition.duration = duration
      transition.timingFunction = options.curve.timingFunction
      transition.delegate = done
      done.add()
      view.layer.add(transition, forKey: kCATransition)
    } else if view.window == nil {
      done.sawDetachedView = true
    }
    if options.contains(.allowAnimatedContent) {
      animations?()
    } else {
      UIView.performWithoutAnimation {
        animations?()
        view.layoutIfNeeded()
      }
    }
    done.close()
  }
}

extension UIView {
  /// Whether touches are withheld by a running animation that was created without `.allowUserInteraction`.
  var isWithheldByAnimation: Bool {
    guard let keys = backingLayer.animationKeys() else { return false }
    return keys.contains { key in
      (backingLayer.animation(forKey: key)?.delegate as? UIViewAnimationCompletion)?.blocksTouches ?? false
    }
  }
}

extension UIView.AnimationCurve {
  var timingFunction: CAMediaTimingFunction {
    switch self {
    case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
    case .easeIn: CAMediaTimingFunction(name: .easeIn)
    case .easeOut: CAMediaTimingFunction(name: .easeOut)
    case .linear: CAMediaTimingFunction(name: .linear)
    }
  }
}

/// Adds an animation made for a change to the layer that changes.
@MainActor final class UIViewAnimationAction: CAAction {
  let animation: CABasicAnimation
  let name: String
  let recorder: ((CALayer, CAAnimation, String) -> Void)?

  init(animation: CABasicAnimation, name: String, recorder: ((CALayer, CAAnimation, String) -> Void)?) {
    self.animation = animation
    self.name = name
    self.recorder = recorder
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer else { return }
    layer.add(animation, forKey: name)
    recorder?(layer, animation, name)
  }
}

/// Calls a block's completion when the last of its animations has stopped.
@MainActor final class UIViewAnimationCompletion: CAAnimationDelegate {
  private var block: ((Bool) -> Void)?
  private var running = 0
  private var hadAnimations = false
  private var isClosed = false
  private var allFinished = true
  /// Whether a view that is not on the screen was changed.
  var sawDetachedView = false

  /// Whether views animated by the block ignore touches during the animation.
  let blocksTouches: Bool

  init(_ block: ((Bool) -> Void)?, blocksTouches: Bool) {
    self.block = block
    self.blocksTouches = blocksTouches
  }

  func add() {
    running += 1
    hadAnimations = true
  }

  /// Ends the block; no more animations are added.
  func close() {
    isClosed = true
    guard running == 0, block != nil else { return }
    let finished = hadAnimations ? allFinished : !sawDetachedView
    // Never called inside the call that made the block.
    CATransaction.afterCommit { self.finish(finished) }
  }

  func animationDidStart(_ anim: CAAnimation) {}

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    running -= 1
    if !flag { allFinished = false }
    if running == 0, isClosed { finish(allFinished) }
  }

  private func finish(_ finished: Bool) {
    let block = self.block
    self.block = nil
    block?(finished)
  }
}
