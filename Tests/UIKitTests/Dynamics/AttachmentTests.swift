import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite struct AttachmentTests {
  private let stage = DynamicStage()

  private func turn(_ view: UIView) -> CGFloat { atan2(view.transform.b, view.transform.a) }

  @Test("A box held beside its centre swings and turns")
  func offsetAnchor() {
    let box = stage.square(40, at: CGPoint(x: 200, y: 200))
    let corner = UIOffset(horizontal: -20, vertical: -20)
    let tie = UIAttachmentBehavior(item: box, offsetFromCenter: corner, attachedToAnchor: CGPoint(x: 180, y: 180))
    #expect(tie.length == 0)
    #expect(tie.attachedBehaviorType == .anchor)
    let properties = UIDynamicItemBehavior(items: [box])
    properties.angularResistance = 3
    properties.resistance = 1
    stage.add(tie, UIGravityBehavior(items: [box]), properties)
    stage.run(0.3)
    #expect(turn(box) > 0.1)
    stage.run(6)
    // The box hangs by its corner, so its centre comes to rest straight below the anchor.
    #expect(abs(box.center.x - 180) < 2)
    #expect(abs(box.center.y - 180 - 800.0.squareRoot()) < 2)
  }

  @Test("A rope is never longer, but may be slack")
  func limit() {
    let (upper, lower) = (stage.square(20, at: CGPoint(x: 200, y: 100)), stage.square(20, at: CGPoint(x: 200, y: 180)))
    let rope = UIAttachmentBehavior.limitAttachment(
      with: upper, offsetFromCenter: .zero, attachedTo: lower, offsetFromCenter: .zero)
    #expect(rope.length == 80)
    #expect(rope.attachedBehaviorType == .items)
    lower.center.y = 120
    let fixed = UIDynamicItemBehavior(items: [upper])
    fixed.isAnchored = true
    stage.add(rope, fixed, UIGravityBehavior(items: [lower]))
    stage.run(0.1)
    #expect(lower.center.y < 130)
    stage.run(2)
    #expect(abs(lower.center.y - 180) < 0.5)
    #expect(upper.center == CGPoint(x: 200, y: 100))
  }

  @Test("Fixed items move and turn as one")
  func fixed() {
    let (left, right) = (stage.square(40, at: CGPoint(x: 160, y: 200)), stage.square(40, at: CGPoint(x: 200, y: 200)))
    let weld = UIAttachmentBehavior.fixedAttachment(
      with: left, attachedTo: right, attachmentAnchor: CGPoint(x: 180, y: 200))
    let properties = UIDynamicItemBehavior(items: [right])
    stage.add(weld, properties)
    properties.addAngularVelocity(2, for: right)
    stage.run(0.5)
    #expect(abs(turn(left)) > 0.05)
    #expect(abs(turn(left) - turn(right)) < 0.02)
    #expect(abs(hypot(left.center.x - right.center.x, left.center.y - right.center.y) - 40) < 0.5)
  }

  @Test("A pin lets items turn around one point, in a range")
  func pin() {
    let (wall, door) = (stage.square(40, at: CGPoint(x: 200, y: 100)), stage.square(40, at: CGPoint(x: 240, y: 100)))
    let hinge = UIAttachmentBehavior.pinAttachment(
      with: door, attachedTo: wall, attachmentAnchor: CGPoint(x: 220, y: 100))
    #expect(hinge.attachmentRange.isInfinite)
    hinge.attachmentRange = UIFloatRange(minimum: -0.5, maximum: 0.5)
    let fixed = UIDynamicItemBehavior(items: [wall])
    fixed.isAnchored = true
    let swinging = UIDynamicItemBehavior(items: [door])
    swinging.angularResistance = 2
    stage.add(hinge, fixed, swinging, UIGravityBehavior(items: [door]))
    stage.run(2)
    #expect(abs(turn(door) - 0.5) < 0.02)
    #expect(abs(hypot(door.center.x - 220, door.center.y - 100) - 20) < 0.2)
  }

  @Test("A slide stays on its line, upright, in its range")
  func slide() {
    let box = stage.square(40, at: CGPoint(x: 200, y: 100))
    let rail = UIAttachmentBehavior.slidingAttachment(
      with: box, attachmentAnchor: CGPoint(x: 200, y: 100), axisOfTranslation: CGVector(dx: 1, dy: 1))
    rail.attachmentRange = UIFloatRange(minimum: 0, maximum: 50)
    stage.add(rail, UIGravityBehavior(items: [box]))
    stage.run(0.2)
    #expect(box.center.y > 101)
    #expect(abs(box.center.x - 200 - (box.center.y - 100)) < 0.01)
    stage.run(1.5)
    #expect(abs(hypot(box.center.x - 200, box.center.y - 100) - 50) < 0.1)
    #expect(box.transform == .identity)
  }

  @Test("A group moves and turns its items as one")
  func group() {
    let (left, right) = (stage.square(20, at: CGPoint(x: 190, y: 100)), stage.square(20, at: CGPoint(x: 210, y: 100)))
    let group = UIDynamicItemGroup(items: [left, right])
    #expect(group.bounds == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(group.center == CGPoint(x: 200, y: 100))
    let collision = UICollisionBehavior(items: [group])
    collision.translatesReferenceBoundsIntoBoundary = true
    stage.add(UIGravityBehavior(items: [group]), collision)
    stage.run(2)
    #expect(abs(left.center.y - 390) < 0.1 && abs(right.center.y - 390) < 0.1)
    #expect(abs(right.center.x - left.center.x - 20) < 0.01)
    group.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(abs(left.center.x - group.center.x) < 0.01)
    #expect(abs(left.center.y - group.center.y + 10) < 0.01)
  }
}
