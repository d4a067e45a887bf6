/// What has been made ready ahead of scrolling.
@MainActor struct PrefetchState {
  /// Items that the prefetching data source was told of and that were not shown since.
  var announced: Set<IndexPath> = []
  /// Cells that are configured and not on screen yet.
  var prepared: [IndexPath: UICollectionViewCell] = [:]
  /// What cells are to be prepared for, nearest last.
  var waiting: [LayoutQuery.Entry] = []
  /// The layout's answers for the tiles ahead; empty once the layout was invalidated.
  var queries: [LayoutQuery] = []
  /// Whether `queries` can take the place of the query of a layout pass: not after elements in them were named.
  var queriesAreWhole = true
  var lastOffset: CGPoint?
  /// The directions of the last movement, each -1, 0 or 1.
  var direction = (x: 0, y: 0)
  /// Whether there is something to look for although nothing moved: new data or another layout.
  var isStale = true
  var isScheduled = false
  var isPreparing = false

  mutating func didShow(_ path: IndexPath) {
    if !announced.isEmpty { announced.remove(path) }
  }

  mutating func forget() {
    announced.removeAll()
    waiting.removeAll()
    queries.removeAll()
    lastOffset = nil
    direction = (0, 0)
    isStale = true
  }

  mutating func forgetQueries() {
    queries.removeAll()
    waiting.removeAll()
    queriesAreWhole = true
    isStale = true
  }

  /// The answer for exactly these tiles, if it is known.
  func query(for tiles: CGRect) -> LayoutQuery? {
    queriesAreWhole ? queries.first { $0.rect == tiles } : nil
  }
}
