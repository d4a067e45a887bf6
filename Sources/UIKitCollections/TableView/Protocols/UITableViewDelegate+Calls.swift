import CoreGraphics
import Foundation
@_spi(UIKit) import UIKitCore

// `delegate?.method?(…)`, nil where the method is not implemented.
extension UITableViewDelegate {
  /// The optional methods of the name as a value: nil when the object implements none of them.
  @_disfavoredOverload public var tableView: _UITableViewDelegate_tableView? {
    _UITableViewDelegate_tableView(target: self)
  }
  /// The optional methods of the name as a value: nil when the object implements none of them.
  @_disfavoredOverload public var indexPathForPreferredFocusedView:
    _UITableViewDelegate_indexPathForPreferredFocusedView?
  { _UITableViewDelegate_indexPathForPreferredFocusedView(target: self) }
  /// The optional methods of the name as a value: nil when the object implements none of them.
  @_disfavoredOverload public var tableViewDidEndMultipleSelectionInteraction:
    _UITableViewDelegate_tableViewDidEndMultipleSelectionInteraction?
  { _UITableViewDelegate_tableViewDidEndMultipleSelectionInteraction(target: self) }
}

/// The optional `tableView` methods of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UITableViewDelegate_tableView {
  let target: any UITableViewDelegate

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.call(.tableViewWillDisplay) { target.tableView(tableView, willDisplay: cell, forRowAt: indexPath) }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) -> Void? {
    OptionalMethod.call(.tableViewWillDisplayHeaderView) {
      target.tableView(tableView, willDisplayHeaderView: view, forSection: section)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) -> Void? {
    OptionalMethod.call(.tableViewWillDisplayFooterView) {
      target.tableView(tableView, willDisplayFooterView: view, forSection: section)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.call(.tableViewDidEndDisplaying) {
      target.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) -> Void? {
    OptionalMethod.call(.tableViewDidEndDisplayingHeaderView) {
      target.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) -> Void? {
    OptionalMethod.call(.tableViewDidEndDisplayingFooterView) {
      target.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  @discardableResult public func callAsFunction(_ tableView: UITableView, heightForRowAt indexPath: IndexPath)
    -> CGFloat?
  {
    OptionalMethod.call(.tableViewHeightForRowAt) { target.tableView(tableView, heightForRowAt: indexPath) }
  }

  @discardableResult public func callAsFunction(_ tableView: UITableView, heightForHeaderInSection section: Int)
    -> CGFloat?
  {
    OptionalMethod.call(.tableViewHeightForHeaderInSection) {
      target.tableView(tableView, heightForHeaderInSection: section)
    }
  }

  @discardableResult public func callAsFunction(_ tableView: UITableView, heightForFooterInSection section: Int)
    -> CGFloat?
  {
    OptionalMethod.call(.tableViewHeightForFooterInSection) {
      target.tableView(tableView, heightForFooterInSection: section)
    }
  }

  @discardableResult public func callAsFunction(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat?
  {
    OptionalMethod.call(.tableViewEstimatedHeightForRowAt) {
      target.tableView(tableView, estimatedHeightForRowAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat? {
    OptionalMethod.call(.tableViewEstimatedHeightForHeaderInSection) {
      target.tableView(tableView, estimatedHeightForHeaderInSection: section)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat? {
    OptionalMethod.call(.tableViewEstimatedHeightForFooterInSection) {
      target.tableView(tableView, estimatedHeightForFooterInSection: section)
    }
  }

  @discardableResult public func callAsFunction(_ tableView: UITableView, viewForHeaderInSection section: Int)
    -> UIView?
  {
    OptionalMethod.call(.tableViewViewForHeaderInSection) {
      target.tableView(tableView, viewForHeaderInSection: section)
    } ?? nil
  }

  @discardableResult public func callAsFunction(_ tableView: UITableView, viewForFooterInSection section: Int)
    -> UIView?
  {
    OptionalMethod.call(.tableViewViewForFooterInSection) {
      target.tableView(tableView, viewForFooterInSection: section)
    } ?? nil
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.call(.tableViewAccessoryButtonTappedForRowWith) {
      target.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
    }
  }

  @discardableResult public func callAsFunction(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath)
    -> Bool?
  {
    OptionalMethod.call(.tableViewShouldHighlightRowAt) { target.tableView(tableView, shouldHighlightRowAt: indexPath) }
  }

  @discardableResult public func callAsFunction(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
    -> Void?
  {
    OptionalMethod.call(.tableViewDidHighlightRowAt) { target.tableView(tableView, didHighlightRowAt: indexPath) }
  }

  @discardableResult public func callAsFunction(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
    -> Void?
  {
    OptionalMethod.call(.tableViewDidUnhighlightRowAt) { target.tableView(tableView, didUnhighlightRowAt: indexPath) }
  }

  @discardableResult public func callAsFunction(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    OptionalMethod.call(.tableViewWillSelectRowAt) { target.tableView(tableView, willSelectRowAt: indexPath) } ?? nil
  }

  @discardableResult public func callAsFunction(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    OptionalMethod.call(.tableViewWillDeselectRowAt) { target.tableView(tableView, willDeselectRowAt: indexPath) }
      ?? nil
  }

  @discardableResult public func callAsFunction(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) -> Void?
  {
    OptionalMethod.call(.tableViewDidSelectRowAt) { target.tableView(tableView, didSelectRowAt: indexPath) }
  }

  @discardableResult public func callAsFunction(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    -> Void?
  {
    OptionalMethod.call(.tableViewDidDeselectRowAt) { target.tableView(tableView, didDeselectRowAt: indexPath) }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethod.call(.tableViewCanPerformPrimaryActionForRowAt) {
      target.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.call(.tableViewPerformPrimaryActionForRowAt) {
      target.tableView(tableView, performPrimaryActionForRowAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle?
  {
    OptionalMethod.call(.tableViewEditingStyleForRowAt) { target.tableView(tableView, editingStyleForRowAt: indexPath) }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    OptionalMethod.call(.tableViewTitleForDeleteConfirmationButtonForRowAt) {
      target.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
    }
      ?? nil
  }

  @discardableResult public func callAsFunction(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  {
    OptionalMethod.call(.tableViewEditActionsForRowAt) { target.tableView(tableView, editActionsForRowAt: indexPath) }
      ?? nil
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    OptionalMethod.call(.tableViewLeadingSwipeActionsConfigurationForRowAt) {
      target.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
    }
      ?? nil
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    OptionalMethod.call(.tableViewTrailingSwipeActionsConfigurationForRowAt) {
      target.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
    }
      ?? nil
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethod.call(.tableViewShouldIndentWhileEditingRowAt) {
      target.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
    -> Void?
  {
    OptionalMethod.call(.tableViewWillBeginEditingRowAt) {
      target.tableView(tableView, willBeginEditingRowAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
    -> Void?
  {
    OptionalMethod.call(.tableViewDidEndEditingRowAt) { target.tableView(tableView, didEndEditingRowAt: indexPath) }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath? {
    OptionalMethod.call(.tableViewTargetIndexPathForMoveFromRowAt) {
      target.tableView(
        tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath, toProposedIndexPath: proposedDestinationIndexPath)
    }
  }

  @discardableResult public func callAsFunction(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
    -> Int?
  {
    OptionalMethod.call(.tableViewIndentationLevelForRowAt) {
      target.tableView(tableView, indentationLevelForRowAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath)
    -> Bool?
  {
    OptionalMethod.call(.tableViewShouldShowMenuForRowAt) {
      target.tableView(tableView, shouldShowMenuForRowAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool? {
    OptionalMethod.call(.tableViewCanPerformAction) {
      target.tableView(tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) -> Void? {
    OptionalMethod.call(.tableViewPerformAction) {
      target.tableView(tableView, performAction: action, forRowAt: indexPath, withSender: sender)
    }
  }

  @discardableResult public func callAsFunction(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool? {
    OptionalMethod.call(.tableViewCanFocusRowAt) { target.tableView(tableView, canFocusRowAt: indexPath) }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool? {
    OptionalMethod.call(.tableViewShouldUpdateFocusIn) { target.tableView(tableView, shouldUpdateFocusIn: context) }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) -> Void? {
    OptionalMethod.call(.tableViewDidUpdateFocusIn) {
      target.tableView(tableView, didUpdateFocusIn: context, with: coordinator)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethod.call(.tableViewSelectionFollowsFocusForRowAt) {
      target.tableView(tableView, selectionFollowsFocusForRowAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethod.call(.tableViewShouldBeginMultipleSelectionInteractionAt) {
      target.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.call(.tableViewDidBeginMultipleSelectionInteractionAt) {
      target.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    OptionalMethod.call(.tableViewContextMenuConfigurationForRowAt) {
      target.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
    }
      ?? nil
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMethod.call(.tableViewPreviewForHighlightingContextMenuWithConfiguration) {
      target.tableView(tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
    } ?? nil
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMethod.call(.tableViewPreviewForDismissingContextMenuWithConfiguration) {
      target.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration)
    } ?? nil
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) -> Void? {
    OptionalMethod.call(.tableViewWillPerformPreviewActionForMenuWith) {
      target.tableView(tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) -> Void? {
    OptionalMethod.call(.tableViewWillDisplayContextMenu) {
      target.tableView(tableView, willDisplayContextMenu: configuration, animator: animator)
    }
  }

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

  @discardableResult public func callAsFunction(in tableView: UITableView) -> IndexPath? {
    OptionalMethod.call(.indexPathForPreferredFocusedViewInTableView) {
      target.indexPathForPreferredFocusedView(in: tableView)
    } ?? nil
  }
}

/// The optional `tableViewDidEndMultipleSelectionInteraction` methods of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UITableViewDelegate_tableViewDidEndMultipleSelectionInteraction {
  let target: any UITableViewDelegate

  @discardableResult public func callAsFunction(_ tableView: UITableView) -> Void? {
    OptionalMethod.call(.tableViewDidEndMultipleSelectionInteraction) {
      target.tableViewDidEndMultipleSelectionInteraction(tableView)
    }
  }
}
