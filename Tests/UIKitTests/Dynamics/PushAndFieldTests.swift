import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite struct PushAndFieldTests {
  private let stage = DynamicStage()

  @Test("A push of magnitude 1 accelerates 100 × 100 points by 100 points per second squared")
  func continuousPush() {
    let box = stage.square(100, at: CGPoint(x: 100, y: 200))
    let push = UIPushBehavior(items: [box], mode: .continuous)
    push.setAngle(0, magnitude: 1)
    #expect(push.pushDirection == CGVector(dx: 1, dy: 0))
    stage.add(push)
    stage.run(1)
    #expect(abs(box.center.x - 150) < 2)
    #expect(push.active)
    push.active = false
    let x = box.center.x
    stage.run(0.5)
    #expect(abs(box.center.x - x - 50) < 2, "it keeps its speed")
  }

  @Test("A push at once acts once, and again when it is made active")
  func instantaneousPush() {
    let box = stage.square(50, at: CGPoint(x: 100, y: 200))
    let push = UIPushBehavior(items: [box], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0.25, dy: 0)
    let properties = UIDynamicItemBehavior(items: [box])
    stage.add(push, properties)
    stage.run(0.5)
    // A quarter of the mass and a quarter of the push.
    #expect(abs(properties.linearVelocity(for: box).x - 100) < 0.001)
    #expect(!push.active)
    push.active = true
    stage.run(0.1)
    #expect(abs(properties.linearVelocity(for: box).x - 200) < 0.001)
  }

  @Test("A push beside the centre turns")
  func offsetPush() {
    let box = stage.square(100, at: CGPoint(x: 200, y: 200))
    let push = UIPushBehavior(items: [box], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0, dy: 1)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 50, vertical: 0), for: box)
    #expect(push.targetOffsetFromCenter(for: box) == UIOffset(horizontal: 50, vertical: 0))
    let properties = UIDynamicItemBehavior(items: [box])
    stage.add(push, properties)
    stage.run(0.1)
    // An impulse of 100 at an arm of 50, divided by the moment of inertia m (w² + h²) / 12.
    #expect(abs(properties.angularVelocity(for: box) - 5000 / (20_000.0 / 12)) < 0.001)
    #expect(box.transform.b > 0)
  }

  @Test("Turning slows by its own resistance, and not at all where it is not allowed")
  func angularVelocity() {
    let box = stage.square(40, at: CGPoint(x: 200, y: 200))
    let properties = UIDynamicItemBehavior(items: [box])
    stage.add(properties)
    properties.addAngularVelocity(.pi, for: box)
    stage.run(0.5)
    #expect(abs(atan2(box.transform.b, box.transform.a) - .pi / 2) < 0.01)
    properties.angularResistance = 10
    stage.run(1)
    #expect(properties.angularVelocity(for: box) < 0.01)
    properties.allowsRotation = false
    properties.addAngularVelocity(.pi, for: box)
    stage.run(0.1)
    #expect(properties.angularVelocity(for: box) == 0)
  }

  @Test("Gravity fields pull along a direction, and to a point")
  func gravityFields() {
    let (low, high) = (stage.square(20, at: CGPoint(x: 100, y: 300)), stage.square(20, at: CGPoint(x: 100, y: 100)))
    let linear = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
    linear.addItem(low)
    let radial = UIFieldBehavior.radialGravityField(position: CGPoint(x: 100, y: 0))
    radial.addItem(high)
    stage.add(linear, radial)
    stage.run(0.2)
    #expect(abs(low.center.x - 120) < 1 && low.center.y == 300)
    #expect(abs(high.center.y - 80) < 1 && abs(high.center.x - 100) < 0.001)
  }

  @Test("A spring field swings, a drag field stops, a vortex turns round")
  func springDragVortex() {
    let box = stage.square(20, at: CGPoint(x: 250, y: 200))
    let spring = UIFieldBehavior.springField()
    spring.position = CGPoint(x: 200, y: 200)
    spring.strength = 4 * .pi * .pi
    spring.addItem(box)
    stage.add(spring)
    stage.run(0.5)
    #expect(abs(box.center.x - 150) < 2, "half a period")

    let other = stage.square(20, at: CGPoint(x: 100, y: 100))
    let drag = UIFieldBehavior.dragField()
    drag.strength = 20
    drag.addItem(other)
    let properties = UIDynamicItemBehavior(items: [other])
    stage.add(drag, properties)
    properties.addLinearVelocity(CGPoint(x: 100, y: 0), for: other)
    stage.run(0.5)
    #expect(abs(properties.linearVelocity(for: other).x) < 1)

    let third = stage.square(20, at: CGPoint(x: 300, y: 300))
    let vortex = UIFieldBehavior.vortexField()
    vortex.position = CGPoint(x: 200, y: 300)
    vortex.addItem(third)
    stage.add(vortex)
    stage.run(0.1)
    #expect(third.center.y < 300, "right of the middle, counter-clockwise is up")
  }

  @Test("Charges: like the field flies away, unlike comes; a magnetic field bends")
  func charges() {
    let (plus, minus) = (stage.square(20, at: CGPoint(x: 250, y: 200)), stage.square(20, at: CGPoint(x: 150, y: 200)))
    let electric = UIFieldBehavior.electricField()
    electric.position = CGPoint(x: 200, y: 200)
    let (positive, negative) = (UIDynamicItemBehavior(items: [plus]), UIDynamicItemBehavior(items: [minus]))
    positive.charge = 0.1
    negative.charge = -0.1
    for item in [plus, minus] { electric.addItem(item) }
    stage.add(electric, positive, negative)
    stage.run(0.1)
    #expect(plus.center.x > 251 && minus.center.x > 151)

    let moving = stage.square(20, at: CGPoint(x: 100, y: 350))
    let magnetic = UIFieldBehavior.magneticField()
    magnetic.addItem(moving)
    let properties = UIDynamicItemBehavior(items: [moving])
    properties.charge = 0.2
    stage.add(magnetic, properties)
    properties.addLinearVelocity(CGPoint(x: 100, y: 0), for: moving)
    stage.run(0.2)
    let velocity = properties.linearVelocity(for: moving)
    #expect(velocity.y < -10)
    #expect(abs(hypot(velocity.x, velocity.y) - 100) < 5)
  }

  @Test("Velocity, noise and a formula of one's own")
  func otherFields() {
    let box = stage.square(20, at: CGPoint(x: 100, y: 100))
    let velocity = UIFieldBehavior.velocityField(direction: CGVector(dx: 1, dy: 0))
    velocity.addItem(box)
    stage.add(velocity)
    stage.run(0.5)
    #expect(abs(box.center.x - 150) < 1)
    #expect(velocity.items.count == 1)

    let shaken = stage.square(20, at: CGPoint(x: 200, y: 300))
    let noise = UIFieldBehavior.noiseField(smoothness: 0.2, animationSpeed: 2)
    noise.addItem(shaken)
    stage.add(noise)
    stage.run(0.3)
    #expect(shaken.center != CGPoint(x: 200, y: 300))

    let lifted = stage.square(100, at: CGPoint(x: 300, y: 300))
    let custom = UIFieldBehavior.field { field, position, _, mass, charge, _ in
      CGVector(dx: 0, dy: position.x == 300 && mass == 1 && charge == 0 ? -100 * field.strength : 0)
    }
    custom.addItem(lifted)
    stage.add(custom)
    stage.run(1)
    #expect(abs(lifted.center.y - 250) < 2)
  }

  @Test("A field acts in its region only")
  func region() {
    let (near, far) = (stage.square(20, at: CGPoint(x: 220, y: 200)), stage.square(20, at: CGPoint(x: 350, y: 200)))
    let field = UIFieldBehavior.radialGravityField(position: CGPoint(x: 200, y: 200))
    field.region = UIRegion(radius: 100)
    for item in [near, far] { field.addItem(item) }
    stage.add(field)
    stage.run(0.1)
    #expect(near.center.x < 220)
    #expect(far.center.x == 350)
  }

  @Test("Regions combine")
  func regions() {
    let circle = UIRegion(radius: 10)
    let band = UIRegion(size: CGSize(width: 40, height: 4))
    #expect(circle.contains(CGPoint(x: 6, y: 8)) && !circle.contains(CGPoint(x: 8, y: 8)))
    #expect(band.contains(CGPoint(x: -20, y: 2)) && !band.contains(CGPoint(x: 0, y: 3)))
    #expect(circle.union(band).contains(CGPoint(x: 15, y: 0)))
    #expect(!circle.intersection(band).contains(CGPoint(x: 15, y: 0)))
    #expect(circle.difference(band).contains(CGPoint(x: 0, y: 5)))
    #expect(!circle.difference(band).contains(.zero))
    #expect(circle.inverse().contains(CGPoint(x: 11, y: 0)))
    #expect(UIRegion.infinite.contains(CGPoint(x: 1e9, y: 0)))
  }
}
