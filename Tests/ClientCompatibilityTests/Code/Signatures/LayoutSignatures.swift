import UIKit

class OverridingLayout: UICollectionViewLayout {
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  override class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }
  override var collectionView: UICollectionView? { super.collectionView }
  override var collectionViewContentSize: CGSize { super.collectionViewContentSize }
  override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { super.developmentLayoutDirection }
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { super.flipsHorizontallyInOppositeLayoutDirection }
  override func invalidateLayout() { super.invalidateLayout() }
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
  }
  override func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    super.register(viewClass, forDecorationViewOfKind: elementKind)
  }
  override func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    super.register(nib, forDecorationViewOfKind: elementKind)
  }
  override func prepare() { super.prepare() }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)
  }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForItem(at: indexPath)
  }
  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
  }
  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath)
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }
  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    super.invalidationContext(forBoundsChange: newBounds)
  }
  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    super.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }
  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    super.targetContentOffset(forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity)
  }
  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
  }
  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
  }
  override func finalizeCollectionViewUpdates() { super.finalizeCollectionViewUpdates() }
  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    super.prepare(forAnimatedBoundsChange: oldBounds)
  }
  override func finalizeAnimatedBoundsChange() { super.finalizeAnimatedBoundsChange() }
  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    super.prepareForTransition(to: newLayout)
  }
  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    super.prepareForTransition(from: oldLayout)
  }
  override func finalizeLayoutTransition() { super.finalizeLayoutTransition() }
  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }
  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
  }
  override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: elementKind, at: elementIndexPath)
  }
  override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: elementKind, at: elementIndexPath)
  }
  override func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.initialLayoutAttributesForAppearingDecorationElement(ofKind: elementKind, at: decorationIndexPath)
  }
  override func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.finalLayoutAttributesForDisappearingDecorationElement(ofKind: elementKind, at: decorationIndexPath)
  }
  override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    super.indexPathsToDeleteForSupplementaryView(ofKind: elementKind)
  }
  override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
    super.indexPathsToDeleteForDecorationView(ofKind: elementKind)
  }
  override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    super.indexPathsToInsertForSupplementaryView(ofKind: elementKind)
  }
  override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] {
    super.indexPathsToInsertForDecorationView(ofKind: elementKind)
  }
  override func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    super.targetIndexPath(forInteractivelyMovingItem: previousIndexPath, withPosition: position)
  }
  override func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    super.layoutAttributesForInteractivelyMovingItem(at: indexPath, withTargetPosition: position)
  }
  override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
      previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
  }
  override func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    super.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths, movementCancelled: movementCancelled)
  }
}

class OverridingAttributes: UICollectionViewLayoutAttributes {
  var extra = 0
  override var frame: CGRect { didSet {} }
  override var center: CGPoint { didSet {} }
  override var size: CGSize { didSet {} }
  override var transform3D: CATransform3D { didSet {} }
  override var bounds: CGRect { didSet {} }
  override var transform: CGAffineTransform { didSet {} }
  override var alpha: CGFloat { didSet {} }
  override var zIndex: Int { didSet {} }
  override var isHidden: Bool { didSet {} }
  override var indexPath: IndexPath { didSet {} }
  override var representedElementCategory: UICollectionView.ElementCategory { super.representedElementCategory }
  override var representedElementKind: String? { super.representedElementKind }
  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone) as! OverridingAttributes
    copy.extra = extra
    return copy
  }
  override func isEqual(_ object: Any?) -> Bool {
    super.isEqual(object)
  }
}

class OverridingContext: UICollectionViewLayoutInvalidationContext {
  override var invalidateEverything: Bool { super.invalidateEverything }
  override var invalidateDataSourceCounts: Bool { super.invalidateDataSourceCounts }
  override var invalidatedItemIndexPaths: [IndexPath]? { super.invalidatedItemIndexPaths }
  override var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { super.invalidatedSupplementaryIndexPaths }
  override var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { super.invalidatedDecorationIndexPaths }
  override var contentOffsetAdjustment: CGPoint { didSet {} }
  override var contentSizeAdjustment: CGSize { didSet {} }
  override var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? {
    super.previousIndexPathsForInteractivelyMovingItems
  }
  override var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? {
    super.targetIndexPathsForInteractivelyMovingItems
  }
  override var interactiveMovementTarget: CGPoint { super.interactiveMovementTarget }
  override func invalidateItems(at indexPaths: [IndexPath]) { super.invalidateItems(at: indexPaths) }
  override func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    super.invalidateSupplementaryElements(ofKind: elementKind, at: indexPaths)
  }
  override func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    super.invalidateDecorationElements(ofKind: elementKind, at: indexPaths)
  }
}

class OverridingFlowContext: UICollectionViewFlowLayoutInvalidationContext {
  override var invalidateFlowLayoutDelegateMetrics: Bool { didSet {} }
  override var invalidateFlowLayoutAttributes: Bool { didSet {} }
}

class OverridingFlowLayout: UICollectionViewFlowLayout {
  override var minimumLineSpacing: CGFloat { didSet {} }
  override var minimumInteritemSpacing: CGFloat { didSet {} }
  override var itemSize: CGSize { didSet {} }
  override var estimatedItemSize: CGSize { didSet {} }
  override var scrollDirection: UICollectionView.ScrollDirection { didSet {} }
  override var headerReferenceSize: CGSize { didSet {} }
  override var footerReferenceSize: CGSize { didSet {} }
  override var sectionInset: UIEdgeInsets { didSet {} }
  override var sectionInsetReference: UICollectionViewFlowLayout.SectionInsetReference { didSet {} }
  override var sectionHeadersPinToVisibleBounds: Bool { didSet {} }
  override var sectionFootersPinToVisibleBounds: Bool { didSet {} }
}

class OverridingUpdateItem: UICollectionViewUpdateItem {
  override var indexPathBeforeUpdate: IndexPath? { super.indexPathBeforeUpdate }
  override var indexPathAfterUpdate: IndexPath? { super.indexPathAfterUpdate }
  override var updateAction: UICollectionViewUpdateItem.Action { super.updateAction }
}

class OverridingTransitionLayout: UICollectionViewTransitionLayout {
  override init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    super.init(currentLayout: currentLayout, nextLayout: newLayout)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var transitionProgress: CGFloat { didSet {} }
  override var currentLayout: UICollectionViewLayout { super.currentLayout }
  override var nextLayout: UICollectionViewLayout { super.nextLayout }
  override func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
    super.updateValue(value, forAnimatedKey: key)
  }
  override func value(forAnimatedKey key: String) -> CGFloat { super.value(forAnimatedKey: key) }
}

@MainActor func layoutSignatures() {
  readOnly(\UICollectionViewLayout.collectionView, UICollectionView?.self)
  readOnly(\UICollectionViewLayout.collectionViewContentSize, CGSize.self)
  readOnly(\UICollectionViewLayout.developmentLayoutDirection, UIUserInterfaceLayoutDirection.self)
  readOnly(\UICollectionViewLayout.flipsHorizontallyInOppositeLayoutDirection, Bool.self)
  readWrite(\UICollectionViewFlowLayout.minimumLineSpacing, CGFloat.self)
  readWrite(\UICollectionViewFlowLayout.minimumInteritemSpacing, CGFloat.self)
  readWrite(\UICollectionViewFlowLayout.itemSize, CGSize.self)
  readWrite(\UICollectionViewFlowLayout.estimatedItemSize, CGSize.self)
  readWrite(\UICollectionViewFlowLayout.scrollDirection, UICollectionView.ScrollDirection.self)
  readWrite(\UICollectionViewFlowLayout.headerReferenceSize, CGSize.self)
  readWrite(\UICollectionViewFlowLayout.footerReferenceSize, CGSize.self)
  readWrite(\UICollectionViewFlowLayout.sectionInset, UIEdgeInsets.self)
  readWrite(
    \UICollectionViewFlowLayout.sectionInsetReference, UICollectionViewFlowLayout.SectionInsetReference.self)
  readWrite(\UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds, Bool.self)
  readWrite(\UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds, Bool.self)
  let _: CGSize = UICollectionViewFlowLayout.automaticSize
  requireRaw(UICollectionViewFlowLayout.SectionInsetReference.self, Int.self)
  requireRaw(UICollectionViewUpdateItem.Action.self, Int.self)
  requireCopying(UICollectionViewLayoutAttributes.self)
  requireCoding(UICollectionViewLayout.self)
  let _: any UIDynamicItem = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
  let _ = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "kind", with: IndexPath(item: 0, section: 0))
  let _ = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "kind", with: IndexPath(item: 0, section: 0))
  let _ = UICollectionViewLayoutAttributes()
  let _ = UICollectionViewLayoutInvalidationContext()
  let _ = UICollectionViewFlowLayoutInvalidationContext()
  let _ = UICollectionViewUpdateItem()
}
