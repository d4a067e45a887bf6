/// Ties an item to a point or to another item: stiffly, or by a damped spring where `frequency` is not 0.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  public enum AttachmentType: Int, Sendable {
    case items
    case anchor
  }

  private let first: any UIDynamicItem
  private let second: (any UIDynamicItem)?
  private let firstOffset: UIOffset
  private let secondOffset: UIOffset

  open var items: [any UIDynamicItem] { [first] + (second.map { [$0] } ?? []) }
  open var attachedBehaviorType: AttachmentType { second == nil ? .anchor : .items }

  open var anchorPoint: CGPoint {
    didSet { dynamicAnimator?.wake() }
  }
  /// The distance it keeps, in points; at first that at its making.
  open var length: CGFloat
  /// How fast the swing dies: 1 without overshoot.
  open var damping: CGFloat = 0
  /// Swings per second; 0 makes the tie stiff.
  open var frequency: CGFloat = 0
  /// Kept; items do not turn here.
  open var frictionTorque: CGFloat = 0

  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    first = item
    second = nil
    firstOffset = offset
    secondOffset = .zero
    anchorPoint = point
    length = hypot(item.center.x + offset.horizontal - point.x, item.center.y + offset.vertical - point.y)
    super.init()
  }

  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    first = item1
    second = item2
    firstOffset = offset1
    secondOffset = offset2
    anchorPoint = .zero
    length = hypot(
      item1.center.x + offset1.horizontal - item2.center.x - offset2.horizontal,
      item1.center.y + offset1.vertical - item2.center.y - offset2.vertical)
    super.init()
  }

  override var movedItems: [any UIDynamicItem] { items }

  override func apply(to world: DynamicWorld, dt: CGFloat) {
    guard frequency > 0, let body = world.body(of: first) else { return }
    let other = second.flatMap { world.body(of: $0) }
    let gap = distance(body, other)
    let far = hypot(gap.dx, gap.dy)
    // Beyond the rest length along the tie; all of it where that length is 0, which has no direction.
    let rest = length > 0.001 && far > 0.001 ? length / far : 0
    let omega = 2 * .pi * frequency
    let relative = CGVector(
      dx: body.velocity.dx - (other?.velocity.dx ?? 0), dy: body.velocity.dy - (other?.velocity.dy ?? 0))
    let pull = CGVector(
      dx: -omega * omega * gap.dx * (1 - rest) - 2 * damping * omega * relative.dx,
      dy: -omega * omega * gap.dy * (1 - rest) - 2 * damping * omega * relative.dy)
    guard let other else {
      body.acceleration.dx += pull.dx
      body.acceleration.dy += pull.dy
      return
    }
    let (own, others) = shares(body, other)
    body.acceleration.dx += pull.dx * own
    body.acceleration.dy += pull.dy * own
    other.acceleration.dx -= pull.dx * others
    other.acceleration.dy -= pull.dy * others
  }

  override func constrain(_ world: DynamicWorld) {
    guard frequency <= 0, let body = world.body(of: first) else { return }
    let other = second.flatMap { world.body(of: $0) }
    let gap = distance(body, other)
    let far = hypot(gap.dx, gap.dy)
    guard abs(far - length) > 0.0001 else { return }
    let direction = far > 0.0001 ? CGVector(dx: gap.dx / far, dy: gap.dy / far) : CGVector(dx: 0, dy: 1)
    let (own, others) = other.map { shares(body, $0) } ?? (1, 0)
    move(body, along: direction, by: (length - far) * own)
    if let other { move(other, along: direction, by: (far - length) * others) }
  }

  /// Moves a body and takes from its velocity what goes along the tie.
  private func move(_ body: DynamicWorld.Body, along direction: CGVector, by length: CGFloat) {
    guard !body.isAnchored else { return }
    body.position.x += direction.dx * length
    body.position.y += direction.dy * length
    let speed = body.velocity.dx * direction.dx + body.velocity.dy * direction.dy
    body.velocity.dx -= speed * direction.dx
    body.velocity.dy -= speed * direction.dy
  }

  /// How a correction divides: the heavier moves less, an anchored one not at all.
  private func shares(_ body: DynamicWorld.Body, _ other: DynamicWorld.Body) -> (CGFloat, CGFloat) {
    if other.isAnchored { return (1, 0) }
    if body.isAnchored { return (0, 1) }
    let sum = body.mass + other.mass
    return (other.mass / sum, body.mass / sum)
  }

  private func distance(_ body: DynamicWorld.Body, _ other: DynamicWorld.Body?) -> CGVector {
    let end =
      other.map { CGPoint(x: $0.position.x + secondOffset.horizontal, y: $0.position.y + secondOffset.vertical) }
      ?? anchorPoint
    return CGVector(
      dx: body.position.x + firstOffset.horizontal - end.x, dy: body.position.y + firstOffset.vertical - end.y)
  }
}
