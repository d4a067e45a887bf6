@_spi(UIKit) import UIKitCollections
@_spi(UIKit) import UIKitCore

/// Pulls items in one direction: 1,000 points per second squared at magnitude 1, downwards by default.
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
  open private(set) var items: [any UIDynamicItem]

  open var gravityDirection = CGVector(dx: 0, dy: 1) {
    didSet { dynamicAnimator?.wake() }
  }

  /// Radians, clockwise from the right.
  open var angle: CGFloat {
    get { atan2(gravityDirection.dy, gravityDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  open var magnitude: CGFloat {
    get { hypot(gravityDirection.dx, gravityDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }

  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  public override convenience init() {
    self.init(items: [])
  }

  open func addItem(_ item: any UIDynamicItem) {
    items.append(item)
    dynamicAnimator?.behaviorsDidChange()
  }

  open func removeItem(_ item: any UIDynamicItem) {
    items.removeAll { $0 === item }
    dynamicAnimator?.behaviorsDidChange()
  }

  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  override var movedItems: [any UIDynamicItem] { items }

  override func apply(to world: DynamicWorld, dt: CGFloat) {
    for item in items {
      guard let body = world.body(of: item) else { continue }
      body.acceleration.dx += gravityDirection.dx * 1000
      body.acceleration.dy += gravityDirection.dy * 1000
    }
  }
}
