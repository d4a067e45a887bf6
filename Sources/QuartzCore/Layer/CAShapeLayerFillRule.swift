/// The rule for the regions inside a path.
///
/// See [Apple's page](https://developer.apple.com/documentation/quartzcore/cashapelayerfillrule).
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The value's name.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Regions around which the path winds in total.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "nonZero")
  /// Regions that a ray leaves through an odd number of crossings.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "evenOdd")
}
