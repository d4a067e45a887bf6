import CoreGraphics
import Foundation

/// Space between or around items, in points: exactly, or at least so much.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
  public let spacing: CGFloat
  private let flexible: Bool

  private init(_ spacing: CGFloat, flexible: Bool) {
    self.spacing = spacing
    self.flexible = flexible
    super.init()
  }

  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, flexible: true)
  }

  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, flexible: false)
  }

  open var isFlexible: Bool { flexible }
  open var isFixed: Bool { !flexible }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
