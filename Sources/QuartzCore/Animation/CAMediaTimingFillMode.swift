/// The effect of an animation before it begins and after it ends.
///
/// See [Apple's page](https://developer.apple.com/documentation/quartzcore/camediatimingfillmode).
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The value's name.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The last value stays after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value takes effect before the start.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both the first value before the start and the last one after the end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// No effect outside of the runs.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
