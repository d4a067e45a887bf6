/// A key of the dictionary that an observer of a named property receives.
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/nskeyvaluechangekey).
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The value after the change, if `.new` was requested.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change, if `.old` was requested.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The raw value of an `NSKeyValueChange`.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The indexes that changed in a collection. Never present here.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// Whether the notification precedes the change. Never present here.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}
