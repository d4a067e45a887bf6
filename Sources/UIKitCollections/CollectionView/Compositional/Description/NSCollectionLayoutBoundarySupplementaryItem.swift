import CoreGraphics
import Foundation
@_spi(UIKit) import UIKitCore

/// A header or footer at the boundary of a section or of the whole layout.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/nscollectionlayoutboundarysupplementaryitem).
@preconcurrency @MainActor open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge or corner of the section, or of the layout, at which the item is placed.
  public let alignment: NSRectAlignment
  /// The distance in points from the position that `alignment` determines.
  public let offset: CGPoint
  /// Whether the content makes room for the item instead of being overlapped by it; true by default.
  open var extendsBoundary = true
  /// Whether the item stays visible as long as its section is; false by default.
  open var pinToVisibleBounds = false

  /// Creates a header or footer at an edge, moved by `absoluteOffset` points.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: []),
      itemAnchor: nil)
  }

  /// Creates a header or footer at an edge.
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// Creates an item that is attached at an anchor; its `alignment` is none.
  public override init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor?
  ) {
    alignment = .none
    offset = .zero
    super.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor, itemAnchor: itemAnchor)
  }

  /// Creates an item that is attached at an anchor; its `alignment` is none.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor, itemAnchor: nil)
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy =
      alignment == .none
      ? NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor, itemAnchor: itemAnchor)
      : NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: offset)
    copy.extendsBoundary = extendsBoundary
    copy.pinToVisibleBounds = pinToVisibleBounds
    copy.zIndex = zIndex
    copy.contentInsets = contentInsets
    copy.edgeSpacing = edgeSpacing
    return copy
  }
}
