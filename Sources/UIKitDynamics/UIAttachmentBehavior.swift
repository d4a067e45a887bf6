@_spi(UIKit) import UIKitCollections
@_spi(UIKit) import UIKitCore

/// Ties an item to a point or to another item: at a distance, stiffly or by a damped spring where `frequency` is not 0;
/// or by a joint (`fixedAttachment` and the other factory methods).
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  public enum AttachmentType: Int, Sendable {
    case items
    case anchor
  }

  private let first: any UIDynamicItem
  private let second: (any UIDynamicItem)?
  private let firstOffset: UIOffset
  private let secondOffset: UIOffset
  private let joint: AttachmentJoint

  open var items: [any UIDynamicItem] { [first] + (second.map { [$0] } ?? []) }
  open var attachedBehaviorType: AttachmentType { second == nil ? .anchor : .items }

  open var anchorPoint: CGPoint {
    didSet { dynamicAnimator?.wake() }
  }
  /// The distance it keeps, in points; at first that at its making.
  open var length: CGFloat {
    didSet { dynamicAnimator?.wake() }
  }
  /// How fast the swing dies: 1 without overshoot.
  open var damping: CGFloat = 0
  /// Swings per second; 0 makes the tie stiff.
  open var frequency: CGFloat = 0
  /// How much a pin resists turning, in mass × points² per second squared.
  open var frictionTorque: CGFloat = 0
  /// How far a slide goes, in points, or a pin turns, in radians, from where they were made.
  open var attachmentRange: UIFloatRange = .infinite {
    didSet { dynamicAnimator?.wake() }
  }

  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  public convenience init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    self.init(.distance, item, offset, to: nil, .zero, anchor: point)
  }

  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  public convenience init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    self.init(.distance, item1, offset1, to: item2, offset2, anchor: .zero)
  }

  /// `item1` slides along a line that is fixed to `item2`; neither turns against the other.
  /// - Parameter axis: the line's direction.
  open class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.slide(axis), item1, offset(of: item1, to: point), to: item2, offset(of: item2, to: point))
  }

  /// `item` slides along a fixed line through `point` and does not turn.
  open class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.slide(axis), item, offset(of: item, to: point), to: nil, .zero, anchor: point)
  }

  /// A rope: the two points are never farther apart than `length`, at first their distance now.
  open class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.limit, item1, offset1, to: item2, offset2)
  }

  /// The two items become one.
  open class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.fixed, item1, offset(of: item1, to: point), to: item2, offset(of: item2, to: point))
  }

  /// The two items turn around `point`, which is fixed to both.
  open class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.pin, item1, offset(of: item1, to: point), to: item2, offset(of: item2, to: point))
  }

  private init(
    _ joint: AttachmentJoint.Kind, _ item1: any UIDynamicItem, _ offset1: UIOffset, to item2: (any UIDynamicItem)?,
    _ offset2: UIOffset, anchor: CGPoint = .zero
  ) {
    first = item1
    second = item2
    firstOffset = offset1
    secondOffset = offset2
    anchorPoint = anchor
    let (body1, body2) = (DynamicBody(item1), item2.map { DynamicBody($0) })
    let (arm1, arm2) = (body1.turned(offset1), body2?.turned(offset2) ?? .zero)
    let end = body2?.position ?? anchor
    length = hypot(body1.position.x + arm1.dx - end.x - arm2.dx, body1.position.y + arm1.dy - end.y - arm2.dy)
    self.joint = AttachmentJoint(joint, angle: body1.angle - (body2?.angle ?? 0), baseAngle: body2?.angle ?? 0)
    super.init()
  }

  /// Where `point` is on `item`, from its centre, as if the item were not turned.
  private static func offset(of item: any UIDynamicItem, to point: CGPoint) -> UIOffset {
    let angle = atan2(item.transform.b, item.transform.a)
    let turned = CGPoint(x: point.x - item.center.x, y: point.y - item.center.y)
      .applying(CGAffineTransform(rotationAngle: -angle))
    return UIOffset(horizontal: turned.x, vertical: turned.y)
  }

  override var movedItems: [any UIDynamicItem] { items }

  /// The bodies as they are now, with where the tie holds them.
  private func ends(_ world: DynamicWorld) -> AttachmentEnds? {
    guard let body = world.body(of: first) else { return nil }
    let other = second.flatMap { world.body(of: $0) }
    return AttachmentEnds(
      first: body, arm1: body.turned(firstOffset), second: other, arm2: other?.turned(secondOffset) ?? .zero,
      anchor: anchorPoint)
  }

  private var isSpring: Bool { frequency > 0 && joint.kind == .distance }

  override func apply(to world: DynamicWorld, dt: CGFloat) {
    guard let ends = ends(world) else { return }
    if frictionTorque > 0, joint.kind == .pin { ends.rub(frictionTorque * dt) }
    guard isSpring else { return }
    let gap = ends.gap
    let far = hypot(gap.dx, gap.dy)
    // Beyond the rest length along the tie; all of it where that length is 0, which has no direction.
    let rest = length > 0.001 && far > 0.001 ? length / far : 0
    let omega = 2 * .pi * frequency
    let speed = ends.gapSpeed
    // As strong as the lighter end needs to swing at this frequency.
    let mass = ends.sharedMass
    ends.addForce(
      CGVector(
        dx: -mass * (omega * omega * gap.dx * (1 - rest) + 2 * damping * omega * speed.dx),
        dy: -mass * (omega * omega * gap.dy * (1 - rest) + 2 * damping * omega * speed.dy)))
  }

  override var isConstraint: Bool { !isSpring }

  override func constrain(_ world: DynamicWorld, dt: CGFloat) {
    guard let ends = ends(world) else { return }
    joint.constrain(ends, length: length, range: attachmentRange)
  }
}
