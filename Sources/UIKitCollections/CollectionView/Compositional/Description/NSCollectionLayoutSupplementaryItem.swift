import Foundation
@_spi(UIKit) import UIKitCore

/// Something attached to an item or a group, such as a badge.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind by which the data source provides the view.
  public let elementKind: String
  /// The point of the item that it is attached to.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The point of its own that it is attached by; nil: the one that keeps it within the item.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// Above cells by default (facts 9.7, 9.9).
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
