// The defaults behind the optional methods for context menus, and the calls of them; see `OptionalMethod`.
extension UICollectionViewDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    OptionalMethod.isMissing(1227)
    return nil
  }

  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    OptionalMethod.isMissing(1228)
    return nil
  }

  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    OptionalMethod.isMissing(1229)
    return nil
  }

  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    OptionalMethod.isMissing(1230)
    return nil
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMethod.isMissing(1231)
    return nil
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMethod.isMissing(1232)
    return nil
  }

  public func collectionView(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    OptionalMethod.isMissing(1233)
  }

  public func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    OptionalMethod.isMissing(1234)
  }

  public func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    OptionalMethod.isMissing(1235)
  }
}

extension _UICollectionViewDelegate_collectionView {
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    OptionalMethod.call(1227) {
      target.collectionView(collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
    } ?? nil
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    OptionalMethod.call(1228) {
      target.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
    } ?? nil
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    OptionalMethod.call(1229) {
      target.collectionView(
        collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath)
    } ?? nil
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    OptionalMethod.call(1230) {
      target.collectionView(
        collectionView, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: indexPath)
    } ?? nil
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMethod.call(1231) {
      target.collectionView(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
    } ?? nil
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMethod.call(1232) {
      target.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
    } ?? nil
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) -> Void? {
    OptionalMethod.call(1233) {
      target.collectionView(collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) -> Void? {
    OptionalMethod.call(1234) {
      target.collectionView(collectionView, willDisplayContextMenu: configuration, animator: animator)
    }
  }

  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) -> Void? {
    OptionalMethod.call(1235) {
      target.collectionView(collectionView, willEndContextMenuInteraction: configuration, animator: animator)
    }
  }
}
