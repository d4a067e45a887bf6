import Foundation

/// The radii of a view's four corners.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uicornerconfiguration-swift.struct).
public struct UICornerConfiguration: Hashable, Sendable, CustomStringConvertible {
  /// Indirect, so that each view has room for a pointer only.
  indirect enum Shape: Hashable, Sendable {
    case capsule(maximumRadius: CGFloat?)
    case corners(
      topLeft: UICornerRadius, topRight: UICornerRadius, bottomLeft: UICornerRadius, bottomRight: UICornerRadius,
      uniformity: Uniformity)
  }

  /// The corners that share the larger one of their radii, which differ only where they depend on the container.
  enum Uniformity: Hashable, Sendable { case none, all, top, bottom, left, right, topAndBottom, leftAndRight }

  let shape: Shape

  private init(_ shape: Shape) { self.shape = shape }

  private init(
    _ topLeft: UICornerRadius?, _ topRight: UICornerRadius?, _ bottomLeft: UICornerRadius?,
    _ bottomRight: UICornerRadius?, _ uniformity: Uniformity
  ) {
    shape = .corners(
      topLeft: topLeft ?? 0, topRight: topRight ?? 0, bottomLeft: bottomLeft ?? 0, bottomRight: bottomRight ?? 0,
      uniformity: uniformity)
  }

  /// Returns a configuration whose shorter sides are half circles.
  ///
  /// - Parameter maximumRadius: the largest radius in points; nil for no limit.
  public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
    UICornerConfiguration(.capsule(maximumRadius: maximumRadius.map { max(CGFloat($0), 0) }))
  }

  /// Returns a configuration that applies a radius to each corner. Radii that depend on the container may differ.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(radius, radius, radius, radius, .none)
  }

  /// Returns a configuration of independent radii; nil for a corner that is not rounded.
  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
    bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    UICornerConfiguration(topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius, .none)
  }

  /// Returns a configuration whose corners all have the same radius.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(radius, radius, radius, radius, .all)
  }

  /// Returns a configuration with one radius on the left and one on the right.
  public static func uniformEdges(leftRadius: UICornerRadius, rightRadius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(leftRadius, rightRadius, leftRadius, rightRadius, .leftAndRight)
  }

  /// Returns a configuration with one radius at the top and one at the bottom.
  public static func uniformEdges(topRadius: UICornerRadius, bottomRadius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(topRadius, topRadius, bottomRadius, bottomRadius, .topAndBottom)
  }

  /// Returns a configuration with one radius at the top; nil for a bottom corner that is not rounded.
  public static func uniformTopRadius(
    _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(topRadius, topRadius, bottomLeftRadius, bottomRightRadius, .top)
  }

  /// Returns a configuration with one radius at the bottom; nil for a top corner that is not rounded.
  public static func uniformBottomRadius(
    _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(topLeftRadius, topRightRadius, bottomRadius, bottomRadius, .bottom)
  }

  /// Returns a configuration with one radius on the left; nil for a right corner that is not rounded.
  public static func uniformLeftRadius(
    _ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(leftRadius, topRightRadius, leftRadius, bottomRightRadius, .left)
  }

  /// Returns a configuration with one radius on the right; nil for a left corner that is not rounded.
  public static func uniformRightRadius(
    _ rightRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, bottomLeftRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(topLeftRadius, rightRadius, bottomLeftRadius, rightRadius, .right)
  }

  public var description: String {
    switch shape {
    case .capsule(let maximum): "capsule(maximumRadius: \(maximum.map { "\($0)" } ?? "nil"))"
    case .corners(let topLeft, let topRight, let bottomLeft, let bottomRight, _):
      "corners(topLeft: \(topLeft), topRight: \(topRight), bottomLeft: \(bottomLeft), bottomRight: \(bottomRight))"
    }
  }

  /// Whether a radius depends on the container.
  var isConcentric: Bool {
    guard case .corners(let topLeft, let topRight, let bottomLeft, let bottomRight, _) = shape else { return false }
    return [topLeft, topRight, bottomLeft, bottomRight].contains(where: \.isConcentric)
  }
}
