import UIKit

class OverridingBehavior: UIDynamicBehavior {
  override func willMove(to dynamicAnimator: UIDynamicAnimator?) { super.willMove(to: dynamicAnimator) }
  override func addChildBehavior(_ behavior: UIDynamicBehavior) { super.addChildBehavior(behavior) }
}
class AnimatorDelegate: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) {}
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
  ) {}
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
}

@MainActor func dynamicsSignatures(_ layout: UICollectionViewLayout, _ view: UIView) {
  let animator = UIDynamicAnimator(collectionViewLayout: layout)
  let _ = UIDynamicAnimator(referenceView: view)
  let _ = UIDynamicAnimator()
  let path = IndexPath(item: 0, section: 0)
  let _: UICollectionViewLayoutAttributes? = animator.layoutAttributesForCell(at: path)
  let _: UICollectionViewLayoutAttributes? = animator.layoutAttributesForSupplementaryView(ofKind: "kind", at: path)
  let _: UICollectionViewLayoutAttributes? = animator.layoutAttributesForDecorationView(ofKind: "kind", at: path)
  let _: [any UIDynamicItem] = animator.items(in: .zero)
  let _: [UIDynamicBehavior] = animator.behaviors
  let _: Bool = animator.isRunning
  let _: TimeInterval = animator.elapsedTime
  let _: UIView? = animator.referenceView
  readWrite(\UIDynamicAnimator.delegate, (any UIDynamicAnimatorDelegate)?.self)
  animator.updateItem(usingCurrentState: view)
  let attachment = UIAttachmentBehavior(item: view, attachedToAnchor: .zero)
  let _ = UIAttachmentBehavior(
    item: view, offsetFromCenter: UIOffset(horizontal: 1, vertical: 1), attachedToAnchor: .zero)
  let _ = UIAttachmentBehavior(item: view, attachedTo: UIView())
  let _: [any UIDynamicItem] = attachment.items
  readWrite(\UIAttachmentBehavior.anchorPoint, CGPoint.self)
  readWrite(\UIAttachmentBehavior.length, CGFloat.self)
  readWrite(\UIAttachmentBehavior.damping, CGFloat.self)
  readWrite(\UIAttachmentBehavior.frequency, CGFloat.self)
  readWrite(\UIAttachmentBehavior.frictionTorque, CGFloat.self)
  readOnly(\UIAttachmentBehavior.attachedBehaviorType, UIAttachmentBehavior.AttachmentType.self)
  attachment.action = {}
  animator.addBehavior(attachment)
  animator.removeBehavior(attachment)
  animator.removeAllBehaviors()
  let gravity = UIGravityBehavior(items: [view])
  gravity.setAngle(1, magnitude: 1)
  readWrite(\UIGravityBehavior.gravityDirection, CGVector.self)
  readWrite(\UIGravityBehavior.angle, CGFloat.self)
  readWrite(\UIGravityBehavior.magnitude, CGFloat.self)
  let collision = UICollisionBehavior(items: [view])
  collision.translatesReferenceBoundsIntoBoundary = true
  collision.setTranslatesReferenceBoundsIntoBoundary(with: .zero)
  collision.addBoundary(withIdentifier: "floor" as NSString, from: .zero, to: .zero)
  collision.addBoundary(withIdentifier: "path" as NSString, for: UIBezierPath())
  collision.removeAllBoundaries()
  collision.collisionMode = .everything
  readWrite(\UICollisionBehavior.collisionDelegate, (any UICollisionBehaviorDelegate)?.self)
  let snap = UISnapBehavior(item: view, snapTo: .zero)
  snap.damping = 1
  snap.snapPoint = .zero
  let push = UIPushBehavior(items: [view], mode: .instantaneous)
  push.pushDirection = CGVector(dx: 1, dy: 0)
  push.setTargetOffsetFromCenter(UIOffset.zero, for: view)
  let item = UIDynamicItemBehavior(items: [view])
  item.elasticity = 1
  item.resistance = 1
  item.density = 1
  item.friction = 1
  item.angularResistance = 1
  item.allowsRotation = false
  item.addLinearVelocity(.zero, for: view)
  let _: CGPoint = item.linearVelocity(for: view)
  item.addAngularVelocity(1, for: view)
  let _: CGFloat = item.angularVelocity(for: view)
  requireRaw(UIDynamicItemCollisionBoundsType.self, UInt.self)
}

final class DynamicPoint: NSObject, UIDynamicItem {
  var center = CGPoint.zero
  var bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
  var transform = CGAffineTransform.identity
}
