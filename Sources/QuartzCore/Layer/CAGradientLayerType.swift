/// The shapes of gradients.
///
/// See [Apple's page](https://developer.apple.com/documentation/quartzcore/cagradientlayertype).
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The value's name.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// From the start point to the end point in a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From the start point outwards, in an ellipse through the end point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around the start point, beginning in the direction of the end point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
