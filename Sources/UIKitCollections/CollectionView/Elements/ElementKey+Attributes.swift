import CollectionCore
@_spi(UIKit) import UIKitCore

extension ElementKey {
  /// Creates the key of the element that layout attributes describe.
  @MainActor init(_ attributes: UICollectionViewLayoutAttributes) { self = attributes.elementKey }
}
