/// The animation block being built, if any: what layers ask for their actions.
@MainActor final class UIViewAnimationContext {
  enum Timing {
    case spring(dampingRatio: CGFloat, velocity: CGFloat)
    case perceptualSpring(bounce: CGFloat, velocity: CGFloat)
    case keyframes
  }

  struct Parameters {
    var duration: TimeInterval
    var delay: TimeInterval
    var options: UIView.AnimationOptions
    var timing: Timing?
  }

  static var current: UIViewAnimationContext?
  static var areEnabled = true

  let parameters: Parameters

  init(_ parameters: Parameters) {
    self.parameters = parameters
  }

  static func run(_ parameters: Parameters, animations: () -> Void, completion: ((Bool) -> Void)?) {
    let outer = current
    current = UIViewAnimationContext(parameters)
    animations()
    current = outer
    DispatchQueue.main.async { MainActor.assumeIsolated { completion?(true) } }
  }

  static func transition(
    _ view: UIView, duration: TimeInterval, options: UIView.AnimationOptions, animations: (() -> Void)?,
    completion: ((Bool) -> Void)?
  ) {
    run(
      Parameters(duration: duration, delay: 0, options: options, timing: nil), animations: { animations?() },
      completion: completion)
  }

  static func keyframe(start: Double, duration: Double, animations: () -> Void) {
    animations()
  }

  static func action(for layer: CALayer, key: String) -> (any CAAction)? { NSNull() }
}
