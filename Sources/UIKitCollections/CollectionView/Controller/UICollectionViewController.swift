@_spi(UIKit) import UIKitCore

/// A view controller that manages a collection view, as its data source and delegate.
///
/// Every method of the two protocols is declared here so that subclasses can override it, as on Apple's platforms;
/// optional methods count as not implemented until they are overridden. The methods of
/// `UICollectionViewDelegateFlowLayout` are not declared: a subclass that implements them conforms to that protocol
/// itself.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uicollectionviewcontroller).
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  var parts = CollectionControllerParts()

  /// Creates a controller; its view is loaded when it is first needed (facts 7.1).
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    super.init(nibName: nil, bundle: nil)
    parts.layout = layout
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Restores the encoded flags, but not the layout (facts 7.8).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeFlags(coder)
    coder.didMake(self, as: UICollectionViewController.self)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeFlags(coder)
  }

  /// The collection view, created with the view. Nil after it was set to nil, or if `loadView()` was overridden without
  /// setting one (facts 7.5, 7.7).
  open var collectionView: UICollectionView! {
    get { currentCollectionView }
    set { replaceCollectionView(with: newValue) }
  }

  /// The layout with which the controller was created, whatever layout the collection view has now (facts 7.3, 7.4).
  open var collectionViewLayout: UICollectionViewLayout { initialLayout }

  /// Whether the selection is cleared when the view appears; true by default.
  open var clearsSelectionOnViewWillAppear = true

  /// Stored, without effect: navigation controllers here push without layout-to-layout transitions.
  open var useLayoutToLayoutNavigationTransitions = false

  /// Whether a long press picks up an item to move it, if the data source lets items be moved; true by default.
  open var installsStandardGestureForInteractiveMovement = true {
    didSet { updateMovementGesture() }
  }

  open override func loadView() { loadCollectionView() }

  @_spi(UIKit) open override func takeInterfaceView(_ view: UIView) {
    if let collectionView = view as? UICollectionView {
      takeInterfaceCollectionView(collectionView)
    } else {
      super.takeInterfaceView(view)
    }
  }

  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    parts.collectionView?.isEditing = editing
  }

  @_spi(UIKit) open override func isAboutToCallIsAppearing(animated: Bool) {
    super.isAboutToCallIsAppearing(animated: animated)
    updateMovementGesture()
    // Facts 7.10: with animation, the selection stays until the view has appeared.
    if !animated { clearSelection() }
  }

  @_spi(UIKit) open override func isAboutToCallDidAppear(animated: Bool) {
    super.isAboutToCallDidAppear(animated: animated)
    updateMovementGesture()
    if animated { clearSelection() }
  }

  // MARK: UICollectionViewDataSource

  /// Returns 0; override it to return the number of items in a section.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

  /// Raises an `NSInternalInconsistencyException`; override it to return a configured cell.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    raise("NSInternalInconsistencyException", "\(type(of: self)) does not override collectionView(_:cellForItemAt:)")
  }

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    OptionalMethod.isMissing(.numberOfSections)
    return 1
  }

  /// Raises an `NSInternalInconsistencyException`; override it to return a configured cell.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    OptionalMethod.isMissing(.viewForSupplementaryElementOfKind)
    return UICollectionReusableView()
  }

  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    OptionalMethod.isMissing(.canMoveItemAt)
    return true
  }

  /// Raises an `NSInternalInconsistencyException`; override it to return a configured cell.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    OptionalMethod.isMissing(.moveItemAt)
  }

  open func indexTitles(for collectionView: UICollectionView) -> [String]? {
    OptionalMethod.isMissing(.indexTitles)
    return nil
  }

  open func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
    -> IndexPath
  {
    OptionalMethod.isMissing(.indexPathForIndexTitle)
    return IndexPath(item: 0, section: 0)
  }

  // MARK: UICollectionViewDelegate

  open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    OptionalMethod.isMissing(.shouldHighlightItemAt)
    return true
  }

  open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    OptionalMethod.isMissing(.didHighlightItemAt)
  }

  open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    OptionalMethod.isMissing(.didUnhighlightItemAt)
  }

  open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    OptionalMethod.isMissing(.shouldSelectItemAt)
    return true
  }

  open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    OptionalMethod.isMissing(.shouldDeselectItemAt)
    return true
  }

  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    OptionalMethod.isMissing(.didSelectItemAt)
  }

  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    OptionalMethod.isMissing(.didDeselectItemAt)
  }

  open func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath)
    -> Bool
  {
    OptionalMethod.isMissing(.canPerformPrimaryActionForItemAt)
    return true
  }

  open func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
    OptionalMethod.isMissing(.performPrimaryActionForItemAt)
  }

  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    OptionalMethod.isMissing(.willDisplay)
  }

  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    OptionalMethod.isMissing(.willDisplaySupplementaryView)
  }

  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    OptionalMethod.isMissing(.didEndDisplaying)
  }

  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    OptionalMethod.isMissing(.didEndDisplayingSupplementaryView)
  }

  open func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    OptionalMethod.isMissing(.transitionLayoutForOldLayout)
    return UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }

  open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
    OptionalMethod.isMissing(.canFocusItemAt)
    return true
  }

  open func collectionView(
    _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool {
    OptionalMethod.isMissing(.shouldUpdateFocusIn)
    return true
  }

  open func collectionView(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    OptionalMethod.isMissing(.didUpdateFocusIn)
  }

  open func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    OptionalMethod.isMissing(.indexPathForPreferredFocusedView)
    return nil
  }

  open func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath)
    -> Bool
  {
    OptionalMethod.isMissing(.selectionFollowsFocusForItemAt)
    return false
  }

  open func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    OptionalMethod.isMissing(.targetIndexPathForMoveOfItemFromOriginalIndexPath)
    return proposedIndexPath
  }

  open func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    OptionalMethod.isMissing(.targetIndexPathForMoveFromItemAt)
    return proposedIndexPath
  }

  open func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    OptionalMethod.isMissing(.targetContentOffsetForProposedContentOffset)
    return proposedContentOffset
  }

  open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
    OptionalMethod.isMissing(.canEditItemAt)
    return true
  }

  open func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethod.isMissing(.shouldBeginMultipleSelectionInteractionAt)
    return false
  }

  open func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    OptionalMethod.isMissing(.didBeginMultipleSelectionInteractionAt)
  }

  open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    OptionalMethod.isMissing(.didEndMultipleSelectionInteraction)
  }

  open func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
    OptionalMethod.isMissing(.shouldShowMenuForItemAt)
    return false
  }

  /// Returns false: early menus are not shown here.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    OptionalMethod.isMissing(.canPerformActionForItemAt)
    return false
  }

  /// Does nothing: early menus are not shown here.
  open func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) {
    OptionalMethod.isMissing(.performActionForItemAt)
  }

  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    OptionalMethod.isMissing(.contextMenuConfigurationForItemsAt)
    return nil
  }

  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    OptionalMethod.isMissing(.contextMenuConfigurationForItemAt)
    return nil
  }

  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    OptionalMethod.isMissing(.highlightPreviewForItemAt)
    return nil
  }

  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    OptionalMethod.isMissing(.dismissalPreviewForItemAt)
    return nil
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMethod.isMissing(.previewForHighlightingContextMenuWithConfiguration)
    return nil
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMethod.isMissing(.previewForDismissingContextMenuWithConfiguration)
    return nil
  }

  open func collectionView(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    OptionalMethod.isMissing(.willPerformPreviewActionForMenuWith)
  }

  open func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    OptionalMethod.isMissing(.willDisplayContextMenu)
  }

  open func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    OptionalMethod.isMissing(.willEndContextMenuInteraction)
  }

  // MARK: UIScrollViewDelegate

  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}

  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
