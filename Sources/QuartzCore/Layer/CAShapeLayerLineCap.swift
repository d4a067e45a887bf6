/// The shape of the ends of a stroked path.
///
/// See [Apple's page](https://developer.apple.com/documentation/quartzcore/cashapelayerlinecap).
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The value's name.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Straight, at the end point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A semicircle around the end point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Straight, half a line width beyond the end point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}
