import CoreGraphics
import Foundation

// `delegate?.method?(…)`, nil where the method is not implemented.
extension UITableViewDelegate {
  @_disfavoredOverload public var tableView: _UITableViewDelegate_tableView? {
    _UITableViewDelegate_tableView(target: self)
  }
  @_disfavoredOverload public var indexPathForPreferredFocusedView:
    _UITableViewDelegate_indexPathForPreferredFocusedView?
  { _UITableViewDelegate_indexPathForPreferredFocusedView(target: self) }
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
    OptionalMethod.call(1800) { target.tableView(tableView, willDisplay: cell, forRowAt: indexPath) }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) -> Void? {
    OptionalMethod.call(1801) { target.tableView(tableView, willDisplayHeaderView: view, forSection: section) }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) -> Void? {
    OptionalMethod.call(1802) { target.tableView(tableView, willDisplayFooterView: view, forSection: section) }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.call(1803) { target.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath) }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) -> Void? {
    OptionalMethod.call(1804) { target.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section) }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) -> Void? {
    OptionalMethod.call(1805) { target.tableView(tableView, didEndDisplayingFooterView: view, forSection: section) }
  }

  @discardableResult public func callAsFunction(_ tableView: UITableView, heightForRowAt indexPath: IndexPath)
    -> CGFloat?
  {
    OptionalMethod.call(1806) { target.tableView(tableView, heightForRowAt: indexPath) }
  }

  @discardableResult public func callAsFunction(_ tableView: UITableView, heightForHeaderInSection section: Int)
    -> CGFloat?
  {
    OptionalMethod.call(1807) { target.tableView(tableView, heightForHeaderInSection: section) }
  }

  @discardableResult public func callAsFunction(_ tableView: UITableView, heightForFooterInSection section: Int)
    -> CGFloat?
  {
    OptionalMethod.call(1808) { target.tableView(tableView, heightForFooterInSection: section) }
  }

  @discardableResult public func callAsFunction(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat?
  {
    OptionalMethod.call(1809) { target.tableView(tableView, estimatedHeightForRowAt: indexPath) }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat? {
    OptionalMethod.call(1810) { target.tableView(tableView, estimatedHeightForHeaderInSection: section) }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat? {
    OptionalMethod.call(1811) { target.tableView(tableView, estimatedHeightForFooterInSection: section) }
  }

  @discardableResult public func callAsFunction(_ tableView: UITableView, viewForHeaderInSection section: Int)
    -> UIView?
  {
    OptionalMethod.call(1812) { target.tableView(tableView, viewForHeaderInSection: section) } ?? nil
  }

  @discardableResult public func callAsFunction(_ tableView: UITableView, viewForFooterInSection section: Int)
    -> UIView?
  {
    OptionalMethod.call(1813) { target.tableView(tableView, viewForFooterInSection: section) } ?? nil
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.call(1814) { target.tableView(tableView, accessoryButtonTappedForRowWith: indexPath) }
  }

  @discardableResult public func callAsFunction(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath)
    -> Bool?
  {
    OptionalMethod.call(1815) { target.tableView(tableView, shouldHighlightRowAt: indexPath) }
  }

  @discardableResult public func callAsFunction(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
    -> Void?
  {
    OptionalMethod.call(1816) { target.tableView(tableView, didHighlightRowAt: indexPath) }
  }

  @discardableResult public func callAsFunction(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
    -> Void?
  {
    OptionalMethod.call(1817) { target.tableView(tableView, didUnhighlightRowAt: indexPath) }
  }

  @discardableResult public func callAsFunction(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    OptionalMethod.call(1818) { target.tableView(tableView, willSelectRowAt: indexPath) } ?? nil
  }

  @discardableResult public func callAsFunction(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    OptionalMethod.call(1819) { target.tableView(tableView, willDeselectRowAt: indexPath) } ?? nil
  }

  @discardableResult public func callAsFunction(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) -> Void?
  {
    OptionalMethod.call(1820) { target.tableView(tableView, didSelectRowAt: indexPath) }
  }

  @discardableResult public func callAsFunction(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    -> Void?
  {
    OptionalMethod.call(1821) { target.tableView(tableView, didDeselectRowAt: indexPath) }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethod.call(1822) { target.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath) }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.call(1823) { target.tableView(tableView, performPrimaryActionForRowAt: indexPath) }
  }

  @discardableResult public func callAsFunction(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle?
  {
    OptionalMethod.call(1824) { target.tableView(tableView, editingStyleForRowAt: indexPath) }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    OptionalMethod.call(1825) { target.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath) }
      ?? nil
  }

  @discardableResult public func callAsFunction(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  {
    OptionalMethod.call(1826) { target.tableView(tableView, editActionsForRowAt: indexPath) } ?? nil
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    OptionalMethod.call(1827) { target.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath) }
      ?? nil
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    OptionalMethod.call(1828) { target.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath) }
      ?? nil
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethod.call(1829) { target.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath) }
  }

  @discardableResult public func callAsFunction(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
    -> Void?
  {
    OptionalMethod.call(1830) { target.tableView(tableView, willBeginEditingRowAt: indexPath) }
  }

  @discardableResult public func callAsFunction(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
    -> Void?
  {
    OptionalMethod.call(1831) { target.tableView(tableView, didEndEditingRowAt: indexPath) }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath? {
    OptionalMethod.call(1832) {
      target.tableView(
        tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath, toProposedIndexPath: proposedDestinationIndexPath)
    }
  }

  @discardableResult public func callAsFunction(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
    -> Int?
  {
    OptionalMethod.call(1833) { target.tableView(tableView, indentationLevelForRowAt: indexPath) }
  }

  @discardableResult public func callAsFunction(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath)
    -> Bool?
  {
    OptionalMethod.call(1834) { target.tableView(tableView, shouldShowMenuForRowAt: indexPath) }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool? {
    OptionalMethod.call(1835) {
      target.tableView(tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) -> Void? {
    OptionalMethod.call(1836) {
      target.tableView(tableView, performAction: action, forRowAt: indexPath, withSender: sender)
    }
  }

  @discardableResult public func callAsFunction(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool? {
    OptionalMethod.call(1837) { target.tableView(tableView, canFocusRowAt: indexPath) }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool? {
    OptionalMethod.call(1838) { target.tableView(tableView, shouldUpdateFocusIn: context) }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) -> Void? {
    OptionalMethod.call(1839) { target.tableView(tableView, didUpdateFocusIn: context, with: coordinator) }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethod.call(1841) { target.tableView(tableView, selectionFollowsFocusForRowAt: indexPath) }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethod.call(1842) { target.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath) }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.call(1843) { target.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath) }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    OptionalMethod.call(1845) { target.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point) }
      ?? nil
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMethod.call(1846) {
      target.tableView(tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
    } ?? nil
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMethod.call(1847) {
      target.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration)
    } ?? nil
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) -> Void? {
    OptionalMethod.call(1848) {
      target.tableView(tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) -> Void? {
    OptionalMethod.call(1849) { target.tableView(tableView, willDisplayContextMenu: configuration, animator: animator) }
  }

  @discardableResult public func callAsFunction(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) -> Void? {
    OptionalMethod.call(1850) {
      target.tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator)
    }
  }
}

/// The optional `indexPathForPreferredFocusedView` methods of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UITableViewDelegate_indexPathForPreferredFocusedView {
  let target: any UITableViewDelegate

  @discardableResult public func callAsFunction(in tableView: UITableView) -> IndexPath? {
    OptionalMethod.call(1840) { target.indexPathForPreferredFocusedView(in: tableView) } ?? nil
  }
}

/// The optional `tableViewDidEndMultipleSelectionInteraction` methods of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UITableViewDelegate_tableViewDidEndMultipleSelectionInteraction {
  let target: any UITableViewDelegate

  @discardableResult public func callAsFunction(_ tableView: UITableView) -> Void? {
    OptionalMethod.call(1844) { target.tableViewDidEndMultipleSelectionInteraction(tableView) }
  }
}
