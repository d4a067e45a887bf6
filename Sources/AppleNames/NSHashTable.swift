import UIKit

/// A set of objects that it keeps alive or not, compared by identity.
///
/// Looking one up costs a time independent of the number of objects.
public final class NSHashTable<ObjectType: AnyObject>: NSObject {
  private struct Slot {
    weak var weak: ObjectType?
    var strong: ObjectType?
  }

  private var slots: [ObjectIdentifier: Slot] = [:]
  private let isWeak: Bool

  private init(isWeak: Bool) { self.isWeak = isWeak }

  /// Keeps its objects alive.
  public override convenience init() { self.init(isWeak: false) }

  /// - Parameter options: only weak or strong memory makes a difference.
  public convenience init(options: NSPointerFunctions.Options, capacity initialCapacity: Int = 0) {
    self.init(isWeak: options.contains(.weakMemory))
  }

  /// Returns a set that drops objects that are not referenced elsewhere.
  public static func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(isWeak: true) }

  public func add(_ object: ObjectType?) {
    guard let object else { return }
    // A slot whose object has gone may have the place of a new one.
    slots[ObjectIdentifier(object)] = isWeak ? Slot(weak: object) : Slot(strong: object)
  }

  public func remove(_ object: ObjectType?) {
    if let object { slots[ObjectIdentifier(object)] = nil }
  }

  public func removeAllObjects() { slots = [:] }

  public func contains(_ object: ObjectType?) -> Bool {
    guard let object, let slot = slots[ObjectIdentifier(object)] else { return false }
    return slot.weak != nil || slot.strong != nil
  }

  /// The objects that are still there, in no order. Linear in their number.
  public var allObjects: [ObjectType] { slots.values.compactMap { $0.strong ?? $0.weak } }

  public var anyObject: ObjectType? { allObjects.first }

  /// How many objects are kept, those that have gone left out. Linear in their number.
  public var count: Int { allObjects.count }
}
