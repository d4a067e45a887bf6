import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite struct CollisionTests {
  private let stage = DynamicStage()

  private final class Listener: NSObject, UICollisionBehaviorDelegate {
    var heard: [String] = []

    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
      at p: CGPoint
    ) { heard.append("items") }

    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
    ) { heard.append("items end") }

    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) { heard.append((identifier as? NSString).map { "\($0)" } ?? "bounds") }

    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?
    ) { heard.append((identifier as? NSString).map { "\($0) end" } ?? "bounds end") }
  }

  @Test("A falling item comes to rest on the reference bounds, and the animator pauses")
  func floor() {
    let box = stage.square(40, at: CGPoint(x: 200, y: 100))
    let collision = UICollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    let listener = Listener()
    collision.collisionDelegate = listener
    stage.add(UIGravityBehavior(items: [box]), collision)
    stage.run(2)
    #expect(abs(box.frame.maxY - 400) < 0.1)
    #expect(abs(box.center.x - 200) < 0.1)
    #expect(!stage.animator.isRunning)
    #expect(listener.heard == ["bounds"])
  }

  @Test("The insets move the wall in")
  func insets() {
    let box = stage.square(40, at: CGPoint(x: 200, y: 100))
    let collision = UICollisionBehavior(items: [box])
    collision.setTranslatesReferenceBoundsIntoBoundary(with: UIEdgeInsets(top: 0, left: 0, bottom: 50, right: 0))
    #expect(collision.translatesReferenceBoundsIntoBoundary)
    stage.add(UIGravityBehavior(items: [box]), collision)
    stage.run(2)
    #expect(abs(box.frame.maxY - 350) < 0.1)
  }

  @Test("Elasticity is the part of the speed that a bounce keeps", arguments: [0, 0.5, 0.8])
  func elasticity(_ elasticity: CGFloat) {
    let box = stage.square(40, at: CGPoint(x: 200, y: 200))
    let collision = UICollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    let properties = UIDynamicItemBehavior(items: [box])
    properties.elasticity = elasticity
    stage.add(UIGravityBehavior(items: [box]), collision, properties)
    var (fastest, rebound): (CGFloat, CGFloat) = (0, 0)
    for _ in 0..<60 {
      stage.animator.advance(by: 1.0 / 60)
      let speed = properties.linearVelocity(for: box).y
      fastest = max(fastest, speed)
      rebound = max(rebound, -speed)
    }
    // A fall of 180 points ends at a speed of 600 points per second.
    #expect(abs(fastest - 600) < 25)
    #expect(abs(rebound - elasticity * 600) < 30)
  }

  @Test("A box that is hit takes over the speed of an equal one")
  func momentum() {
    let left = stage.square(40, at: CGPoint(x: 100, y: 200))
    let right = stage.square(40, at: CGPoint(x: 200, y: 200))
    let collision = UICollisionBehavior(items: [left, right])
    let properties = UIDynamicItemBehavior(items: [left, right])
    properties.elasticity = 1
    let listener = Listener()
    collision.collisionDelegate = listener
    stage.add(collision, properties)
    properties.addLinearVelocity(CGPoint(x: 240, y: 0), for: left)
    stage.run(0.5)
    #expect(abs(properties.linearVelocity(for: left).x) < 5)
    #expect(abs(properties.linearVelocity(for: right).x - 240) < 5)
    #expect(left.frame.maxX <= right.frame.minX)
    #expect(listener.heard == ["items", "items end"])
  }

  @Test("Boxes pile up")
  func pile() {
    let boxes = (0..<4).map { stage.square(40, at: CGPoint(x: 200, y: 60 + CGFloat($0) * 60)) }
    let collision = UICollisionBehavior(items: boxes)
    collision.translatesReferenceBoundsIntoBoundary = true
    let properties = UIDynamicItemBehavior(items: boxes)
    properties.friction = 0.5
    stage.add(UIGravityBehavior(items: boxes), collision, properties)
    stage.run(3)
    for (index, box) in boxes.enumerated() {
      #expect(abs(box.center.y - (380 - CGFloat(3 - index) * 40)) < 1)
      #expect(abs(box.center.x - 200) < 1)
    }
  }

  @Test("Modes choose what items collide with")
  func modes() {
    let upper = stage.square(40, at: CGPoint(x: 200, y: 100))
    let lower = stage.square(40, at: CGPoint(x: 200, y: 300))
    let collision = UICollisionBehavior(items: [upper, lower])
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionMode = .boundaries
    stage.add(UIGravityBehavior(items: [upper, lower]), collision)
    stage.run(2)
    #expect(abs(upper.frame.maxY - 400) < 0.1)
    #expect(abs(lower.frame.maxY - 400) < 0.1)
    #expect(UICollisionBehavior.Mode.everything.contains([.items, .boundaries]))
  }

  @Test("A boundary has a name, and can be taken away")
  func boundary() {
    let box = stage.square(40, at: CGPoint(x: 200, y: 100))
    let collision = UICollisionBehavior(items: [box])
    let name = NSString(string: "shelf")
    collision.addBoundary(withIdentifier: name, from: CGPoint(x: 100, y: 250), to: CGPoint(x: 300, y: 250))
    #expect(collision.boundaryIdentifiers?.count == 1)
    #expect(collision.boundary(withIdentifier: NSString(string: "shelf"))?.bounds.width == 200)
    let listener = Listener()
    collision.collisionDelegate = listener
    stage.add(UIGravityBehavior(items: [box]), collision)
    stage.run(1.5)
    #expect(abs(box.frame.maxY - 250) < 0.5)
    #expect(listener.heard == ["shelf"])
    collision.removeBoundary(withIdentifier: name)
    #expect(collision.boundaryIdentifiers == nil)
    stage.run(0.5)
    #expect(box.frame.maxY > 300)
    #expect(listener.heard == ["shelf", "shelf end"])
  }

  @Test("A ball rolls where friction holds it, a box slides")
  func rolling() {
    let ball = stage.add(BallView(frame: CGRect(x: 50, y: 360, width: 40, height: 40)))
    let collision = UICollisionBehavior(items: [ball])
    collision.translatesReferenceBoundsIntoBoundary = true
    let properties = UIDynamicItemBehavior(items: [ball])
    properties.friction = 1
    stage.add(UIGravityBehavior(items: [ball]), collision, properties)
    properties.addLinearVelocity(CGPoint(x: 150, y: 0), for: ball)
    stage.run(0.5)
    let (speed, turn) = (properties.linearVelocity(for: ball).x, properties.angularVelocity(for: ball))
    #expect(turn > 1)
    #expect(abs(turn * 20 - speed) < 3)
    #expect(ball.transform.b > 0 || ball.transform.a < 1)
  }

  @Test("Friction stops a box that slides")
  func friction() {
    let box = stage.square(40, at: CGPoint(x: 60, y: 380))
    let collision = UICollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    let properties = UIDynamicItemBehavior(items: [box])
    properties.friction = 0.4
    properties.allowsRotation = false
    stage.add(UIGravityBehavior(items: [box]), collision, properties)
    properties.addLinearVelocity(CGPoint(x: 200, y: 0), for: box)
    stage.run(2)
    // The braking distance: v² / 2 μ g.
    #expect(abs(box.center.x - 60 - 50) < 5)
    #expect(!stage.animator.isRunning)
    #expect(box.transform == .identity)
  }

  @Test("A box tips over the edge that it hits")
  func tipping() {
    let box = stage.square(40, at: CGPoint(x: 185, y: 100))
    let collision = UICollisionBehavior(items: [box])
    collision.addBoundary(
      withIdentifier: NSString(string: "shelf"), from: CGPoint(x: 190, y: 250), to: CGPoint(x: 400, y: 250))
    stage.add(UIGravityBehavior(items: [box]), collision)
    stage.run(0.75)
    #expect(box.transform.b < -0.05, "turned counter-clockwise, off to the left")
  }

  @Test("An outline of one's own")
  func path() {
    let wedge = stage.add(WedgeView(frame: CGRect(x: 180, y: 360, width: 40, height: 40)))
    let ball = stage.add(BallView(frame: CGRect(x: 190, y: 200, width: 20, height: 20)))
    let collision = UICollisionBehavior(items: [wedge, ball])
    let fixed = UIDynamicItemBehavior(items: [wedge])
    fixed.isAnchored = true
    stage.add(UIGravityBehavior(items: [ball]), collision, fixed)
    let push = UIPushBehavior(items: [ball], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0.001, dy: 0)
    stage.add(push)
    stage.run(0.75)
    #expect(wedge.center == CGPoint(x: 200, y: 380))
    #expect(abs(ball.center.x - 200) > 10, "it does not stay on the point")
  }

  @Test("A layout's animator keeps items inside the content")
  func content() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 50)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
    let source = FiveItems()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    let animator = UIDynamicAnimator(collectionViewLayout: layout)
    let collision = UICollisionBehavior(items: [attributes])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(UIGravityBehavior(items: [attributes]))
    animator.addBehavior(collision)
    for _ in 0..<90 { animator.advance(by: 1.0 / 60) }
    #expect(abs(attributes.frame.maxY - layout.collectionViewContentSize.height) < 0.1)
  }

  private final class FiveItems: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }
}
