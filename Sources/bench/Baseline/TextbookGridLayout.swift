import UIKit

/// The textbook grid, as a baseline: attributes of all items are created in `prepare()`, and all are tested against
/// every rectangle.
final class TextbookGridLayout: UICollectionViewLayout {
  var itemSize = CGSize(width: 120, height: 120)
  private var attributes: [UICollectionViewLayoutAttributes] = []
  private var contentSize = CGSize.zero

  override func prepare() {
    guard let collectionView else { return }
    let columns = max(1, Int(collectionView.bounds.width / itemSize.width))
    let count = collectionView.numberOfItems(inSection: 0)
    attributes.removeAll(keepingCapacity: true)
    for item in 0..<count {
      let cell = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      cell.frame = CGRect(
        x: CGFloat(item % columns) * itemSize.width, y: CGFloat(item / columns) * itemSize.height,
        width: itemSize.width, height: itemSize.height)
      attributes.append(cell)
    }
    contentSize = CGSize(
      width: collectionView.bounds.width, height: CGFloat((count + columns - 1) / columns) * itemSize.height)
  }

  override var collectionViewContentSize: CGSize { contentSize }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    attributes.filter { rect.intersects($0.frame) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes[indexPath.item]
  }
}
