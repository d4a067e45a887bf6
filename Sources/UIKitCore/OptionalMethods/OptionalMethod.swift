import Foundation

/// Optional protocol methods without Objective-C.
///
/// Each optional method is a requirement with a default implementation, which calls `OptionalMethod.isMissing(.name)`.
/// A call through `OptionalMethod.call(.name)` then returns nil exactly if the default ran, that is, if the object does
/// not implement the method. Only the call itself can find this out, so methods with side effects are only called where
/// UIKit calls them.
///
/// A case has the method's name or, if methods share one, the first argument label that differs.
@MainActor package enum OptionalMethod {
  // UICollectionViewDataSource
  case numberOfSections
  case viewForSupplementaryElementOfKind
  case canMoveItemAt
  case moveItemAt
  case indexTitles
  case indexPathForIndexTitle

  // UICollectionViewDataSourcePrefetching
  case cancelPrefetchingForItemsAt

  // UICollectionViewDelegate
  case shouldHighlightItemAt
  case didHighlightItemAt
  case didUnhighlightItemAt
  case shouldSelectItemAt
  case shouldDeselectItemAt
  case didSelectItemAt
  case didDeselectItemAt
  case canPerformPrimaryActionForItemAt
  case performPrimaryActionForItemAt
  case willDisplay
  case willDisplaySupplementaryView
  case didEndDisplaying
  case didEndDisplayingSupplementaryView
  case transitionLayoutForOldLayout
  case canFocusItemAt
  case shouldUpdateFocusIn
  case didUpdateFocusIn
  case indexPathForPreferredFocusedView
  case selectionFollowsFocusForItemAt
  case targetIndexPathForMoveOfItemFromOriginalIndexPath
  case targetIndexPathForMoveFromItemAt
  case targetContentOffsetForProposedContentOffset
  case canEditItemAt
  case shouldBeginMultipleSelectionInteractionAt
  case didBeginMultipleSelectionInteractionAt
  case didEndMultipleSelectionInteraction
  case shouldShowMenuForItemAt
  case canPerformActionForItemAt
  case performActionForItemAt
  case contextMenuConfigurationForItemsAt
  case contextMenuConfigurationForItemAt
  case highlightPreviewForItemAt
  case dismissalPreviewForItemAt
  case previewForHighlightingContextMenuWithConfiguration
  case previewForDismissingContextMenuWithConfiguration
  case willPerformPreviewActionForMenuWith
  case willDisplayContextMenu
  case willEndContextMenuInteraction

  // UICollectionViewDelegateFlowLayout
  case sizeForItemAt
  case insetForSectionAt
  case minimumLineSpacingForSectionAt
  case minimumInteritemSpacingForSectionAt
  case referenceSizeForHeaderInSection
  case referenceSizeForFooterInSection

  // UITextFieldDelegate
  case textFieldShouldBeginEditing
  case textFieldDidBeginEditing
  case textFieldShouldEndEditing
  case textFieldDidEndEditing
  case textFieldDidEndEditingReason
  case textFieldShouldChangeCharactersIn
  case textFieldDidChangeSelection
  case textFieldShouldClear
  case textFieldShouldReturn
  case textFieldEditMenu
  case textFieldWillPresentEditMenu
  case textFieldWillDismissEditMenu

  // UITextViewDelegate
  case textViewShouldBeginEditing
  case textViewShouldEndEditing
  case textViewDidBeginEditing
  case textViewDidEndEditing
  case textViewShouldChangeTextIn
  case textViewShouldInteractWith
  case textViewShouldInteractWithAttachment
  case textViewShouldInteractWithIn
  case textViewShouldInteractWithAttachmentIn
  case textViewPrimaryActionFor
  case textViewMenuConfigurationFor
  case textViewDidChange
  case textViewDidChangeSelection
  case textViewEditMenu
  case textViewWillPresentEditMenu
  case textViewWillDismissEditMenu

  // UISearchBarDelegate
  case searchBarShouldBeginEditing
  case searchBarTextDidBeginEditing
  case searchBarShouldEndEditing
  case searchBarTextDidEndEditing
  case searchBarTextDidChange
  case searchBarShouldChangeTextIn
  case searchBarSelectedScopeButtonIndexDidChange
  case searchBarSearchButtonClicked
  case searchBarCancelButtonClicked
  case searchBarBookmarkButtonClicked
  case searchBarResultsListButtonClicked

  // UITabBarControllerDelegate
  case tabBarControllerShouldSelect
  case tabBarControllerDidSelect
  case tabBarControllerShouldSelectTab
  case tabBarControllerDidSelectTab
  case tabBarControllerWillBeginCustomizing
  case tabBarControllerWillEndCustomizing
  case tabBarControllerDidEndCustomizing
  case tabBarControllerSupportedInterfaceOrientations
  case tabBarControllerPreferredInterfaceOrientation
  case tabBarControllerAnimationControllerFor
  case tabBarControllerInteractionControllerFor

  // UITabBarDelegate
  case tabBarDidSelect
  case tabBarWillBeginCustomizing
  case tabBarDidBeginCustomizing
  case tabBarWillEndCustomizing
  case tabBarDidEndCustomizing

  // UITableViewDataSource
  case numberOfSectionsInTableView
  case tableViewTitleForHeaderInSection
  case tableViewTitleForFooterInSection
  case tableViewCanEditRowAt
  case tableViewCanMoveRowAt
  case sectionIndexTitlesForTableView
  case tableViewSectionForSectionIndexTitle
  case tableViewCommit
  case tableViewMoveRowAt

  // UITableViewDataSourcePrefetching
  case tableViewCancelPrefetchingForRowsAt

  // UITableViewDelegate
  case tableViewWillDisplay
  case tableViewWillDisplayHeaderView
  case tableViewWillDisplayFooterView
  case tableViewDidEndDisplaying
  case tableViewDidEndDisplayingHeaderView
  case tableViewDidEndDisplayingFooterView
  case tableViewHeightForRowAt
  case tableViewHeightForHeaderInSection
  case tableViewHeightForFooterInSection
  case tableViewEstimatedHeightForRowAt
  case tableViewEstimatedHeightForHeaderInSection
  case tableViewEstimatedHeightForFooterInSection
  case tableViewViewForHeaderInSection
  case tableViewViewForFooterInSection
  case tableViewAccessoryButtonTappedForRowWith
  case tableViewShouldHighlightRowAt
  case tableViewDidHighlightRowAt
  case tableViewDidUnhighlightRowAt
  case tableViewWillSelectRowAt
  case tableViewWillDeselectRowAt
  case tableViewDidSelectRowAt
  case tableViewDidDeselectRowAt
  case tableViewCanPerformPrimaryActionForRowAt
  case tableViewPerformPrimaryActionForRowAt
  case tableViewEditingStyleForRowAt
  case tableViewTitleForDeleteConfirmationButtonForRowAt
  case tableViewEditActionsForRowAt
  case tableViewLeadingSwipeActionsConfigurationForRowAt
  case tableViewTrailingSwipeActionsConfigurationForRowAt
  case tableViewShouldIndentWhileEditingRowAt
  case tableViewWillBeginEditingRowAt
  case tableViewDidEndEditingRowAt
  case tableViewTargetIndexPathForMoveFromRowAt
  case tableViewIndentationLevelForRowAt
  case tableViewShouldShowMenuForRowAt
  case tableViewCanPerformAction
  case tableViewPerformAction
  case tableViewCanFocusRowAt
  case tableViewShouldUpdateFocusIn
  case tableViewDidUpdateFocusIn
  case indexPathForPreferredFocusedViewInTableView
  case tableViewSelectionFollowsFocusForRowAt
  case tableViewShouldBeginMultipleSelectionInteractionAt
  case tableViewDidBeginMultipleSelectionInteractionAt
  case tableViewDidEndMultipleSelectionInteraction
  case tableViewContextMenuConfigurationForRowAt
  case tableViewPreviewForHighlightingContextMenuWithConfiguration
  case tableViewPreviewForDismissingContextMenuWithConfiguration
  case tableViewWillPerformPreviewActionForMenuWith
  case tableViewWillDisplayContextMenu
  case tableViewWillEndContextMenuInteraction

  // UIScrollViewDelegate
  case scrollViewDidScroll
  case scrollViewDidZoom
  case scrollViewWillBeginDragging
  case scrollViewWillEndDragging
  case scrollViewDidEndDragging
  case scrollViewWillBeginDecelerating
  case scrollViewDidEndDecelerating
  case scrollViewDidEndScrollingAnimation
  case viewForZooming
  case scrollViewWillBeginZooming
  case scrollViewDidEndZooming
  case scrollViewShouldScrollToTop
  case scrollViewDidScrollToTop
  case scrollViewDidChangeAdjustedContentInset

  // UITextPasteDelegate
  case textPasteTransform
  case textPasteCombine
  case textPastePerform

  // UIGestureRecognizerDelegate
  case gestureRecognizerShouldBegin
  case shouldRecognizeSimultaneouslyWith
  case shouldRequireFailureOf
  case shouldBeRequiredToFailBy
  case shouldReceiveTouch
  case shouldReceivePress
  case shouldReceiveEvent

  // UIAdaptivePresentationControllerDelegate
  case presentationControllerShouldDismiss
  case presentationControllerDidDismiss

  // UIApplicationDelegate
  case applicationDidFinishLaunchingWithOptions
  case applicationSupportedInterfaceOrientationsFor

  // UIDocumentInteractionControllerDelegate
  case documentInteractionControllerViewControllerForPreview

  // UITextViewDelegate, since iOS 26
  case textViewShouldChangeTextInRanges

  // UIViewControllerAnimatedTransitioning
  case interruptibleAnimator

  // UINavigationControllerDelegate
  case navigationControllerWillShow
  case navigationControllerSupportedInterfaceOrientations
  case navigationControllerPreferredInterfaceOrientation
  case navigationControllerDidShow
  case navigationControllerAnimationControllerFor
  case navigationControllerInteractionControllerFor

  private static var missing: OptionalMethod?

  /// Records that a method is missing. Only implementations that stand for none may call it.
  package static func isMissing(_ method: OptionalMethod) { missing = method }

  /// Returns the result of `body`, a call of `method`; nil if only its default implementation ran.
  package static func call<Result>(_ method: OptionalMethod, _ body: () -> Result) -> Result? {
    missing = nil
    let result = body()
    // Compared with this method, because the implementation may have called other defaults.
    let isMissing = missing == method
    missing = nil
    return isMissing ? nil : result
  }

  /// The default implementation of a method: records that the object lacks it, unless the object forwards its messages.
  ///
  /// - Parameters:
  ///   - delegate: the object.
  ///   - arguments: the method's arguments.
  ///   - fallback: returns the result of a missing method.
  ///   - signature: the method's name and labels.
  ///   - send: calls the method of another object.
  package static func handleMissing<Delegate, Result>(
    _ method: OptionalMethod, of delegate: Delegate, _ arguments: @autoclosure () -> [Any?],
    else fallback: @autoclosure () -> Result, signature: StaticString = #function, _ send: (Delegate) -> Result
  ) -> Result {
    if MessageForwarders.exist,
      let result = forward(method, of: delegate, arguments, signature: signature, send)
    {
      return result
    }
    let result = fallback()
    missing = method
    return result
  }

  /// The default implementation of a method without a result.
  package static func handleMissing<Delegate>(
    _ method: OptionalMethod, of delegate: Delegate, _ arguments: @autoclosure () -> [Any?],
    signature: StaticString = #function, _ send: (Delegate) -> Void
  ) {
    handleMissing(method, of: delegate, arguments(), else: (), signature: signature, send)
  }

  /// Sends a message to the object to which `delegate` forwards it; returns nil if nothing handles it.
  private static func forward<Delegate, Result>(
    _ method: OptionalMethod, of delegate: Delegate, _ arguments: () -> [Any?], signature: StaticString,
    _ send: (Delegate) -> Result
  ) -> Result? {
    guard let forwarder = delegate as? any MessageForwarding else { return nil }
    let selector = Selector(signature: "\(signature)")
    let target = forwarder.forwardingTarget(for: selector) as? Delegate
    guard Result.self == Void.self else { return target.flatMap { target in call(method) { send(target) } } }
    var result: Result?
    let isHandled = forwarder.handle(selector, arguments: arguments().map { $0 ?? NSNull() }) {
      result = target.flatMap { target in call(method) { send(target) } }
    }
    return isHandled ? result ?? (() as? Result) : result
  }
}
