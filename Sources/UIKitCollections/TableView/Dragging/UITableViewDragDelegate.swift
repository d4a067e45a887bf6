@_spi(UIKit) import UIKitCore

/// Decides which rows of a table view can be dragged. `itemsForBeginning` is required; the others have defaults.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitableviewdragdelegate).
@preconcurrency @MainActor public protocol UITableViewDragDelegate: NSObjectProtocol {
  /// Returns the drag items for a row; an empty array if it cannot be dragged.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  /// Returns the drag items that a tap on a row adds to a running drag; none by default.
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]
  /// Never called here: previews have no parameters.
  func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  /// Called when the drag begins.
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
  /// Called when the drag has ended, whatever its outcome.
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
  /// Returns whether the items may be moved rather than copied; true by default.
  func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Returns whether the items stay within the app; false by default.
  func tableView(
    _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

extension UITableViewDragDelegate {
  public func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { [] }
  public func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
  public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}
  public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}
  public func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  public func tableView(
    _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}
