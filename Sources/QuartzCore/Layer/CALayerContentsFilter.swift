/// The filter for scaling content. Only linear filtering is used.
///
/// See [Apple's page](https://developer.apple.com/documentation/quartzcore/calayercontentsfilter).
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The value's name.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The nearest pixel. Drawn like `linear` here.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Linear interpolation.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Linear interpolation between scaled versions. Drawn like `linear` here.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
