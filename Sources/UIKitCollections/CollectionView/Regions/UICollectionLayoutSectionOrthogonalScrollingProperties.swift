import CoreGraphics
import Foundation
@_spi(UIKit) import UIKitCore

/// The deceleration and bounce of an orthogonal section.
///
/// See Apple's page:
/// <https://developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingproperties>.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject,
  @preconcurrency NSCopying
{
  /// Whether the content can be dragged beyond its edges.
  public enum Bounce: Int, Sendable {
    /// Only if there is more content than fits.
    case automatic = 0
    /// Even if all content fits.
    case always = 1
    /// Scrolling stops at the edges.
    case never = 2
  }

  /// The rate at which the content slows down after a drag.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The factor per millisecond by which the velocity decreases; 0 stands for `automatic`.
    public let rawValue: CGFloat

    /// Creates a rate from a factor per millisecond.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Fast for behaviours that page, normal for the others.
    public static let automatic = DecelerationRate(rawValue: 0)
    /// The rate of a normal scroll view.
    public static let normal = DecelerationRate(rawValue: UIScrollView.DecelerationRate.normal.rawValue)
    /// The rate of a scroll view that stops soon.
    public static let fast = DecelerationRate(rawValue: UIScrollView.DecelerationRate.fast.rawValue)
  }

  /// The rate at which the section's scrolling slows down after a drag; `automatic` by default.
  open var decelerationRate = DecelerationRate.automatic
  /// Whether the section's content can be dragged beyond its edges; `automatic` by default.
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
