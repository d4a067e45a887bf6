import CoreGraphics
import Foundation
@_spi(UIKit) import UIKitCore

/// The place of an item of a custom group, in the group's coordinates.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/nscollectionlayoutgroupcustomitem).
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject, @preconcurrency NSCopying {
  /// The item's frame in the group's coordinates, in points.
  public let frame: CGRect
  /// The item's position in front of (above 0) or behind other items.
  public let zIndex: Int

  /// Creates an item's place; `zIndex` orders overlapping items.
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
