@_spi(UIKit) import UIKitCollections
@_spi(UIKit) import UIKitCore

/// Accelerates items in one direction: by 1,000 points per second squared at magnitude 1, downwards by default.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uigravitybehavior).
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
  /// The items that the behaviour affects, in the order in which they were added.
  open private(set) var items: [any UIDynamicItem] {
    didSet { dynamicAnimator?.behaviorsDidChange() }
  }

  /// The direction, whose length is the magnitude; (0, 1) by default.
  open var gravityDirection = CGVector(dx: 0, dy: 1) {
    didSet { dynamicAnimator?.wake() }
  }

  /// The direction in radians, clockwise from the right.
  open var angle: CGFloat {
    get { atan2(gravityDirection.dy, gravityDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The acceleration in thousands of points per second squared; 1 by default.
  open var magnitude: CGFloat {
    get { hypot(gravityDirection.dx, gravityDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Creates a behaviour for items; it has no effect before it is added to an animator.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  public override convenience init() {
    self.init(items: [])
  }

  /// Adds an item. It is affected from the next step on.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }

  /// Removes an item. It is no longer affected from the next step on.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

  /// Sets the direction in radians, clockwise from the right, and the magnitude.
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
