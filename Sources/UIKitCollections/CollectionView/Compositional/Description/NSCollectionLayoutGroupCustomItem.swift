import CoreGraphics
import Foundation
@_spi(UIKit) import UIKitCore

/// An item of a custom group, placed in the group's coordinates.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject, @preconcurrency NSCopying {
  /// The item's frame in the group's coordinates, in points.
  public let frame: CGRect
  /// The item's place in front of (above 0) or behind others.
  public let zIndex: Int

  /// Creates an item's place, with a `zIndex` that orders overlapping items.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }

  /// Creates an item's place, with a `zIndex` of 0.
  public convenience init(frame: CGRect) {
    self.init(frame: frame, zIndex: 0)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
