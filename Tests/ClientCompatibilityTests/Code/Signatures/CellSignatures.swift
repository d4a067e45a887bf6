import UIKit

class OverridingReusableView: UICollectionReusableView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var reuseIdentifier: String? { super.reuseIdentifier }
  override func prepareForReuse() { super.prepareForReuse() }
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) { super.apply(layoutAttributes) }
  override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
    super.willTransition(from: oldLayout, to: newLayout)
  }
  override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
    super.didTransition(from: oldLayout, to: newLayout)
  }
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    super.preferredLayoutAttributesFitting(layoutAttributes)
  }
}

class OverridingCell: UICollectionViewCell {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var contentView: UIView { super.contentView }
  override var isSelected: Bool { didSet {} }
  override var isHighlighted: Bool { didSet {} }
  override var backgroundView: UIView? { didSet {} }
  override var selectedBackgroundView: UIView? { didSet {} }
  override var automaticallyUpdatesContentConfiguration: Bool { didSet {} }
  override var automaticallyUpdatesBackgroundConfiguration: Bool { didSet {} }
  override var configurationState: UICellConfigurationState { super.configurationState }
  override func setNeedsUpdateConfiguration() { super.setNeedsUpdateConfiguration() }
  override func updateConfiguration(using state: UICellConfigurationState) { super.updateConfiguration(using: state) }
  override func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {
    super.dragStateDidChange(dragState)
  }
}

class OverridingListCell: UICollectionViewListCell {
  override var indentationLevel: Int { didSet {} }
  override var indentationWidth: CGFloat { didSet {} }
  override var indentsAccessories: Bool { didSet {} }
  override var separatorLayoutGuide: UILayoutGuide { super.separatorLayoutGuide }
}

class OverridingController: UICollectionViewController {
  override init(collectionViewLayout layout: UICollectionViewLayout) { super.init(collectionViewLayout: layout) }
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var collectionView: UICollectionView! {
    get { super.collectionView }
    set { super.collectionView = newValue }
  }
  override var clearsSelectionOnViewWillAppear: Bool { didSet {} }
  override var useLayoutToLayoutNavigationTransitions: Bool { didSet {} }
  override var collectionViewLayout: UICollectionViewLayout { super.collectionViewLayout }
  override var installsStandardGestureForInteractiveMovement: Bool { didSet {} }
  override func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }
  override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  override func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  override func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: 0) }
  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
  override func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  override func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  override func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  override func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  override func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  override func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
}

@MainActor func cellSignatures(_ cell: UICollectionViewListCell) {
  readOnly(\UICollectionReusableView.reuseIdentifier, String?.self)
  readOnly(\UICollectionViewCell.contentView, UIView.self)
  readWrite(\UICollectionViewCell.isSelected, Bool.self)
  readWrite(\UICollectionViewCell.isHighlighted, Bool.self)
  readWrite(\UICollectionViewCell.backgroundView, UIView?.self)
  readWrite(\UICollectionViewCell.selectedBackgroundView, UIView?.self)
  readWrite(\UICollectionViewCell.contentConfiguration, (any UIContentConfiguration)?.self)
  readWrite(\UICollectionViewCell.backgroundConfiguration, UIBackgroundConfiguration?.self)
  readWrite(\UICollectionViewCell.automaticallyUpdatesContentConfiguration, Bool.self)
  readWrite(\UICollectionViewCell.automaticallyUpdatesBackgroundConfiguration, Bool.self)
  readOnly(\UICollectionViewCell.configurationState, UICellConfigurationState.self)
  readWrite(\UICollectionViewCell.configurationUpdateHandler, UICollectionViewCell.ConfigurationUpdateHandler?.self)
  cell.configurationUpdateHandler = { (cell: UICollectionViewCell, state: UICellConfigurationState) in
    cell.alpha = state.isHighlighted ? 0.5 : 1
  }
  let _: UIBackgroundConfiguration = cell.defaultBackgroundConfiguration()
  let _: UIListContentConfiguration = cell.defaultContentConfiguration()
  readWrite(\UICollectionViewListCell.indentationLevel, Int.self)
  readWrite(\UICollectionViewListCell.indentationWidth, CGFloat.self)
  readWrite(\UICollectionViewListCell.indentsAccessories, Bool.self)
  readOnly(\UICollectionViewListCell.separatorLayoutGuide, UILayoutGuide.self)
  readWrite(\UICollectionViewListCell.accessories, [UICellAccessory].self)
  requireRaw(UICollectionViewCell.DragState.self, Int.self)
  requireSendable(UICollectionViewCell.DragState.self)

  let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
  controller.collectionView.backgroundColor = .white
  readWrite(\UICollectionViewController.collectionView, UICollectionView?.self)
  readWrite(\UICollectionViewController.clearsSelectionOnViewWillAppear, Bool.self)
  readWrite(\UICollectionViewController.useLayoutToLayoutNavigationTransitions, Bool.self)
  readOnly(\UICollectionViewController.collectionViewLayout, UICollectionViewLayout.self)
  readWrite(\UICollectionViewController.installsStandardGestureForInteractiveMovement, Bool.self)
  let _: any UICollectionViewDelegate = controller
  let _: any UICollectionViewDataSource = controller
}
