@_spi(UIKit) import UIKitCollections
@_spi(UIKit) import UIKitCore

/// Pulls an item to a point, where it comes to rest upright.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem

  open var snapPoint: CGPoint {
    didSet { dynamicAnimator?.wake() }
  }
  /// From 0 (swings long) to 1 (hardly).
  open var damping: CGFloat = 0.5

  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  override var movedItems: [any UIDynamicItem] { [item] }

  override func apply(to world: DynamicWorld, dt: CGFloat) {
    guard let body = world.body(of: item) else { return }
    // Apple does not publish the spring; this one arrives in about half a second at the default damping.
    let omega: CGFloat = 2 * .pi * 2.5
    let ratio = 0.4 + 0.6 * min(max(damping, 0), 1)
    body.acceleration.dx += omega * omega * (snapPoint.x - body.position.x) - 2 * ratio * omega * body.velocity.dx
    body.acceleration.dy += omega * omega * (snapPoint.y - body.position.y) - 2 * ratio * omega * body.velocity.dy
    // The nearest way round to no turn at all.
    let turn = remainder(body.angle, 2 * .pi)
    if body.inverseInertia > 0 {
      body.angularAcceleration -= omega * omega * turn + 2 * ratio * omega * body.angularVelocity
    }
  }
}
