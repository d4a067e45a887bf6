import CoreGraphics
import Foundation
@_spi(UIKit) import UIKitCore

/// Controls highlighting, selection, display, focus and movement in a collection view, and is notified of them. A touch
/// that selects calls, when it begins, `shouldHighlight` and `didHighlight`; when it lifts, `shouldSelect` or
/// `shouldDeselect`, `didSelect` or `didDeselect`, and `didUnhighlight`.
@preconcurrency @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// Whether a touch highlights the item; true when not implemented.
  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool

  /// The item was highlighted by a touch.
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)

  /// The touch that highlighted the item ended.
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)

  /// Whether the user may select the item; true when not implemented.
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool

  /// Whether the user may deselect the item, where multiple selection is allowed; true when not implemented.
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool

  /// The user selected the item. Not called for selection by program.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)

  /// The user deselected the item. Not called for deselection by program.
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)

  /// Whether the item has a primary action, performed on a tap instead of selecting where appropriate.
  func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool

  /// Perform the item's primary action.
  func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)

  /// The cell is about to be shown.
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)

  /// The supplementary view is about to be shown.
  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath)

  /// The cell is no longer shown.
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)

  /// The supplementary view is no longer shown.
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath)

  /// The layout that leads from one layout to another interactively.
  func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout

  /// Whether the item can get the focus; when not implemented, whether the cell's `canBecomeFocused` says so or it can
  /// be selected.
  func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool

  /// Whether the focus may move as the context says; true when not implemented.
  func collectionView(
    _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool

  /// The focus moved.
  func collectionView(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator)

  /// The item that gets the focus first.
  func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath?

  /// Whether the item is selected when it gets the focus; `selectionFollowsFocus` when not implemented.
  func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool

  /// Where an item being moved may go, in place of the proposed index path.
  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath

  /// The older form of the method above.
  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath

  /// The content offset to have after an update or a change of layout.
  func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint

  /// Whether the item can be edited; true when not implemented.
  func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool

  /// Whether dragging two fingers over items may start selecting many.
  func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool

  /// Selecting many by dragging began.
  func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)

  /// Selecting many by dragging ended.
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)

  /// Whether a menu is shown for the item on a long press; false when not implemented.
  func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool

  /// Whether that menu has an action, in early versions of iOS.
  func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool

  /// Perform an action of that menu.
  func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?)

  /// The menu for the items, of which there are none on empty ground, several where a selected one of many was pressed.
  /// Nil for none.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration?

  /// The menu for the item; called where the method for several items is not implemented.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?

  /// Not called: menus here have no preview.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview?

  /// Not called: menus here have no preview.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview?

  /// Not called: menus here have no preview.
  func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?

  /// Not called: menus here have no preview.
  func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?

  /// Not called: menus here have no preview.
  func collectionView(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)

  /// A menu is about to be shown. The animator is nil.
  func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)

  /// The menu was closed. The animator is nil.
  func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

// The defaults behind the optional methods; see `OptionalMethod`.
extension UICollectionViewDelegate {
  public func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    OptionalMethod.isMissing(.shouldHighlightItemAt)
    return true
  }

  public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    OptionalMethod.isMissing(.didHighlightItemAt)
  }

  public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    OptionalMethod.isMissing(.didUnhighlightItemAt)
  }

  public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    OptionalMethod.isMissing(.shouldSelectItemAt)
    return true
  }

  public func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    OptionalMethod.isMissing(.shouldDeselectItemAt)
    return true
  }

  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    OptionalMethod.isMissing(.didSelectItemAt)
  }

  public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    OptionalMethod.isMissing(.didDeselectItemAt)
  }

  public func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath)
    -> Bool
  {
    OptionalMethod.isMissing(.canPerformPrimaryActionForItemAt)
    return true
  }

  public func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
    OptionalMethod.isMissing(.performPrimaryActionForItemAt)
  }

  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    OptionalMethod.isMissing(.willDisplay)
  }

  public func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    OptionalMethod.isMissing(.willDisplaySupplementaryView)
  }

  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    OptionalMethod.isMissing(.didEndDisplaying)
  }

  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    OptionalMethod.isMissing(.didEndDisplayingSupplementaryView)
  }

  public func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    OptionalMethod.isMissing(.transitionLayoutForOldLayout)
    return UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }

  public func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
    OptionalMethod.isMissing(.canFocusItemAt)
    return true
  }

  public func collectionView(
    _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool {
    OptionalMethod.isMissing(.shouldUpdateFocusIn)
    return true
  }

  public func collectionView(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    OptionalMethod.isMissing(.didUpdateFocusIn)
  }

  public func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    OptionalMethod.isMissing(.indexPathForPreferredFocusedView)
    return nil
  }

  public func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath)
    -> Bool
  {
    OptionalMethod.isMissing(.selectionFollowsFocusForItemAt)
    return false
  }

  public func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    OptionalMethod.isMissing(.targetIndexPathForMoveOfItemFromOriginalIndexPath)
    return proposedIndexPath
  }

  public func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    OptionalMethod.isMissing(.targetIndexPathForMoveFromItemAt)
    return proposedIndexPath
  }

  public func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    OptionalMethod.isMissing(.targetContentOffsetForProposedContentOffset)
    return proposedContentOffset
  }

  public func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
    OptionalMethod.isMissing(.canEditItemAt)
    return true
  }

  public func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethod.isMissing(.shouldBeginMultipleSelectionInteractionAt)
    return false
  }

  public func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    OptionalMethod.isMissing(.didBeginMultipleSelectionInteractionAt)
  }

  public func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    OptionalMethod.isMissing(.didEndMultipleSelectionInteraction)
  }

  public func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
    OptionalMethod.isMissing(.shouldShowMenuForItemAt)
    return false
  }

  public func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    OptionalMethod.isMissing(.canPerformActionForItemAt)
    return false
  }

  public func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) {
    OptionalMethod.isMissing(.performActionForItemAt)
  }
}

// `delegate?.method?(…)`, nil where the method is not implemented.
extension UICollectionViewDelegate {
  /// The optional methods of the name as a value: nil when the object implements none of them.
  @_disfavoredOverload public var collectionView: _UICollectionViewDelegate_collectionView? {
    _UICollectionViewDelegate_collectionView(target: self)
  }
  /// The optional methods of the name as a value: nil when the object implements none of them.
  @_disfavoredOverload public var indexPathForPreferredFocusedView:
    _UICollectionViewDelegate_indexPathForPreferredFocusedView?
  { _UICollectionViewDelegate_indexPathForPreferredFocusedView(target: self) }
  /// The optional methods of the name as a value: nil when the object implements none of them.
  @_disfavoredOverload public var collectionViewDidEndMultipleSelectionInteraction:
    _UICollectionViewDelegate_collectionViewDidEndMultipleSelectionInteraction?
  { _UICollectionViewDelegate_collectionViewDidEndMultipleSelectionInteraction(target: self) }
}

/// The optional `collectionView` methods of an object, callable as on Apple's platforms.
@preconcurrency @MainActor public struct _UICollectionViewDelegate_collectionView {
  let target: any UICollectionViewDelegate

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethod.call(.shouldHighlightItemAt) {
      target.collectionView(collectionView, shouldHighlightItemAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.call(.didHighlightItemAt) { target.collectionView(collectionView, didHighlightItemAt: indexPath) }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.call(.didUnhighlightItemAt) {
      target.collectionView(collectionView, didUnhighlightItemAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethod.call(.shouldSelectItemAt) { target.collectionView(collectionView, shouldSelectItemAt: indexPath) }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethod.call(.shouldDeselectItemAt) {
      target.collectionView(collectionView, shouldDeselectItemAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.call(.didSelectItemAt) { target.collectionView(collectionView, didSelectItemAt: indexPath) }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.call(.didDeselectItemAt) { target.collectionView(collectionView, didDeselectItemAt: indexPath) }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethod.call(.canPerformPrimaryActionForItemAt) {
      target.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.call(.performPrimaryActionForItemAt) {
      target.collectionView(collectionView, performPrimaryActionForItemAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.call(.willDisplay) { target.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath) }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.call(.willDisplaySupplementaryView) {
      target.collectionView(
        collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.call(.didEndDisplaying) {
      target.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.call(.didEndDisplayingSupplementaryView) {
      target.collectionView(
        collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout? {
    OptionalMethod.call(.transitionLayoutForOldLayout) {
      target.collectionView(collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
    }
  }

  @discardableResult public func callAsFunction(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath)
    -> Bool?
  {
    OptionalMethod.call(.canFocusItemAt) { target.collectionView(collectionView, canFocusItemAt: indexPath) }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool? {
    OptionalMethod.call(.shouldUpdateFocusIn) { target.collectionView(collectionView, shouldUpdateFocusIn: context) }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) -> Void? {
    OptionalMethod.call(.didUpdateFocusIn) {
      target.collectionView(collectionView, didUpdateFocusIn: context, with: coordinator)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethod.call(.selectionFollowsFocusForItemAt) {
      target.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath)
    }
  }

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

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath? {
    OptionalMethod.call(.targetIndexPathForMoveFromItemAt) {
      target.collectionView(
        collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath, toProposedIndexPath: proposedIndexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint? {
    OptionalMethod.call(.targetContentOffsetForProposedContentOffset) {
      target.collectionView(collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
    }
  }

  @discardableResult public func callAsFunction(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath)
    -> Bool?
  {
    OptionalMethod.call(.canEditItemAt) { target.collectionView(collectionView, canEditItemAt: indexPath) }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethod.call(.shouldBeginMultipleSelectionInteractionAt) {
      target.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.call(.didBeginMultipleSelectionInteractionAt) {
      target.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethod.call(.shouldShowMenuForItemAt) {
      target.collectionView(collectionView, shouldShowMenuForItemAt: indexPath)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool? {
    OptionalMethod.call(.canPerformActionForItemAt) {
      target.collectionView(collectionView, canPerformAction: action, forItemAt: indexPath, withSender: sender)
    }
  }

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

  @discardableResult public func callAsFunction(_ collectionView: UICollectionView) -> Void? {
    OptionalMethod.call(.didEndMultipleSelectionInteraction) {
      target.collectionViewDidEndMultipleSelectionInteraction(collectionView)
    }
  }
}
