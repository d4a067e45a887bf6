import CoreGraphics
import MotionCore

/// A basic animation whose progress is that of a damped spring.
///
/// See [Apple's page](https://developer.apple.com/documentation/quartzcore/caspringanimation).
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
  /// The mass; 1 by default.
  open var mass: CGFloat = 1
  /// The stiffness of the spring; 100 by default.
  open var stiffness: CGFloat = 100
  /// The damping; 10 by default.
  open var damping: CGFloat = 10
  /// The initial velocity towards the end, in distances per second; 0 by default.
  open var initialVelocity: CGFloat = 0
  /// Whether more than critical damping has an effect; false by default, which limits damping to the critical value.
  open var allowsOverdamping = false

  /// Creates an animation of a spring with the default mass, stiffness and damping.
  public required init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a spring by its perceptual duration and bounce (facts 12.6).
  ///
  /// - Parameters:
  ///   - perceptualDuration: the period of the undamped spring, in seconds.
  ///   - bounce: 1 oscillates forever, 0 is critically damped, and values down to −1 creep.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let period = CGFloat(perceptualDuration)
    stiffness = (2 * .pi / period) * (2 * .pi / period)
    damping = bounce >= 0 ? 4 * .pi * (1 - bounce) / period : 4 * .pi / (period * (1 + bounce))
  }

  /// The period of the undamped spring, in seconds.
  open var perceptualDuration: CFTimeInterval { CFTimeInterval(2 * .pi / (stiffness / mass).squareRoot()) }

  /// The bounce: 1 oscillates forever, 0 is critically damped, and negative values creep.
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

  var spring: SpringCurve {
    SpringCurve(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      velocity: Double(initialVelocity), allowsOverdamping: allowsOverdamping)
  }

  /// The seconds until the spring stays within a thousandth of its end.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  package override func resolve(defaultDuration: CFTimeInterval) {
    super.resolve(defaultDuration: defaultDuration)
  }

  override func progress(fraction: CGFloat, seconds: CFTimeInterval) -> CGFloat {
    CGFloat(spring.progress(at: timing.duration * Double(fraction)))
  }
}
