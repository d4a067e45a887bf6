import CoreGraphics
import Foundation
@_spi(UIKit) import UIKitCore

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
    /// The rate of a normal scroll view.
    public static let normal = DecelerationRate(rawValue: UIScrollView.DecelerationRate.normal.rawValue)
    /// The rate of a scroll view that comes to rest soon.
    public static let fast = DecelerationRate(rawValue: UIScrollView.DecelerationRate.fast.rawValue)
  }

  /// How fast the section's scrolling slows down after a drag.
  open var decelerationRate = DecelerationRate.automatic
  /// Whether the section's content can be drawn beyond its edges.
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
