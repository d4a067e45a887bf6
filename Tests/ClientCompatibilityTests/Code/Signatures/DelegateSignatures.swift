import UIKit

/// Implements every method, as Apple declares them.
class EveryDelegate: NSObject, UICollectionViewDelegateFlowLayout, UICollectionViewDataSource,
  UICollectionViewDataSourcePrefetching
{
  var called: [String] = []

  private func note(_ function: String = #function) { called.append(function) }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    note()
    return 1
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    note()
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  func numberOfSections(in collectionView: UICollectionView) -> Int {
    note()
    return 1
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    note()
    return collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    note()
    return true
  }
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { note() }
  func indexTitles(for collectionView: UICollectionView) -> [String]? {
    note()
    return nil
  }
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    note()
    return IndexPath(item: 0, section: 0)
  }

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) { note() }
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
    note()
  }

  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    note()
    return true
  }
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) { note() }
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) { note() }
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    note()
    return true
  }
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    note()
    return true
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { note() }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) { note() }
  func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    note()
    return true
  }
  func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) { note() }
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { note() }
  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { note() }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { note() }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { note() }
  func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
    note()
    return false
  }
  func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    note()
    return UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }
  func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
    note()
    return true
  }
  func collectionView(
    _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool {
    note()
    return true
  }
  func collectionView(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) { note() }
  func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    note()
    return nil
  }
  func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool {
    note()
    return true
  }
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    note()
    return proposedIndexPath
  }
  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    note()
    return proposedIndexPath
  }
  func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    note()
    return proposedContentOffset
  }
  func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
    note()
    return true
  }
  func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    note()
    return true
  }
  func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { note() }
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) { note() }
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    note()
    return nil
  }
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    note()
    return nil
  }
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    note()
    return nil
  }
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    note()
    return nil
  }
  func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    note()
    return nil
  }
  func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    note()
    return nil
  }
  func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { note() }
  func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { note() }
  func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { note() }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    note()
    return CGSize(width: 10, height: 10)
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    note()
    return .zero
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    note()
    return 0
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    note()
    return 0
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    note()
    return .zero
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    note()
    return .zero
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { note() }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { note() }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note() }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    note()
    targetContentOffset.pointee = .zero
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { note() }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note() }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note() }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note() }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    note()
    return nil
  }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { note() }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) { note() }
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    note()
    return true
  }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note() }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { note() }
}

/// Calls optional methods through optional chaining, as for protocols with optional requirements.
@MainActor func optionalCalls(_ view: UICollectionView, _ path: IndexPath) {
  let flow = view.delegate as? any UICollectionViewDelegateFlowLayout
  let _: CGSize? = flow?.collectionView?(view, layout: view.collectionViewLayout, sizeForItemAt: path)
  let _: UIEdgeInsets? = flow?.collectionView?(view, layout: view.collectionViewLayout, insetForSectionAt: 0)
  let _: Int? = view.dataSource?.numberOfSections?(in: view)
  let _: Bool? = view.delegate?.collectionView?(view, shouldSelectItemAt: path)
  view.delegate?.collectionView?(view, didSelectItemAt: path)
  view.delegate?.scrollViewDidScroll?(view)
  view.prefetchDataSource?.collectionView(view, prefetchItemsAt: [path])
  view.prefetchDataSource?.collectionView?(view, cancelPrefetchingForItemsAt: [path])
}

/// Calls every optional method of the delegate as UIKit does: through the protocol. Those that the class does not
/// implement are not called.
@MainActor func callEveryRequirement(
  of delegate: any UICollectionViewDelegateFlowLayout & UICollectionViewDataSource
    & UICollectionViewDataSourcePrefetching,
  _ view: UICollectionView
) {
  let path = IndexPath(item: 0, section: 0)
  let (cell, reusable, layout) = (UICollectionViewCell(), UICollectionReusableView(), view.collectionViewLayout)
  let source: any UICollectionViewDataSource = delegate
  _ = source.numberOfSections?(in: view)
  _ = source.collectionView?(view, canMoveItemAt: path)
  source.collectionView?(view, moveItemAt: path, to: path)
  _ = source.indexTitles?(for: view)
  _ = source.collectionView?(view, indexPathForIndexTitle: "a", at: 0)
  let prefetching: any UICollectionViewDataSourcePrefetching = delegate
  prefetching.collectionView(view, prefetchItemsAt: [path])
  prefetching.collectionView?(view, cancelPrefetchingForItemsAt: [path])
  let chosen: any UICollectionViewDelegate = delegate
  _ = chosen.collectionView?(view, shouldHighlightItemAt: path)
  chosen.collectionView?(view, didHighlightItemAt: path)
  chosen.collectionView?(view, didUnhighlightItemAt: path)
  _ = chosen.collectionView?(view, shouldSelectItemAt: path)
  _ = chosen.collectionView?(view, shouldDeselectItemAt: path)
  chosen.collectionView?(view, didSelectItemAt: path)
  chosen.collectionView?(view, didDeselectItemAt: path)
  _ = chosen.collectionView?(view, canPerformPrimaryActionForItemAt: path)
  chosen.collectionView?(view, performPrimaryActionForItemAt: path)
  chosen.collectionView?(view, willDisplay: cell, forItemAt: path)
  chosen.collectionView?(view, willDisplaySupplementaryView: reusable, forElementKind: "kind", at: path)
  chosen.collectionView?(view, didEndDisplaying: cell, forItemAt: path)
  chosen.collectionView?(view, didEndDisplayingSupplementaryView: reusable, forElementOfKind: "kind", at: path)
  _ = chosen.collectionView?(view, shouldShowMenuForItemAt: path)
  _ = chosen.collectionView?(view, transitionLayoutForOldLayout: layout, newLayout: layout)
  _ = chosen.collectionView?(view, canFocusItemAt: path)
  _ = chosen.indexPathForPreferredFocusedView?(in: view)
  _ = chosen.collectionView?(view, selectionFollowsFocusForItemAt: path)
  _ = chosen.collectionView?(
    view, targetIndexPathForMoveOfItemFromOriginalIndexPath: path, atCurrentIndexPath: path, toProposedIndexPath: path)
  _ = chosen.collectionView?(view, targetIndexPathForMoveFromItemAt: path, toProposedIndexPath: path)
  _ = chosen.collectionView?(view, targetContentOffsetForProposedContentOffset: .zero)
  _ = chosen.collectionView?(view, canEditItemAt: path)
  _ = chosen.collectionView?(view, shouldBeginMultipleSelectionInteractionAt: path)
  chosen.collectionView?(view, didBeginMultipleSelectionInteractionAt: path)
  chosen.collectionViewDidEndMultipleSelectionInteraction?(view)
  let menu = UIContextMenuConfiguration()
  _ = chosen.collectionView?(view, contextMenuConfigurationForItemsAt: [path], point: .zero)
  _ = chosen.collectionView?(view, contextMenuConfigurationForItemAt: path, point: .zero)
  _ = chosen.collectionView?(view, contextMenuConfiguration: menu, highlightPreviewForItemAt: path)
  _ = chosen.collectionView?(view, contextMenuConfiguration: menu, dismissalPreviewForItemAt: path)
  _ = chosen.collectionView?(view, previewForHighlightingContextMenuWithConfiguration: menu)
  _ = chosen.collectionView?(view, previewForDismissingContextMenuWithConfiguration: menu)
  chosen.collectionView?(view, willDisplayContextMenu: menu, animator: nil)
  chosen.collectionView?(view, willEndContextMenuInteraction: menu, animator: nil)
  let flow: any UICollectionViewDelegateFlowLayout = delegate
  _ = flow.collectionView?(view, layout: layout, sizeForItemAt: path)
  _ = flow.collectionView?(view, layout: layout, insetForSectionAt: 0)
  _ = flow.collectionView?(view, layout: layout, minimumLineSpacingForSectionAt: 0)
  _ = flow.collectionView?(view, layout: layout, minimumInteritemSpacingForSectionAt: 0)
  _ = flow.collectionView?(view, layout: layout, referenceSizeForHeaderInSection: 0)
  _ = flow.collectionView?(view, layout: layout, referenceSizeForFooterInSection: 0)
  let scrolling: any UIScrollViewDelegate = delegate
  var target = CGPoint(x: 1, y: 1)
  scrolling.scrollViewDidScroll?(view)
  scrolling.scrollViewDidZoom?(view)
  scrolling.scrollViewWillBeginDragging?(view)
  scrolling.scrollViewWillEndDragging?(view, withVelocity: .zero, targetContentOffset: &target)
  scrolling.scrollViewDidEndDragging?(view, willDecelerate: false)
  scrolling.scrollViewWillBeginDecelerating?(view)
  scrolling.scrollViewDidEndDecelerating?(view)
  scrolling.scrollViewDidEndScrollingAnimation?(view)
  _ = scrolling.viewForZooming?(in: view)
  scrolling.scrollViewWillBeginZooming?(view, with: nil)
  scrolling.scrollViewDidEndZooming?(view, with: nil, atScale: 1)
  _ = scrolling.scrollViewShouldScrollToTop?(view)
  scrolling.scrollViewDidScrollToTop?(view)
  scrolling.scrollViewDidChangeAdjustedContentInset?(view)
}

/// This delegate need not be an object of Objective-C, unlike others.
final class PlainSplitDelegate: UISplitViewControllerDelegate {}
