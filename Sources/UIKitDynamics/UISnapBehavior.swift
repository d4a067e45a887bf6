@_spi(UIKit) import UIKitCollections
@_spi(UIKit) import UIKitCore

/// Pulls an item to a point, where it comes to rest upright.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uisnapbehavior).
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem

  /// The point to which the item's centre is pulled, in the reference coordinates. Changing it starts the motion again.
  open var snapPoint: CGPoint {
    didSet { dynamicAnimator?.wake() }
  }
  /// The damping, from 0 (oscillates for long) to 1 (hardly oscillates); 0.5 by default.
  open var damping: CGFloat = 0.5

  /// Creates a behaviour that pulls an item's centre to a point.
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
    // The shortest way back to upright.
    let turn = remainder(body.angle, 2 * .pi)
    if body.inverseInertia > 0 {
      body.angularAcceleration -= omega * omega * turn + 2 * ratio * omega * body.angularVelocity
    }
  }
}
