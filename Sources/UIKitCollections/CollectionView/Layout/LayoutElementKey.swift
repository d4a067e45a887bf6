import Foundation
@_spi(UIKit) import UIKitCore

/// The identity of an element of a layout.
struct LayoutElementKey: Hashable, Sendable {
  var category: UICollectionView.ElementCategory
  var kind: String?
  var indexPath: IndexPath

  init(category: UICollectionView.ElementCategory, kind: String?, indexPath: IndexPath) {
    self.category = category
    self.kind = kind
    self.indexPath = indexPath
  }

  @MainActor init(_ attributes: UICollectionViewLayoutAttributes) {
    category = attributes.representedElementCategory
    kind = attributes.representedElementKind
    indexPath = attributes.indexPath
  }

  /// Returns the layout's attributes for the element.
  @MainActor func attributes(in layout: UICollectionViewLayout) -> UICollectionViewLayoutAttributes? {
    switch category {
    case .cell: layout.layoutAttributesForItem(at: indexPath)
    case .supplementaryView: layout.layoutAttributesForSupplementaryView(ofKind: kind ?? "", at: indexPath)
    case .decorationView: layout.layoutAttributesForDecorationView(ofKind: kind ?? "", at: indexPath)
    }
  }
}
