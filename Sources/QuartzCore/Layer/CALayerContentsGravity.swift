/// The placement of content in the bounds. Top and bottom are those of the screen: y points down, unlike on macOS.
///
/// See [Apple's page](https://developer.apple.com/documentation/quartzcore/calayercontentsgravity).
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The value's name.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Centred, unscaled.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// Centred at the top edge, unscaled.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// Centred at the bottom edge, unscaled.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// Centred at the left edge, unscaled.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// Centred at the right edge, unscaled.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In the upper left corner, unscaled.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In the upper right corner, unscaled.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In the lower left corner, unscaled.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In the lower right corner, unscaled.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scaled to fit into the bounds, in its proportions.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled to cover the bounds, in its proportions.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
