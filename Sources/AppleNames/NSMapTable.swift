import UIKit

/// A dictionary whose keys are objects compared by identity, with keys and values held strongly or weakly.
///
/// Looking up a key is O(1).
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/nsmaptable).
public final class NSMapTable<KeyType, ObjectType>: NSObject {
  // The types are not bound to classes, as existentials of protocols that only classes have are no classes to the
  // compiler; with Objective-C they are.
  private struct Entry {
    weak var weakKey: AnyObject?
    var strongKey: AnyObject?
    weak var weakValue: AnyObject?
    var strongValue: AnyObject?

    var key: KeyType? { (strongKey ?? weakKey) as? KeyType }
    var value: ObjectType? { key == nil ? nil : (strongValue ?? weakValue) as? ObjectType }
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private let keysAreWeak: Bool
  private let valuesAreWeak: Bool

  private init(_ keysAreWeak: Bool, _ valuesAreWeak: Bool) {
    self.keysAreWeak = keysAreWeak
    self.valuesAreWeak = valuesAreWeak
  }

  private func identity(of key: KeyType) -> ObjectIdentifier { ObjectIdentifier(key as AnyObject) }

  /// Creates a table.
  ///
  /// - Parameters keyOptions, valueOptions: only weak and strong memory are distinguished.
  public convenience init(
    keyOptions: NSPointerFunctions.Options, valueOptions: NSPointerFunctions.Options, capacity initialCapacity: Int = 0
  ) {
    self.init(keyOptions.contains(.weakMemory), valueOptions.contains(.weakMemory))
  }

  /// Returns a table that holds keys and values strongly.
  public static func strongToStrongObjects() -> NSMapTable { NSMapTable(false, false) }
  /// Returns a table that holds keys weakly and values strongly.
  public static func weakToStrongObjects() -> NSMapTable { NSMapTable(true, false) }
  /// Returns a table that holds keys strongly and values weakly.
  public static func strongToWeakObjects() -> NSMapTable { NSMapTable(false, true) }
  /// Returns a table that holds keys and values weakly.
  public static func weakToWeakObjects() -> NSMapTable { NSMapTable(true, true) }

  /// Returns the value for a key; nil if there is none.
  public func object(forKey key: KeyType?) -> ObjectType? { key.flatMap { entries[identity(of: $0)]?.value } }

  /// Sets the value for a key; nil removes it. A nil key does nothing.
  public func setObject(_ object: ObjectType?, forKey key: KeyType?) {
    guard let key else { return }
    guard let object else { return removeObject(forKey: key) }
    var entry = Entry()
    if keysAreWeak { entry.weakKey = key as AnyObject } else { entry.strongKey = key as AnyObject }
    if valuesAreWeak { entry.weakValue = object as AnyObject } else { entry.strongValue = object as AnyObject }
    entries[identity(of: key)] = entry
  }

  /// Removes the value for a key; does nothing if there is none.
  public func removeObject(forKey key: KeyType?) {
    if let key { entries[identity(of: key)] = nil }
  }

  /// Removes all entries.
  public func removeAllObjects() { entries = [:] }

  /// The number of entries whose value remains. Linear in their number.
  public var count: Int { entries.values.count { $0.value != nil } }

  /// Returns the remaining keys, in no particular order. Linear in their number.
  public func keyEnumerator() -> NSEnumerator { NSArray(array: entries.values.compactMap(\.key)).objectEnumerator() }

  /// Returns the remaining values in no particular order, or nil if there are none. Linear in their number.
  public func objectEnumerator() -> NSEnumerator? {
    NSArray(array: entries.values.compactMap(\.value)).objectEnumerator()
  }
}
