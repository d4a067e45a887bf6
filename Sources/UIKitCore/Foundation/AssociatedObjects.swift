/// The way in which an associated object is kept; see `objc_setAssociatedObject`.
///
/// See [Apple's page](https://developer.apple.com/documentation/objectivec/objc_associationpolicy).
public struct objc_AssociationPolicy: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt

  /// Creates a policy from its number; never nil.
  public init?(rawValue: UInt) { self.init(rawValue) }
  /// Creates a policy from its number.
  public init(_ rawValue: UInt) { self.rawValue = rawValue }

  /// Keeps a weak reference.
  public static let OBJC_ASSOCIATION_ASSIGN = Self(0)
  /// Retains the object.
  public static let OBJC_ASSOCIATION_RETAIN_NONATOMIC = Self(1)
  /// Retains a copy of the object.
  public static let OBJC_ASSOCIATION_COPY_NONATOMIC = Self(3)
  /// Retains the object.
  public static let OBJC_ASSOCIATION_RETAIN = Self(0o1401)
  /// Retains a copy of the object.
  public static let OBJC_ASSOCIATION_COPY = Self(0o1403)
}

/// Associates an object with `object` for `key`; nil removes it. Can be called from any thread.
///
/// Without Objective-C nothing is notified of an object's end. So the associations of ended objects are released in a
/// later call: each call that makes the table larger than twice its size after the last sweep sweeps it (amortised
/// O(1)).
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociationTable.shared.set(value, key: key, policy: policy, of: object as AnyObject)
}

/// Returns the object associated with `object` for `key`; nil for none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociationTable.shared.value(key: key, of: object as AnyObject)
}

/// Removes all associations of `object`.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociationTable.shared.removeAll(of: object as AnyObject)
}

/// An object that removes its associations when it ends.
protocol AssociationOwner: AnyObject {
  /// Whether objects have been associated with this one.
  var hasAssociations: Bool { get set }
}

/// The associations of all objects, found by address. A weak reference guards against addresses that are reused.
///
/// Responders remove theirs when they end, as all objects do on iOS. Those of other objects stay until a sweep.
///
/// Unchecked because of its variables, which `lock` guards.
final class AssociationTable: @unchecked Sendable {
  static let shared = AssociationTable()

  private enum Value {
    case strong(Any)
    case weak(WeakBox)
  }

  private final class WeakBox {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }

  private struct Entry {
    weak var owner: AnyObject?
    var values: [UnsafeRawPointer: Value] = [:]
  }

  /// Recursive, because releasing a value may run a `deinit` that calls this again.
  private let lock = NSRecursiveLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var sweepCount = 64

  /// The number of objects with an entry, including ended ones.
  var count: Int { lock.withLock { entries.count } }

  func set(_ value: Any?, key: UnsafeRawPointer, policy: objc_AssociationPolicy, of owner: AnyObject) {
    let id = ObjectIdentifier(owner)
    if value != nil { (owner as? any AssociationOwner)?.hasAssociations = true }
    // The removed values are released after the lock.
    var ended: [Entry] = []
    var replaced: Value?
    lock.withLock {
      if let old = entries[id], old.owner == nil {
        ended.append(old)
        entries[id] = nil
      }
      guard let value else {
        replaced = entries[id]?.values.removeValue(forKey: key)
        if entries[id]?.values.isEmpty == true { entries[id] = nil }
        return
      }
      replaced = entries[id, default: Entry(owner: owner)].values.updateValue(
        Self.stored(value, policy: policy), forKey: key)
      if entries.count > sweepCount { ended += sweep() }
    }
    withExtendedLifetime((ended, replaced)) {}
  }

  func value(key: UnsafeRawPointer, of owner: AnyObject) -> Any? {
    lock.withLock {
      guard let entry = entries[ObjectIdentifier(owner)], entry.owner != nil else { return nil }
      switch entry.values[key] {
      case .strong(let value): return value
      case .weak(let box): return box.object
      case nil: return nil
      }
    }
  }

  func removeAll(of owner: AnyObject) { removeAll(of: ObjectIdentifier(owner)) }

  /// Removes the associations of an object that may be ending.
  func removeAll(of owner: ObjectIdentifier) {
    let removed = lock.withLock { entries.removeValue(forKey: owner) }
    withExtendedLifetime(removed) {}
  }

  private func sweep() -> [Entry] {
    var ended: [Entry] = []
    for (id, entry) in entries where entry.owner == nil {
      ended.append(entry)
      entries[id] = nil
    }
    sweepCount = max(64, entries.count * 2)
    return ended
  }

  private static func stored(_ value: Any, policy: objc_AssociationPolicy) -> Value {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN where type(of: value) is AnyObject.Type: .weak(WeakBox(value as AnyObject))
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      if let value = value as? NSObject, value is NSCopying { .strong(value.copy()) } else { .strong(value) }
    default: .strong(value)
    }
  }
}
