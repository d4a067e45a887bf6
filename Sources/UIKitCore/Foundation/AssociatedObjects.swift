/// How an associated object is kept; see `objc_setAssociatedObject`.
public struct objc_AssociationPolicy: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt

  /// Never nil; failable as the enumeration of Apple's platforms is.
  public init?(rawValue: UInt) { self.init(rawValue) }
  public init(_ rawValue: UInt) { self.rawValue = rawValue }

  public static let OBJC_ASSOCIATION_ASSIGN = Self(0)
  public static let OBJC_ASSOCIATION_RETAIN_NONATOMIC = Self(1)
  public static let OBJC_ASSOCIATION_COPY_NONATOMIC = Self(3)
  public static let OBJC_ASSOCIATION_RETAIN = Self(0o1401)
  public static let OBJC_ASSOCIATION_COPY = Self(0o1403)
}

/// Sets the object that `object` carries for `key`; nil takes it away. From any thread.
///
/// Without Objective-C there is no notification of an object's end, so the associations of ended objects are let go at
/// a later call: each call that makes the table outgrow twice what lived at the last sweep sweeps it (amortised O(1)).
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociationTable.shared.set(value, key: key, policy: policy, of: object as AnyObject)
}

/// The object that `object` carries for `key`.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociationTable.shared.value(key: key, of: object as AnyObject)
}

/// Takes away all that `object` carries.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociationTable.shared.removeAll(of: object as AnyObject)
}

/// The associations of all objects, found by address and guarded by a weak reference, as addresses are used again.
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

  /// Recursive: letting go of a value may run a `deinit` that comes back here.
  private let lock = NSRecursiveLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var sweepCount = 64

  /// How many objects have an entry, ended ones included.
  var count: Int { lock.withLock { entries.count } }

  func set(_ value: Any?, key: UnsafeRawPointer, policy: objc_AssociationPolicy, of owner: AnyObject) {
    let id = ObjectIdentifier(owner)
    // Release the removed values after the lock.
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

  func removeAll(of owner: AnyObject) {
    let removed = lock.withLock { entries.removeValue(forKey: ObjectIdentifier(owner)) }
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
