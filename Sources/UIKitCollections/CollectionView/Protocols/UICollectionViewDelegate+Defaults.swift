import CoreGraphics
import Foundation
@_spi(UIKit) import UIKitCore

// The defaults behind the optional methods; see `OptionalMethod`.
extension UICollectionViewDelegate {
  public func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    OptionalMethod.handleMissing(
      .shouldHighlightItemAt, of: self as any UICollectionViewDelegate, [collectionView, indexPath], else: true
    ) {
      $0.collectionView(collectionView, shouldHighlightItemAt: indexPath)
    }
  }

  public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    OptionalMethod.handleMissing(
      .didHighlightItemAt, of: self as any UICollectionViewDelegate, [collectionView, indexPath]
    ) {
      $0.collectionView(collectionView, didHighlightItemAt: indexPath)
    }
  }

  public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    OptionalMethod.handleMissing(
      .didUnhighlightItemAt, of: self as any UICollectionViewDelegate, [collectionView, indexPath]
    ) {
      $0.collectionView(collectionView, didUnhighlightItemAt: indexPath)
    }
  }

  public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    OptionalMethod.handleMissing(
      .shouldSelectItemAt, of: self as any UICollectionViewDelegate, [collectionView, indexPath], else: true
    ) {
      $0.collectionView(collectionView, shouldSelectItemAt: indexPath)
    }
  }

  public func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    OptionalMethod.handleMissing(
      .shouldDeselectItemAt, of: self as any UICollectionViewDelegate, [collectionView, indexPath], else: true
    ) {
      $0.collectionView(collectionView, shouldDeselectItemAt: indexPath)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { true }

  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    OptionalMethod.handleMissing(
      .didSelectItemAt, of: self as any UICollectionViewDelegate, [collectionView, indexPath]
    ) {
      $0.collectionView(collectionView, didSelectItemAt: indexPath)
    }
  }

  public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    OptionalMethod.handleMissing(
      .didDeselectItemAt, of: self as any UICollectionViewDelegate, [collectionView, indexPath]
    ) {
      $0.collectionView(collectionView, didDeselectItemAt: indexPath)
    }
  }

  public func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath)
    -> Bool
  {
    OptionalMethod.handleMissing(
      .canPerformPrimaryActionForItemAt, of: self as any UICollectionViewDelegate, [collectionView, indexPath],
      else: true
    ) {
      $0.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath)
    }
  }

  public func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
    OptionalMethod.handleMissing(
      .performPrimaryActionForItemAt, of: self as any UICollectionViewDelegate, [collectionView, indexPath]
    ) {
      $0.collectionView(collectionView, performPrimaryActionForItemAt: indexPath)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    OptionalMethod.handleMissing(
      .willDisplay, of: self as any UICollectionViewDelegate, [collectionView, cell, indexPath]
    ) {
      $0.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    OptionalMethod.handleMissing(
      .willDisplaySupplementaryView, of: self as any UICollectionViewDelegate,
      [collectionView, view, elementKind, indexPath]
    ) {
      $0.collectionView(collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    OptionalMethod.handleMissing(
      .didEndDisplaying, of: self as any UICollectionViewDelegate, [collectionView, cell, indexPath]
    ) {
      $0.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    OptionalMethod.handleMissing(
      .didEndDisplayingSupplementaryView, of: self as any UICollectionViewDelegate,
      [collectionView, view, elementKind, indexPath]
    ) {
      $0.collectionView(
        collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    OptionalMethod.handleMissing(
      .transitionLayoutForOldLayout, of: self as any UICollectionViewDelegate, [collectionView, fromLayout, toLayout],
      else: UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    ) {
      $0.collectionView(collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
    }
  }

  public func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
    OptionalMethod.handleMissing(
      .canFocusItemAt, of: self as any UICollectionViewDelegate, [collectionView, indexPath], else: true
    ) {
      $0.collectionView(collectionView, canFocusItemAt: indexPath)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool {
    OptionalMethod.handleMissing(
      .shouldUpdateFocusIn, of: self as any UICollectionViewDelegate, [collectionView, context], else: true
    ) {
      $0.collectionView(collectionView, shouldUpdateFocusIn: context)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    OptionalMethod.handleMissing(
      .didUpdateFocusIn, of: self as any UICollectionViewDelegate, [collectionView, context, coordinator]
    ) {
      $0.collectionView(collectionView, didUpdateFocusIn: context, with: coordinator)
    }
  }

  public func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    OptionalMethod.handleMissing(
      .indexPathForPreferredFocusedView, of: self as any UICollectionViewDelegate, [collectionView], else: nil
    ) {
      $0.indexPathForPreferredFocusedView(in: collectionView)
    }
  }

  public func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath)
    -> Bool
  {
    OptionalMethod.handleMissing(
      .selectionFollowsFocusForItemAt, of: self as any UICollectionViewDelegate, [collectionView, indexPath],
      else: false
    ) {
      $0.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    OptionalMethod.handleMissing(
      .targetIndexPathForMoveOfItemFromOriginalIndexPath, of: self as any UICollectionViewDelegate,
      [collectionView, originalIndexPath, currentIndexPath, proposedIndexPath], else: proposedIndexPath
    ) {
      $0.collectionView(
        collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
        atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    OptionalMethod.handleMissing(
      .targetIndexPathForMoveFromItemAt, of: self as any UICollectionViewDelegate,
      [collectionView, currentIndexPath, proposedIndexPath], else: proposedIndexPath
    ) {
      $0.collectionView(
        collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath, toProposedIndexPath: proposedIndexPath)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    OptionalMethod.handleMissing(
      .targetContentOffsetForProposedContentOffset, of: self as any UICollectionViewDelegate,
      [collectionView, proposedContentOffset], else: proposedContentOffset
    ) {
      $0.collectionView(collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
    }
  }

  public func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
    OptionalMethod.handleMissing(
      .canEditItemAt, of: self as any UICollectionViewDelegate, [collectionView, indexPath], else: true
    ) {
      $0.collectionView(collectionView, canEditItemAt: indexPath)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethod.handleMissing(
      .shouldBeginMultipleSelectionInteractionAt, of: self as any UICollectionViewDelegate,
      [collectionView, indexPath], else: false
    ) {
      $0.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    OptionalMethod.handleMissing(
      .didBeginMultipleSelectionInteractionAt, of: self as any UICollectionViewDelegate, [collectionView, indexPath]
    ) {
      $0.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath)
    }
  }

  public func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    OptionalMethod.handleMissing(
      .didEndMultipleSelectionInteraction, of: self as any UICollectionViewDelegate, [collectionView]
    ) {
      $0.collectionViewDidEndMultipleSelectionInteraction(collectionView)
    }
  }

  public func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
    OptionalMethod.handleMissing(
      .shouldShowMenuForItemAt, of: self as any UICollectionViewDelegate, [collectionView, indexPath], else: false
    ) {
      $0.collectionView(collectionView, shouldShowMenuForItemAt: indexPath)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    OptionalMethod.handleMissing(
      .canPerformActionForItemAt, of: self as any UICollectionViewDelegate,
      [collectionView, action, indexPath, sender], else: false
    ) {
      $0.collectionView(collectionView, canPerformAction: action, forItemAt: indexPath, withSender: sender)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) {
    OptionalMethod.handleMissing(
      .performActionForItemAt, of: self as any UICollectionViewDelegate, [collectionView, action, indexPath, sender]
    ) {
      $0.collectionView(collectionView, performAction: action, forItemAt: indexPath, withSender: sender)
    }
  }
}
