import CollectionCore
import CoreGraphics
@_spi(UIKit) import UIKitCore

/// The pass that gives views to visible rows.
extension UITableView {
  func layOutRows() {
    guard shown.phase == .resting else { return }
    shown.phase = .layingOut
    defer { shown.phase = .resting }
    _ = geometry
    if indexTitles.needsReading { loadIndexTitles() }
    // First, so that their cells can be reused for the measured rows.
    retireRows(besides: visibleRows)
    settle()
    let rows = visibleRows
    retireRows(besides: rows)
    for index in rows { show(index) }
    for cell in shown.vacated where !cell.row.isDisplayed { cell.removeFromSuperview() }
    shown.vacated.removeAll()
    placeKeptCells()
    layOutEdges()
    prefetchAhead(of: rows)
    restoreFocus()
  }

  /// Runs a block like `UIView.performWithoutAnimation(_:)` and returns its result.
  func withoutAnimation<Result>(_ body: () -> Result) -> Result {
    var result: Result?
    UIView.performWithoutAnimation { result = body() }
    guard let result else { preconditionFailure("the block was not run") }
    return result
  }

  var isVisible: Bool { bounds.width > 0 && bounds.height > 0 }

  var visibleRows: [ItemIndex] {
    guard isVisible else { return [] }
    return geometry.rows(from: bounds.minY, to: bounds.maxY)
  }

  var visibleSections: Range<Int> {
    guard isVisible else { return 0..<0 }
    return geometry.sections(from: bounds.minY, to: bounds.maxY)
  }

  // MARK: Cells

  /// Returns the cell of a row, creating it if necessary.
  func cell(for index: ItemIndex) -> UITableViewCell {
    if let cell = shown.cells[index] { return cell }
    guard let dataSource else {
      raise("NSInternalInconsistencyException", "the table view has rows, but no data source")
    }
    let path = dataSourcePath(for: index.indexPath)
    let cell = withoutAnimation {
      registrations.requestedFrame = frame(of: index)
      defer { registrations.requestedFrame = nil }
      let cell = placeholderCell(at: index) ?? dataSource.tableView(self, cellForRowAt: path)
      prepare(cell, at: index)
      return cell
    }
    shown.cells[index] = cell
    return cell
  }

  /// Prepares a cell that the data source has returned for its place in the table.
  private func prepare(_ cell: UITableViewCell, at index: ItemIndex) {
    if let former = self.index(of: cell), former != index { shown.cells[former] = nil }
    let isNew = cell.row.table !== self
    cell.row.table = self
    if isNew { cell.ownListEnvironmentDidChange() }
    cell.row.isDisplayed = false
    cell.isHidden = false
    if let path = delegatePath(index), let level = delegate?.tableView?(self, indentationLevelForRowAt: path) {
      cell.indentationLevel = level
    }
    let width = rowWidth
    if cell.bounds.width != width { cell.frame.size.width = width }
    cell.setSelected(selection.contains(index.indexPath), animated: false)
    cell.setHighlighted(touch.highlighted == index.indexPath, animated: false)
    cell.updateDefaultBackgrounds()
    showEditing(of: cell, at: index.indexPath, animated: false)
  }

  /// Moves a row's cell to its place, and calls the delegate's `willDisplay` when it has appeared.
  func show(_ index: ItemIndex) {
    let cell = cell(for: index)
    let frame = frame(of: index)
    if !cell.row.isDisplayed {
      UIView.performWithoutAnimation {
        place(cell, frame)
        insertCell(cell)
        takePlace(cell, index)
      }
      announceDisplay(of: cell, at: index)
    } else {
      if movement?.cell !== cell { place(cell, frame) }
      if cell.superview !== self { insertCell(cell) }
      takePlace(cell, index)
    }
  }

  func announceDisplay(of cell: UITableViewCell, at index: ItemIndex) {
    guard !cell.row.isDisplayed else { return }
    cell.row.isDisplayed = true
    prefetching.announced.remove(index.indexPath)
    cell.updateConfigurationIfNeeded()
    delegate?.tableView(self, willDisplay: cell, forRowAt: index.indexPath)
  }

  func place(_ view: UIView, _ frame: CGRect) {
    guard view.frame != frame else { return }
    if view.transform.isIdentity, view.bounds.minX == 0 {
      view.frame = frame
    } else {
      // Transformed, or swiped aside.
      view.bounds.size = frame.size
      view.center = CGPoint(x: frame.midX, y: frame.midY)
    }
  }

  func insertCell(_ cell: UITableViewCell) {
    guard cell.superview !== self else { return }
    if let backgroundView, backgroundView.superview === self {
      insertSubview(cell, aboveSubview: backgroundView)
    } else {
      insertSubview(cell, at: 0)
    }
  }

  /// Sets corners and separators by the row's place in its section.
  func takePlace(_ cell: UITableViewCell, _ index: ItemIndex) {
    let place = TableCellState.Place(
      isFirst: index.item == 0, isLast: index.item == loadedCounts.count(inSection: index.section) - 1,
      style: looks.style)
    guard place != cell.row.place || cell.row.table !== self else { return }
    cell.row.place = place
    cell.setNeedsLayout()
    var corners: CACornerMask = []
    if looks.style == .insetGrouped {
      if place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
      if place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    }
    guard corners != cell.parts.cardCorners else { return }
    cell.parts.cardCorners = corners
    cell.layer.maskedCorners =
      corners.isEmpty
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner] : corners
    cell.layer.cornerRadius = corners.isEmpty ? 0 : ListRules.cardRadius
    cell.layer.masksToBounds = !corners.isEmpty
  }

  // MARK: Leaving

  private func retireRows(besides rows: [ItemIndex]) {
    let wanted = Set(rows)
    let responder = window?.firstResponder as? UIView
    shown.kept.removeAll()
    let leaving = shown.cells.filter { index, cell in
      guard !wanted.contains(index) else { return false }
      // A cell that has the focus, is being edited or is being moved is kept, wherever scrolling takes it.
      let stays =
        cell === focus.cell || cell === movement?.cell || responder.map { $0.isDescendant(of: cell) } ?? false
      if stays { shown.kept.insert(index) }
      return !stays
    }
    for (index, cell) in leaving.sorted(by: { $0.key < $1.key }) {
      shown.cells[index] = nil
      endDisplaying(cell, at: index.indexPath)
    }
  }

  private func placeKeptCells() {
    for index in shown.kept {
      if let cell = shown.cells[index], cell !== movement?.cell, loadedCounts.contains(index) {
        place(cell, frame(of: index))
      }
    }
  }

  /// Calls the delegate's `didEndDisplaying` for a cell, and keeps the cell for reuse.
  func endDisplaying(_ cell: UITableViewCell, at path: IndexPath) {
    let wasDisplayed = cell.row.isDisplayed
    cell.row.isDisplayed = false
    endSwipe(of: cell)
    if cell === focus.cell { focus.needsRestoring = true }
    // Most are reused by the same pass and need not leave the hierarchy.
    if shown.phase == .layingOut { shown.vacated.append(cell) } else { cell.removeFromSuperview() }
    if let identifier = cell.reuseIdentifier { registrations.waiting[identifier, default: []].append(cell) }
    if wasDisplayed { delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path) }
  }

  /// Removes everything from the screen, before data of which nothing is known.
  func retireAll() {
    let cells = shown.cells.sorted { $0.key < $1.key }
    let (headers, footers) = (shown.headers, shown.footers)
    shown.cells.removeAll()
    shown.headers.removeAll()
    shown.footers.removeAll()
    for (index, cell) in cells { endDisplaying(cell, at: index.indexPath) }
    for (section, view) in headers { endDisplayingEdge(view, section, isFooter: false) }
    for (section, view) in footers { endDisplayingEdge(view, section, isFooter: true) }
    registrations.firstHeader = nil
    registrations.firstFooter = nil
    registrations.hasHeaderViews = nil
    registrations.hasFooterViews = nil
  }

  // MARK: Questions

  func index(of cell: UITableViewCell) -> ItemIndex? {
    guard cell.row.table === self else { return nil }
    return shown.cells.first { $0.value === cell }?.key
  }

  func shownPath(of cell: UITableViewCell) -> IndexPath? {
    bringUpToDate()
    return index(of: cell)?.indexPath
  }

  func shownCell(at indexPath: IndexPath) -> UITableViewCell? {
    bringUpToDate()
    guard let index = ItemIndex(indexPath) else { return nil }
    return shown.cells[index]
  }

  var sortedCells: [(index: ItemIndex, cell: UITableViewCell)] {
    bringUpToDate()
    return shown.cells.filter { !shown.kept.contains($0.key) || isOnScreen($0.key) }.sorted { $0.key < $1.key }
      .map { (index: $0.key, cell: $0.value) }
  }

  private func isOnScreen(_ index: ItemIndex) -> Bool {
    let frame = frame(of: index)
    return frame.maxY > bounds.minY && frame.minY < bounds.maxY
  }

  /// Runs a pass, so that queries about cells after a reload are answered as after the next one.
  private func bringUpToDate() {
    guard data.counts == nil || shown.cells.isEmpty, dataSource != nil, shown.phase == .resting,
      updates.depth == 0
    else { return }
    layOutRows()
  }
}
