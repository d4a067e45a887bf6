import QuartzCore

/// The placement of the picture in a layer's bounds.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avlayervideogravity).
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The value's name.
  public let rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The whole picture, with bars if the proportions differ.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// Fills the bounds, cropped if the proportions differ.
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// Fills the bounds, distorted if the proportions differ.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")

  var contentsGravity: CALayerContentsGravity {
    switch self {
    case .resizeAspectFill: .resizeAspectFill
    case .resize: .resize
    default: .resizeAspect
    }
  }
}
