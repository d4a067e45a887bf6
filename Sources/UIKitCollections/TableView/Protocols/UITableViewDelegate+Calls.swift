import CoreGraphics
import Foundation
@_spi(UIKit) import UIKitCore

// `delegate?.method?(…)`, nil where the method is not implemented.
extension UITableViewDelegate {
  /// The optional methods of this name as a value; nil if the object implements none of them.
  @_disfavoredOverload public var tableView: _UITableViewDelegate_tableView? {
    _UITableViewDelegate_tableView(target: self)
  }
  /// The optional methods of this name as a value; nil if the object implements none of them.
  @_disfavoredOverload public var indexPathForPreferredFocusedView:
    _UITableViewDelegate_indexPathForPreferredFocusedView?
  { _UITableViewDelegate_indexPathForPreferredFocusedView(target: self) }
  /// The optional methods of this name as a value; nil if the object implements none of them.
  @_disfavoredOverload public var tableViewDidEndMultipleSelectionInteraction:
    _UITableViewDelegate_tableViewDidEndMultipleSelectionInteraction?
  { _UITableViewDelegate_tableViewDidEndMultipleSelectionInteraction(target: self) }
}

/// The optional `tableView` methods of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UITableViewDelegate_tableView {
  let target: any UITableViewDelegate

  /// Calls `tableView(_:willDisplay:forRowAt:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.call(.tableViewWillDisplay) { target.tableView(tableView, willDisplay: cell, forRowAt: indexPath) }
  }

  /// Calls `tableView(_:willDisplayHeaderView:forSection:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) -> Void? {
    OptionalMethod.call(.tableViewWillDisplayHeaderView) {
      target.tableView(tableView, willDisplayHeaderView: view, forSection: section)
    }
  }

  /// Calls `tableView(_:willDisplayFooterView:forSection:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) -> Void? {
    OptionalMethod.call(.tableViewWillDisplayFooterView) {
      target.tableView(tableView, willDisplayFooterView: view, forSection: section)
    }
  }

  /// Calls `tableView(_:didEndDisplaying:forRowAt:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.call(.tableViewDidEndDisplaying) {
      target.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    }
  }

  /// Calls `tableView(_:didEndDisplayingHeaderView:forSection:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) -> Void? {
    OptionalMethod.call(.tableViewDidEndDisplayingHeaderView) {
      target.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
    }
  }

  /// Calls `tableView(_:didEndDisplayingFooterView:forSection:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) -> Void? {
    OptionalMethod.call(.tableViewDidEndDisplayingFooterView) {
      target.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  /// Calls `tableView(_:heightForRowAt:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(_ tableView: UITableView, heightForRowAt indexPath: IndexPath)
    -> CGFloat?
  {
    OptionalMethod.call(.tableViewHeightForRowAt) { target.tableView(tableView, heightForRowAt: indexPath) }
  }

  /// Calls `tableView(_:heightForHeaderInSection:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(_ tableView: UITableView, heightForHeaderInSection section: Int)
    -> CGFloat?
  {
    OptionalMethod.call(.tableViewHeightForHeaderInSection) {
      target.tableView(tableView, heightForHeaderInSection: section)
    }
  }

  /// Calls `tableView(_:heightForFooterInSection:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(_ tableView: UITableView, heightForFooterInSection section: Int)
    -> CGFloat?
  {
    OptionalMethod.call(.tableViewHeightForFooterInSection) {
      target.tableView(tableView, heightForFooterInSection: section)
    }
  }

  /// Calls `tableView(_:estimatedHeightForRowAt:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat?
  {
    OptionalMethod.call(.tableViewEstimatedHeightForRowAt) {
      target.tableView(tableView, estimatedHeightForRowAt: indexPath)
    }
  }

  /// Calls `tableView(_:estimatedHeightForHeaderInSection:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat? {
    OptionalMethod.call(.tableViewEstimatedHeightForHeaderInSection) {
      target.tableView(tableView, estimatedHeightForHeaderInSection: section)
    }
  }

  /// Calls `tableView(_:estimatedHeightForFooterInSection:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat? {
    OptionalMethod.call(.tableViewEstimatedHeightForFooterInSection) {
      target.tableView(tableView, estimatedHeightForFooterInSection: section)
    }
  }

  /// Calls `tableView(_:viewForHeaderInSection:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(_ tableView: UITableView, viewForHeaderInSection section: Int)
    -> UIView?
  {
    OptionalMethod.call(.tableViewViewForHeaderInSection) {
      target.tableView(tableView, viewForHeaderInSection: section)
    } ?? nil
  }

  /// Calls `tableView(_:viewForFooterInSection:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(_ tableView: UITableView, viewForFooterInSection section: Int)
    -> UIView?
  {
    OptionalMethod.call(.tableViewViewForFooterInSection) {
      target.tableView(tableView, viewForFooterInSection: section)
    } ?? nil
  }

  /// Calls `tableView(_:accessoryButtonTappedForRowWith:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.call(.tableViewAccessoryButtonTappedForRowWith) {
      target.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
    }
  }

  /// Calls `tableView(_:shouldHighlightRowAt:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath)
    -> Bool?
  {
    OptionalMethod.call(.tableViewShouldHighlightRowAt) { target.tableView(tableView, shouldHighlightRowAt: indexPath) }
  }

  /// Calls `tableView(_:didHighlightRowAt:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
    -> Void?
  {
    OptionalMethod.call(.tableViewDidHighlightRowAt) { target.tableView(tableView, didHighlightRowAt: indexPath) }
  }

  /// Calls `tableView(_:didUnhighlightRowAt:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
    -> Void?
  {
    OptionalMethod.call(.tableViewDidUnhighlightRowAt) { target.tableView(tableView, didUnhighlightRowAt: indexPath) }
  }

  /// Calls `tableView(_:willSelectRowAt:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    OptionalMethod.call(.tableViewWillSelectRowAt) { target.tableView(tableView, willSelectRowAt: indexPath) } ?? nil
  }

  /// Calls `tableView(_:willDeselectRowAt:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    OptionalMethod.call(.tableViewWillDeselectRowAt) { target.tableView(tableView, willDeselectRowAt: indexPath) }
      ?? nil
  }

  /// Calls `tableView(_:didSelectRowAt:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) -> Void?
  {
    OptionalMethod.call(.tableViewDidSelectRowAt) { target.tableView(tableView, didSelectRowAt: indexPath) }
  }

  /// Calls `tableView(_:didDeselectRowAt:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    -> Void?
  {
    OptionalMethod.call(.tableViewDidDeselectRowAt) { target.tableView(tableView, didDeselectRowAt: indexPath) }
  }

  /// Calls `tableView(_:canPerformPrimaryActionForRowAt:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethod.call(.tableViewCanPerformPrimaryActionForRowAt) {
      target.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
    }
  }

  /// Calls `tableView(_:performPrimaryActionForRowAt:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.call(.tableViewPerformPrimaryActionForRowAt) {
      target.tableView(tableView, performPrimaryActionForRowAt: indexPath)
    }
  }

  /// Calls `tableView(_:editingStyleForRowAt:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle?
  {
    OptionalMethod.call(.tableViewEditingStyleForRowAt) { target.tableView(tableView, editingStyleForRowAt: indexPath) }
  }

  /// Calls `tableView(_:titleForDeleteConfirmationButtonForRowAt:)` and returns nil if the object does not implement
  /// it.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    OptionalMethod.call(.tableViewTitleForDeleteConfirmationButtonForRowAt) {
      target.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
    }
      ?? nil
  }

  /// Calls `tableView(_:editActionsForRowAt:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  {
    OptionalMethod.call(.tableViewEditActionsForRowAt) { target.tableView(tableView, editActionsForRowAt: indexPath) }
      ?? nil
  }

  /// Calls `tableView(_:leadingSwipeActionsConfigurationForRowAt:)` and returns nil if the object does not implement
  /// it.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    OptionalMethod.call(.tableViewLeadingSwipeActionsConfigurationForRowAt) {
      target.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
    }
      ?? nil
  }

  /// Calls `tableView(_:trailingSwipeActionsConfigurationForRowAt:)` and returns nil if the object does not implement
  /// it.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    OptionalMethod.call(.tableViewTrailingSwipeActionsConfigurationForRowAt) {
      target.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
    }
      ?? nil
  }

  /// Calls `tableView(_:shouldIndentWhileEditingRowAt:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethod.call(.tableViewShouldIndentWhileEditingRowAt) {
      target.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
    }
  }

  /// Calls `tableView(_:willBeginEditingRowAt:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
    -> Void?
  {
    OptionalMethod.call(.tableViewWillBeginEditingRowAt) {
      target.tableView(tableView, willBeginEditingRowAt: indexPath)
    }
  }

  /// Calls `tableView(_:didEndEditingRowAt:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
    -> Void?
  {
    OptionalMethod.call(.tableViewDidEndEditingRowAt) { target.tableView(tableView, didEndEditingRowAt: indexPath) }
  }

  /// Calls `tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)` and returns nil if the object does not
  /// implement it.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath? {
    OptionalMethod.call(.tableViewTargetIndexPathForMoveFromRowAt) {
      target.tableView(
        tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath, toProposedIndexPath: proposedDestinationIndexPath)
    }
  }

  /// Calls `tableView(_:indentationLevelForRowAt:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
    -> Int?
  {
    OptionalMethod.call(.tableViewIndentationLevelForRowAt) {
      target.tableView(tableView, indentationLevelForRowAt: indexPath)
    }
  }

  /// Calls `tableView(_:shouldShowMenuForRowAt:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath)
    -> Bool?
  {
    OptionalMethod.call(.tableViewShouldShowMenuForRowAt) {
      target.tableView(tableView, shouldShowMenuForRowAt: indexPath)
    }
  }

  /// Calls `tableView(_:canPerformAction:forRowAt:withSender:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool? {
    OptionalMethod.call(.tableViewCanPerformAction) {
      target.tableView(tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender)
    }
  }

  /// Calls `tableView(_:performAction:forRowAt:withSender:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) -> Void? {
    OptionalMethod.call(.tableViewPerformAction) {
      target.tableView(tableView, performAction: action, forRowAt: indexPath, withSender: sender)
    }
  }

  /// Calls `tableView(_:canFocusRowAt:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool? {
    OptionalMethod.call(.tableViewCanFocusRowAt) { target.tableView(tableView, canFocusRowAt: indexPath) }
  }

  /// Calls `tableView(_:shouldUpdateFocusIn:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool? {
    OptionalMethod.call(.tableViewShouldUpdateFocusIn) { target.tableView(tableView, shouldUpdateFocusIn: context) }
  }

  /// Calls `tableView(_:didUpdateFocusIn:with:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) -> Void? {
    OptionalMethod.call(.tableViewDidUpdateFocusIn) {
      target.tableView(tableView, didUpdateFocusIn: context, with: coordinator)
    }
  }

  /// Calls `tableView(_:selectionFollowsFocusForRowAt:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethod.call(.tableViewSelectionFollowsFocusForRowAt) {
      target.tableView(tableView, selectionFollowsFocusForRowAt: indexPath)
    }
  }

  /// Calls `tableView(_:shouldBeginMultipleSelectionInteractionAt:)` and returns nil if the object does not implement
  /// it.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethod.call(.tableViewShouldBeginMultipleSelectionInteractionAt) {
      target.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
    }
  }

  /// Calls `tableView(_:didBeginMultipleSelectionInteractionAt:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.call(.tableViewDidBeginMultipleSelectionInteractionAt) {
      target.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath)
    }
  }

  /// Calls `tableView(_:contextMenuConfigurationForRowAt:point:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    OptionalMethod.call(.tableViewContextMenuConfigurationForRowAt) {
      target.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
    }
      ?? nil
  }

  /// Calls `tableView(_:previewForHighlightingContextMenuWithConfiguration:)` and returns nil if the object does not
  /// implement it.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMethod.call(.tableViewPreviewForHighlightingContextMenuWithConfiguration) {
      target.tableView(tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
    } ?? nil
  }

  /// Calls `tableView(_:previewForDismissingContextMenuWithConfiguration:)` and returns nil if the object does not
  /// implement it.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMethod.call(.tableViewPreviewForDismissingContextMenuWithConfiguration) {
      target.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration)
    } ?? nil
  }

  /// Calls `tableView(_:willPerformPreviewActionForMenuWith:animator:)` and returns nil if the object does not
  /// implement it.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) -> Void? {
    OptionalMethod.call(.tableViewWillPerformPreviewActionForMenuWith) {
      target.tableView(tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
  }

  /// Calls `tableView(_:willDisplayContextMenu:animator:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) -> Void? {
    OptionalMethod.call(.tableViewWillDisplayContextMenu) {
      target.tableView(tableView, willDisplayContextMenu: configuration, animator: animator)
    }
  }

  /// Calls `tableView(_:willEndContextMenuInteraction:animator:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) -> Void? {
    OptionalMethod.call(.tableViewWillEndContextMenuInteraction) {
      target.tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator)
    }
  }
}

/// The optional `indexPathForPreferredFocusedView` methods of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UITableViewDelegate_indexPathForPreferredFocusedView {
  let target: any UITableViewDelegate

  /// Calls `indexPathForPreferredFocusedView(in:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(in tableView: UITableView) -> IndexPath? {
    OptionalMethod.call(.indexPathForPreferredFocusedViewInTableView) {
      target.indexPathForPreferredFocusedView(in: tableView)
    } ?? nil
  }
}

/// The optional `tableViewDidEndMultipleSelectionInteraction` methods of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UITableViewDelegate_tableViewDidEndMultipleSelectionInteraction {
  let target: any UITableViewDelegate

  /// Calls `tableViewDidEndMultipleSelectionInteraction(_:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(_ tableView: UITableView) -> Void? {
    OptionalMethod.call(.tableViewDidEndMultipleSelectionInteraction) {
      target.tableViewDidEndMultipleSelectionInteraction(tableView)
    }
  }
}
