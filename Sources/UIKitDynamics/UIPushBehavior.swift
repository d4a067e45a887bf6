@_spi(UIKit) import UIKitCollections
@_spi(UIKit) import UIKitCore

/// Pushes items: continuously, or once. A magnitude of 1 accelerates 100 × 100 points of density 1 by 100 points per
/// second squared, or to 100 points per second at once.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uipushbehavior).
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
  /// Whether the force is continuous or a single push.
  public enum Mode: Int, Sendable {
    /// A force that acts as long as the behaviour is active.
    case continuous
    /// A single push each time that `active` is set to true; afterwards it is false.
    case instantaneous
  }

  /// The items that the behaviour affects, in the order in which they were added.
  open private(set) var items: [any UIDynamicItem] {
    didSet { dynamicAnimator?.behaviorsDidChange() }
  }
  /// Whether the force is continuous or a single push.
  public let mode: Mode
  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  /// Whether the behaviour pushes; true by default.
  open var active = true {
    didSet { if active { dynamicAnimator?.wake() } }
  }

  /// The direction, whose length is the magnitude; zero by default.
  open var pushDirection = CGVector.zero {
    didSet { dynamicAnimator?.wake() }
  }

  /// The direction in radians, clockwise from the right. It is kept while the magnitude is 0.
  open var angle: CGFloat {
    get { pushDirection == .zero ? keptAngle : atan2(pushDirection.dy, pushDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  private var keptAngle: CGFloat = 0

  /// The force, in hundreds of points per second squared for a mass of 1; 0 by default.
  open var magnitude: CGFloat {
    get { hypot(pushDirection.dx, pushDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Creates a push of items; it has no effect before it is added to an animator and has a magnitude.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.items = items
    self.mode = mode
    super.init()
  }

  /// Adds an item. It is affected from the next step on.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }

  /// Removes an item. It is no longer affected from the next step on.
  open func removeItem(_ item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = nil
    items.removeAll { $0 === item }
  }

  /// Sets the direction in radians, clockwise from the right, and the magnitude.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    keptAngle = angle
    pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  /// Returns the point of an item that is pushed, as an offset from its centre in points; off-centre pushes rotate the
  /// item, too.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset { offsets[ObjectIdentifier(item)] ?? .zero }

  /// Sets the point of an item that is pushed, as an offset from its centre in points; zero by default.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = o
  }

  override var movedItems: [any UIDynamicItem] { items }

  override func apply(to world: DynamicWorld, dt: CGFloat) {
    guard active else { return }
    let force = CGVector(dx: pushDirection.dx * 100, dy: pushDirection.dy * 100)
    for item in items {
      guard let body = world.body(of: item) else { continue }
      let arm = body.turned(targetOffsetFromCenter(for: item))
      if mode == .instantaneous {
        body.addImpulse(force, at: arm)
      } else {
        body.addForce(force, at: arm)
      }
    }
    if mode == .instantaneous { active = false }
  }
}
