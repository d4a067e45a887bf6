@_spi(UIKit) import UIKitCollections
@_spi(UIKit) import UIKitCore

/// Pushes items: steadily, or once. A magnitude of 1 moves 100 × 100 points of density 1 by 100 points per second
/// squared, or to 100 points per second at once.
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
  public enum Mode: Int, Sendable {
    case continuous
    /// One push each time `active` is set; then `active` is false again.
    case instantaneous
  }

  open private(set) var items: [any UIDynamicItem]
  public let mode: Mode
  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  open var active = true {
    didSet { if active { dynamicAnimator?.wake() } }
  }

  /// The magnitude is this vector's length.
  open var pushDirection = CGVector.zero {
    didSet { dynamicAnimator?.wake() }
  }

  /// Radians, clockwise from the right. Kept while the magnitude is 0.
  open var angle: CGFloat {
    get { pushDirection == .zero ? keptAngle : atan2(pushDirection.dy, pushDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  private var keptAngle: CGFloat = 0

  open var magnitude: CGFloat {
    get { hypot(pushDirection.dx, pushDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }

  public init(items: [any UIDynamicItem], mode: Mode) {
    self.items = items
    self.mode = mode
    super.init()
  }

  open func addItem(_ item: any UIDynamicItem) {
    items.append(item)
    dynamicAnimator?.behaviorsDidChange()
  }

  open func removeItem(_ item: any UIDynamicItem) {
    items.removeAll { $0 === item }
    offsets[ObjectIdentifier(item)] = nil
    dynamicAnimator?.behaviorsDidChange()
  }

  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    keptAngle = angle
    pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  /// Where on the item it pushes, from its centre; beside the centre it turns the item, too.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset { offsets[ObjectIdentifier(item)] ?? .zero }

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
