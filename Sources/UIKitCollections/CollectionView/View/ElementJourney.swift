@_spi(UIKit) import UIKitCore

/// A view that a change moves from one place to another.
struct ElementJourney {
  var view: UICollectionReusableView
  /// Nil: the view stays where it is.
  var destination: UICollectionViewLayoutAttributes?
  /// Whether the view is no longer shown at the end.
  var leaves = false
}
