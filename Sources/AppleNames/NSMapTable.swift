import UIKit

/// A dictionary whose keys and values are objects, held strongly or weakly. Keys are compared by `isEqual(_:)`, or by
/// identity with `objectPointerPersonality`.
///
/// Looking up a key is O(1).
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/nsmaptable).
public final class NSMapTable<KeyType, ObjectType>: NSObject {
  // The types are not bound to classes, as existentials of protocols that only classes have are no classes to the
  // compiler; with Objective-C they are.
  private var entries: [TableObject: TableObject] = [:]
  private var limit = 32
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - keyOptions: how keys are held and compared, and whether they are copied when they are added.
  ///   - valueOptions: how values are held, and whether they are copied.
  ///   - initialCapacity: has no effect.
  public init(
    keyOptions: NSPointerFunctions.Options, valueOptions: NSPointerFunctions.Options, capacity initialCapacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
  }

  /// Creates a table that holds keys and values strongly.
  public override convenience init() { self.init([], []) }

  private convenience init(_ keyOptions: NSPointerFunctions.Options, _ valueOptions: NSPointerFunctions.Options) {
    self.init(keyOptions: keyOptions, valueOptions: valueOptions)
  }

  private func place(of key: KeyType) -> TableObject { TableObject(lookingUp: key as AnyObject, keyOptions) }

  /// Returns a table that holds keys and values strongly.
  public static func strongToStrongObjects() -> NSMapTable { NSMapTable([], []) }
  /// Returns a table that holds keys weakly and values strongly.
  public static func weakToStrongObjects() -> NSMapTable { NSMapTable(.weakMemory, []) }
  /// Returns a table that holds keys strongly and values weakly.
  public static func strongToWeakObjects() -> NSMapTable { NSMapTable([], .weakMemory) }
  /// Returns a table that holds keys and values weakly.
  public static func weakToWeakObjects() -> NSMapTable { NSMapTable(.weakMemory, .weakMemory) }

  /// Returns the value for a key; nil if there is none.
  public func object(forKey key: KeyType?) -> ObjectType? {
    // Unwrapped before the cast: an empty optional casts to `AnyObject`, as a box.
    guard let key, let object = entries[place(of: key)]?.object else { return nil }
    return object as? ObjectType
  }

  /// Sets the value for a key; nil removes it. A nil key does nothing.
  public func setObject(_ object: ObjectType?, forKey key: KeyType?) {
    guard let key else { return }
    guard let object else { return removeObject(forKey: key) }
    entries[TableObject(adding: key as AnyObject, keyOptions)] = TableObject(adding: object as AnyObject, valueOptions)
    guard entries.count > limit else { return }
    // Drops entries whose key or value was deallocated, at a cost that the additions since the last time share.
    entries = entries.filter { $0.key.object != nil && $0.value.object != nil }
    limit = max(32, 2 * entries.count)
  }

  /// Removes the value for a key; does nothing if there is none.
  public func removeObject(forKey key: KeyType?) {
    if let key { entries[place(of: key)] = nil }
  }

  /// Removes all entries.
  public func removeAllObjects() { entries = [:] }

  private var remaining: [(key: AnyObject, value: AnyObject)] {
    entries.compactMap { entry in
      entry.key.object.flatMap { key in entry.value.object.map { (key, $0) } }
    }
  }

  /// The number of entries whose key and value remain. Linear in their number.
  public var count: Int { remaining.count }

  /// Returns the remaining keys, in no particular order. Linear in their number.
  public func keyEnumerator() -> NSEnumerator { NSArray(array: remaining.map(\.key)).objectEnumerator() }

  /// Returns the remaining values in no particular order, or nil if there are none. Linear in their number.
  public func objectEnumerator() -> NSEnumerator? { NSArray(array: remaining.map(\.value)).objectEnumerator() }
}
