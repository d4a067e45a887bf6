import CoreGraphics
import Foundation
@_spi(UIKit) import UIKitCore

// The defaults behind the optional methods; see `OptionalMethod`.
extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    OptionalMethod.handleMissing(
      .tableViewWillDisplay, of: self as any UITableViewDelegate, [tableView, cell, indexPath]
    ) {
      $0.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    OptionalMethod.handleMissing(
      .tableViewWillDisplayHeaderView, of: self as any UITableViewDelegate, [tableView, view, section]
    ) {
      $0.tableView(tableView, willDisplayHeaderView: view, forSection: section)
    }
  }

  public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    OptionalMethod.handleMissing(
      .tableViewWillDisplayFooterView, of: self as any UITableViewDelegate, [tableView, view, section]
    ) {
      $0.tableView(tableView, willDisplayFooterView: view, forSection: section)
    }
  }

  public func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
  {
    OptionalMethod.handleMissing(
      .tableViewDidEndDisplaying, of: self as any UITableViewDelegate, [tableView, cell, indexPath]
    ) {
      $0.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    OptionalMethod.handleMissing(
      .tableViewDidEndDisplayingHeaderView, of: self as any UITableViewDelegate, [tableView, view, section]
    ) {
      $0.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
    }
  }

  public func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
    OptionalMethod.handleMissing(
      .tableViewDidEndDisplayingFooterView, of: self as any UITableViewDelegate, [tableView, view, section]
    ) {
      $0.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    OptionalMethod.handleMissing(
      .tableViewHeightForRowAt, of: self as any UITableViewDelegate, [tableView, indexPath], else: tableView.rowHeight
    ) {
      $0.tableView(tableView, heightForRowAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    OptionalMethod.handleMissing(
      .tableViewHeightForHeaderInSection, of: self as any UITableViewDelegate, [tableView, section],
      else: tableView.sectionHeaderHeight
    ) {
      $0.tableView(tableView, heightForHeaderInSection: section)
    }
  }

  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    OptionalMethod.handleMissing(
      .tableViewHeightForFooterInSection, of: self as any UITableViewDelegate, [tableView, section],
      else: tableView.sectionFooterHeight
    ) {
      $0.tableView(tableView, heightForFooterInSection: section)
    }
  }

  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    OptionalMethod.handleMissing(
      .tableViewEstimatedHeightForRowAt, of: self as any UITableViewDelegate, [tableView, indexPath],
      else: tableView.estimatedRowHeight
    ) {
      $0.tableView(tableView, estimatedHeightForRowAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    OptionalMethod.handleMissing(
      .tableViewEstimatedHeightForHeaderInSection, of: self as any UITableViewDelegate, [tableView, section],
      else: tableView.estimatedSectionHeaderHeight
    ) {
      $0.tableView(tableView, estimatedHeightForHeaderInSection: section)
    }
  }

  public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    OptionalMethod.handleMissing(
      .tableViewEstimatedHeightForFooterInSection, of: self as any UITableViewDelegate, [tableView, section],
      else: tableView.estimatedSectionFooterHeight
    ) {
      $0.tableView(tableView, estimatedHeightForFooterInSection: section)
    }
  }

  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    OptionalMethod.handleMissing(
      .tableViewViewForHeaderInSection, of: self as any UITableViewDelegate, [tableView, section], else: nil
    ) {
      $0.tableView(tableView, viewForHeaderInSection: section)
    }
  }

  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    OptionalMethod.handleMissing(
      .tableViewViewForFooterInSection, of: self as any UITableViewDelegate, [tableView, section], else: nil
    ) {
      $0.tableView(tableView, viewForFooterInSection: section)
    }
  }

  public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    OptionalMethod.handleMissing(
      .tableViewAccessoryButtonTappedForRowWith, of: self as any UITableViewDelegate, [tableView, indexPath]
    ) {
      $0.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.handleMissing(
      .tableViewShouldHighlightRowAt, of: self as any UITableViewDelegate, [tableView, indexPath], else: true
    ) {
      $0.tableView(tableView, shouldHighlightRowAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    OptionalMethod.handleMissing(
      .tableViewDidHighlightRowAt, of: self as any UITableViewDelegate, [tableView, indexPath]
    ) {
      $0.tableView(tableView, didHighlightRowAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    OptionalMethod.handleMissing(
      .tableViewDidUnhighlightRowAt, of: self as any UITableViewDelegate, [tableView, indexPath]
    ) {
      $0.tableView(tableView, didUnhighlightRowAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    OptionalMethod.handleMissing(
      .tableViewWillSelectRowAt, of: self as any UITableViewDelegate, [tableView, indexPath], else: indexPath
    ) {
      $0.tableView(tableView, willSelectRowAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    OptionalMethod.handleMissing(
      .tableViewWillDeselectRowAt, of: self as any UITableViewDelegate, [tableView, indexPath], else: indexPath
    ) {
      $0.tableView(tableView, willDeselectRowAt: indexPath)
    }
  }

  public func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { true }

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    OptionalMethod.handleMissing(.tableViewDidSelectRowAt, of: self as any UITableViewDelegate, [tableView, indexPath])
    {
      $0.tableView(tableView, didSelectRowAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    OptionalMethod.handleMissing(
      .tableViewDidDeselectRowAt, of: self as any UITableViewDelegate, [tableView, indexPath]
    ) {
      $0.tableView(tableView, didDeselectRowAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.handleMissing(
      .tableViewCanPerformPrimaryActionForRowAt, of: self as any UITableViewDelegate, [tableView, indexPath], else: true
    ) {
      $0.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    OptionalMethod.handleMissing(
      .tableViewPerformPrimaryActionForRowAt, of: self as any UITableViewDelegate, [tableView, indexPath]
    ) {
      $0.tableView(tableView, performPrimaryActionForRowAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    OptionalMethod.handleMissing(
      .tableViewEditingStyleForRowAt, of: self as any UITableViewDelegate, [tableView, indexPath], else: .delete
    ) {
      $0.tableView(tableView, editingStyleForRowAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
    -> String?
  {
    OptionalMethod.handleMissing(
      .tableViewTitleForDeleteConfirmationButtonForRowAt, of: self as any UITableViewDelegate, [tableView, indexPath],
      else: nil
    ) {
      $0.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
    OptionalMethod.handleMissing(
      .tableViewEditActionsForRowAt, of: self as any UITableViewDelegate, [tableView, indexPath], else: nil
    ) {
      $0.tableView(tableView, editActionsForRowAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    OptionalMethod.handleMissing(
      .tableViewLeadingSwipeActionsConfigurationForRowAt, of: self as any UITableViewDelegate, [tableView, indexPath],
      else: nil
    ) {
      $0.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    OptionalMethod.handleMissing(
      .tableViewTrailingSwipeActionsConfigurationForRowAt, of: self as any UITableViewDelegate, [tableView, indexPath],
      else: nil
    ) {
      $0.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.handleMissing(
      .tableViewShouldIndentWhileEditingRowAt, of: self as any UITableViewDelegate, [tableView, indexPath], else: true
    ) {
      $0.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    OptionalMethod.handleMissing(
      .tableViewWillBeginEditingRowAt, of: self as any UITableViewDelegate, [tableView, indexPath]
    ) {
      $0.tableView(tableView, willBeginEditingRowAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    OptionalMethod.handleMissing(
      .tableViewDidEndEditingRowAt, of: self as any UITableViewDelegate, [tableView, indexPath]
    ) {
      $0.tableView(tableView, didEndEditingRowAt: indexPath)
    }
  }

  public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    OptionalMethod.handleMissing(
      .tableViewTargetIndexPathForMoveFromRowAt, of: self as any UITableViewDelegate,
      [tableView, sourceIndexPath, proposedDestinationIndexPath], else: proposedDestinationIndexPath
    ) {
      $0.tableView(
        tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath, toProposedIndexPath: proposedDestinationIndexPath)
    }
  }

  public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    OptionalMethod.handleMissing(
      .tableViewIndentationLevelForRowAt, of: self as any UITableViewDelegate, [tableView, indexPath], else: 0
    ) {
      $0.tableView(tableView, indentationLevelForRowAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.handleMissing(
      .tableViewShouldShowMenuForRowAt, of: self as any UITableViewDelegate, [tableView, indexPath], else: false
    ) {
      $0.tableView(tableView, shouldShowMenuForRowAt: indexPath)
    }
  }

  public func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool {
    OptionalMethod.handleMissing(
      .tableViewCanPerformAction, of: self as any UITableViewDelegate, [tableView, action, indexPath, sender],
      else: false
    ) {
      $0.tableView(tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender)
    }
  }

  public func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) {
    OptionalMethod.handleMissing(
      .tableViewPerformAction, of: self as any UITableViewDelegate, [tableView, action, indexPath, sender]
    ) {
      $0.tableView(tableView, performAction: action, forRowAt: indexPath, withSender: sender)
    }
  }

  public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.handleMissing(
      .tableViewCanFocusRowAt, of: self as any UITableViewDelegate, [tableView, indexPath], else: true
    ) {
      $0.tableView(tableView, canFocusRowAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
    OptionalMethod.handleMissing(
      .tableViewShouldUpdateFocusIn, of: self as any UITableViewDelegate, [tableView, context], else: true
    ) {
      $0.tableView(tableView, shouldUpdateFocusIn: context)
    }
  }

  public func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    OptionalMethod.handleMissing(
      .tableViewDidUpdateFocusIn, of: self as any UITableViewDelegate, [tableView, context, coordinator]
    ) {
      $0.tableView(tableView, didUpdateFocusIn: context, with: coordinator)
    }
  }

  public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    OptionalMethod.handleMissing(
      .indexPathForPreferredFocusedViewInTableView, of: self as any UITableViewDelegate, [tableView], else: nil
    ) {
      $0.indexPathForPreferredFocusedView(in: tableView)
    }
  }

  public func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.handleMissing(
      .tableViewSelectionFollowsFocusForRowAt, of: self as any UITableViewDelegate, [tableView, indexPath], else: false
    ) {
      $0.tableView(tableView, selectionFollowsFocusForRowAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    -> Bool
  {
    OptionalMethod.handleMissing(
      .tableViewShouldBeginMultipleSelectionInteractionAt, of: self as any UITableViewDelegate, [tableView, indexPath],
      else: false
    ) {
      $0.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
    OptionalMethod.handleMissing(
      .tableViewDidBeginMultipleSelectionInteractionAt, of: self as any UITableViewDelegate, [tableView, indexPath]
    ) {
      $0.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath)
    }
  }

  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    OptionalMethod.handleMissing(
      .tableViewDidEndMultipleSelectionInteraction, of: self as any UITableViewDelegate, [tableView]
    ) {
      $0.tableViewDidEndMultipleSelectionInteraction(tableView)
    }
  }

  public func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint)
    -> UIContextMenuConfiguration?
  {
    OptionalMethod.handleMissing(
      .tableViewContextMenuConfigurationForRowAt, of: self as any UITableViewDelegate, [tableView, indexPath, point],
      else: nil
    ) {
      $0.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
    }
  }

  public func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMethod.handleMissing(
      .tableViewPreviewForHighlightingContextMenuWithConfiguration, of: self as any UITableViewDelegate,
      [tableView, configuration], else: nil
    ) {
      $0.tableView(tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
  }

  public func tableView(
    _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMethod.handleMissing(
      .tableViewPreviewForDismissingContextMenuWithConfiguration, of: self as any UITableViewDelegate,
      [tableView, configuration], else: nil
    ) {
      $0.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration)
    }
  }

  public func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    OptionalMethod.handleMissing(
      .tableViewWillPerformPreviewActionForMenuWith, of: self as any UITableViewDelegate,
      [tableView, configuration, animator]
    ) {
      $0.tableView(tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
  }

  public func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    OptionalMethod.handleMissing(
      .tableViewWillDisplayContextMenu, of: self as any UITableViewDelegate, [tableView, configuration, animator]
    ) {
      $0.tableView(tableView, willDisplayContextMenu: configuration, animator: animator)
    }
  }

  public func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    OptionalMethod.handleMissing(
      .tableViewWillEndContextMenuInteraction, of: self as any UITableViewDelegate,
      [tableView, configuration, animator]
    ) {
      $0.tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator)
    }
  }
}
