import UIKit

/// A dictionary whose keys are objects compared by identity, and which keeps keys and values alive or not.
///
/// Looking one up costs a time independent of the number of entries.
public final class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private struct Entry {
    weak var weakKey: KeyType?
    var strongKey: KeyType?
    weak var weakValue: ObjectType?
    var strongValue: ObjectType?

    var key: KeyType? { strongKey ?? weakKey }
    var value: ObjectType? { key == nil ? nil : strongValue ?? weakValue }
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private let keysAreWeak: Bool
  private let valuesAreWeak: Bool

  private init(_ keysAreWeak: Bool, _ valuesAreWeak: Bool) {
    self.keysAreWeak = keysAreWeak
    self.valuesAreWeak = valuesAreWeak
  }

  /// - Parameters keyOptions, valueOptions: only weak or strong memory makes a difference.
  public convenience init(
    keyOptions: NSPointerFunctions.Options, valueOptions: NSPointerFunctions.Options, capacity initialCapacity: Int = 0
  ) {
    self.init(keyOptions.contains(.weakMemory), valueOptions.contains(.weakMemory))
  }

  public static func strongToStrongObjects() -> NSMapTable { NSMapTable(false, false) }
  public static func weakToStrongObjects() -> NSMapTable { NSMapTable(true, false) }
  public static func strongToWeakObjects() -> NSMapTable { NSMapTable(false, true) }
  public static func weakToWeakObjects() -> NSMapTable { NSMapTable(true, true) }

  public func object(forKey key: KeyType?) -> ObjectType? { key.flatMap { entries[ObjectIdentifier($0)]?.value } }

  public func setObject(_ object: ObjectType?, forKey key: KeyType?) {
    guard let key else { return }
    guard let object else { return removeObject(forKey: key) }
    var entry = Entry()
    if keysAreWeak { entry.weakKey = key } else { entry.strongKey = key }
    if valuesAreWeak { entry.weakValue = object } else { entry.strongValue = object }
    entries[ObjectIdentifier(key)] = entry
  }

  public func removeObject(forKey key: KeyType?) {
    if let key { entries[ObjectIdentifier(key)] = nil }
  }

  public func removeAllObjects() { entries = [:] }

  /// How many entries are complete. Linear in their number.
  public var count: Int { entries.values.count { $0.value != nil } }

  /// The keys that are still there, in no order. Linear in their number.
  public func keyEnumerator() -> NSEnumerator { NSArray(array: entries.values.compactMap(\.key)).objectEnumerator() }

  /// The values that are still there, in no order, or nil if there is none. Linear in their number.
  public func objectEnumerator() -> NSEnumerator? {
    NSArray(array: entries.values.compactMap(\.value)).objectEnumerator()
  }
}
