@_spi(UIKit) import UIKitCore

/// A move of the focus into, out of or within a collection view.
@preconcurrency @MainActor open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  var previousPath: IndexPath?
  var nextPath: IndexPath?

  /// The item that loses the focus; nil when it is not one of the collection view.
  open var previouslyFocusedIndexPath: IndexPath? { previousPath }

  /// The item that gets the focus; nil when it is not one of the collection view.
  open var nextFocusedIndexPath: IndexPath? { nextPath }
}
