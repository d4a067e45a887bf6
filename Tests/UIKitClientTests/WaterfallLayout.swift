import UIKit

// A layout as open-source libraries write them: Swift 5, `import UIKit` and nothing else, optional delegate methods
// called as on Apple's platforms, subclasses of every class that has a hook for one.

protocol WaterfallLayoutDelegate: UICollectionViewDelegateFlowLayout {
  func collectionView(_ collectionView: UICollectionView, heightForItemAt indexPath: IndexPath, width: CGFloat)
    -> CGFloat
}

class WaterfallLayoutAttributes: UICollectionViewLayoutAttributes {
  var ratio: CGFloat = 1

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone) as! WaterfallLayoutAttributes
    copy.ratio = ratio
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? WaterfallLayoutAttributes, other.ratio == ratio else { return false }
    return super.isEqual(object)
  }
}

class WaterfallInvalidationContext: UICollectionViewLayoutInvalidationContext {
  var onlyHeaders = false
}

class WaterfallLayout: UICollectionViewLayout {
  static let background = "WaterfallBackground"

  var columns: Int {
    didSet {
      if columns != oldValue { invalidateLayout() }
    }
  }
  var spacing: CGFloat = 10
  private(set) var prepareCount = 0
  private(set) var insertedPaths: [IndexPath] = []
  private var cache: [IndexPath: WaterfallLayoutAttributes] = [:]
  private var headers: [WaterfallLayoutAttributes] = []
  private var contentHeight: CGFloat = 0
  private var contentWidth: CGFloat {
    guard let collectionView = collectionView else { return 0 }
    let insets = collectionView.contentInset
    return collectionView.bounds.width - (insets.left + insets.right)
  }

  override class var layoutAttributesClass: AnyClass { return WaterfallLayoutAttributes.self }
  override class var invalidationContextClass: AnyClass { return WaterfallInvalidationContext.self }

  init(columns: Int) {
    self.columns = columns
    super.init()
    register(UICollectionReusableView.self, forDecorationViewOfKind: WaterfallLayout.background)
  }

  override convenience init() { self.init(columns: 2) }

  required init?(coder aDecoder: NSCoder) {
    columns = 2
    super.init(coder: aDecoder)
  }

  private weak var delegate: WaterfallLayoutDelegate? { return collectionView?.delegate as? WaterfallLayoutDelegate }

  private func inset(_ section: Int) -> UIEdgeInsets {
    guard let collectionView = collectionView else { return .zero }
    return delegate?.collectionView?(collectionView, layout: self, insetForSectionAt: section) ?? .zero
  }

  override func prepare() {
    super.prepare()
    prepareCount += 1
    guard let collectionView = collectionView, cache.isEmpty else { return }
    var top: CGFloat = 0
    headers = []
    for section in 0..<collectionView.numberOfSections {
      let inset = self.inset(section)
      let headerSize = delegate?.collectionView?(collectionView, layout: self, referenceSizeForHeaderInSection: section)
      if let height = headerSize?.height, height > 0 {
        let header = WaterfallLayoutAttributes(
          forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
          with: IndexPath(item: 0, section: section))
        header.frame = CGRect(x: 0, y: top, width: contentWidth, height: height)
        header.zIndex = 1024
        headers.append(header)
        top += height
      }
      let width = (contentWidth - inset.left - inset.right - spacing * CGFloat(columns - 1)) / CGFloat(columns)
      var bottoms = [CGFloat](repeating: top + inset.top, count: columns)
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        let indexPath = IndexPath(item: item, section: section)
        let column = bottoms.firstIndex(of: bottoms.min()!)!
        let height = delegate?.collectionView(collectionView, heightForItemAt: indexPath, width: width) ?? width
        let attributes = WaterfallLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(
          x: inset.left + CGFloat(column) * (width + spacing), y: bottoms[column], width: width, height: height)
        attributes.ratio = height / width
        cache[indexPath] = attributes
        bottoms[column] += height + spacing
      }
      top = (bottoms.max() ?? top) - spacing + inset.bottom
    }
    contentHeight = top
  }

  override var collectionViewContentSize: CGSize { return CGSize(width: contentWidth, height: contentHeight) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var visible = cache.values.filter { $0.frame.intersects(rect) } as [UICollectionViewLayoutAttributes]
    visible += headers.filter { $0.frame.intersects(rect) } as [UICollectionViewLayoutAttributes]
    if let background = layoutAttributesForDecorationView(
      ofKind: WaterfallLayout.background, at: IndexPath(item: 0, section: 0))
    {
      visible.append(background)
    }
    return visible
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    return cache[indexPath]
  }

  override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    return headers.first { $0.indexPath == indexPath }
  }

  override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let attributes = WaterfallLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
    attributes.frame = CGRect(origin: .zero, size: collectionViewContentSize)
    attributes.zIndex = -1
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    return newBounds.width != collectionView?.bounds.width
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    let own = context as! WaterfallInvalidationContext
    if !own.onlyHeaders || context.invalidateEverything || context.invalidateDataSourceCounts { cache.removeAll() }
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    insertedPaths = updateItems.filter { $0.updateAction == .insert }.compactMap { $0.indexPathAfterUpdate }
  }

  override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    if insertedPaths.contains(itemIndexPath) {
      attributes?.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
    }
    return attributes
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    insertedPaths.removeAll()
  }
}
