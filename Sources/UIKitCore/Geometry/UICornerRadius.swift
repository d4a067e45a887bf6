import Foundation

/// The radius with which a corner is rounded.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uicornerradius-swift.struct).
public struct UICornerRadius: Hashable, Sendable, CustomStringConvertible, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  enum Kind: Hashable, Sendable {
    case fixed(CGFloat)
    case containerConcentric(minimum: CGFloat)
  }
  let kind: Kind

  /// Returns a radius of a length in points. Negative lengths become 0.
  public static func fixed(_ radius: Double) -> UICornerRadius {
    UICornerRadius(kind: .fixed(radius > 0 ? CGFloat(radius) : 0))
  }

  /// Returns a radius whose corner has the same centre as the container's: the container's radius less the distance
  /// to its corner. The container is the closest superview with a `cornerConfiguration`.
  ///
  /// - Parameter minimum: the smallest radius in points; nil for 0.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(kind: .containerConcentric(minimum: max(minimum ?? 0, 0)))
  }

  private init(kind: Kind) { self.kind = kind }

  public init(floatLiteral value: Double) { self = .fixed(value) }
  public init(integerLiteral value: Int) { self = .fixed(Double(value)) }

  var isConcentric: Bool { if case .containerConcentric = kind { true } else { false } }

  public var description: String {
    switch kind {
    case .fixed(let radius): "fixed(\(radius))"
    case .containerConcentric(let minimum): "containerConcentric(minimum: \(minimum))"
    }
  }
}
