@_spi(UIKit) import UIKitCore

/// A move of the focus into, out of or within a table view.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitableviewfocusupdatecontext).
@preconcurrency @MainActor open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  var previousPath: IndexPath?
  var nextPath: IndexPath?

  /// The row that loses the focus; nil if it is not in the table view.
  open var previouslyFocusedIndexPath: IndexPath? { previousPath }

  /// The row that gets the focus; nil if it is not in the table view.
  open var nextFocusedIndexPath: IndexPath? { nextPath }
}
