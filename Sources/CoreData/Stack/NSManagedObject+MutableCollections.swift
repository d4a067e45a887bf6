import Foundation

extension NSManagedObject {
  final func standIn(forSet key: String) -> NSMutableSet {
    guard let relationship = state.plan.relationships[key], relationship.isToMany else {
      return NSMutableSet(array: Self.objects(in: value(forKey: key)))
    }
    return RelationshipSet(self, relationship)
  }

  final func standIn(forOrderedSet key: String) -> NSMutableOrderedSet {
    guard let relationship = state.plan.relationships[key], relationship.isToMany else {
      return NSMutableOrderedSet(array: Self.objects(in: value(forKey: key)))
    }
    return RelationshipOrderedSet(self, relationship)
  }
}

/// A set that stands for a to-many relationship.
final class RelationshipSet: NSMutableSet {
  private let owner: NSManagedObject?
  private let relationship: NSRelationshipDescription?

  init(_ owner: NSManagedObject, _ relationship: NSRelationshipDescription) {
    self.owner = owner
    self.relationship = relationship
    super.init(capacity: 0)
  }

  required init(capacity numItems: Int) {
    owner = nil
    relationship = nil
    super.init(capacity: numItems)
  }

  required init?(coder: NSCoder) { nil }

  private var present: [NSManagedObject] {
    guard let owner, let relationship else { return [] }
    return owner.members(relationship).all
  }

  override var count: Int { present.count }
  override var allObjects: [Any] { present }
  override func objectEnumerator() -> NSEnumerator { NSArray(array: present).objectEnumerator() }

  override func member(_ object: Any) -> Any? {
    guard let owner, let relationship, let object = object as? NSManagedObject else { return nil }
    return owner.members(relationship).contains(object) ? object : nil
  }

  override func contains(_ anObject: Any) -> Bool { member(anObject) != nil }

  override func add(_ object: Any) {
    guard let owner, let relationship else { return }
    owner.add(NSManagedObject.objects(in: object), to: relationship)
  }

  override func remove(_ object: Any) {
    guard let owner, let relationship else { return }
    owner.remove(NSManagedObject.objects(in: object), from: relationship)
  }

  override func removeAllObjects() {
    guard let owner, let relationship else { return }
    owner.remove(present, from: relationship)
  }

  override func addObjects(from array: [Any]) {
    guard let owner, let relationship else { return }
    owner.add(array.compactMap { $0 as? NSManagedObject }, to: relationship)
  }

  override func union(_ otherSet: Set<AnyHashable>) { addObjects(from: otherSet.map(\.base)) }

  override func minus(_ otherSet: Set<AnyHashable>) {
    guard let owner, let relationship else { return }
    owner.remove(otherSet.compactMap { $0.base as? NSManagedObject }, from: relationship)
  }

  override func intersect(_ otherSet: Set<AnyHashable>) {
    guard let owner, let relationship else { return }
    owner.remove(present.filter { !otherSet.contains($0) }, from: relationship)
  }

  override func setSet(_ otherSet: Set<AnyHashable>) {
    intersect(otherSet)
    union(otherSet)
  }
}

/// An ordered set that stands for a to-many relationship. It keeps the objects, too, as Foundation reads them from its
/// own memory.
final class RelationshipOrderedSet: NSMutableOrderedSet {
  private var owner: NSManagedObject?
  private var relationship: NSRelationshipDescription?

  init(_ owner: NSManagedObject, _ relationship: NSRelationshipDescription) {
    super.init(capacity: 0)
    for (index, object) in owner.members(relationship).all.enumerated() { super.insert(object, at: index) }
    self.owner = owner
    self.relationship = relationship
  }

  required override init(capacity numItems: Int) { super.init(capacity: numItems) }
  required init?(coder: NSCoder) { nil }
  required convenience init(arrayLiteral elements: Any...) {
    self.init(capacity: elements.count)
    addObjects(from: elements)
  }

  override func insert(_ object: Any, at idx: Int) {
    super.insert(object, at: idx)
    guard let owner, let relationship else { return }
    owner.add(NSManagedObject.objects(in: object), to: relationship, at: idx)
  }

  override func removeObject(at idx: Int) {
    let old = self.object(at: idx)
    super.removeObject(at: idx)
    guard let owner, let relationship else { return }
    owner.remove(NSManagedObject.objects(in: old), from: relationship)
  }

  override func replaceObject(at idx: Int, with object: Any) {
    removeObject(at: idx)
    insert(object, at: idx)
  }
}
