@_spi(UIKit) import UIKitCollections
@_spi(UIKit) import UIKitCore

/// A range of numbers from a minimum to a maximum.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uifloatrange).
public struct UIFloatRange: Hashable, Sendable {
  /// The smallest number.
  public var minimum: CGFloat
  /// The largest number.
  public var maximum: CGFloat

  /// Creates the range that contains only 0.
  public init() { self.init(minimum: 0, maximum: 0) }

  /// Creates a range; `minimum` must not exceed `maximum`, which is not checked.
  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// The range that contains only 0.
  public static let zero = UIFloatRange(minimum: 0, maximum: 0)
  /// The range of all numbers.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

  /// Whether the range contains all numbers.
  public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }

  func clamp(_ value: CGFloat) -> CGFloat { min(max(value, minimum), max(minimum, maximum)) }
}
