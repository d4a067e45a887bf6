import CoreGraphics
import Foundation
@_spi(UIKit) import UIKitCore

/// Gets the menus of items from the collection view's delegate.
@MainActor final class CollectionContextMenus: NSObject, UIContextMenuInteractionDelegate {
  private weak var collectionView: UICollectionView?

  init(_ collectionView: UICollectionView) {
    self.collectionView = collectionView
    super.init()
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    collectionView?.contextMenuConfiguration(at: location)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let collectionView else { return }
    collectionView.delegate?.collectionView(collectionView, willDisplayContextMenu: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let collectionView else { return }
    collectionView.delegate?.collectionView(
      collectionView, willEndContextMenuInteraction: configuration, animator: animator)
  }
}

extension UICollectionView {
  /// Adds the interaction when there is a delegate.
  func delegateMayHaveMenus() {
    guard menus == nil, delegate != nil else { return }
    let source = CollectionContextMenus(self)
    let interaction = UIContextMenuInteraction(delegate: source)
    menus = (source, interaction)
    addInteraction(interaction)
  }

  fileprivate func contextMenuConfiguration(at point: CGPoint) -> UIContextMenuConfiguration? {
    guard let delegate, movement == nil else { return nil }
    let path = visibleItem(at: point)
    var paths = path.map { [$0] } ?? []
    if let path, let selected = indexPathsForSelectedItems, selected.count > 1, selected.contains(path) {
      paths = selected
    }
    let answer = OptionalMethod.call(.contextMenuConfigurationForItemsAt) {
      delegate.collectionView(self, contextMenuConfigurationForItemsAt: paths, point: point)
    }
    if let answer { return answer }
    return path.flatMap { delegate.collectionView(self, contextMenuConfigurationForItemAt: $0, point: point) }
  }
}
