import CollectionCore

/// How far what is on screen agrees with the layout.
@MainActor struct LayoutPassState {
  /// Whether `prepare()` was called after the last invalidation. While it was not, the layout is asked nothing about
  /// bounds (facts 3.9).
  var isPrepared = false
  /// Whether a pass has ever run: before, there is nothing on screen to keep in agreement.
  var hasRun = false
  var isRunning = false
  var isPreparing = false
  /// The bounds of the last pass; nil if something has changed since.
  var agreedBounds: CGRect?
  /// Whether the content size is to be asked for once more after the query (facts 2.1, 2.3).
  var asksContentSizeAgain = false
  /// Whether the layout was invalidated other than by a change of bounds: then an offset out of range is put before it
  /// (facts 2.7).
  var checksRange = false
  /// The insets that the layout was made for.
  var insets = UIEdgeInsets.zero
  /// The context to invalidate the layout with once the bounds have changed.
  var pendingContext: UICollectionViewLayoutInvalidationContext?
  /// Whether the layout was invalidated for an animated move that has not begun yet.
  var awaitsMotion = false
  /// The context of a bounds change while it is being delivered.
  var boundsChangeContext: UICollectionViewLayoutInvalidationContext?
  /// Elements that a context named, to be asked for one by one, while the rest of the query stays good.
  var named: Set<ElementKey> = []
  /// Elements on screen whose content has changed while the layout was invalid.
  var resized: Set<ElementKey> = []
  /// Views of elements discarded by a reload, to be reused by the next pass.
  var retired: [UICollectionReusableView] = []
  /// How often the layout was asked for the elements of a rectangle: for tests and benchmarks.
  var queries = 0
  /// Counts passes, to tell the elements a pass has found from those it has not.
  var number = 0
  /// Whether the layout is to be told of the end of an animated change of size.
  var animatesBoundsChange = false
  /// Views whose elements left during the pass, not hidden yet.
  var vacated: [UICollectionReusableView] = []
  /// The categories of whose elements the delegate does not want to hear that they are no longer shown: found by
  /// telling it.
  var unheard = UnheardCategories()
}
