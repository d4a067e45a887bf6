import CoreGraphics
import Foundation
@_spi(UIKit) import UIKitCore

/// Space between or around items, in points: an exact or a minimum amount.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/nscollectionlayoutspacing).
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
  /// The space in points: exactly this much, or at least this much when flexible.
  public let spacing: CGFloat
  private let flexible: Bool

  /// Required, so that the class methods create an instance of the class on which they are called. Not for clients.
  public required init(_spacing spacing: CGFloat, flexible: Bool) {
    self.spacing = spacing
    self.flexible = flexible
    super.init()
  }

  /// Returns spacing of at least this many points that takes up what is left over.
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    self.init(_spacing: flexibleSpacing, flexible: true)
  }

  /// Returns spacing of exactly this many points.
  open class func fixed(_ fixedSpacing: CGFloat) -> Self {
    self.init(_spacing: fixedSpacing, flexible: false)
  }

  /// Whether the space takes up what is left over.
  open var isFlexible: Bool { flexible }
  /// Whether the space is exact.
  open var isFixed: Bool { !flexible }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
