import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite struct DynamicsTests {
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let view = UIView(frame: CGRect(x: 90, y: 90, width: 20, height: 20))

  private func makeAnimator(_ behaviors: UIDynamicBehavior...) -> UIDynamicAnimator {
    parent.addSubview(view)
    let animator = UIDynamicAnimator(referenceView: parent)
    for behavior in behaviors { animator.addBehavior(behavior) }
    return animator
  }

  private func run(_ animator: UIDynamicAnimator, for seconds: Double) {
    for _ in 0..<Int(seconds * 60) { animator.advance(by: 1.0 / 60) }
  }

  @Test("A damped spring follows the equation of its motion")
  func spring() {
    let behavior = UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 100, y: 100))
    behavior.damping = 0.5
    behavior.frequency = 1
    let animator = makeAnimator(behavior)
    view.center.y = 150
    animator.updateItem(usingCurrentState: view)
    let omega = 2 * Double.pi
    let (zeta, damped) = (0.5, omega * (1 - 0.25).squareRoot())
    for frame in 1...90 {
      animator.advance(by: 1.0 / 60)
      let t = Double(frame) / 60
      let expected =
        50 * exp(-zeta * omega * t) * (cos(damped * t) + zeta / (1 - zeta * zeta).squareRoot() * sin(damped * t))
      #expect(abs(view.center.y - 100 - expected) < 1.5)
    }
    run(animator, for: 4)
    #expect(!animator.isRunning)
    #expect(abs(view.center.y - 100) < 0.5)
    #expect(view.center.x == 100)
  }

  @Test("A stiff tie keeps its length under gravity")
  func rod() {
    let tie = UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 100, y: 50))
    #expect(tie.length == 50)
    view.center = CGPoint(x: 150, y: 50)
    let animator = makeAnimator(tie, UIGravityBehavior(items: [view]))
    for _ in 0..<60 {
      animator.advance(by: 1.0 / 60)
      #expect(abs(hypot(view.center.x - 100, view.center.y - 50) - 50) < 0.01)
    }
    #expect(animator.isRunning)
  }

  @Test("Gravity of magnitude 1 is 1,000 points per second squared")
  func gravity() {
    let gravity = UIGravityBehavior(items: [view])
    #expect(gravity.magnitude == 1)
    let animator = makeAnimator(gravity)
    run(animator, for: 0.5)
    #expect(abs(view.center.y - 100 - 125) < 3)
    gravity.removeItem(view)
    let y = view.center.y
    run(animator, for: 0.1)
    #expect(view.center.y == y)
    #expect(!animator.isRunning)
  }

  @Test("Velocity falls by resistance, and an anchored item stays")
  func itemProperties() {
    let properties = UIDynamicItemBehavior(items: [view])
    properties.resistance = 5
    let animator = makeAnimator(properties)
    properties.addLinearVelocity(CGPoint(x: 100, y: 0), for: view)
    run(animator, for: 0.2)
    let velocity = properties.linearVelocity(for: view).x
    #expect(velocity > 30 && velocity < 45)  // 100 / e
    properties.isAnchored = true
    let x = view.center.x
    run(animator, for: 0.1)
    #expect(view.center.x == x)
  }

  @Test("A snap arrives and stops")
  func snap() {
    let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: 300, y: 200))
    let animator = makeAnimator(snap)
    run(animator, for: 2)
    #expect(abs(view.center.x - 300) < 0.5 && abs(view.center.y - 200) < 0.5)
    #expect(!animator.isRunning)
  }

  @Test("Children move with their parent, and leave with it")
  func children() {
    final class Group: UIDynamicBehavior {
      var animators: [UIDynamicAnimator?] = []
      override func willMove(to dynamicAnimator: UIDynamicAnimator?) { animators.append(dynamicAnimator) }
    }
    let group = Group()
    let gravity = UIGravityBehavior(items: [view])
    group.addChildBehavior(gravity)
    let animator = makeAnimator(group)
    #expect(gravity.dynamicAnimator === animator)
    #expect(animator.items(in: parent.bounds).count == 1)
    #expect(animator.items(in: CGRect(x: 0, y: 0, width: 50, height: 50)).isEmpty)
    animator.removeAllBehaviors()
    #expect(group.animators.count == 2 && group.animators.last! == nil)
    #expect(animator.items(in: parent.bounds).isEmpty)
  }
}
