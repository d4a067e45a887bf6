import UIKit

/// A set of objects, compared by identity and held strongly or weakly.
///
/// Looking up an object is O(1).
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/nshashtable).
public final class NSHashTable<ObjectType: AnyObject>: NSObject {
  private struct Slot {
    weak var weak: ObjectType?
    var strong: ObjectType?
  }

  private var slots: [ObjectIdentifier: Slot] = [:]
  private let isWeak: Bool

  private init(isWeak: Bool) { self.isWeak = isWeak }

  /// Creates a set that holds its objects strongly.
  public override convenience init() { self.init(isWeak: false) }

  /// Creates a set.
  ///
  /// - Parameter options: only weak and strong memory are distinguished.
  public convenience init(options: NSPointerFunctions.Options, capacity initialCapacity: Int = 0) {
    self.init(isWeak: options.contains(.weakMemory))
  }

  /// Returns a set that holds its objects weakly.
  public static func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(isWeak: true) }

  /// Adds an object; nil adds nothing.
  public func add(_ object: ObjectType?) {
    guard let object else { return }
    // The slot of a deallocated object may have the address of a new one.
    slots[ObjectIdentifier(object)] = isWeak ? Slot(weak: object) : Slot(strong: object)
  }

  /// Removes an object; does nothing if it is not in the set.
  public func remove(_ object: ObjectType?) {
    if let object { slots[ObjectIdentifier(object)] = nil }
  }

  /// Removes all objects.
  public func removeAllObjects() { slots = [:] }

  /// Returns whether an object is in the set.
  public func contains(_ object: ObjectType?) -> Bool {
    guard let object, let slot = slots[ObjectIdentifier(object)] else { return false }
    return slot.weak != nil || slot.strong != nil
  }

  /// The remaining objects, in no particular order. Linear in their number.
  public var allObjects: [ObjectType] { slots.values.compactMap { $0.strong ?? $0.weak } }

  /// Any object of the set; nil if it is empty. Linear in their number.
  public var anyObject: ObjectType? { allObjects.first }

  /// The number of remaining objects, without deallocated ones. Linear in their number.
  public var count: Int { allObjects.count }

  /// Returns the object if it is in the set, else nil.
  public func member(_ object: ObjectType?) -> ObjectType? { contains(object) ? object : nil }

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
