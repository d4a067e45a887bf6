import Foundation

/// Values that are shared between a user's devices. Here there is no account: they are stored on this machine, as on
/// iOS without one.
///
/// Unchecked: `UserDefaults` is safe to use from any thread.
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/nsubiquitouskeyvaluestore).
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  /// The name of notifications of changes that another device made; never posted.
  public static let didChangeExternallyNotification = NSNotification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  /// The program's store.
  public static let `default` = NSUbiquitousKeyValueStore()

  private let suite: String
  private let defaults: UserDefaults

  /// Creates a store of the program's values.
  public override init() {
    suite = (Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName) + ".ubiquitous"
    defaults = UserDefaults(suiteName: suite) ?? .standard
    super.init()
  }

  /// Returns the value of a key; nil for none.
  open func object(forKey aKey: String) -> Any? { dictionaryRepresentation[aKey] }
  /// Returns the text of a key; nil for none.
  open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
  /// Returns the list of a key; nil for none.
  open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
  /// Returns the dictionary of a key; nil for none.
  open func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }
  /// Returns the data of a key; nil for none.
  open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
  /// Returns the number of a key; 0 for none.
  open func longLong(forKey aKey: String) -> Int64 { (object(forKey: aKey) as? NSNumber)?.int64Value ?? 0 }
  /// Returns the number of a key; 0 for none.
  open func double(forKey aKey: String) -> Double { (object(forKey: aKey) as? NSNumber)?.doubleValue ?? 0 }
  /// Returns the Boolean value of a key; false for none.
  open func bool(forKey aKey: String) -> Bool { (object(forKey: aKey) as? NSNumber)?.boolValue ?? false }

  /// Sets the value of a key: a text, number, date, data, or a list or dictionary of them. Nil removes it.
  open func set(_ anObject: Any?, forKey aKey: String) { defaults.set(anObject, forKey: aKey) }
  /// Sets the text of a key.
  open func set(_ aString: String?, forKey aKey: String) { defaults.set(aString, forKey: aKey) }
  /// Sets the data of a key.
  open func set(_ aData: Data?, forKey aKey: String) { defaults.set(aData, forKey: aKey) }
  /// Sets the list of a key.
  open func set(_ anArray: [Any]?, forKey aKey: String) { defaults.set(anArray, forKey: aKey) }
  /// Sets the dictionary of a key.
  open func set(_ aDictionary: [String: Any]?, forKey aKey: String) { defaults.set(aDictionary, forKey: aKey) }
  /// Sets the number of a key.
  open func set(_ value: Int64, forKey aKey: String) { defaults.set(NSNumber(value: value), forKey: aKey) }
  /// Sets the number of a key.
  open func set(_ value: Double, forKey aKey: String) { defaults.set(value, forKey: aKey) }
  /// Sets the Boolean value of a key.
  open func set(_ value: Bool, forKey aKey: String) { defaults.set(value, forKey: aKey) }
  /// Removes the value of a key.
  open func removeObject(forKey aKey: String) { defaults.removeObject(forKey: aKey) }

  /// The values of all keys.
  open var dictionaryRepresentation: [String: Any] { defaults.persistentDomain(forName: suite) ?? [:] }

  /// Writes the values to disk; returns whether that succeeded.
  @discardableResult open func synchronize() -> Bool { defaults.synchronize() }
}

/// The key of the reason, in notifications of changes that another device made.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
/// The key of the changed keys, in notifications of changes that another device made.
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
/// The reason that another device changed values.
public let NSUbiquitousKeyValueStoreServerChange = 0
/// The reason that values were loaded first.
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
/// The reason that there is no more space.
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
/// The reason that the account is another one.
public let NSUbiquitousKeyValueStoreAccountChange = 3
