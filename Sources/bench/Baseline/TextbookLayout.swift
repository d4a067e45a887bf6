import UIKit

/// The textbook layout with which the guide started, as a baseline: every frame goes into a dictionary in `prepare()`,
/// every attribute is tested against every rectangle, and every change of bounds invalidates everything.
final class TextbookLayout: UICollectionViewLayout {
  /// The programmes of each section: start and stop in minutes.
  var sections: [[(start: Int, stop: Int)]] = []
  var rowHeight: CGFloat = 60
  var columnWidth: CGFloat = 160
  var headerHeight: CGFloat = 40
  var pointsPerMinute: CGFloat = 8

  private var attributes: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var contentSize = CGSize.zero

  override func prepare() {
    attributes.removeAll(keepingCapacity: true)
    var width: CGFloat = 0
    for (section, programmes) in sections.enumerated() {
      let y = headerHeight + CGFloat(section) * rowHeight
      for (item, programme) in programmes.enumerated() {
        let indexPath = IndexPath(item: item, section: section)
        let cell = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        cell.frame = CGRect(
          x: columnWidth + CGFloat(programme.start) * pointsPerMinute, y: y,
          width: CGFloat(programme.stop - programme.start) * pointsPerMinute, height: rowHeight)
        attributes[indexPath] = cell
        width = max(width, cell.frame.maxX)
      }
    }
    contentSize = CGSize(width: width, height: headerHeight + CGFloat(sections.count) * rowHeight)
  }

  override var collectionViewContentSize: CGSize { contentSize }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    for cell in attributes.values where rect.intersects(cell.frame) { found.append(cell) }
    return found
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes[indexPath]
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}
