import UIKit

/// A set of objects, held strongly or weakly, and compared by `isEqual(_:)`, or by identity with
/// `objectPointerPersonality`.
///
/// Looking up an object is O(1).
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/nshashtable).
public final class NSHashTable<ObjectType: AnyObject>: NSObject {
  private var slots: Set<TableObject> = []
  private var limit = 32
  private let options: NSPointerFunctions.Options

  /// Creates a set.
  ///
  /// - Parameters:
  ///   - options: how objects are held and compared, and whether they are copied when they are added.
  ///   - initialCapacity: has no effect.
  public init(options: NSPointerFunctions.Options, capacity initialCapacity: Int = 0) { self.options = options }

  /// Creates a set that holds its objects strongly.
  public override convenience init() { self.init(options: []) }

  /// Returns a set that holds its objects weakly.
  public static func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// Adds an object, or replaces an equal one; nil adds nothing.
  public func add(_ object: ObjectType?) {
    guard let object else { return }
    slots.update(with: TableObject(adding: object, options))
    guard slots.count > limit else { return }
    // Drops deallocated objects, at a cost that the additions since the last time share.
    slots = slots.filter { $0.object != nil }
    limit = max(32, 2 * slots.count)
  }

  /// Removes an object; does nothing if it is not in the set.
  public func remove(_ object: ObjectType?) {
    if let object { slots.remove(TableObject(lookingUp: object, options)) }
  }

  /// Removes all objects.
  public func removeAllObjects() { slots = [] }

  /// Returns whether an object is in the set.
  public func contains(_ object: ObjectType?) -> Bool { member(object) != nil }

  /// Returns the object of the set that equals another; nil if there is none.
  public func member(_ object: ObjectType?) -> ObjectType? {
    guard let object, let index = slots.firstIndex(of: TableObject(lookingUp: object, options)) else { return nil }
    return remaining(in: slots[index])
  }

  /// The remaining objects, in no particular order. Linear in their number.
  public var allObjects: [ObjectType] { slots.compactMap(remaining) }

  private func remaining(in slot: TableObject) -> ObjectType? {
    // Unwrapped before the cast: an empty optional casts to `AnyObject`, as a box.
    slot.object.flatMap { $0 as? ObjectType }
  }

  /// Any object of the set; nil if it is empty. Linear in their number.
  public var anyObject: ObjectType? { allObjects.first }

  /// The number of remaining objects, without deallocated ones. Linear in their number.
  public var count: Int { allObjects.count }

  /// The remaining objects as a set. Linear in their number.
  public var setRepresentation: NSSet { NSSet(array: allObjects) }

  /// Returns an enumerator of the remaining objects.
  public func objectEnumerator() -> NSEnumerator { (allObjects as NSArray).objectEnumerator() }

  /// Adds the objects of another set. Linear in their number, as are the following methods.
  public func union(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(add) }

  /// Removes the objects of another set.
  public func minus(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(remove) }

  /// Removes the objects that another set lacks.
  public func intersect(_ other: NSHashTable<ObjectType>) {
    for object in allObjects where !other.contains(object) { remove(object) }
  }

  /// Returns whether both sets have an object in common.
  public func intersects(_ other: NSHashTable<ObjectType>?) -> Bool {
    guard let other else { return false }
    return allObjects.contains { other.contains($0) }
  }

  /// Returns whether another set has all objects of this one.
  public func isSubset(of other: NSHashTable<ObjectType>) -> Bool { allObjects.allSatisfy { other.contains($0) } }
}
