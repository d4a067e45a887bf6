import CoreGraphics
@_spi(UIKit) import UIKitCore

/// A controller that manages a table view, as its data source and delegate.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitableviewcontroller).
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource,
  UITableViewDelegate
{
  private let tableStyle: UITableView.Style

  /// Creates a controller with a table view of a style.
  public init(style: UITableView.Style) {
    tableStyle = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    tableStyle = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    tableStyle = .plain
    super.init(coder: coder)
    coder.didMake(self, as: UITableViewController.self)
  }

  /// The controller's view, created when it is first needed.
  open var tableView: UITableView! {
    get {
      loadViewIfNeeded()
      return viewIfLoaded as? UITableView
    }
    set { view = newValue }
  }

  /// Whether the selection is cleared when the view appears; true by default.
  open var clearsSelectionOnViewWillAppear = true

  /// The control that refreshes when the table is pulled down past its top; nil by default.
  open var refreshControl: UIRefreshControl? {
    get { (viewIfLoaded as? UITableView)?.refreshControl ?? waitingRefreshControl }
    set {
      waitingRefreshControl = newValue
      (viewIfLoaded as? UITableView)?.refreshControl = newValue
    }
  }
  /// The control set before there was a view.
  private var waitingRefreshControl: UIRefreshControl?
  /// The data source of a table with static cells in a storyboard.
  var staticRows: StaticRows?
  private var hasAppeared = false

  open override func loadView() {
    defer { adoptRefreshControl() }
    if loadViewFromInterface() { return }
    let table = UITableView(frame: UIScreen.main.bounds, style: tableStyle)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = self
    table.delegate = self
    view = table
  }

  private func adoptRefreshControl() {
    if let waitingRefreshControl { (viewIfLoaded as? UITableView)?.refreshControl = waitingRefreshControl }
  }

  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    (viewIfLoaded as? UITableView)?.setEditing(editing, animated: animated)
  }

  @_spi(UIKit) open override func isAboutToCallIsAppearing(animated: Bool) {
    super.isAboutToCallIsAppearing(animated: animated)
    guard let table = viewIfLoaded as? UITableView else { return }
    if !hasAppeared {
      hasAppeared = true
      table.reloadData()
    }
    guard clearsSelectionOnViewWillAppear else { return }
    for path in table.indexPathsForSelectedRows ?? [] { table.deselectRow(at: path, animated: animated) }
  }

  @_spi(UIKit) open override func isAboutToCallDidAppear(animated: Bool) {
    super.isAboutToCallDidAppear(animated: animated)
    (viewIfLoaded as? UITableView)?.flashScrollIndicators()
  }

  // MARK: Data

  /// Returns the number of static rows, 0 without a storyboard; override it to return the number of rows in a section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    staticRows?.sections[section].cells.count ?? 0
  }

  /// Returns a static cell; without one it raises an `NSInternalInconsistencyException`. Override it to return a
  /// configured cell.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if let cell = staticRows?.cell(at: indexPath) { return cell }
    raise("NSInternalInconsistencyException", "\(type(of: self)) does not override tableView(_:cellForRowAt:)")
  }

  // MARK: UITableViewDataSource

  open func numberOfSections(in tableView: UITableView) -> Int {
    if let staticRows { return staticRows.sections.count }
    OptionalMethod.isMissing(.indexPathForPreferredFocusedViewInTableView)
    return 1
  }

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    if let staticRows { return staticRows.sections[section].header }
    OptionalMethod.isMissing(.tableViewTitleForHeaderInSection)
    return nil
  }

  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    if let staticRows { return staticRows.sections[section].footer }
    OptionalMethod.isMissing(.tableViewTitleForFooterInSection)
    return nil
  }

  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.isMissing(.tableViewCanEditRowAt)
    return true
  }

  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.isMissing(.tableViewCanMoveRowAt)
    return true
  }

  open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    OptionalMethod.isMissing(.sectionIndexTitlesForTableView)
    return nil
  }

  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    OptionalMethod.isMissing(.tableViewSectionForSectionIndexTitle)
    return index
  }

  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    OptionalMethod.isMissing(.tableViewCommit)
  }

  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    OptionalMethod.isMissing(.tableViewMoveRowAt)
  }

  // MARK: UITableViewDelegate

  open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    OptionalMethod.isMissing(.tableViewWillDisplay)
  }

  open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    OptionalMethod.isMissing(.tableViewWillDisplayHeaderView)
  }

  open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    OptionalMethod.isMissing(.tableViewWillDisplayFooterView)
  }

  open func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    OptionalMethod.isMissing(.tableViewDidEndDisplaying)
  }

  open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    OptionalMethod.isMissing(.tableViewDidEndDisplayingHeaderView)
  }

  open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
    OptionalMethod.isMissing(.tableViewDidEndDisplayingFooterView)
  }

  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    if let height = staticRows?.cell(at: indexPath)?.row.documentHeight { return height }
    OptionalMethod.isMissing(.tableViewHeightForRowAt)
    return tableView.rowHeight
  }

  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    OptionalMethod.isMissing(.tableViewHeightForHeaderInSection)
    return tableView.sectionHeaderHeight
  }

  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    OptionalMethod.isMissing(.tableViewHeightForFooterInSection)
    return tableView.sectionFooterHeight
  }

  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    OptionalMethod.isMissing(.tableViewEstimatedHeightForRowAt)
    return tableView.estimatedRowHeight
  }

  open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    OptionalMethod.isMissing(.tableViewEstimatedHeightForHeaderInSection)
    return tableView.estimatedSectionHeaderHeight
  }

  open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    OptionalMethod.isMissing(.tableViewEstimatedHeightForFooterInSection)
    return tableView.estimatedSectionFooterHeight
  }

  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    OptionalMethod.isMissing(.tableViewViewForHeaderInSection)
    return nil
  }

  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    OptionalMethod.isMissing(.tableViewViewForFooterInSection)
    return nil
  }

  open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    OptionalMethod.isMissing(.tableViewAccessoryButtonTappedForRowWith)
  }

  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.isMissing(.tableViewShouldHighlightRowAt)
    return true
  }

  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    OptionalMethod.isMissing(.tableViewDidHighlightRowAt)
  }

  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    OptionalMethod.isMissing(.tableViewDidUnhighlightRowAt)
  }

  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    OptionalMethod.isMissing(.tableViewWillSelectRowAt)
    return indexPath
  }

  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    OptionalMethod.isMissing(.tableViewWillDeselectRowAt)
    return indexPath
  }

  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    OptionalMethod.isMissing(.tableViewDidSelectRowAt)
  }

  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    OptionalMethod.isMissing(.tableViewDidDeselectRowAt)
  }

  open func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.isMissing(.tableViewCanPerformPrimaryActionForRowAt)
    return true
  }

  open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    OptionalMethod.isMissing(.tableViewPerformPrimaryActionForRowAt)
  }

  open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    OptionalMethod.isMissing(.tableViewEditingStyleForRowAt)
    return .delete
  }

  open func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
    -> String?
  {
    OptionalMethod.isMissing(.tableViewTitleForDeleteConfirmationButtonForRowAt)
    return nil
  }

  open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
    OptionalMethod.isMissing(.tableViewEditActionsForRowAt)
    return nil
  }

  open func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    OptionalMethod.isMissing(.tableViewLeadingSwipeActionsConfigurationForRowAt)
    return nil
  }

  open func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    OptionalMethod.isMissing(.tableViewTrailingSwipeActionsConfigurationForRowAt)
    return nil
  }

  open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.isMissing(.tableViewShouldIndentWhileEditingRowAt)
    return true
  }

  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    OptionalMethod.isMissing(.tableViewWillBeginEditingRowAt)
  }

  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    OptionalMethod.isMissing(.tableViewDidEndEditingRowAt)
  }

  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    OptionalMethod.isMissing(.tableViewTargetIndexPathForMoveFromRowAt)
    return proposedDestinationIndexPath
  }

  open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    OptionalMethod.isMissing(.tableViewIndentationLevelForRowAt)
    return 0
  }

  open func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.isMissing(.tableViewShouldShowMenuForRowAt)
    return false
  }

  open func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool {
    OptionalMethod.isMissing(.tableViewCanPerformAction)
    return false
  }

  open func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) {
    OptionalMethod.isMissing(.tableViewPerformAction)
  }

  open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.isMissing(.tableViewCanFocusRowAt)
    return true
  }

  open func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
    OptionalMethod.isMissing(.tableViewShouldUpdateFocusIn)
    return true
  }

  open func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    OptionalMethod.isMissing(.tableViewDidUpdateFocusIn)
  }

  open func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    OptionalMethod.isMissing(.indexPathForPreferredFocusedViewInTableView)
    return nil
  }

  open func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.isMissing(.tableViewSelectionFollowsFocusForRowAt)
    return false
  }

  open func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool
  {
    OptionalMethod.isMissing(.tableViewShouldBeginMultipleSelectionInteractionAt)
    return false
  }

  open func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
    OptionalMethod.isMissing(.tableViewDidBeginMultipleSelectionInteractionAt)
  }

  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    OptionalMethod.isMissing(.tableViewDidEndMultipleSelectionInteraction)
  }

  open func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint)
    -> UIContextMenuConfiguration?
  {
    OptionalMethod.isMissing(.tableViewContextMenuConfigurationForRowAt)
    return nil
  }

  open func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMethod.isMissing(.tableViewPreviewForHighlightingContextMenuWithConfiguration)
    return nil
  }

  open func tableView(
    _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMethod.isMissing(.tableViewPreviewForDismissingContextMenuWithConfiguration)
    return nil
  }

  open func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    OptionalMethod.isMissing(.tableViewWillPerformPreviewActionForMenuWith)
  }

  open func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    OptionalMethod.isMissing(.tableViewWillDisplayContextMenu)
  }

  open func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    OptionalMethod.isMissing(.tableViewWillEndContextMenuInteraction)
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
