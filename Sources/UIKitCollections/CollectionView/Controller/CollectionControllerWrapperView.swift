@_spi(UIKit) import UIKitCore

/// The view of a collection view controller: holds the collection view, which fills it (facts 7.2).
final class CollectionControllerWrapperView: UIView {
  /// Its window changed: the movement gesture exists only in one (facts 7.9).
  var onWindowChange: () -> Void = {}

  override func didMoveToWindow() {
    super.didMoveToWindow()
    onWindowChange()
  }
}
