@_spi(UIKit) import UIKitCore

// The defaults behind the optional methods for context menus, and the calls of them; see `OptionalMethod`.
extension UICollectionViewDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    OptionalMethod.handleMissing(
      .contextMenuConfigurationForItemsAt, of: self as any UICollectionViewDelegate,
      [collectionView, indexPaths, point], else: nil
    ) {
      $0.collectionView(collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    OptionalMethod.handleMissing(
      .contextMenuConfigurationForItemAt, of: self as any UICollectionViewDelegate, [collectionView, indexPath, point],
      else: nil
    ) {
      $0.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    OptionalMethod.handleMissing(
      .highlightPreviewForItemAt, of: self as any UICollectionViewDelegate, [collectionView, configuration, indexPath],
      else: nil
    ) {
      $0.collectionView(collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    OptionalMethod.handleMissing(
      .dismissalPreviewForItemAt, of: self as any UICollectionViewDelegate, [collectionView, configuration, indexPath],
      else: nil
    ) {
      $0.collectionView(collectionView, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: indexPath)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMethod.handleMissing(
      .previewForHighlightingContextMenuWithConfiguration, of: self as any UICollectionViewDelegate,
      [collectionView, configuration], else: nil
    ) {
      $0.collectionView(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMethod.handleMissing(
      .previewForDismissingContextMenuWithConfiguration, of: self as any UICollectionViewDelegate,
      [collectionView, configuration], else: nil
    ) {
      $0.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    OptionalMethod.handleMissing(
      .willPerformPreviewActionForMenuWith, of: self as any UICollectionViewDelegate,
      [collectionView, configuration, animator]
    ) {
      $0.collectionView(collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    OptionalMethod.handleMissing(
      .willDisplayContextMenu, of: self as any UICollectionViewDelegate, [collectionView, configuration, animator]
    ) {
      $0.collectionView(collectionView, willDisplayContextMenu: configuration, animator: animator)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    OptionalMethod.handleMissing(
      .willEndContextMenuInteraction, of: self as any UICollectionViewDelegate,
      [collectionView, configuration, animator]
    ) {
      $0.collectionView(collectionView, willEndContextMenuInteraction: configuration, animator: animator)
    }
  }
}

extension _UICollectionViewDelegate_collectionView {
  /// Calls `collectionView(_:contextMenuConfigurationForItemsAt:point:)` and returns nil if the object does not
  /// implement it.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    OptionalMethod.call(.contextMenuConfigurationForItemsAt) {
      target.collectionView(collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
    } ?? nil
  }

  /// Calls `collectionView(_:contextMenuConfigurationForItemAt:point:)` and returns nil if the object does not
  /// implement it.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    OptionalMethod.call(.contextMenuConfigurationForItemAt) {
      target.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
    } ?? nil
  }

  /// Calls `collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)` and returns nil if the object does
  /// not implement it.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    OptionalMethod.call(.highlightPreviewForItemAt) {
      target.collectionView(
        collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath)
    } ?? nil
  }

  /// Calls `collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)` and returns nil if the object does
  /// not implement it.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    OptionalMethod.call(.dismissalPreviewForItemAt) {
      target.collectionView(
        collectionView, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: indexPath)
    } ?? nil
  }

  /// Calls `collectionView(_:previewForHighlightingContextMenuWithConfiguration:)` and returns nil if the object does
  /// not implement it.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMethod.call(.previewForHighlightingContextMenuWithConfiguration) {
      target.collectionView(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
    } ?? nil
  }

  /// Calls `collectionView(_:previewForDismissingContextMenuWithConfiguration:)` and returns nil if the object does not
  /// implement it.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMethod.call(.previewForDismissingContextMenuWithConfiguration) {
      target.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
    } ?? nil
  }

  /// Calls `collectionView(_:willPerformPreviewActionForMenuWith:animator:)` and returns nil if the object does not
  /// implement it.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) -> Void? {
    OptionalMethod.call(.willPerformPreviewActionForMenuWith) {
      target.collectionView(collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
  }

  /// Calls `collectionView(_:willDisplayContextMenu:animator:)` and returns nil if the object does not implement it.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) -> Void? {
    OptionalMethod.call(.willDisplayContextMenu) {
      target.collectionView(collectionView, willDisplayContextMenu: configuration, animator: animator)
    }
  }

  /// Calls `collectionView(_:willEndContextMenuInteraction:animator:)` and returns nil if the object does not implement
  /// it.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) -> Void? {
    OptionalMethod.call(.willEndContextMenuInteraction) {
      target.collectionView(collectionView, willEndContextMenuInteraction: configuration, animator: animator)
    }
  }
}
