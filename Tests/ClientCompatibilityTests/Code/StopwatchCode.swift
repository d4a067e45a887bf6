import QuartzCore
import UIKit

/// Plain classes that belong to no actor measure time, as pacing helpers do.
final class Stopwatch {
  private let start: CFTimeInterval
  private let duration: TimeInterval

  init(_ duration: TimeInterval) {
    self.duration = duration
    start = CACurrentMediaTime()
  }

  var progress: Double { min(max((CACurrentMediaTime() - start) / duration, 0), 1) }
}

/// Names classes by `classForCoder()`, like code from before `.self`.
final class OldStyleLayout: UICollectionViewFlowLayout {
  final class Attributes: UICollectionViewLayoutAttributes {}

  override class var layoutAttributesClass: AnyClass { Attributes.classForCoder() }
}

func registerOldStyle(_ cell: UICollectionViewCell.Type, in view: UICollectionView) {
  view.register(cell.classForCoder(), forCellWithReuseIdentifier: "cell")
}

/// Declares the collection view without a question mark, as a getter that narrows the type may.
class BoundLayout: UICollectionViewLayout {
  var pageWidth: CGFloat = 100 {
    didSet { invalidateLayout() }
  }

  override var collectionView: UICollectionView { super.collectionView! }

  override var collectionViewContentSize: CGSize {
    CGSize(width: pageWidth * CGFloat(collectionView.numberOfItems(inSection: 0)), height: collectionView.bounds.height)
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(
      x: pageWidth * CGFloat(indexPath.item), y: 0, width: pageWidth, height: collectionView.bounds.height)
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<collectionView.numberOfItems(inSection: 0)).compactMap { layoutAttributesForItem(at: [0, $0]) }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}
