import CollectionCore
@_spi(UIKit) import UIKitCore

extension ElementKey {
  /// The element that a layout's attributes are about.
  @MainActor init(_ attributes: UICollectionViewLayoutAttributes) {
    self.init(
      category: attributes.representedElementCategory, kind: attributes.representedElementKind ?? "",
      indexPath: attributes.indexPath)
  }
}
