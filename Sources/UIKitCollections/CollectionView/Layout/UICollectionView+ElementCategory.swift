import CollectionCore
@_spi(UIKit) import UIKitCore

extension UICollectionView {
  /// The category of view that a layout attributes object describes.
  public typealias ElementCategory = CollectionCore.ElementCategory
}
