import CoreGraphics
import Foundation

/// Space between or around items, in points: exactly, or at least so much.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
  public let spacing: CGFloat
  private let flexible: Bool

  /// Required, so that the class methods make the class that they are called on. Not for clients.
  public required init(_spacing spacing: CGFloat, flexible: Bool) {
    self.spacing = spacing
    self.flexible = flexible
    super.init()
  }

  open class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    self.init(_spacing: flexibleSpacing, flexible: true)
  }

  open class func fixed(_ fixedSpacing: CGFloat) -> Self {
    self.init(_spacing: fixedSpacing, flexible: false)
  }

  open var isFlexible: Bool { flexible }
  open var isFixed: Bool { !flexible }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
