@_spi(UIKit) import UIKitCollections
@_spi(UIKit) import UIKitCore

/// Numbers from a smallest to a largest.
public struct UIFloatRange: Hashable, Sendable {
  public var minimum: CGFloat
  public var maximum: CGFloat

  public init() { self.init(minimum: 0, maximum: 0) }

  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  public static let zero = UIFloatRange(minimum: 0, maximum: 0)
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

  public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }

  func clamp(_ value: CGFloat) -> CGFloat { min(max(value, minimum), max(minimum, maximum)) }
}
