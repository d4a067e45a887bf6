@_spi(UIKit) import UIKitCollections
@_spi(UIKit) import UIKitCore

/// Keeps its items from passing through each other and through boundaries.
///
/// Items are solid: they bounce by the larger elasticity of the two and slide by both frictions, which
/// `UIDynamicItemBehavior` sets. Outlines are convex: an item collides by its convex hull.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uicollisionbehavior).
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
  /// The kinds of obstacles.
  public struct Mode: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Items collide with each other.
    public static let items = Mode(rawValue: 1 << 0)
    /// Items collide with boundaries.
    public static let boundaries = Mode(rawValue: 1 << 1)
    /// Items collide with each other and with boundaries.
    public static let everything = Mode(rawValue: .max)
  }

  /// The items that the behaviour affects, in the order in which they were added.
  open private(set) var items: [any UIDynamicItem] {
    didSet { dynamicAnimator?.behaviorsDidChange() }
  }
  /// The kinds of obstacles with which items collide; `.everything` by default.
  open var collisionMode: Mode = .everything
  /// The object that is notified of contacts, held weakly.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  /// Whether the animator's reference bounds, reduced by the insets, are a wall around the items; false by default.
  open var translatesReferenceBoundsIntoBoundary = false {
    didSet { dynamicAnimator?.wake() }
  }
  private var referenceInsets = UIEdgeInsets.zero
  private var boundaries: [AnyHashable: CollisionBoundary] = [:]
  private var boundaryOrder: [AnyHashable] = []

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

  // MARK: Boundaries

  /// Makes the animator's reference bounds a wall, reduced by insets in points.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    referenceInsets = insets
    translatesReferenceBoundsIntoBoundary = true
  }

  /// Adds a boundary along a path in the reference coordinates, in place of one with an equal identifier.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    let key = CollisionBoundary.key(identifier)
    if boundaries.updateValue(CollisionBoundary(identifier: identifier, path: bezierPath), forKey: key) == nil {
      boundaryOrder.append(key)
    }
    dynamicAnimator?.wake()
  }

  /// Adds a straight boundary between two points in the reference coordinates, in place of one with an equal
  /// identifier.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  /// Returns the path of a boundary; nil if there is none with the identifier.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries[CollisionBoundary.key(identifier)]?.path
  }

  /// Removes a boundary; does nothing if there is none with the identifier.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    let key = CollisionBoundary.key(identifier)
    boundaries[key] = nil
    boundaryOrder.removeAll { $0 == key }
    dynamicAnimator?.wake()
  }

  /// Removes all boundaries, but not the wall of the reference bounds.
  open func removeAllBoundaries() {
    boundaries = [:]
    boundaryOrder = []
    dynamicAnimator?.wake()
  }

  /// The identifiers of the boundaries in the order in which they were added; nil if there are none.
  open var boundaryIdentifiers: [any NSCopying]? {
    boundaryOrder.isEmpty ? nil : boundaryOrder.compactMap { boundaries[$0]?.identifier }
  }

  // MARK: The step

  override var movedItems: [any UIDynamicItem] { items }

  /// A contact: two items, or an item and a boundary (nil: the reference bounds).
  private struct Pair: Hashable {
    var first: ObjectIdentifier
    var second: ObjectIdentifier?
    var boundary: AnyHashable?
  }

  private struct Touch {
    var item1: any UIDynamicItem
    var item2: (any UIDynamicItem)?
    var boundary: (any NSCopying)?
    var point: CGPoint
  }

  private var touches: [Pair: Touch] = [:]
  /// New contacts since the last report, in the order in which they occurred.
  private var newTouches: [Pair: Touch] = [:]
  private var seen: [Pair] = []

  override func solveContacts(_ world: DynamicWorld) {
    var meetings: [DynamicMeeting] = []
    forEachContact(world) { pair, touch, first, second, contacts in
      meetings.append(DynamicMeeting(first, second, contacts))
      if newTouches.updateValue(touch, forKey: pair) == nil { seen.append(pair) }
    }
    // Bodies that rest on each other pass on their impulses from round to round.
    for _ in 0..<(meetings.count > 1 ? 10 : 4) {
      for index in meetings.indices { meetings[index].solve() }
    }
  }

  override func separate(_ world: DynamicWorld) {
    for _ in 0..<3 {
      var isTouching = false
      forEachContact(world) { _, _, first, second, contacts in
        isTouching = true
        DynamicMeeting.separate(first, second, contacts)
      }
      if !isTouching { return }
    }
  }

  private typealias Visit = (Pair, Touch, DynamicBody, DynamicBody?, [DynamicContact]) -> Void

  /// Calls `visit` for each contact. O(items² + items × lines of the boundaries).
  private func forEachContact(_ world: DynamicWorld, _ visit: Visit) {
    let bodies = items.compactMap { world.body(of: $0) }
    var shapes = bodies.map { DynamicShape($0) }
    if collisionMode.contains(.items) {
      for (index, body) in bodies.enumerated() {
        for other in (index + 1)..<max(bodies.count, index + 1) where body.inverseMass + bodies[other].inverseMass > 0 {
          let contacts = DynamicContact.between(shapes[index], shapes[other])
          guard let contact = contacts.first else { continue }
          let second = bodies[other]
          visit(
            Pair(first: ObjectIdentifier(body.item), second: ObjectIdentifier(second.item)),
            Touch(item1: body.item, item2: second.item, point: contact.point), body, second, contacts)
          (shapes[index], shapes[other]) = (DynamicShape(body), DynamicShape(second))
        }
      }
    }
    guard collisionMode.contains(.boundaries) else { return }
    for (index, body) in bodies.enumerated() where body.inverseMass > 0 {
      if translatesReferenceBoundsIntoBoundary, let bounds = world.referenceBounds?.inset(by: referenceInsets) {
        let contacts = DynamicContact.between(shapes[index], inside: bounds)
        if let contact = contacts.first {
          let pair = Pair(first: ObjectIdentifier(body.item))
          // A corner of the bounds consists of two walls, each with its own contacts.
          for (_, wall) in Dictionary(grouping: contacts, by: { [$0.normal.dx, $0.normal.dy] }).sorted(by: {
            $0.key.lexicographicallyPrecedes($1.key)
          }) {
            visit(pair, Touch(item1: body.item, point: contact.point), body, nil, wall)
          }
          shapes[index] = DynamicShape(body)
        }
      }
      for key in boundaryOrder {
        guard let boundary = boundaries[key] else { continue }
        for line in boundary.lines {
          let contacts = DynamicContact.between(shapes[index], line)
          guard let contact = contacts.first else { continue }
          visit(
            Pair(first: ObjectIdentifier(body.item), boundary: key),
            Touch(item1: body.item, boundary: boundary.identifier, point: contact.point), body, nil, contacts)
          shapes[index] = DynamicShape(body)
        }
      }
    }
  }

  override func report() {
    let (old, new, order) = (touches, newTouches, seen)
    (touches, newTouches, seen) = (newTouches, [:], [])
    guard let collisionDelegate else { return }
    for (pair, touch) in old where new[pair] == nil {
      if let item2 = touch.item2 {
        collisionDelegate.collisionBehavior(self, endedContactFor: touch.item1, with: item2)
      } else {
        collisionDelegate.collisionBehavior(
          self, endedContactFor: touch.item1, withBoundaryIdentifier: touch.boundary)
      }
    }
    for pair in order where old[pair] == nil {
      guard let touch = new[pair] else { continue }
      if let item2 = touch.item2 {
        collisionDelegate.collisionBehavior(self, beganContactFor: touch.item1, with: item2, at: touch.point)
      } else {
        collisionDelegate.collisionBehavior(
          self, beganContactFor: touch.item1, withBoundaryIdentifier: touch.boundary, at: touch.point)
      }
    }
  }
}
