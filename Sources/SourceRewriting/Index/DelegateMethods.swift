/// The optional methods of UIKit's delegates, by protocol: those that a class which conforms may lack.
///
/// The test `delegatesHaveTheMethodsOfUIKit` compares them with UIKit's sources.
enum DelegateMethods {
  /// Returns the protocols that declare a method, its subprotocols included.
  ///
  /// - Parameter signature: the name and the labels, as in `tableView(_:didSelectRowAt:)`.
  static func protocols(declaring signature: String) -> Set<String> { byMethod[signature] ?? [] }

  private static let byMethod: [String: Set<String>] = {
    var result: [String: Set<String>] = [:]
    for (name, (parents, methods)) in table {
      for declaring in [name] + parents {
        for method in (table[declaring]?.methods ?? "").split(whereSeparator: \.isWhitespace) {
          result[String(method), default: []].insert(name)
        }
      }
    }
    return result
  }()

  /// Returns the protocol with the only optional method of a name; nil if there is none or more than one.
  static func onlyProtocol(declaring name: String) -> String? { byName[name] ?? nil }

  private static let byName: [String: String?] = {
    var result: [String: String?] = [:]
    for (type, (_, methods)) in table {
      for method in methods.split(whereSeparator: \.isWhitespace) {
        let name = String(method.prefix { $0 != "(" })
        result[name] = .some(result[name] == nil ? type : nil)
      }
    }
    return result
  }()

  static let table: [String: (parents: [String], methods: String)] = [
    "UIScrollViewDelegate": (
      [],
      """
      scrollViewDidChangeAdjustedContentInset(_:)
      scrollViewDidEndDecelerating(_:)
      scrollViewDidEndDragging(_:willDecelerate:)
      scrollViewDidEndScrollingAnimation(_:)
      scrollViewDidEndZooming(_:with:atScale:)
      scrollViewDidScroll(_:)
      scrollViewDidScrollToTop(_:)
      scrollViewDidZoom(_:)
      scrollViewShouldScrollToTop(_:)
      scrollViewWillBeginDecelerating(_:)
      scrollViewWillBeginDragging(_:)
      scrollViewWillBeginZooming(_:with:)
      scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)
      viewForZooming(in:)
      """
    ),
    "UITableViewDelegate": (
      ["UIScrollViewDelegate"],
      """
      indexPathForPreferredFocusedView(in:)
      tableView(_:accessoryButtonTappedForRowWith:)
      tableView(_:canFocusRowAt:)
      tableView(_:canPerformAction:forRowAt:withSender:)
      tableView(_:canPerformPrimaryActionForRowAt:)
      tableView(_:contextMenuConfigurationForRowAt:point:)
      tableView(_:didBeginMultipleSelectionInteractionAt:)
      tableView(_:didDeselectRowAt:)
      tableView(_:didEndDisplaying:forRowAt:)
      tableView(_:didEndDisplayingFooterView:forSection:)
      tableView(_:didEndDisplayingHeaderView:forSection:)
      tableView(_:didEndEditingRowAt:)
      tableView(_:didHighlightRowAt:)
      tableView(_:didSelectRowAt:)
      tableView(_:didUnhighlightRowAt:)
      tableView(_:didUpdateFocusIn:with:)
      tableView(_:editActionsForRowAt:)
      tableView(_:editingStyleForRowAt:)
      tableView(_:estimatedHeightForFooterInSection:)
      tableView(_:estimatedHeightForHeaderInSection:)
      tableView(_:estimatedHeightForRowAt:)
      tableView(_:heightForFooterInSection:)
      tableView(_:heightForHeaderInSection:)
      tableView(_:heightForRowAt:)
      tableView(_:indentationLevelForRowAt:)
      tableView(_:leadingSwipeActionsConfigurationForRowAt:)
      tableView(_:performAction:forRowAt:withSender:)
      tableView(_:performPrimaryActionForRowAt:)
      tableView(_:previewForDismissingContextMenuWithConfiguration:)
      tableView(_:previewForHighlightingContextMenuWithConfiguration:)
      tableView(_:selectionFollowsFocusForRowAt:)
      tableView(_:shouldBeginMultipleSelectionInteractionAt:)
      tableView(_:shouldHighlightRowAt:)
      tableView(_:shouldIndentWhileEditingRowAt:)
      tableView(_:shouldShowMenuForRowAt:)
      tableView(_:shouldSpringLoadRowAt:with:)
      tableView(_:shouldUpdateFocusIn:)
      tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)
      tableView(_:titleForDeleteConfirmationButtonForRowAt:)
      tableView(_:trailingSwipeActionsConfigurationForRowAt:)
      tableView(_:viewForFooterInSection:)
      tableView(_:viewForHeaderInSection:)
      tableView(_:willBeginEditingRowAt:)
      tableView(_:willDeselectRowAt:)
      tableView(_:willDisplay:forRowAt:)
      tableView(_:willDisplayContextMenu:animator:)
      tableView(_:willDisplayFooterView:forSection:)
      tableView(_:willDisplayHeaderView:forSection:)
      tableView(_:willEndContextMenuInteraction:animator:)
      tableView(_:willPerformPreviewActionForMenuWith:animator:)
      tableView(_:willSelectRowAt:)
      tableViewDidEndMultipleSelectionInteraction(_:)
      """
    ),
    "UICollectionViewDelegate": (
      ["UIScrollViewDelegate"],
      """
      collectionView(_:canEditItemAt:)
      collectionView(_:canFocusItemAt:)
      collectionView(_:canPerformAction:forItemAt:withSender:)
      collectionView(_:canPerformPrimaryActionForItemAt:)
      collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)
      collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)
      collectionView(_:contextMenuConfigurationForItemAt:point:)
      collectionView(_:contextMenuConfigurationForItemsAt:point:)
      collectionView(_:didBeginMultipleSelectionInteractionAt:)
      collectionView(_:didDeselectItemAt:)
      collectionView(_:didEndDisplaying:forItemAt:)
      collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)
      collectionView(_:didHighlightItemAt:)
      collectionView(_:didSelectItemAt:)
      collectionView(_:didUnhighlightItemAt:)
      collectionView(_:didUpdateFocusIn:with:)
      collectionView(_:performAction:forItemAt:withSender:)
      collectionView(_:performPrimaryActionForItemAt:)
      collectionView(_:previewForDismissingContextMenuWithConfiguration:)
      collectionView(_:previewForHighlightingContextMenuWithConfiguration:)
      collectionView(_:selectionFollowsFocusForItemAt:)
      collectionView(_:shouldBeginMultipleSelectionInteractionAt:)
      collectionView(_:shouldDeselectItemAt:)
      collectionView(_:shouldHighlightItemAt:)
      collectionView(_:shouldSelectItemAt:)
      collectionView(_:shouldShowMenuForItemAt:)
      collectionView(_:shouldSpringLoadItemAt:with:)
      collectionView(_:shouldUpdateFocusIn:)
      collectionView(_:targetContentOffsetForProposedContentOffset:)
      collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)
      collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)
      collectionView(_:transitionLayoutForOldLayout:newLayout:)
      collectionView(_:willDisplay:forItemAt:)
      collectionView(_:willDisplayContextMenu:animator:)
      collectionView(_:willDisplaySupplementaryView:forElementKind:at:)
      collectionView(_:willEndContextMenuInteraction:animator:)
      collectionView(_:willPerformPreviewActionForMenuWith:animator:)
      collectionViewDidEndMultipleSelectionInteraction(_:)
      indexPathForPreferredFocusedView(in:)
      """
    ),
    "UICollectionViewDelegateFlowLayout": (
      ["UICollectionViewDelegate", "UIScrollViewDelegate"],
      """
      collectionView(_:layout:insetForSectionAt:)
      collectionView(_:layout:minimumInteritemSpacingForSectionAt:)
      collectionView(_:layout:minimumLineSpacingForSectionAt:)
      collectionView(_:layout:referenceSizeForFooterInSection:)
      collectionView(_:layout:referenceSizeForHeaderInSection:)
      collectionView(_:layout:sizeForItemAt:)
      """
    ),
    "UITextFieldDelegate": (
      [],
      """
      textField(_:editMenuForCharactersIn:suggestedActions:)
      textField(_:shouldChangeCharactersIn:replacementString:)
      textField(_:willDismissEditMenuWith:)
      textField(_:willPresentEditMenuWith:)
      textFieldDidBeginEditing(_:)
      textFieldDidChangeSelection(_:)
      textFieldDidEndEditing(_:)
      textFieldDidEndEditing(_:reason:)
      textFieldShouldBeginEditing(_:)
      textFieldShouldClear(_:)
      textFieldShouldEndEditing(_:)
      textFieldShouldReturn(_:)
      """
    ),
    "UITextViewDelegate": (
      ["UIScrollViewDelegate"],
      """
      textView(_:editMenuForTextIn:suggestedActions:)
      textView(_:menuConfigurationFor:defaultMenu:)
      textView(_:primaryActionFor:defaultAction:)
      textView(_:shouldChangeTextIn:replacementText:)
      textView(_:shouldChangeTextInRanges:replacementText:)
      textView(_:shouldInteractWith:in:)
      textView(_:shouldInteractWith:in:interaction:)
      textView(_:willDismissEditMenuWith:)
      textView(_:willPresentEditMenuWith:)
      textViewDidBeginEditing(_:)
      textViewDidChange(_:)
      textViewDidChangeSelection(_:)
      textViewDidEndEditing(_:)
      textViewShouldBeginEditing(_:)
      textViewShouldEndEditing(_:)
      textViewWritingToolsDidEnd(_:)
      textViewWritingToolsWillBegin(_:)
      """
    ),
    "UIGestureRecognizerDelegate": (
      [],
      """
      gestureRecognizer(_:shouldBeRequiredToFailBy:)
      gestureRecognizer(_:shouldReceive:)
      gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)
      gestureRecognizer(_:shouldRequireFailureOf:)
      gestureRecognizerShouldBegin(_:)
      """
    ),
    "UINavigationControllerDelegate": (
      [],
      """
      navigationController(_:animationControllerFor:from:to:)
      navigationController(_:didShow:animated:)
      navigationController(_:interactionControllerFor:)
      navigationController(_:willShow:animated:)
      navigationControllerPreferredInterfaceOrientationForPresentation(_:)
      navigationControllerSupportedInterfaceOrientations(_:)
      """
    ),
    "UITabBarControllerDelegate": (
      [],
      """
      tabBarController(_:animationControllerForTransitionFrom:to:)
      tabBarController(_:didEndCustomizing:changed:)
      tabBarController(_:didSelect:)
      tabBarController(_:didSelectTab:previousTab:)
      tabBarController(_:interactionControllerFor:)
      tabBarController(_:shouldSelect:)
      tabBarController(_:shouldSelectTab:)
      tabBarController(_:willBeginCustomizing:)
      tabBarController(_:willEndCustomizing:changed:)
      tabBarControllerPreferredInterfaceOrientationForPresentation(_:)
      tabBarControllerSupportedInterfaceOrientations(_:)
      """
    ),
    "UISearchBarDelegate": (
      [],
      """
      searchBar(_:selectedScopeButtonIndexDidChange:)
      searchBar(_:shouldChangeTextIn:replacementText:)
      searchBar(_:textDidChange:)
      searchBarBookmarkButtonClicked(_:)
      searchBarCancelButtonClicked(_:)
      searchBarResultsListButtonClicked(_:)
      searchBarSearchButtonClicked(_:)
      searchBarShouldBeginEditing(_:)
      searchBarShouldEndEditing(_:)
      searchBarTextDidBeginEditing(_:)
      searchBarTextDidEndEditing(_:)
      """
    ),
    "UIPageViewControllerDelegate": (
      [],
      """
      pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)
      pageViewController(_:willTransitionTo:)
      """
    ),
    "UIViewControllerTransitioningDelegate": (
      [],
      """
      animationController(forDismissed:)
      animationController(forPresented:presenting:source:)
      interactionControllerForDismissal(using:)
      interactionControllerForPresentation(using:)
      presentationController(forPresented:presenting:source:)
      """
    ),
    "UIAdaptivePresentationControllerDelegate": (
      [],
      """
      adaptivePresentationStyle(for:)
      adaptivePresentationStyle(for:traitCollection:)
      presentationController(_:viewControllerForAdaptivePresentationStyle:)
      presentationControllerDidAttemptToDismiss(_:)
      presentationControllerDidDismiss(_:)
      presentationControllerShouldDismiss(_:)
      presentationControllerWillDismiss(_:)
      """
    ),
    "UIPopoverPresentationControllerDelegate": (
      ["UIAdaptivePresentationControllerDelegate"],
      """
      popoverPresentationController(_:willRepositionPopoverTo:in:)
      popoverPresentationControllerDidDismissPopover(_:)
      popoverPresentationControllerShouldDismissPopover(_:)
      prepareForPopoverPresentation(_:)
      """
    ),
    "UIPickerViewDelegate": (
      [],
      """
      pickerView(_:attributedTitleForRow:forComponent:)
      pickerView(_:didSelectRow:inComponent:)
      pickerView(_:rowHeightForComponent:)
      pickerView(_:titleForRow:forComponent:)
      pickerView(_:viewForRow:forComponent:reusing:)
      pickerView(_:widthForComponent:)
      """
    ),
    "UISearchControllerDelegate": (
      [],
      """
      didDismissSearchController(_:)
      didPresentSearchController(_:)
      presentSearchController(_:)
      willDismissSearchController(_:)
      willPresentSearchController(_:)
      """
    ),
    "UISplitViewControllerDelegate": (
      [],
      """
      primaryViewController(forCollapsing:)
      primaryViewController(forExpanding:)
      splitViewController(_:collapseSecondary:onto:)
      splitViewController(_:didHideColumn:)
      splitViewController(_:didShowColumn:)
      splitViewController(_:displayModeForExpandingToProposedDisplayMode:)
      splitViewController(_:separateSecondaryFrom:)
      splitViewController(_:show:sender:)
      splitViewController(_:showDetail:sender:)
      splitViewController(_:topColumnForCollapsingToProposedTopColumn:)
      splitViewController(_:willChangeTo:)
      splitViewController(_:willHide:)
      splitViewController(_:willShow:)
      splitViewControllerDidCollapse(_:)
      splitViewControllerDidExpand(_:)
      splitViewControllerInteractivePresentationGestureDidEnd(_:)
      splitViewControllerInteractivePresentationGestureWillBegin(_:)
      splitViewControllerPreferredInterfaceOrientationForPresentation(_:)
      splitViewControllerSupportedInterfaceOrientations(_:)
      targetDisplayModeForAction(in:)
      """
    ),
    "UINavigationBarDelegate": (
      ["UIBarPositioningDelegate"],
      """
      navigationBar(_:didPop:)
      navigationBar(_:didPush:)
      navigationBar(_:shouldPop:)
      navigationBar(_:shouldPush:)
      """
    ),
    "UIBarPositioningDelegate": (
      [],
      """
      position(for:)
      """
    ),
    "UITabBarDelegate": (
      [],
      """
      tabBar(_:didBeginCustomizing:)
      tabBar(_:didEndCustomizing:changed:)
      tabBar(_:didSelect:)
      tabBar(_:willBeginCustomizing:)
      tabBar(_:willEndCustomizing:changed:)
      """
    ),
  ]
}
