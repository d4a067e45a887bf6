import CoreGraphics
import MotionCore

/// A basic animation whose progress is a damped spring's.
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  /// In units of the distance per second, towards the end.
  open var initialVelocity: CGFloat = 0
  /// Whether a damping over the critical one has effect; otherwise it counts as critical.
  open var allowsOverdamping = false

  public required init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A spring by how long it feels and how much it overshoots (facts 12.6).
  ///
  /// - Parameters:
  ///   - perceptualDuration: in seconds: the period of the undamped spring.
  ///   - bounce: 1 swings for ever, 0 is critically damped, down to -1 creeps.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let period = CGFloat(perceptualDuration)
    stiffness = (2 * .pi / period) * (2 * .pi / period)
    damping = bounce >= 0 ? 4 * .pi * (1 - bounce) / period : 4 * .pi / (period * (1 + bounce))
  }

  open var perceptualDuration: CFTimeInterval { CFTimeInterval(2 * .pi / (stiffness / mass).squareRoot()) }

  open var bounce: CGFloat {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? CASpringAnimation {
      copy.mass = mass
      copy.stiffness = stiffness
      copy.damping = damping
      copy.initialVelocity = initialVelocity
      copy.allowsOverdamping = allowsOverdamping
    }
    return copy
  }

  package var spring: SpringCurve {
    SpringCurve(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      velocity: Double(initialVelocity), allowsOverdamping: allowsOverdamping)
  }

  /// Seconds until the spring stays within a thousandth of its end.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  package override func resolve(defaultDuration: CFTimeInterval) {
    super.resolve(defaultDuration: defaultDuration)
  }

  override func progress(fraction: CGFloat, seconds: CFTimeInterval) -> CGFloat {
    CGFloat(spring.progress(at: timing.duration * Double(fraction)))
  }
}
