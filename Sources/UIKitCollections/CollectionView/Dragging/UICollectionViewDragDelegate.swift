@_spi(UIKit) import UIKitCore

/// Decides which items of a collection view can be dragged. `itemsForBeginning` is required; the others have defaults.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uicollectionviewdragdelegate).
@preconcurrency @MainActor public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  /// Returns the drag items for an item of the collection view; an empty array if it cannot be dragged.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  /// Returns the drag items that a tap on an item of the collection view adds to a running drag; none by default.
  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]
  /// Never called here: previews have no parameters.
  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  /// Called when the drag begins.
  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
  /// Called when the drag has ended, whatever its outcome.
  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
  /// Returns whether the items may be moved rather than copied; true by default.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Returns whether the items stay within the app; false by default.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

extension UICollectionViewDragDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { [] }
  public func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
  public func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {}
  public func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {}
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}
