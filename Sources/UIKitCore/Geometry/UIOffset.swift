/// A horizontal and a vertical distance, in points.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uioffset).
public struct UIOffset: Hashable, Codable, Sendable {
  /// The horizontal distance, in points.
  public var horizontal: CGFloat
  /// The vertical distance, in points.
  public var vertical: CGFloat

  /// An offset of 0 points on both axes.
  public static let zero = UIOffset()

  /// Creates an offset of 0 points.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// Creates an offset from two distances in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
