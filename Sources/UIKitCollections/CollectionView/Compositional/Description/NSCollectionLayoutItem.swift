import Foundation
@_spi(UIKit) import UIKitCore

/// The description of one item: its size, the space around it, what is attached to it.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
  /// The width and height, each in points, as a fraction of the container, or estimated.
  public let layoutSize: NSCollectionLayoutSize
  var attached: [NSCollectionLayoutSupplementaryItem]

  /// The supplementary items attached to the item; empty by default (facts 9.9).
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { attached }

  /// Makes the view smaller than the space it takes.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// Space added around the item.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Creates an item with badges or other supplementary views attached to it.
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    self.layoutSize = layoutSize
    attached = supplementaryItems
    super.init()
  }

  /// Creates an item without supplementary views.
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
