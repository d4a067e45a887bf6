/// What a collection view keeps about one of its views, with the view, so that no table has to be searched for it.
@MainActor struct ReuseState {
  var identifier: String?
  /// The element the view shows; nil while it waits for reuse.
  var key: ElementKey?
  /// The attributes last applied.
  var attributes: UICollectionViewLayoutAttributes?
  /// What the last application set, since a layout may change the attributes object it has handed out.
  var geometry: ElementGeometry?
  /// Where the view is in the order from back to front.
  var place: StackingPlace?
  /// The scroll view of a section of its own that the view is in; nil: it is in the collection view itself.
  weak var region: RegionScrollView?
  weak var collectionView: UICollectionView?
  /// The number of the last layout pass that found the element on screen.
  var passNumber = 0
}
