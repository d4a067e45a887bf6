import Foundation
@_spi(UIKit) import UIKitCore

/// A view attached to an item or a group, such as a badge.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/nscollectionlayoutsupplementaryitem).
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind for which the data source provides the view.
  public let elementKind: String
  /// The anchor on the item to which the view is attached.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The anchor on the view itself; nil: the one that keeps the view within the item.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// The position in front of or behind other elements; 1 by default, above cells (facts 9.7, 9.9).
  open var zIndex = 1

  /// Creates a supplementary view whose `itemAnchor` lies on the `containerAnchor` of the item it belongs to; without
  /// an `itemAnchor` the two anchors are the same edges.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor?
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates a supplementary view at an anchor of the item it belongs to.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor, itemAnchor: nil)
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSupplementaryItem(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor, itemAnchor: itemAnchor)
    copy.zIndex = zIndex
    copy.contentInsets = contentInsets
    copy.edgeSpacing = edgeSpacing
    return copy
  }
}
