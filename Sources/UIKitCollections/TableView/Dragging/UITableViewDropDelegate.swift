@_spi(UIKit) import UIKitCore

/// Handles drops on a table view. `performDropWith` is required; the others have defaults.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitableviewdropdelegate).
@preconcurrency @MainActor public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Called when items have been dropped. Update the data and the view, and report their destination to the
  /// coordinator.
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Returns whether the view accepts the session's items; true by default.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// Called when a drag enters the view.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// Returns the effect of a drop; `destinationIndexPath` is the row at the session's location, nil if there is none.
  /// By default items are moved if the drag started in this view, otherwise copied.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// Called when a drag leaves the view.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// Called when the session has ended.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  /// Never called here: previews have no parameters.
  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(
      operation: tableView.hasActiveDrag ? .move : .copy, intent: .insertAtDestinationIndexPath)
  }
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
  public func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

/// The effect that a drop on a table view would have.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitableviewdropproposal).
@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
  /// The place of dropped items relative to the destination.
  public enum Intent: Int, Sendable {
    /// No place is marked.
    case unspecified = 0
    /// Between rows; a line marks the place.
    case insertAtDestinationIndexPath = 1
    /// Into a row, which is highlighted.
    case insertIntoDestinationIndexPath = 2
    /// The table decides: between rows here.
    case automatic = 3
  }

  /// The place of the dropped items relative to the destination.
  public let intent: Intent

  /// Creates a proposal with an intent, which decides how the destination is marked.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }
}

/// One of the items that are dropped on a table view.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitableviewdropitem).
@preconcurrency @MainActor public protocol UITableViewDropItem: NSObjectProtocol {
  /// The dropped item.
  var dragItem: UIDragItem { get }
  /// The item's index path in this view when the drag began; nil if it came from elsewhere.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the lifted cell, in points.
  var previewSize: CGSize { get }
}

/// The items that are dropped on a table view, and their destination.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitableviewdropcoordinator).
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The dropped items, in order.
  var items: [any UITableViewDropItem] { get }
  /// The row at which they were dropped; nil if there was none.
  var destinationIndexPath: IndexPath? { get }
  /// The delegate's last proposal.
  var proposal: UITableViewDropProposal { get }
  /// The drop session.
  var session: any UIDropSession { get }
  /// Inserts a placeholder for an item, animates its preview there, and returns the object that replaces or removes it.
  @discardableResult func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext
  /// Animates the preview of an item to a row, which must exist.
  @discardableResult func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Animates the preview of an item into a row, to a rectangle in the coordinates of its cell.
  @discardableResult func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
  /// Animates the preview of an item to a target.
  @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}
