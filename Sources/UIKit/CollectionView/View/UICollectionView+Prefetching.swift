/// Which items the prefetching data source has been told to make ready.
@MainActor struct PrefetchState {
  /// Asked for and not shown since.
  var announced: Set<IndexPath> = []
  var lastOffset: CGPoint?
  /// The directions of the last movement, each -1, 0 or 1.
  var direction = (x: 0, y: 0)
  var isScheduled = false

  mutating func didShow(_ path: IndexPath) {
    if !announced.isEmpty { announced.remove(path) }
  }

  mutating func forget() {
    announced.removeAll()
    lastOffset = nil
    direction = (0, 0)
  }

  mutating func follow(_ plan: UpdatePlan) {
    guard !announced.isEmpty else { return }
    announced = Set(announced.compactMap { ItemIndex($0).flatMap(plan.newIndex(ofOld:))?.indexPath })
  }
}

extension UICollectionView {
  /// After a pass that moved, looks ahead once the main queue gets to it: outside the layout pass (facts 2.5).
  func schedulePrefetching() {
    guard isPrefetchingEnabled, prefetchDataSource != nil, !prefetching.isScheduled,
      prefetching.lastOffset != contentOffset
    else { return }
    prefetching.isScheduled = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self?.prefetchAhead() }
    }
  }

  /// Has the items within one view length ahead, in the direction of the last movement, prefetched; those asked for
  /// before that now lie behind are cancelled.
  func prefetchAhead() {
    prefetching.isScheduled = false
    guard isPrefetchingEnabled, let prefetchDataSource, pass.isPrepared, !bounds.isEmpty else { return }
    let offset = contentOffset
    let last = prefetching.lastOffset ?? offset
    prefetching.lastOffset = offset
    var direction = (x: sign(offset.x - last.x), y: sign(offset.y - last.y))
    if direction == (0, 0) {
      // At rest at the start, scrolling forward is what comes.
      guard prefetching.direction == (0, 0) else { return }
      direction = (contentSize.width > bounds.width ? 1 : 0, contentSize.height > bounds.height ? 1 : 0)
    }
    prefetching.direction = direction
    let ahead = itemsAhead(direction)
    let aheadSet = Set(ahead)
    let behind = prefetching.announced.filter { !aheadSet.contains($0) && elements[.cell($0)] == nil }
    let new = ahead.filter { !prefetching.announced.contains($0) }
    prefetching.announced.subtract(behind)
    prefetching.announced.formUnion(new)
    if !behind.isEmpty {
      prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: behind.sorted())
    }
    if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new) }
  }

  /// The items of the part one view length ahead that are not on screen, nearest first.
  private func itemsAhead(_ direction: (x: Int, y: Int)) -> [IndexPath] {
    let visible = bounds
    let part = visible.offsetBy(dx: CGFloat(direction.x) * visible.width, dy: CGFloat(direction.y) * visible.height)
    let tiles = LayoutQuery.tiles(around: part)
    let entries = tiles == query.rect ? query.entries : ask(in: tiles).entries
    var found: [(path: IndexPath, distance: CGFloat)] = []
    for entry in entries
    where entry.key.category == .cell && entry.frame.overlaps(part) && elements[entry.key] == nil {
      let dx = max(visible.minX - entry.frame.maxX, entry.frame.minX - visible.maxX, 0)
      let dy = max(visible.minY - entry.frame.maxY, entry.frame.minY - visible.maxY, 0)
      found.append((entry.key.indexPath, dx + dy))
    }
    return found.sorted { ($0.distance, $0.path) < ($1.distance, $1.path) }.map(\.path)
  }

  func cancelPrefetching() {
    let announced = prefetching.announced
    prefetching.forget()
    if !announced.isEmpty {
      prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: announced.sorted())
    }
  }

  private func sign(_ value: CGFloat) -> Int { value > 0 ? 1 : value < 0 ? -1 : 0 }
}
