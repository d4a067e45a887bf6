import CoreGraphics
import Foundation
@_spi(UIKit) import UIKitCore

// The defaults behind the optional methods; see `OptionalMethod`.
extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    OptionalMethod.isMissing(.tableViewWillDisplay)
  }

  public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    OptionalMethod.isMissing(.tableViewWillDisplayHeaderView)
  }

  public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    OptionalMethod.isMissing(.tableViewWillDisplayFooterView)
  }

  public func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
  {
    OptionalMethod.isMissing(.tableViewDidEndDisplaying)
  }

  public func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    OptionalMethod.isMissing(.tableViewDidEndDisplayingHeaderView)
  }

  public func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
    OptionalMethod.isMissing(.tableViewDidEndDisplayingFooterView)
  }

  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    OptionalMethod.isMissing(.tableViewHeightForRowAt)
    return tableView.rowHeight
  }

  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    OptionalMethod.isMissing(.tableViewHeightForHeaderInSection)
    return tableView.sectionHeaderHeight
  }

  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    OptionalMethod.isMissing(.tableViewHeightForFooterInSection)
    return tableView.sectionFooterHeight
  }

  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    OptionalMethod.isMissing(.tableViewEstimatedHeightForRowAt)
    return tableView.estimatedRowHeight
  }

  public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    OptionalMethod.isMissing(.tableViewEstimatedHeightForHeaderInSection)
    return tableView.estimatedSectionHeaderHeight
  }

  public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    OptionalMethod.isMissing(.tableViewEstimatedHeightForFooterInSection)
    return tableView.estimatedSectionFooterHeight
  }

  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    OptionalMethod.isMissing(.tableViewViewForHeaderInSection)
    return nil
  }

  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    OptionalMethod.isMissing(.tableViewViewForFooterInSection)
    return nil
  }

  public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    OptionalMethod.isMissing(.tableViewAccessoryButtonTappedForRowWith)
  }

  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.isMissing(.tableViewShouldHighlightRowAt)
    return true
  }

  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    OptionalMethod.isMissing(.tableViewDidHighlightRowAt)
  }

  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    OptionalMethod.isMissing(.tableViewDidUnhighlightRowAt)
  }

  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    OptionalMethod.isMissing(.tableViewWillSelectRowAt)
    return indexPath
  }

  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    OptionalMethod.isMissing(.tableViewWillDeselectRowAt)
    return indexPath
  }

  public func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { true }

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    OptionalMethod.isMissing(.tableViewDidSelectRowAt)
  }

  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    OptionalMethod.isMissing(.tableViewDidDeselectRowAt)
  }

  public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.isMissing(.tableViewCanPerformPrimaryActionForRowAt)
    return true
  }

  public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    OptionalMethod.isMissing(.tableViewPerformPrimaryActionForRowAt)
  }

  public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    OptionalMethod.isMissing(.tableViewEditingStyleForRowAt)
    return .delete
  }

  public func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
    -> String?
  {
    OptionalMethod.isMissing(.tableViewTitleForDeleteConfirmationButtonForRowAt)
    return nil
  }

  public func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
    OptionalMethod.isMissing(.tableViewEditActionsForRowAt)
    return nil
  }

  public func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    OptionalMethod.isMissing(.tableViewLeadingSwipeActionsConfigurationForRowAt)
    return nil
  }

  public func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    OptionalMethod.isMissing(.tableViewTrailingSwipeActionsConfigurationForRowAt)
    return nil
  }

  public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.isMissing(.tableViewShouldIndentWhileEditingRowAt)
    return true
  }

  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    OptionalMethod.isMissing(.tableViewWillBeginEditingRowAt)
  }

  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    OptionalMethod.isMissing(.tableViewDidEndEditingRowAt)
  }

  public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    OptionalMethod.isMissing(.tableViewTargetIndexPathForMoveFromRowAt)
    return proposedDestinationIndexPath
  }

  public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    OptionalMethod.isMissing(.tableViewIndentationLevelForRowAt)
    return 0
  }

  public func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.isMissing(.tableViewShouldShowMenuForRowAt)
    return false
  }

  public func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool {
    OptionalMethod.isMissing(.tableViewCanPerformAction)
    return false
  }

  public func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) {
    OptionalMethod.isMissing(.tableViewPerformAction)
  }

  public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.isMissing(.tableViewCanFocusRowAt)
    return true
  }

  public func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
    OptionalMethod.isMissing(.tableViewShouldUpdateFocusIn)
    return true
  }

  public func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    OptionalMethod.isMissing(.tableViewDidUpdateFocusIn)
  }

  public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    OptionalMethod.isMissing(.indexPathForPreferredFocusedViewInTableView)
    return nil
  }

  public func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.isMissing(.tableViewSelectionFollowsFocusForRowAt)
    return false
  }

  public func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    -> Bool
  {
    OptionalMethod.isMissing(.tableViewShouldBeginMultipleSelectionInteractionAt)
    return false
  }

  public func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
    OptionalMethod.isMissing(.tableViewDidBeginMultipleSelectionInteractionAt)
  }

  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    OptionalMethod.isMissing(.tableViewDidEndMultipleSelectionInteraction)
  }

  public func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint)
    -> UIContextMenuConfiguration?
  {
    OptionalMethod.isMissing(.tableViewContextMenuConfigurationForRowAt)
    return nil
  }

  public func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMethod.isMissing(.tableViewPreviewForHighlightingContextMenuWithConfiguration)
    return nil
  }

  public func tableView(
    _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMethod.isMissing(.tableViewPreviewForDismissingContextMenuWithConfiguration)
    return nil
  }

  public func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    OptionalMethod.isMissing(.tableViewWillPerformPreviewActionForMenuWith)
  }

  public func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    OptionalMethod.isMissing(.tableViewWillDisplayContextMenu)
  }

  public func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    OptionalMethod.isMissing(.tableViewWillEndContextMenuInteraction)
  }
}
