import UIKit

/// Overrides everything that UIKit lets subclasses override, with Apple's signatures.
class OverridingCollectionView: UICollectionView {
  override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: layout)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var collectionViewLayout: UICollectionViewLayout {
    get { super.collectionViewLayout }
    set { super.collectionViewLayout = newValue }
  }
  override weak var delegate: UICollectionViewDelegate? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
  override weak var dataSource: UICollectionViewDataSource? { didSet {} }
  override weak var prefetchDataSource: UICollectionViewDataSourcePrefetching? { didSet {} }
  override var isPrefetchingEnabled: Bool { didSet {} }
  override var backgroundView: UIView? { didSet {} }
  override var allowsSelection: Bool { didSet {} }
  override var allowsMultipleSelection: Bool { didSet {} }
  override var indexPathsForSelectedItems: [IndexPath]? { super.indexPathsForSelectedItems }
  override var hasUncommittedUpdates: Bool { super.hasUncommittedUpdates }
  override var reorderingCadence: UICollectionView.ReorderingCadence { didSet {} }
  override var selfSizingInvalidation: UICollectionView.SelfSizingInvalidation { didSet {} }
  override var numberOfSections: Int { super.numberOfSections }
  override var visibleCells: [UICollectionViewCell] { super.visibleCells }
  override var indexPathsForVisibleItems: [IndexPath] { super.indexPathsForVisibleItems }
  override var remembersLastFocusedIndexPath: Bool { didSet {} }
  override var selectionFollowsFocus: Bool { didSet {} }
  override var allowsFocus: Bool { didSet {} }
  override var allowsFocusDuringEditing: Bool { didSet {} }
  override var isEditing: Bool { didSet {} }
  override var allowsSelectionDuringEditing: Bool { didSet {} }
  override var allowsMultipleSelectionDuringEditing: Bool { didSet {} }

  override func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    super.register(cellClass, forCellWithReuseIdentifier: identifier)
  }
  override func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    super.register(nib, forCellWithReuseIdentifier: identifier)
  }
  override func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    super.register(viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
  }
  override func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    super.register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
  }
  override func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    super.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
  }
  override func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    super.dequeueReusableSupplementaryView(ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath)
  }
  override func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) {
    super.selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition)
  }
  override func deselectItem(at indexPath: IndexPath, animated: Bool) {
    super.deselectItem(at: indexPath, animated: animated)
  }
  override func reloadData() { super.reloadData() }
  override func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    super.setCollectionViewLayout(layout, animated: animated)
  }
  override func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    super.setCollectionViewLayout(layout, animated: animated, completion: completion)
  }
  override func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: UICollectionView.LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    super.startInteractiveTransition(to: layout, completion: completion)
  }
  override func finishInteractiveTransition() { super.finishInteractiveTransition() }
  override func cancelInteractiveTransition() { super.cancelInteractiveTransition() }
  override func numberOfItems(inSection section: Int) -> Int { super.numberOfItems(inSection: section) }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForItem(at: indexPath)
  }
  override func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForSupplementaryElement(ofKind: kind, at: indexPath)
  }
  override func indexPathForItem(at point: CGPoint) -> IndexPath? { super.indexPathForItem(at: point) }
  override func indexPath(for cell: UICollectionViewCell) -> IndexPath? { super.indexPath(for: cell) }
  override func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { super.cellForItem(at: indexPath) }
  override func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    super.supplementaryView(forElementKind: elementKind, at: indexPath)
  }
  override func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    super.visibleSupplementaryViews(ofKind: elementKind)
  }
  override func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    super.indexPathsForVisibleSupplementaryElements(ofKind: elementKind)
  }
  override func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {
    super.scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }
  override func insertSections(_ sections: IndexSet) { super.insertSections(sections) }
  override func deleteSections(_ sections: IndexSet) { super.deleteSections(sections) }
  override func moveSection(_ section: Int, toSection newSection: Int) {
    super.moveSection(section, toSection: newSection)
  }
  override func reloadSections(_ sections: IndexSet) { super.reloadSections(sections) }
  override func insertItems(at indexPaths: [IndexPath]) { super.insertItems(at: indexPaths) }
  override func deleteItems(at indexPaths: [IndexPath]) { super.deleteItems(at: indexPaths) }
  override func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    super.moveItem(at: indexPath, to: newIndexPath)
  }
  override func reloadItems(at indexPaths: [IndexPath]) { super.reloadItems(at: indexPaths) }
  override func reconfigureItems(at indexPaths: [IndexPath]) { super.reconfigureItems(at: indexPaths) }
  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    super.performBatchUpdates(updates, completion: completion)
  }
  override func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    super.beginInteractiveMovementForItem(at: indexPath)
  }
  override func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    super.updateInteractiveMovementTargetPosition(targetPosition)
  }
  override func endInteractiveMovement() { super.endInteractiveMovement() }
  override func cancelInteractiveMovement() { super.cancelInteractiveMovement() }
}

@MainActor func collectionViewSignatures(_ view: UICollectionView) {
  readWrite(\UICollectionView.collectionViewLayout, UICollectionViewLayout.self)
  readWrite(\UICollectionView.delegate, (any UICollectionViewDelegate)?.self)
  readWrite(\UICollectionView.dataSource, (any UICollectionViewDataSource)?.self)
  readWrite(\UICollectionView.prefetchDataSource, (any UICollectionViewDataSourcePrefetching)?.self)
  readWrite(\UICollectionView.isPrefetchingEnabled, Bool.self)
  readWrite(\UICollectionView.dragInteractionEnabled, Bool.self)
  readWrite(\UICollectionView.reorderingCadence, UICollectionView.ReorderingCadence.self)
  readWrite(\UICollectionView.selfSizingInvalidation, UICollectionView.SelfSizingInvalidation.self)
  readWrite(\UICollectionView.backgroundView, UIView?.self)
  readWrite(\UICollectionView.allowsSelection, Bool.self)
  readWrite(\UICollectionView.allowsMultipleSelection, Bool.self)
  readWrite(\UICollectionView.remembersLastFocusedIndexPath, Bool.self)
  readWrite(\UICollectionView.selectionFollowsFocus, Bool.self)
  readWrite(\UICollectionView.allowsFocus, Bool.self)
  readWrite(\UICollectionView.allowsFocusDuringEditing, Bool.self)
  readWrite(\UICollectionView.isEditing, Bool.self)
  readWrite(\UICollectionView.allowsSelectionDuringEditing, Bool.self)
  readWrite(\UICollectionView.allowsMultipleSelectionDuringEditing, Bool.self)
  readOnly(\UICollectionView.indexPathsForSelectedItems, [IndexPath]?.self)
  readOnly(\UICollectionView.hasUncommittedUpdates, Bool.self)
  readOnly(\UICollectionView.numberOfSections, Int.self)
  readOnly(\UICollectionView.visibleCells, [UICollectionViewCell].self)
  readOnly(\UICollectionView.indexPathsForVisibleItems, [IndexPath].self)
  readOnly(\UICollectionView.hasActiveDrag, Bool.self)
  readOnly(\UICollectionView.hasActiveDrop, Bool.self)
  readOnly(\UICollectionView.contextMenuInteraction, UIContextMenuInteraction?.self)

  let _: String = UICollectionView.elementKindSectionHeader
  let _: String = UICollectionView.elementKindSectionFooter
  let _: any UIDataSourceTranslating = view
  let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, indexPath, item in
    let _: UICollectionViewListCell = cell
    let _: IndexPath = indexPath
    let _: String = item
  }
  let _: UICollectionView.CellRegistration<UICollectionViewListCell, String>.Handler = { _, _, _ in }
  let _: (IndexPath, String?) -> UICollectionViewListCell = {
    view.dequeueConfiguredReusableCell(using: registration, for: $0, item: $1)
  }
  let header = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(elementKind: "header") {
    supplementaryView, elementKind, indexPath in
    let _: UICollectionReusableView = supplementaryView
    let _: String = elementKind
    let _: IndexPath = indexPath
  }
  let _: (IndexPath) -> UICollectionReusableView = {
    view.dequeueConfiguredReusableSupplementary(using: header, for: $0)
  }
  // Omitted arguments and trailing closures.
  view.performBatchUpdates({ view.reloadData() })
  view.performBatchUpdates({}, completion: nil)
  view.performBatchUpdates(nil, completion: nil)
  view.performBatchUpdates(nil) { (finished: Bool) in _ = finished }
  view.performBatchUpdates {
  } completion: { _ in
  }
  view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
  view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false) { (finished: Bool) in _ = finished }
  _ = view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
}

func collectionViewTypeSignatures() {
  let position: UICollectionView.ScrollPosition = [.top, .left]
  let _: UInt = position.rawValue
  requireOptionSet(UICollectionView.ScrollPosition.self, UInt.self)
  requireSendable(UICollectionView.ScrollPosition.self)
  requireRaw(UICollectionView.ReorderingCadence.self, Int.self)
  requireRaw(UICollectionView.SelfSizingInvalidation.self, Int.self)
  requireRaw(UICollectionView.ScrollDirection.self, Int.self)
  requireRaw(UICollectionView.ElementCategory.self, UInt.self)
  requireSendable(UICollectionView.ElementCategory.self)
  requireSendable(UICollectionView.ScrollDirection.self)
  requireSendable(UICollectionView.ReorderingCadence.self)
  let path = IndexPath(item: 1, section: 2)
  let _: Int = path.item + path.row + path.section
  var changed = path
  changed.item = 4
  changed.section = 4
  changed.row = 5
  let old = NSIndexPath(item: 1, section: 2)
  let _: Int = old.item + old.row + old.section
}

let scrollPositionRawValues: [(UInt, UInt)] = [
  (UICollectionView.ScrollPosition.top.rawValue, 1),
  (UICollectionView.ScrollPosition.centeredVertically.rawValue, 2),
  (UICollectionView.ScrollPosition.bottom.rawValue, 4),
  (UICollectionView.ScrollPosition.left.rawValue, 8),
  (UICollectionView.ScrollPosition.centeredHorizontally.rawValue, 16),
  (UICollectionView.ScrollPosition.right.rawValue, 32),
  (UICollectionView.ElementCategory.cell.rawValue, 0),
  (UICollectionView.ElementCategory.supplementaryView.rawValue, 1),
  (UICollectionView.ElementCategory.decorationView.rawValue, 2),
]
