import CoreGraphics
import Foundation
@_spi(UIKit) import UIKitCore

/// Controls highlighting, selection, display, focus and movement in a collection view. A touch that selects calls
/// `shouldHighlight` and `didHighlight` when it begins, and when it ends `shouldSelect` or `shouldDeselect`,
/// `didSelect` or `didDeselect`, and `didUnhighlight`.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uicollectionviewdelegate).
@preconcurrency @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// Returns whether a touch highlights the item; true if not implemented.
  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool

  /// Called when a touch has highlighted the item.
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)

  /// Called when the touch that highlighted the item has ended.
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)

  /// Returns whether the user may select the item; true if not implemented.
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool

  /// Returns whether the user may deselect the item if multiple selection is allowed; true if not implemented.
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool

  /// Called when the user has selected the item, but not for selection by the program.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)

  /// Called when the user has deselected the item, but not for deselection by the program.
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)

  /// Returns whether the item has a primary action, which is performed when the user taps it alone.
  func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool

  /// Called to perform the item's primary action.
  func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)

  /// Called when the cell is about to be shown.
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)

  /// Called when the supplementary view is about to be shown.
  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath)

  /// Called when the cell is no longer shown.
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)

  /// Called when the supplementary view is no longer shown.
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath)

  /// Returns the layout for an interactive transition between two layouts.
  func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout

  /// Returns whether a drag that is held over the item selects it, in a view with `isSpringLoaded`; true if not
  /// implemented.
  func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool

  /// Returns whether the item can get the focus; if not implemented, the cell's `canBecomeFocused` decides, or whether
  /// it can be selected.
  func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool

  /// Returns whether the focus may move as the context describes; true if not implemented.
  func collectionView(
    _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool

  /// Called when the focus has moved.
  func collectionView(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator)

  /// Returns the item that gets the focus first; nil leaves the choice to UIKit.
  func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath?

  /// Returns whether the item is selected when it gets the focus; `selectionFollowsFocus` if not implemented.
  func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool

  /// Returns the index path to which an item that is being moved may go, in place of the proposed one.
  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath

  /// Returns the same as the method above, without the original index path; called if that one is not implemented.
  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath

  /// Returns the content offset after an update or a change of layout, in place of the proposed one.
  func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint

  /// Returns whether the item's cell enters editing mode with the collection view; true if not implemented.
  func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool

  /// Returns whether dragging over items may start a multiple selection; false if not implemented.
  func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool

  /// Called when a multiple selection by dragging has begun.
  func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)

  /// Called when a multiple selection by dragging has ended.
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)

  /// Returns whether a long press shows a menu for the item. Never called here.
  func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool

  /// Returns whether the item's early menu contains an action. Never called here.
  func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool

  /// Performs an action of the item's early menu. Never called here.
  func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?)

  /// Returns the menu for the items: an empty array for the background, several when one of many selected items was
  /// pressed. Nil for no menu.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration?

  /// Returns the menu for the item; called if the method for several items is not implemented.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?

  /// Never called: menus here have no preview.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview?

  /// Never called: menus here have no preview.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview?

  /// Never called: menus here have no preview.
  func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?

  /// Never called: menus here have no preview.
  func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?

  /// Never called: menus here have no preview.
  func collectionView(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)

  /// Called when a menu is about to be shown. The animator is nil here.
  func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)

  /// Called when the menu was closed. The animator is nil here.
  func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

// `delegate?.method?(…)`, nil where the method is not implemented.
extension UICollectionViewDelegate {
  /// The optional methods of this name as a value; nil if the object implements none of them.
  @_disfavoredOverload public var collectionView: _UICollectionViewDelegate_collectionView? {
    _UICollectionViewDelegate_collectionView(target: self)
  }
  /// The optional methods of this name as a value; nil if the object implements none of them.
  @_disfavoredOverload public var indexPathForPreferredFocusedView:
    _UICollectionViewDelegate_indexPathForPreferredFocusedView?
  { _UICollectionViewDelegate_indexPathForPreferredFocusedView(target: self) }
  /// The optional methods of this name as a value; nil if the object implements none of them.
  @_disfavoredOverload public var collectionViewDidEndMultipleSelectionInteraction:
    _UICollectionViewDelegate_collectionViewDidEndMultipleSelectionInteraction?
  { _UICollectionViewDelegate_collectionViewDidEndMultipleSelectionInteraction(target: self) }
}

/// The optional `collectionView` methods of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UICollectionViewDelegate_collectionView {
  let target: any UICollectionViewDelegate

  /// Calls `collectionView(_:shouldHighlightItemAt:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethod.call(.shouldHighlightItemAt) {
      target.collectionView(collectionView, shouldHighlightItemAt: indexPath)
    }
  }

  /// Calls `collectionView(_:didHighlightItemAt:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.call(.didHighlightItemAt) { target.collectionView(collectionView, didHighlightItemAt: indexPath) }
  }

  /// Calls `collectionView(_:didUnhighlightItemAt:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.call(.didUnhighlightItemAt) {
      target.collectionView(collectionView, didUnhighlightItemAt: indexPath)
    }
  }

  /// Calls `collectionView(_:shouldSelectItemAt:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethod.call(.shouldSelectItemAt) { target.collectionView(collectionView, shouldSelectItemAt: indexPath) }
  }

  /// Calls `collectionView(_:shouldDeselectItemAt:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethod.call(.shouldDeselectItemAt) {
      target.collectionView(collectionView, shouldDeselectItemAt: indexPath)
    }
  }

  /// Calls `collectionView(_:didSelectItemAt:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.call(.didSelectItemAt) { target.collectionView(collectionView, didSelectItemAt: indexPath) }
  }

  /// Calls `collectionView(_:didDeselectItemAt:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.call(.didDeselectItemAt) { target.collectionView(collectionView, didDeselectItemAt: indexPath) }
  }

  /// Calls `collectionView(_:canPerformPrimaryActionForItemAt:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethod.call(.canPerformPrimaryActionForItemAt) {
      target.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath)
    }
  }

  /// Calls `collectionView(_:performPrimaryActionForItemAt:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.call(.performPrimaryActionForItemAt) {
      target.collectionView(collectionView, performPrimaryActionForItemAt: indexPath)
    }
  }

  /// Calls `collectionView(_:willDisplay:forItemAt:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.call(.willDisplay) { target.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath) }
  }

  /// Calls `collectionView(_:willDisplaySupplementaryView:forElementKind:at:)` and returns nil if the object does not
  /// implement it.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.call(.willDisplaySupplementaryView) {
      target.collectionView(
        collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath)
    }
  }

  /// Calls `collectionView(_:didEndDisplaying:forItemAt:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.call(.didEndDisplaying) {
      target.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
    }
  }

  /// Calls `collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)` and returns nil if the object
  /// does not implement it.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.call(.didEndDisplayingSupplementaryView) {
      target.collectionView(
        collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath)
    }
  }

  /// Calls `collectionView(_:transitionLayoutForOldLayout:newLayout:)` and returns nil if the object does not implement
  /// it.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout? {
    OptionalMethod.call(.transitionLayoutForOldLayout) {
      target.collectionView(collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
    }
  }

  /// Calls `collectionView(_:canFocusItemAt:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath)
    -> Bool?
  {
    OptionalMethod.call(.canFocusItemAt) { target.collectionView(collectionView, canFocusItemAt: indexPath) }
  }

  /// Calls `collectionView(_:shouldUpdateFocusIn:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool? {
    OptionalMethod.call(.shouldUpdateFocusIn) { target.collectionView(collectionView, shouldUpdateFocusIn: context) }
  }

  /// Calls `collectionView(_:didUpdateFocusIn:with:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) -> Void? {
    OptionalMethod.call(.didUpdateFocusIn) {
      target.collectionView(collectionView, didUpdateFocusIn: context, with: coordinator)
    }
  }

  /// Calls `collectionView(_:selectionFollowsFocusForItemAt:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethod.call(.selectionFollowsFocusForItemAt) {
      target.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath)
    }
  }

  /// Calls
  /// `collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)` and
  /// returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath? {
    OptionalMethod.call(.targetIndexPathForMoveOfItemFromOriginalIndexPath) {
      target.collectionView(
        collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
        atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
    }
  }

  /// Calls `collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)` and returns nil if the object does
  /// not implement it.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath? {
    OptionalMethod.call(.targetIndexPathForMoveFromItemAt) {
      target.collectionView(
        collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath, toProposedIndexPath: proposedIndexPath)
    }
  }

  /// Calls `collectionView(_:targetContentOffsetForProposedContentOffset:)` and returns nil if the object does not
  /// implement it.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint? {
    OptionalMethod.call(.targetContentOffsetForProposedContentOffset) {
      target.collectionView(collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
    }
  }

  /// Calls `collectionView(_:canEditItemAt:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath)
    -> Bool?
  {
    OptionalMethod.call(.canEditItemAt) { target.collectionView(collectionView, canEditItemAt: indexPath) }
  }

  /// Calls `collectionView(_:shouldBeginMultipleSelectionInteractionAt:)` and returns nil if the object does not
  /// implement it.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethod.call(.shouldBeginMultipleSelectionInteractionAt) {
      target.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
    }
  }

  /// Calls `collectionView(_:didBeginMultipleSelectionInteractionAt:)` and returns nil if the object does not implement
  /// it.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.call(.didBeginMultipleSelectionInteractionAt) {
      target.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath)
    }
  }

  /// Calls `collectionView(_:shouldShowMenuForItemAt:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethod.call(.shouldShowMenuForItemAt) {
      target.collectionView(collectionView, shouldShowMenuForItemAt: indexPath)
    }
  }

  /// Calls `collectionView(_:shouldHighlightItemAt:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool? {
    OptionalMethod.call(.canPerformActionForItemAt) {
      target.collectionView(collectionView, canPerformAction: action, forItemAt: indexPath, withSender: sender)
    }
  }

  /// Calls `collectionView(_:didHighlightItemAt:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Void? {
    OptionalMethod.call(.performActionForItemAt) {
      target.collectionView(collectionView, performAction: action, forItemAt: indexPath, withSender: sender)
    }
  }
}

/// The optional `indexPathForPreferredFocusedView` methods of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UICollectionViewDelegate_indexPathForPreferredFocusedView {
  let target: any UICollectionViewDelegate

  /// Calls `indexPathForPreferredFocusedView(in:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(in collectionView: UICollectionView) -> IndexPath? {
    OptionalMethod.call(.indexPathForPreferredFocusedView) {
      target.indexPathForPreferredFocusedView(in: collectionView)
    } ?? nil
  }
}

/// The optional `collectionViewDidEndMultipleSelectionInteraction` methods of an object, callable as on Apple's
/// platforms.
@preconcurrency @MainActor public struct _UICollectionViewDelegate_collectionViewDidEndMultipleSelectionInteraction {
  let target: any UICollectionViewDelegate

  /// Calls `collectionViewDidEndMultipleSelectionInteraction(_:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(_ collectionView: UICollectionView) -> Void? {
    OptionalMethod.call(.didEndMultipleSelectionInteraction) {
      target.collectionViewDidEndMultipleSelectionInteraction(collectionView)
    }
  }
}
