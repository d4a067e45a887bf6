import CollectionCore
@_spi(UIKit) import UIKitCore

extension UICollectionView {
  /// The kind of element that layout attributes describe: a cell, a supplementary view or a decoration.
  public typealias ElementCategory = CollectionCore.ElementCategory
}
