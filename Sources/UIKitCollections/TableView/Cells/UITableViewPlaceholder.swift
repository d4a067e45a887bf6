@_spi(UIKit) import UIKitCore

/// A cell that a table view shows in place of a row which is not there yet.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitableviewplaceholder).
@preconcurrency @MainActor open class UITableViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  let reuseIdentifier: String
  let rowHeight: CGFloat

  /// Creates a placeholder for a position, with the identifier that its cell is dequeued with and its height in points;
  /// `UITableView.automaticDimension` lets a cell that sizes itself determine that.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    self.rowHeight = rowHeight
    super.init()
  }

  /// Configures the placeholder's cell when it is shown; nil by default.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?
}

/// A placeholder for a dropped row.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitableviewdropplaceholder).
@preconcurrency @MainActor open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// Returns the parameters of the preview that moves to the placeholder's cell; nil, the default, for the usual ones.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// A placeholder that a table view shows for a dropped item, until it is replaced by a row or deleted.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitableviewdropplaceholdercontext).
@preconcurrency @MainActor public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The item that was dropped.
  var dragItem: UIDragItem { get }
  /// Replaces the placeholder by a row, which `dataSourceUpdates` adds to the data source's data at the index path that
  /// it is given. Returns false if the placeholder is no longer there.
  @discardableResult func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Removes the placeholder. Returns false if it is no longer there.
  @discardableResult func deletePlaceholder() -> Bool
}

final class TablePlaceholderContext: NSObject, UITableViewDropPlaceholderContext {
  let dragItem: UIDragItem
  private weak var view: UITableView?
  private let identifier: Int
  private let animator: any UIDragAnimating

  init(_ item: UIDragItem, _ view: UITableView, _ identifier: Int, _ animator: any UIDragAnimating) {
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
  func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { animator.addCompletion(completion) }
}
