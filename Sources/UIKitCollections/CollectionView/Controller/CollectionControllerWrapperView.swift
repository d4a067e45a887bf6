@_spi(UIKit) import UIKitCore

/// The view of a collection view controller, filled by the collection view (facts 7.2).
final class CollectionControllerWrapperView: UIView {
  /// Called when the view's window changes: the movement gesture exists only in a window (facts 7.9).
  var onWindowChange: () -> Void = {}

  override func didMoveToWindow() {
    super.didMoveToWindow()
    onWindowChange()
  }
}
