import CoreGraphics
import Foundation

/// How an orthogonal section's scrolling slows down and bounces.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject,
  @preconcurrency NSCopying
{
  /// Whether the content can be drawn beyond its edges.
  public enum Bounce: Int, Sendable {
    /// Where there is more content than fits.
    case automatic = 0
    case always = 1
    case never = 2
  }

  /// How fast the content slows down after a drag.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Fast where the behaviour pages, normal where it does not.
    public static let automatic = DecelerationRate(rawValue: 0)
    public static let normal = DecelerationRate(rawValue: UIScrollView.DecelerationRate.normal.rawValue)
    public static let fast = DecelerationRate(rawValue: UIScrollView.DecelerationRate.fast.rawValue)
  }

  open var decelerationRate = DecelerationRate.automatic
  open var bounce = Bounce.automatic

  public override init() {
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
    copy.decelerationRate = decelerationRate
    copy.bounce = bounce
    return copy
  }
}
