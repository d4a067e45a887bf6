@_spi(UIKit) import UIKitCore

/// A move of the focus into, out of or within a table view.
@preconcurrency @MainActor open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  var previousPath: IndexPath?
  var nextPath: IndexPath?

  /// The row that loses the focus; nil when it is not one of the table view.
  open var previouslyFocusedIndexPath: IndexPath? { previousPath }

  /// The row that gets the focus; nil when it is not one of the table view.
  open var nextFocusedIndexPath: IndexPath? { nextPath }
}
