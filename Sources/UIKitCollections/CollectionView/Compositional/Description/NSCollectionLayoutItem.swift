import Foundation
@_spi(UIKit) import UIKitCore

/// The description of an item: its size, the space around it and the supplementary items attached to it.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/nscollectionlayoutitem).
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
  /// The width and height, each in points, as a fraction of the container, or estimated.
  public let layoutSize: NSCollectionLayoutSize
  var attached: [NSCollectionLayoutSupplementaryItem]

  /// The supplementary items attached to the item; empty by default (facts 9.9).
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { attached }

  /// The insets, in points, by which the view is smaller than the space that the item takes; zero by default.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// The space added around the item; nil, the default, means none.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Creates an item with badges or other supplementary items attached to it.
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    self.layoutSize = layoutSize
    attached = supplementaryItems
    super.init()
  }

  /// Creates an item without supplementary items.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutItem(layoutSize: layoutSize, supplementaryItems: supplementaryItems)
    copy.contentInsets = contentInsets
    copy.edgeSpacing = edgeSpacing
    return copy
  }
}
