/// Keys of the dictionary that an observer of a named property receives.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The value after the change, if `.new` was requested.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change, if `.old` was requested.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The raw value of an `NSKeyValueChange`.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}
