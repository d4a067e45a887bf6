import UIKit

// Layouts as open-source libraries write them. They use the public interface only.

/// Columns of different heights, all of them computed in `prepare()`.
class MasonryLayout: UICollectionViewLayout {
  var numberOfColumns = 2 {
    didSet { invalidateLayout() }
  }
  var spacing: CGFloat = 10
  var height: (IndexPath) -> CGFloat = { 40 + CGFloat($0.item % 4) * 17.5 }
  private(set) var prepareCount = 0
  private var cache: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var contentHeight: CGFloat = 0

  override init() {
    super.init()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: contentHeight)
  }

  override func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }
    prepareCount += 1
    cache.removeAll()
    let columns = CGFloat(numberOfColumns)
    let width = (collectionView.bounds.width - spacing * (columns - 1)) / columns
    var heights = [CGFloat](repeating: 0, count: numberOfColumns)
    for section in 0..<collectionView.numberOfSections {
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        let indexPath = IndexPath(item: item, section: section)
        let column = heights.indices.min { heights[$0] < heights[$1] } ?? 0
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(
          x: CGFloat(column) * (width + spacing), y: heights[column], width: width, height: height(indexPath))
        heights[column] = attributes.frame.maxY + spacing
        cache[indexPath] = attributes
      }
    }
    contentHeight = max(0, (heights.max() ?? 0) - spacing)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    cache.values.filter { $0.frame.intersects(rect) }.sorted { $0.indexPath < $1.indexPath }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    cache[indexPath]
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }
}

/// Rows as in a table, with a sticky header, and separators as decoration views.
final class RowLayout: UICollectionViewLayout {
  final class InvalidationContext: UICollectionViewLayoutInvalidationContext {
    var onlyMovesHeader = false
  }

  final class Separator: UICollectionReusableView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = .red
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  static let separatorKind = "separator"
  static let headerKind = "header"
  let rowHeight: CGFloat = 44
  let headerHeight: CGFloat = 30
  private(set) var fullPreparations = 0
  private var rows = 0
  private var isValid = false

  override class var invalidationContextClass: AnyClass { InvalidationContext.self }

  override init() {
    super.init()
    register(Separator.self, forDecorationViewOfKind: RowLayout.separatorKind)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if !((context as? InvalidationContext)?.onlyMovesHeader ?? false) { isValid = false }
    super.invalidateLayout(with: context)
  }

  override func prepare() {
    super.prepare()
    guard !isValid else { return }
    isValid = true
    fullPreparations += 1
    rows = collectionView?.numberOfItems(inSection: 0) ?? 0
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView!.bounds.width, height: headerHeight + CGFloat(rows) * rowHeight)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds) as! InvalidationContext
    guard newBounds.size == collectionView?.bounds.size else { return context }
    context.onlyMovesHeader = true
    context.invalidateSupplementaryElements(ofKind: RowLayout.headerKind, at: [IndexPath(item: 0, section: 0)])
    return context
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var result: [UICollectionViewLayoutAttributes] = []
    if let header = layoutAttributesForSupplementaryView(
      ofKind: RowLayout.headerKind, at: IndexPath(item: 0, section: 0)), header.frame.intersects(rect)
    {
      result.append(header)
    }
    let first = max(0, Int((rect.minY - headerHeight) / rowHeight))
    let last = min(rows - 1, Int((rect.maxY - headerHeight) / rowHeight))
    guard first <= last else { return result }
    for row in first...last {
      let indexPath = IndexPath(item: row, section: 0)
      result.append(layoutAttributesForItem(at: indexPath)!)
      result.append(layoutAttributesForDecorationView(ofKind: RowLayout.separatorKind, at: indexPath)!)
    }
    return result
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(
      x: 0, y: headerHeight + CGFloat(indexPath.row) * rowHeight, width: collectionView!.bounds.width, height: rowHeight
    )
    return attributes
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
    let top = collectionView!.contentOffset.y + collectionView!.adjustedContentInset.top
    attributes.frame = CGRect(x: 0, y: max(0, top), width: collectionView!.bounds.width, height: headerHeight)
    attributes.zIndex = 1024
    return attributes
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
    let bottom = headerHeight + CGFloat(indexPath.row + 1) * rowHeight
    attributes.frame = CGRect(x: 16, y: bottom - 1, width: collectionView!.bounds.width - 16, height: 1)
    attributes.zIndex = 1
    return attributes
  }
}

/// Items on a wheel that turns as the user scrolls. The angle is a property of custom attributes.
final class WheelLayout: UICollectionViewLayout {
  final class Attributes: UICollectionViewLayoutAttributes {
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var angle: CGFloat = 0 {
      didSet { transform = CGAffineTransform(rotationAngle: angle) }
    }

    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone) as! Attributes
      copy.anchorPoint = anchorPoint
      copy.angle = angle
      return copy
    }
  }

  let itemSize = CGSize(width: 60, height: 80)
  let radius: CGFloat = 300
  var anglePerItem: CGFloat { atan(itemSize.width / radius) }
  private var attributesList: [Attributes] = []

  override class var layoutAttributesClass: AnyClass { Attributes.self }

  override var collectionViewContentSize: CGSize {
    guard let collectionView else { return .zero }
    return CGSize(
      width: CGFloat(collectionView.numberOfItems(inSection: 0)) * itemSize.width, height: collectionView.bounds.height)
  }

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let count = collectionView.numberOfItems(inSection: 0)
    let range = collectionViewContentSize.width - collectionView.bounds.width
    let extreme = count > 0 ? -CGFloat(count - 1) * anglePerItem : 0
    let angle = range > 0 ? extreme * collectionView.contentOffset.x / range : 0
    let centerX = collectionView.contentOffset.x + collectionView.bounds.width / 2
    attributesList = (0..<count).map { item in
      let attributes = Attributes(forCellWith: IndexPath(item: item, section: 0))
      attributes.size = itemSize
      attributes.center = CGPoint(x: centerX, y: collectionView.bounds.midY)
      attributes.angle = angle + anglePerItem * CGFloat(item)
      return attributes
    }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { attributesList }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributesList[indexPath.row]
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    let page = (proposedContentOffset.x / itemSize.width).rounded()
    return CGPoint(x: page * itemSize.width, y: proposedContentOffset.y)
  }
}
