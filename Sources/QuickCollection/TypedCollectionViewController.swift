import UIKit

/// A controller for one section of items of one type: changes of `items` are animated.
@MainActor
open class TypedCollectionViewController<Item: Hashable, Cell: TypedCollectionViewCell<Item>>: CollectionViewController
{
  /// The items that are shown. They may repeat.
  open var items: [Item] {
    get { (dataSource as? TypedDataSource<Item, Cell>)?.typedItems ?? [] }
    set { dataSource = TypedDataSource<Item, Cell>(newValue) }
  }

  /// Called when a cell was selected.
  open func didSelect(_ item: Item, at indexPath: IndexPath) {}

  open override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let item = dataSource?.item(at: indexPath) as? Item else { return }
    didSelect(item, at: indexPath)
  }
}
