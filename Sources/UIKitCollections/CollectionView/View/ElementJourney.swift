@_spi(UIKit) import UIKitCore

/// A view that is taken from one place to another by a change.
struct ElementJourney {
  var view: UICollectionReusableView
  /// Nil: it stays as it is.
  var destination: UICollectionViewLayoutAttributes?
  /// Whether the view is no longer shown at the end.
  var leaves = false
}
