@_spi(UIKit) import UIKitCollections
@_spi(UIKit) import UIKitCore

/// Attaches an item to a point or to another item: at a distance, rigidly or by a damped spring if `frequency` is not
/// 0; or by a joint (`fixedAttachment` and the other factory methods).
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiattachmentbehavior).
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The kind of the second end of an attachment.
  public enum AttachmentType: Int, Sendable {
    /// Another item.
    case items
    /// A fixed point.
    case anchor
  }

  private let first: any UIDynamicItem
  private let second: (any UIDynamicItem)?
  private let firstOffset: UIOffset
  private let secondOffset: UIOffset
  private let joint: AttachmentJoint

  /// The attached items: one, or two.
  open var items: [any UIDynamicItem] { [first] + (second.map { [$0] } ?? []) }
  /// Whether the item is attached to a point or to another item.
  open var attachedBehaviorType: AttachmentType { second == nil ? .anchor : .items }

  /// The fixed point, in the reference coordinates. Changing it moves the attached item; it has no effect between two
  /// items.
  open var anchorPoint: CGPoint {
    didSet { dynamicAnimator?.wake() }
  }
  /// The distance that the attachment keeps, in points; initially the distance at its creation.
  open var length: CGFloat {
    didSet { dynamicAnimator?.wake() }
  }
  /// The damping of the spring; 0 by default, and 1 prevents overshooting.
  open var damping: CGFloat = 0
  /// The oscillations of the spring per second; 0, the default, makes the attachment rigid.
  open var frequency: CGFloat = 0
  /// The resistance of a pin to rotation, in mass × points² per second squared; 0 by default.
  open var frictionTorque: CGFloat = 0
  /// The distance that a slide can move, in points, or the angle that a pin can rotate, in radians, from where they
  /// were created; infinite by default.
  open var attachmentRange: UIFloatRange = .infinite {
    didSet { dynamicAnimator?.wake() }
  }

  /// Creates an attachment of an item's centre to a point.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Creates an attachment of a point of an item, given by its offset from the centre in points, to a fixed point.
  public convenience init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    self.init(.distance, item, offset, to: nil, .zero, anchor: point)
  }

  /// Creates an attachment between the centres of two items.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Creates an attachment between points of two items, given by their offsets from the centres in points.
  public convenience init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    self.init(.distance, item1, offset1, to: item2, offset2, anchor: .zero)
  }

  /// Returns an attachment by which `item1` slides along a line that is fixed to `item2`; neither rotates relative to
  /// the other.
  ///
  /// - Parameter axis: the line's direction.
  open class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.slide(axis), item1, offset(of: item1, to: point), to: item2, offset(of: item2, to: point))
  }

  /// Returns an attachment by which `item` slides along a fixed line through `point` and does not rotate.
  open class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.slide(axis), item, offset(of: item, to: point), to: nil, .zero, anchor: point)
  }

  /// Returns a rope: the two points are never farther apart than `length`, initially their current distance.
  open class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.limit, item1, offset1, to: item2, offset2)
  }

  /// Returns an attachment that makes the two items one rigid body.
  open class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.fixed, item1, offset(of: item1, to: point), to: item2, offset(of: item2, to: point))
  }

  /// Returns an attachment by which the two items rotate around `point`, which is fixed to both.
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

  /// Returns the offset of `point` from the centre of `item`, as if the item were not rotated.
  private static func offset(of item: any UIDynamicItem, to point: CGPoint) -> UIOffset {
    let angle = atan2(item.transform.b, item.transform.a)
    let turned = CGPoint(x: point.x - item.center.x, y: point.y - item.center.y)
      .applying(CGAffineTransform(rotationAngle: -angle))
    return UIOffset(horizontal: turned.x, vertical: turned.y)
  }

  override var movedItems: [any UIDynamicItem] { items }

  /// Returns the bodies in their current state, with the points at which they are attached.
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
    // Only what exceeds the rest length along the attachment; everything if that length is 0, which has no direction.
    let rest = length > 0.001 && far > 0.001 ? length / far : 0
    let omega = 2 * .pi * frequency
    let speed = ends.gapSpeed
    // The strength with which the lighter end oscillates at this frequency.
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
