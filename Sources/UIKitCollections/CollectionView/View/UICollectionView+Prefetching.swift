import CollectionCore
import QuartzCore
@_spi(UIKit) import UIKitCore

/// Prefetching outside of the layout pass (facts 2.5): the prefetching data source gets the items that come next, and
/// their cells are created and configured one at a time while the main thread is idle.
extension UICollectionView {
  /// Schedules prefetching after a pass that moved the content or changed the data.
  func schedulePrefetching() {
    guard isPrefetchingEnabled, prefetchDataSource != nil || window != nil, !prefetching.isScheduled,
      prefetching.heading.isStale || prefetching.hasMovedRegion || prefetching.heading.offset != contentOffset
    else { return }
    prefetching.isScheduled = true
    frameScheduler.whenIdle { [weak self] in self?.prefetchAhead() }
  }

  /// Prefetches the items within one view length in the direction of the last movement, and prepares their cells;
  /// prefetched items that are now behind are cancelled.
  func prefetchAhead() {
    prefetching.isScheduled = false
    guard isPrefetchingEnabled, pass.isPrepared, !pass.phase.isCommitting, !bounds.isEmpty, data.counts != nil else {
      return
    }
    let hasMovedRegion = prefetching.hasMovedRegion
    prefetching.hasMovedRegion = false
    let movement = prefetching.heading.move(to: contentOffset, content: contentSize, view: bounds.size)
    guard let moved = movement ?? (hasMovedRegion ? .zero : nil) else { return }
    let inRegions = itemsAheadInRegions()
    let known = Set(inRegions.map(\.key))
    let ahead = inRegions + itemsAhead(prefetching.heading.direction).filter { !known.contains($0.key) }
    announce(ahead.map(\.key.indexPath))
    releaseDistantCells()
    // After a jump the direction is unknown.
    prefetching.waiting = moved.width < bounds.width && moved.height < bounds.height ? ahead.reversed() : []
    prepareCellsWhenIdle()
  }

  // MARK: The prefetching data source

  private func announce(_ ahead: [IndexPath]) {
    guard let prefetchDataSource else { return }
    let wanted = Set(ahead)
    let behind = prefetching.announced.filter { !wanted.contains($0) && elements[.cell($0)] == nil }
    let new = ahead.filter { !prefetching.announced.contains($0) && prefetching.prepared[$0] == nil }
    prefetching.announced.subtract(behind)
    prefetching.announced.formUnion(new)
    if !behind.isEmpty {
      prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: dataSourcePaths(for: behind.sorted()))
    }
    if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: dataSourcePaths(for: new)) }
  }

  /// Returns the data source's index paths of the displayed items that are no placeholders.
  private func dataSourcePaths(for paths: [IndexPath]) -> [IndexPath] {
    placeholders.isEmpty ? paths : paths.filter { !isPlaceholder($0) }.map(dataSourcePath(for:))
  }

  /// Returns the items of the part one view length ahead that are not on screen, nearest first.
  private func itemsAhead(_ direction: (x: Int, y: Int)) -> [LayoutQuery.Entry] {
    let visible = bounds
    var found: [(entry: LayoutQuery.Entry, distance: CGFloat)] = []
    var seen = Set<ElementKey>()
    for (dx, dy) in [(0, direction.y), (direction.x, 0)] where (dx, dy) != (0, 0) {
      let part = visible.offsetBy(dx: CGFloat(dx) * visible.width, dy: CGFloat(dy) * visible.height)
      for entry in entries(in: part)
      where entry.key.category == .cell && entry.isShown(in: viewport(ofRegion: entry.region, part))
        && elements[entry.key] == nil
      {
        guard seen.insert(entry.key).inserted else { continue }
        let frame = seenFrame(entry)
        let x = max(visible.minX - frame.maxX, frame.minX - visible.maxX, 0)
        let y = max(visible.minY - frame.maxY, frame.minY - visible.maxY, 0)
        found.append((entry, x + y))
      }
    }
    return found.sorted { ($0.distance, $0.entry.key) < ($1.distance, $1.entry.key) }.map(\.entry)
  }

  /// Returns the items one view length ahead in visible orthogonal sections that were scrolled, nearest first.
  private func itemsAheadInRegions() -> [LayoutQuery.Entry] {
    guard !prefetching.regionDirections.isEmpty, let provider = regionProvider else { return [] }
    var found: [(entry: LayoutQuery.Entry, distance: CGFloat)] = []
    for (section, direction) in prefetching.regionDirections {
      guard let region = provider.region(inSection: section), region.frame.overlaps(bounds) else { continue }
      let visible = viewport(ofRegion: section, bounds)
      let part =
        region.isHorizontal
        ? visible.offsetBy(dx: CGFloat(direction) * visible.width, dy: 0)
        : visible.offsetBy(dx: 0, dy: CGFloat(direction) * visible.height)
      for attributes in provider.elements(ofRegion: section, in: part)
      where attributes.representedElementCategory == .cell {
        let entry = LayoutQuery.Entry(attributes, in: provider)
        guard entry.isShown(in: part), elements[entry.key] == nil, exists(entry.key.indexPath) else { continue }
        let x = max(visible.minX - entry.frame.maxX, entry.frame.minX - visible.maxX, 0)
        let y = max(visible.minY - entry.frame.maxY, entry.frame.minY - visible.maxY, 0)
        found.append((entry, x + y))
      }
    }
    return found.sorted { ($0.distance, $0.entry.key) < ($1.distance, $1.entry.key) }.map(\.entry)
  }

  /// Returns the layout's entries in a part of the content. Only unknown parts are queried.
  private func entries(in part: CGRect) -> [LayoutQuery.Entry] {
    guard part.intersects(CGRect(origin: .zero, size: contentSize)) else { return [] }
    if let rect = query.rect, rect.contains(part) { return query.entries }
    if let known = prefetching.queries.first(where: { $0.rect?.contains(part) ?? false }) { return known.entries }
    let new = ask(in: LayoutTiles.around(part))
    prefetching.queries = prefetching.queries.suffix(1) + [new]
    return new.entries
  }

  func cancelPrefetching() {
    let announced = prefetching.announced
    prefetching.forget()
    releasePreparedCells()
    if !announced.isEmpty {
      prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: announced.sorted())
    }
  }

  // MARK: Cells

  private func prepareCellsWhenIdle() {
    guard !prefetching.isPreparing, !prefetching.waiting.isEmpty, window != nil else { return }
    prefetching.isPreparing = true
    frameScheduler.whenIdle { [weak self] in self?.prepareNextCell() }
  }

  private func prepareNextCell() {
    prefetching.isPreparing = false
    // Every change runs a pass, after which all this starts again.
    guard isPrefetchingEnabled, pass.isPrepared, pass.agreedBounds == bounds, !pass.phase.isCommitting, movement == nil,
      window != nil, dataSource != nil
    else {
      prefetching.waiting.removeAll()
      return
    }
    while let entry = prefetching.waiting.popLast() {
      guard elements[entry.key] == nil, prefetching.prepared[entry.key.indexPath] == nil, exists(entry.key.indexPath)
      else { continue }
      UIView.performWithoutAnimation { prepareCell(entry) }
      break
    }
    prepareCellsWhenIdle()
  }

  /// Creates and configures a cell, lays it out and hides it. The delegate is called when it is shown.
  private func prepareCell(_ entry: LayoutQuery.Entry) {
    guard let cell = makeView(for: entry.key, entry.attributes) as? UICollectionViewCell else { return }
    prefetching.prepared[entry.key.indexPath] = cell
    cell.reuseState.key = entry.key
    cell.reuseState.collectionView = self
    apply(entry.attributes, to: cell)
    stackView(cell, as: entry.key, zIndex: entry.attributes.zIndex)
    let isSelected = selection.contains(entry.key.indexPath)
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
    cell.willBeDisplayed()
    cell.layoutIfNeeded()
    let look = (cell.reuseState.geometry, cell.isHidden)
    hide(cell)
    cell.reuseState.prepared = look
  }

  /// Returns the cell that was prepared for an element and removes it from the prepared ones.
  func takePreparedCell(for key: ElementKey) -> UICollectionViewCell? {
    guard key.category == .cell, !prefetching.prepared.isEmpty else { return nil }
    guard let cell = prefetching.prepared.removeValue(forKey: key.indexPath) else { return nil }
    if let look = cell.reuseState.prepared {
      (cell.reuseState.geometry, cell.isHidden) = look
      cell.reuseState.prepared = nil
    }
    return cell
  }

  /// Releases cells that are more than one view length from the visible part.
  private func releaseDistantCells() {
    let kept = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    for (path, cell) in prefetching.prepared {
      let frame = cell.reuseState.region.map { convert(cell.frame, from: $0) } ?? cell.frame
      if !frame.intersects(kept) { releasePreparedCell(at: path) }
    }
  }

  func releasePreparedCells() {
    for path in Array(prefetching.prepared.keys) { releasePreparedCell(at: path) }
  }

  /// Makes a cell that was never shown reusable, without calling the delegate.
  private func releasePreparedCell(at path: IndexPath) {
    guard let cell = prefetching.prepared.removeValue(forKey: path), cell.reuseState.key != nil else { return }
    cell.reuseState.key = nil
    makeReusable(cell)
  }

  /// Moves prepared cells and announcements with their items in an update; those of items that are removed or recreated
  /// are released.
  func movePrefetched(_ plan: UpdatePlan) {
    prefetching.forgetQueries()
    prefetching.announced = Set(
      prefetching.announced.compactMap { ItemIndex($0).flatMap(plan.newIndex(ofOld:))?.indexPath })
    let former = prefetching.prepared
    var moved: [IndexPath: UICollectionViewCell] = [:]
    for (path, cell) in former {
      if let index = ItemIndex(path), case .kept(let new) = plan.fate(of: index) {
        cell.reuseState.key = .cell(new.indexPath)
        moved[new.indexPath] = cell
        prefetching.prepared[path] = nil
      } else {
        releasePreparedCell(at: path)
      }
    }
    prefetching.prepared = moved
  }
}
