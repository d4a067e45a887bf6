@_spi(UIKit) import UIKitCore

/// A move of the focus into, out of or within a collection view.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uicollectionviewfocusupdatecontext).
@preconcurrency @MainActor open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  var previousPath: IndexPath?
  var nextPath: IndexPath?

  /// The item that loses the focus; nil if it is not in the collection view.
  open var previouslyFocusedIndexPath: IndexPath? { previousPath }

  /// The item that gets the focus; nil if it is not in the collection view.
  open var nextFocusedIndexPath: IndexPath? { nextPath }
}
