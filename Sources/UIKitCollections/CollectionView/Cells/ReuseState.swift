import CollectionCore
@_spi(UIKit) import UIKitCore

/// A collection view's record of one of its views, kept with the view so that no table has to be searched for it.
///
/// An object of its own: of a structure in the view each call of a method would make a copy.
@MainActor final class ReuseState {
  var identifier: String?
  /// Where the view waits when it is not shown; nil for one that was not dequeued, or when another class was registered
  /// since.
  weak var slot: ReusePool.Slot?
  /// The element the view shows; nil while it waits for reuse.
  var key: ElementKey?
  /// The attributes last applied.
  var attributes: UICollectionViewLayoutAttributes?
  /// The geometry that was last applied: a layout may change the attributes object it has handed out.
  var geometry: ElementGeometry?
  /// The same, and whether the view was hidden, while it waits to be shown for the first time.
  var prepared: (geometry: ElementGeometry?, isHidden: Bool)?
  /// Where the view is in the order from back to front.
  var place: StackingPlace?
  /// The scroll view of a section of its own that the view is in; nil: it is in the collection view itself.
  weak var region: RegionScrollView?
  weak var collectionView: UICollectionView?
  /// The size for which the view was last measured; nil: not measured since it shows its element.
  var askedSize: CGSize?
  /// The size it preferred then; nil: it accepted the given one.
  var preferredSize: CGSize?
  /// The number of the last layout pass that found the element on screen.
  var passNumber = 0

  /// Whether the view has not been measured yet.
  func isNew(_ size: CGSize) -> Bool {
    func isClose(_ other: CGSize?) -> Bool {
      guard let other else { return false }
      return abs(other.width - size.width) < Self.tolerance && abs(other.height - size.height) < Self.tolerance
    }
    return !isClose(askedSize) && !isClose(preferredSize)
  }

  /// Differences that come from arithmetic, not from the layout.
  private static let tolerance: CGFloat = 1e-3
}
