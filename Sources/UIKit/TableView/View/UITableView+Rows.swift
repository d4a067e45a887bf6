import CollectionCore
import CoreGraphics

/// The pass that gives views to what is visible.
extension UITableView {
  /// How often measured heights may change what is visible within one pass.
  private static let settlingLimit = 16

  func layOutRows() {
    guard !shown.isLayingOut, !updates.isCommitting else { return }
    shown.isLayingOut = true
    defer { shown.isLayingOut = false }
    _ = geometry
    if data.needsIndexTitles { loadIndexTitles() }
    // First, so that their cells can be used again for what is measured.
    retireRows(besides: visibleRows)
    settle()
    let rows = visibleRows
    retireRows(besides: rows)
    for index in rows { show(index) }
    layOutEdges()
    prefetchAhead(of: rows)
    restoreFocus()
  }

  /// As `UIView.performWithoutAnimation(_:)`, with a result.
  private func withoutAnimation<Result>(_ body: () -> Result) -> Result {
    var result: Result?
    UIView.performWithoutAnimation { result = body() }
    guard let result else { preconditionFailure("the block was not run") }
    return result
  }

  private var isVisible: Bool { bounds.width > 0 && bounds.height > 0 }

  var visibleRows: [ItemIndex] {
    guard isVisible else { return [] }
    return geometry.rows(from: bounds.minY, to: bounds.maxY)
  }

  private var visibleSections: Range<Int> {
    guard isVisible else { return 0..<0 }
    return geometry.sections(from: bounds.minY, to: bounds.maxY)
  }

  // MARK: Measuring

  /// Measures what is visible until that changes nothing any more. What is seen stays where it is: heights above it move
  /// the offset.
  func settle() {
    guard isVisible else { return }
    for _ in 0..<Self.settlingLimit {
      let anchor = anchorRow
      let before = anchor.map { geometry.row($0).start } ?? 0
      let changed = measureRows(from: bounds.minY, to: bounds.maxY)
      let (size, former) = (contentSizeNow, contentSize)
      if size != former { contentSize = size }
      guard changed else { return }
      if let anchor {
        let shift = geometry.row(anchor).start - before
        if shift != 0 { moveOffset(to: CGPoint(x: bounds.minX, y: bounds.minY + shift), cause: .direct) }
      }
      // Rows that are lower than estimated: the offset goes back with the end of the content.
      let limit = verticalRange.upperBound
      if size.height < former.height, bounds.minY > limit, !isTracking, !driver.isMoving {
        moveOffset(to: CGPoint(x: bounds.minX, y: limit), cause: .direct)
      }
    }
  }

  /// The first row on screen that has its height: what is above it may grow without moving it.
  private var anchorRow: ItemIndex? {
    guard bounds.minY > 0 - adjustedContentInset.top else { return nil }
    let geometry = geometry
    return shown.cells.filter { index, _ in
      loadedCounts.contains(index) && geometry.isKnown(index)
        && geometry.row(index).start + geometry.row(index).length > bounds.minY
    }.keys.min()
  }

  /// Measures rows, headers and footers of a stretch that are only estimated.
  ///
  /// - Returns: whether any height was another than estimated.
  func measureRows(from low: CGFloat, to high: CGFloat) -> Bool {
    var changed = false
    for section in geometry.sections(from: low, to: high) {
      if measureEdge(section, isFooter: false) { changed = true }
      if measureEdge(section, isFooter: true) { changed = true }
    }
    guard !changed else { return true }
    for index in geometry.rows(from: low, to: high) where !geometry.isKnown(index) {
      let former = geometry.row(index).length
      let height = measuredHeight(of: index)
      data.geometry.measure(index, height)
      if abs(height - former) > 0.001 { changed = true }
    }
    return changed
  }

  private func measuredHeight(of index: ItemIndex) -> CGFloat {
    let path = dataSourcePath(for: index.indexPath)
    let given = delegate?.tableView?(self, heightForRowAt: path) ?? rowHeight
    if given >= 0 { return given }
    return cell(for: index).preferredHeight(width: rowWidth).rounded(toPixelsOf: self)
  }

  private func measureEdge(_ section: Int, isFooter: Bool) -> Bool {
    let edge = isFooter ? data.geometry.sections[section].footer : data.geometry.sections[section].header
    guard !edge.isKnown else { return false }
    var length = emptyEdge(section, isFooter: isFooter)
    if let view = edgeView(section, isFooter: isFooter) {
      if let view = view as? UITableViewHeaderFooterView {
        length = view.preferredHeight(width: rowWidth)
        // Above a group there is the room that is between groups.
        if isGrouped, !isFooter, view.state.showsTitle { length += emptyEdge(section, isFooter: false) - 7 }
      } else {
        let fitted = view.systemLayoutSizeFitting(
          CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height
        length = fitted > 0 ? fitted : view.frame.height > 0 ? view.frame.height : TableMetrics.headerHeight
      }
    }
    length = length.rounded(toPixelsOf: self)
    let padding = length > 0 && tableStyle == .plain ? data.geometry.sections[section].padding : 0
    data.geometry.change(section) {
      if isFooter {
        $0.footer = .init(length: length, isKnown: true)
      } else {
        $0.padding = padding
        $0.header = .init(length: length, isKnown: true)
      }
    }
    return abs(length - edge.length) > 0.001
  }

  /// A view's content may ask for another height now.
  func contentDidChange(of cell: UITableViewCell) {
    guard !shown.isLayingOut, !updates.isCommitting, selfSizingInvalidation != .disabled, cell.row.isDisplayed,
      let index = index(of: cell), !data.needsHeights, data.counts != nil, measuresItself(index)
    else { return }
    data.geometry.forget(index)
    setNeedsLayout()
  }

  func contentDidChange(of view: UITableViewHeaderFooterView) {
    guard !shown.isLayingOut, !updates.isCommitting, !data.needsHeights, data.counts != nil else { return }
    let isFooter = view.state.isFooter
    guard let section = (isFooter ? shown.footers : shown.headers).first(where: { $0.value === view })?.key,
      data.geometry.sections.indices.contains(section)
    else { return }
    let given =
      isFooter
      ? delegate?.tableView?(self, heightForFooterInSection: section)
      : delegate?.tableView?(self, heightForHeaderInSection: section)
    guard (given ?? (isFooter ? sectionFooterHeight : sectionHeaderHeight)) < 0 else { return }
    data.geometry.change(section) { if isFooter { $0.footer.isKnown = false } else { $0.header.isKnown = false } }
    setNeedsLayout()
  }

  private func measuresItself(_ index: ItemIndex) -> Bool {
    let path = dataSourcePath(for: index.indexPath)
    return (delegate?.tableView?(self, heightForRowAt: path) ?? rowHeight) < 0
  }

  // MARK: Cells

  /// The cell of a row, made if there is none.
  func cell(for index: ItemIndex) -> UITableViewCell {
    if let cell = shown.cells[index] { return cell }
    guard let dataSource else {
      raise("NSInternalInconsistencyException", "the table view has rows, but no data source")
    }
    let path = dataSourcePath(for: index.indexPath)
    let cell = withoutAnimation {
      registrations.requestedFrame = frame(of: index)
      defer { registrations.requestedFrame = nil }
      let cell = dataSource.tableView(self, cellForRowAt: path)
      prepare(cell, at: index)
      return cell
    }
    shown.cells[index] = cell
    return cell
  }

  /// Gives a cell that the data source has returned its place in the table.
  private func prepare(_ cell: UITableViewCell, at index: ItemIndex) {
    if let former = self.index(of: cell), former != index { shown.cells[former] = nil }
    cell.row.table = self
    cell.row.isDisplayed = false
    cell.isHidden = false
    if let level = delegate?.tableView?(self, indentationLevelForRowAt: index.indexPath) {
      cell.indentationLevel = level
    }
    let width = rowWidth
    if cell.bounds.width != width { cell.frame.size.width = width }
    cell.setSelected(selection.contains(index.indexPath), animated: false)
    cell.setHighlighted(touch.highlighted == index.indexPath, animated: false)
    cell.updateDefaultBackgrounds()
    showEditing(of: cell, at: index.indexPath, animated: false)
  }

  /// Puts a row's cell where it belongs, and tells the delegate when it is new there.
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
      // Turned, or swiped aside.
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

  /// Corners and separators follow from the row's place in its section.
  func takePlace(_ cell: UITableViewCell, _ index: ItemIndex) {
    let place = TableCellState.Place(
      isFirst: index.item == 0, isLast: index.item == loadedCounts.count(inSection: index.section) - 1,
      style: tableStyle)
    guard place != cell.row.place || cell.row.table !== self else { return }
    cell.row.place = place
    cell.setNeedsLayout()
    var corners: CACornerMask = []
    if tableStyle == .insetGrouped {
      if place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
      if place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    }
    guard corners != cell.parts.cardCorners else { return }
    cell.parts.cardCorners = corners
    cell.layer.maskedCorners =
      corners.isEmpty
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner] : corners
    cell.layer.cornerRadius = corners.isEmpty ? 0 : ListSection.cardRadius
    cell.layer.masksToBounds = !corners.isEmpty
  }

  // MARK: Leaving

  private func retireRows(besides rows: [ItemIndex]) {
    let wanted = Set(rows)
    let leaving = shown.cells.filter { index, cell in
      !wanted.contains(index) && cell !== focus.cell && cell !== movement?.cell
    }
    for (index, cell) in leaving.sorted(by: { $0.key < $1.key }) {
      shown.cells[index] = nil
      endDisplaying(cell, at: index.indexPath)
    }
  }

  /// Tells the delegate that a cell is no longer shown, and keeps it for reuse.
  func endDisplaying(_ cell: UITableViewCell, at path: IndexPath) {
    let wasDisplayed = cell.row.isDisplayed
    cell.row.isDisplayed = false
    endSwipe(of: cell)
    if cell === focus.cell { focus.needsRestoring = true }
    cell.removeFromSuperview()
    if let identifier = cell.reuseIdentifier { registrations.waiting[identifier, default: []].append(cell) }
    if wasDisplayed { delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path) }
  }

  /// Takes everything off the screen, before data that nothing is known of.
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

  // MARK: Headers and footers

  /// The view of a header or footer, made if there is none; nil where there is none to make.
  private func edgeView(_ section: Int, isFooter: Bool) -> UIView? {
    if let view = isFooter ? shown.footers[section] : shown.headers[section] { return view }
    let view = withoutAnimation { makeEdgeView(section, isFooter: isFooter) }
    guard let view else { return nil }
    if isFooter { shown.footers[section] = view } else { shown.headers[section] = view }
    return view
  }

  private func makeEdgeView(_ section: Int, isFooter: Bool) -> UIView? {
    var view: UIView?
    if section == 0, let first = isFooter ? registrations.firstFooter : registrations.firstHeader {
      view = first
      if isFooter { registrations.firstFooter = nil } else { registrations.firstHeader = nil }
    } else {
      view =
        isFooter
        ? delegate?.tableView(self, viewForFooterInSection: section)
        : delegate?.tableView(self, viewForHeaderInSection: section)
    }
    if view == nil, let title = title(section, isFooter: isFooter) {
      let titled = dequeueTitleView()
      titled.take(self, isFooter: isFooter)
      titled.show(title: title)
      view = titled
    }
    (view as? UITableViewHeaderFooterView)?.take(self, isFooter: isFooter)
    if let view, view.bounds.width != rowWidth { view.frame.size.width = rowWidth }
    return view
  }

  private func dequeueTitleView() -> UITableViewHeaderFooterView {
    let identifier = TableRegistrations.titleIdentifier
    if let view = registrations.waitingEdges[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    let view = UITableViewHeaderFooterView(reuseIdentifier: identifier)
    return view
  }

  func layOutEdges() {
    let sections = visibleSections
    for (section, view) in shown.headers where !sections.contains(section) {
      shown.headers[section] = nil
      endDisplayingEdge(view, section, isFooter: false)
    }
    for (section, view) in shown.footers where !sections.contains(section) {
      shown.footers[section] = nil
      endDisplayingEdge(view, section, isFooter: true)
    }
    for section in sections {
      showEdge(section, isFooter: false)
      showEdge(section, isFooter: true)
    }
  }

  func showEdge(_ section: Int, isFooter: Bool) {
    let edge = isFooter ? data.geometry.sections[section].footer : data.geometry.sections[section].header
    guard edge.length > 0, let view = edgeView(section, isFooter: isFooter) else { return }
    let natural = isFooter ? rectOfFooter(section) : rectOfHeader(section)
    let frame = isFooter ? shownFooterFrame(section) : shownHeaderFrame(section)
    if view.superview !== self {
      UIView.performWithoutAnimation {
        place(view, frame)
        addSubview(view)
      }
      if isFooter {
        delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
      } else {
        delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
      }
    } else {
      place(view, frame)
    }
    guard let view = view as? UITableViewHeaderFooterView else { return }
    let isPinned = frame.minY != natural.minY
    if view.state.isPinned != isPinned {
      view.state.isPinned = isPinned
      view.setNeedsUpdateConfiguration()
    }
    view.updateGround()
  }

  func endDisplayingEdge(_ view: UIView, _ section: Int, isFooter: Bool) {
    let wasShown = view.superview === self
    if wasShown { view.removeFromSuperview() }
    if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
      registrations.waitingEdges[identifier, default: []].append(view)
    }
    guard wasShown else { return }
    if isFooter {
      delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    } else {
      delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    }
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
    return shown.cells.filter { $0.value !== focus.cell || isOnScreen($0.key) }.sorted { $0.key < $1.key }
      .map { (index: $0.key, cell: $0.value) }
  }

  private func isOnScreen(_ index: ItemIndex) -> Bool {
    let frame = frame(of: index)
    return frame.maxY > bounds.minY && frame.minY < bounds.maxY
  }

  /// Questions about cells after a reload are answered as the next pass would.
  private func bringUpToDate() {
    guard data.counts == nil || shown.cells.isEmpty, dataSource != nil, !shown.isLayingOut, !updates.isCommitting,
      updates.depth == 0
    else { return }
    layOutRows()
  }

  // MARK: Changes of what is around

  func boundsDidChange(from old: CGRect) {
    if old.width != bounds.width, data.counts != nil {
      // Texts break elsewhere.
      data.needsHeights = true
      contentSize = contentSizeNow
    }
    setNeedsLayout()
  }

  func looksDidChange() {
    for cell in shown.cells.values { cell.setNeedsLayout() }
  }

  func backgroundViewDidChange(from old: UIView?) {
    guard old !== backgroundView else { return }
    old?.removeFromSuperview()
    if let backgroundView {
      insertSubview(backgroundView, at: 0)
      setNeedsLayout()
    }
  }

  func tableEdgeDidChange(from old: UIView?, to new: UIView?) {
    if old !== new {
      old?.removeFromSuperview()
      if let new {
        if new.frame.width != bounds.width, bounds.width > 0 { new.frame.size.width = bounds.width }
        addSubview(new)
      }
    }
    if data.counts != nil, !data.needsHeights { data.geometry.top = tableHeaderView?.frame.height ?? 0 }
    if data.counts != nil { contentSize = contentSizeNow }
    setNeedsLayout()
  }

  /// Places what is around the rows: background, the views above and below all rows, the index.
  func layOutSurroundings() {
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    let (width, geometry) = (bounds.width, geometry)
    if let view = tableHeaderView {
      let frame = CGRect(x: 0, y: 0, width: width, height: view.frame.height)
      if view.frame != frame { view.frame = frame }
      if view.frame.height != geometry.top {
        data.geometry.top = view.frame.height
        setNeedsLayout()
      }
    }
    if let view = tableFooterView {
      let frame = CGRect(x: 0, y: self.geometry.end, width: width, height: view.frame.height)
      if view.frame != frame { view.frame = frame }
    }
    let size = contentSizeNow
    if size != contentSize { contentSize = size }
    placeIndexBar()
  }
}

extension CGFloat {
  /// The next whole pixel of a view's screen.
  @MainActor fileprivate func rounded(toPixelsOf view: UIView) -> CGFloat {
    let scale = Swift.max(view.traitCollection.displayScale, 1)
    return (self * scale - 0.01).rounded(.up) / scale
  }
}
