@_spi(UIKit) import UIKitCore

/// A placeholder that a collection view shows for a dropped item, until it is replaced by the item or deleted.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uicollectionviewdropplaceholdercontext).
@preconcurrency @MainActor public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The item that was dropped.
  var dragItem: UIDragItem { get }
  /// Replaces the placeholder by an item, which `dataSourceUpdates` adds to the data source's data at the index path
  /// that it is given. Returns false if the placeholder is no longer there.
  @discardableResult func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Removes the placeholder. Returns false if it is no longer there.
  @discardableResult func deletePlaceholder() -> Bool
  /// Calls the placeholder's `cellUpdateHandler` for its cell, if that is on screen.
  func setNeedsCellUpdate()
}

final class CollectionPlaceholderContext: NSObject, UICollectionViewDropPlaceholderContext {
  let dragItem: UIDragItem
  private weak var view: UICollectionView?
  private let identifier: Int
  private let animator: any UIDragAnimating

  init(_ item: UIDragItem, _ view: UICollectionView, _ identifier: Int, _ animator: any UIDragAnimating) {
    dragItem = item
    self.view = view
    self.identifier = identifier
    self.animator = animator
    super.init()
  }

  @discardableResult func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    view?.replacePlaceholder(identifier, dataSourceUpdates) ?? false
  }

  @discardableResult func deletePlaceholder() -> Bool { view?.removePlaceholder(identifier) ?? false }
  func setNeedsCellUpdate() { view?.updatePlaceholderCell(identifier) }
  func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { animator.addCompletion(completion) }
}
