import CoreGraphics
import Foundation
@_spi(UIKit) import UIKitCore

/// Controls heights, headers, selection, editing, focus and menus of a table view. All methods are optional.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitableviewdelegate).
@preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// Called when the cell is about to be shown.
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)

  /// Called when the header is about to be shown.
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)

  /// Called when the footer is about to be shown.
  func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)

  /// Called when the cell is no longer shown.
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)

  /// Called when the header is no longer shown.
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)

  /// Called when the footer is no longer shown.
  func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)

  /// Returns the height of a row in points; `UITableView.automaticDimension` lets the cell decide.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat

  /// Returns the height of a header in points; `UITableView.automaticDimension` lets the view decide.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat

  /// Returns the height of a footer in points; `UITableView.automaticDimension` lets the view decide.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat

  /// Returns the approximate height of a row in points, used until it becomes visible.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat

  /// Returns the approximate height of a header in points, used until it becomes visible.
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat

  /// Returns the approximate height of a footer in points, used until it becomes visible.
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat

  /// Returns the view above a section; nil for none.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?

  /// Returns the view below a section; nil for none.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

  /// Called when the user has tapped the detail button of a row.
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

  /// Returns whether a touch highlights the row; true if not implemented.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool

  /// Called when a touch has highlighted the row.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)

  /// Called when the touch that highlighted the row has ended.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)

  /// Returns whether a drag that is held over the row selects it, in a view with `isSpringLoaded`; true if not
  /// implemented.
  func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool

  /// Returns the row to select in place of the one that the user chose; nil for none.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?

  /// Returns the row to deselect in place of the one given; nil for none.
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?

  /// Called when the user has selected the row, but not for selection by the program.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)

  /// Called when the user has deselected the row, but not for deselection by the program.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)

  /// Returns whether the row has a primary action.
  func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool

  /// Called to perform the row's primary action.
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)

  /// Returns the control of a row during editing; `.delete` if not implemented.
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle

  /// Returns the title of the button that deletes the row; “Delete” if not implemented.
  func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String?

  /// Returns the actions that a swipe reveals, in the form of early versions of iOS.
  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?

  /// Returns the actions that a swipe from the leading edge reveals; nil for none.
  func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?

  /// Returns the actions that a swipe from the trailing edge reveals; nil for the one that deletes, if the row can be
  /// deleted.
  func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?

  /// Returns whether the row's content makes room for the control during editing; true if not implemented.
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool

  /// Called when a swipe is about to reveal the row's actions.
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)

  /// Called when the row that was swiped aside is back in place.
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)

  /// Returns the index path to which a row that is being moved may go, in place of the proposed one.
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath

  /// Returns the level of the row in a hierarchy.
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int

  /// Returns whether a long press shows the menu of early versions of iOS for the row. Never called here.
  func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool

  /// Returns whether that menu contains an action. Never called here.
  func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool

  /// Called to perform an action of that menu. Never called here.
  func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?)

  /// Returns whether the row can get the focus; if not implemented, whether it can be selected.
  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool

  /// Returns whether the focus may move as the context describes; true if not implemented.
  func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool

  /// Called when the focus has moved.
  func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator)

  /// Returns the row that gets the focus first; nil leaves the choice to UIKit.
  func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?

  /// Returns whether the row is selected when it gets the focus; `selectionFollowsFocus` if not implemented.
  func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool

  /// Returns whether a click with Shift or Control may select several rows; false if not implemented.
  func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool

  /// Called when a multiple selection has begun.
  func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)

  /// Called when a multiple selection has ended.
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)

  /// Returns the menu for the row; nil for none.
  func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint)
    -> UIContextMenuConfiguration?

  /// Never called: menus here have no preview.
  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?

  /// Never called: menus here have no preview.
  func tableView(
    _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?

  /// Never called: menus here have no preview.
  func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)

  /// Called when the menu is about to be shown.
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)

  /// Called when the menu is about to disappear.
  func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}
