@_spi(UIKit) import UIKitCore

/// The parts of a collection view controller.
@MainActor struct CollectionControllerParts {
  var layout: UICollectionViewLayout?
  var collectionView: UICollectionView?
  /// The view that `loadView` created, if it did: the collection view's superview.
  var wrapper: CollectionControllerWrapperView?
  var movementGesture: UILongPressGestureRecognizer?
}
