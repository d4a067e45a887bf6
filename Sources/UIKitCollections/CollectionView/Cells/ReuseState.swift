import CollectionCore
@_spi(UIKit) import UIKitCore

/// A collection view's record of one of its views, kept with the view so that no table has to be searched for it.
///
/// A class, because a structure in the view would be copied by every method call.
@MainActor final class ReuseState {
  var identifier: String?
  /// The pool slot that holds the view while it is not shown; nil for a view that was not dequeued, or after another
  /// class was registered for its identifier.
  weak var slot: ReusePool.Slot?
  /// The element the view shows; nil while it waits for reuse.
  var key: ElementKey?
  /// The attributes last applied.
  var attributes: UICollectionViewLayoutAttributes?
  /// The geometry last applied, kept apart because a layout may change an attributes object that it has returned.
  var geometry: ElementGeometry?
  /// The geometry, and whether the view was hidden, while a prepared view waits to be shown for the first time.
  var prepared: (geometry: ElementGeometry?, isHidden: Bool)?
  /// The view's place in the order from back to front.
  var place: StackingPlace?
  /// The scroll view of the orthogonal section that contains the view; nil: the collection view itself.
  weak var region: RegionScrollView?
  weak var collectionView: UICollectionView?
  /// The style of the list that the element belongs to.
  var listEnvironment = UIListEnvironment.unspecified
  /// The size for which the view was last measured; nil: not measured since it took its current element.
  var askedSize: CGSize?
  /// The size that the view preferred when it was measured; nil: it accepted the given one.
  var preferredSize: CGSize?
  /// The number of the last layout pass that found the element on screen.
  var passNumber = 0

  /// Returns whether the view has not yet been measured for this size.
  func isNew(_ size: CGSize) -> Bool {
    func isClose(_ other: CGSize?) -> Bool {
      guard let other else { return false }
      return abs(other.width - size.width) < Self.tolerance && abs(other.height - size.height) < Self.tolerance
    }
    return !isClose(askedSize) && !isClose(preferredSize)
  }

  /// Ignores differences that come from rounding.
  private static let tolerance: CGFloat = 1e-3
}
