/// The shape of rounded corners. `continuous` is drawn as `circular`.
///
/// See [Apple's page](https://developer.apple.com/documentation/quartzcore/calayercornercurve).
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The value's name.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve that begins smoothly. Drawn like `circular` here.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
