import GuideModel
import UIKit

extension GuideGridViewController {
  var rowsPerPage: Int {
    let geometry = layout.geometry
    let height = layout.visibleBounds.height - geometry.metrics.headerHeight
    return max(1, Int(height / geometry.metrics.rowHeight) - 1)
  }

  /// Moves the focus by a screen, up or down: by channels, or by time if time runs down.
  func page(_ arrow: GuideFocus.Direction) {
    guard axis == .down, let focus else { return moveFocus(arrow, rows: rowsPerPage) }
    let visible = visibleInstants
    let page = (visible.upperBound - visible.lowerBound) * 9 / 10
    if let next = focus.shifted(by: arrow == .up ? -page : page, in: rows) { setFocus(next) }
  }

  // MARK: Focus

  /// Returns the focus, or its first position: the programme that is on in the first whole row on screen, else the
  /// first airing there.
  func seatedFocus() -> GuideFocus? {
    if let focus { return focus }
    let geometry = layout.geometry
    let bounds = restingBounds
    let top = (bounds.minY / geometry.metrics.rowHeight).rounded(.up)
    let visible = geometry.instants(from: bounds.minX + geometry.metrics.leadingWidth, to: bounds.maxX)
    guard !visible.isEmpty else { return nil }
    let instant = visible.contains(rows.now) ? rows.now : visible.lowerBound
    return GuideFocus.at(row: max(0, Int(top)), instant: instant, in: rows)
  }

  /// Moves the focus by an arrow as seen on the screen, whichever way time runs there.
  func moveFocus(_ arrow: GuideFocus.Direction, rows count: Int = 1) {
    let direction = layout.placement.grid(arrow)
    guard let focus else {
      // The first key only shows where the focus is.
      setFocus(seatedFocus())
      return
    }
    if let next = focus.moved(direction, rows: count, in: rows) { setFocus(next) }
  }

  /// Whether an arrow on the screen has a target within the grid; an arrow that only shows the focus does.
  func canMoveFocus(_ arrow: GuideFocus.Direction) -> Bool {
    focus.map { $0.moved(layout.placement.grid(arrow), in: rows) != nil } ?? true
  }

  /// Moves the focus to the last row, at the same time.
  func moveToLastRow() {
    guard let focus = seatedFocus() else { return }
    setFocus(GuideFocus.at(row: rows.rowCount - 1, instant: focus.anchor, in: rows) ?? focus)
  }

  /// - Parameter follows: whether the grid scrolls to show the focus.
  func setFocus(_ next: GuideFocus?, follows: Bool = true) {
    let old = focus
    focus = next
    for focus in [old, next].compactMap({ $0 }) {
      for item in [0, layout.geometry.item(startingAt: focus.span.lowerBound)] {
        let indexPath = IndexPath(item: item, section: focus.row)
        if let cell = collectionView.cellForItem(at: indexPath) { configure(cell, at: indexPath) }
      }
    }
    if follows, let next { reveal(next) }
    showCard(at: next)
    onFocusChange?(next)
  }

  /// Scrolls just enough to show the focus: its row completely, and its beginning, or its anchor if it is longer than
  /// the screen.
  func reveal(_ focus: GuideFocus, animated: Bool = true) {
    let geometry = layout.geometry
    let metrics = geometry.metrics
    let bounds = restingBounds
    var offset = bounds.origin
    let top = geometry.y(ofRow: focus.row) - metrics.headerHeight
    let bottom = geometry.y(ofRow: focus.row) + metrics.rowHeight - bounds.height
    if offset.y > top { offset.y = top }
    if offset.y < bottom { offset.y = min(bottom, top) }

    let width = bounds.width - metrics.leadingWidth - coveredWidth
    let start = geometry.x(of: focus.span.lowerBound) - metrics.leadingWidth
    let stop = geometry.x(of: focus.span.upperBound) - metrics.leadingWidth
    let anchor = geometry.x(of: focus.anchor) - metrics.leadingWidth
    let margin: CGFloat = 24
    if stop - start <= width - 2 * margin {
      if start - margin < offset.x { offset.x = start - margin }
      if stop + margin > offset.x + width { offset.x = stop + margin - width }
    } else if anchor < offset.x + margin || anchor > offset.x + width - margin {
      offset.x = anchor < offset.x + margin ? anchor - margin : anchor - width / 4
    }
    setOffset(offset, animated: animated)
  }

  /// Moves the focus to the nearest row and instant on screen, after the pointer scrolled it away.
  func keepFocusOnScreen() {
    guard let focus else { return }
    let geometry = layout.geometry
    let bounds = layout.visibleBounds
    let rowRange = geometry.rows(
      from: bounds.minY + geometry.metrics.headerHeight + geometry.metrics.rowHeight / 2,
      to: bounds.maxY - geometry.metrics.rowHeight / 2)
    let visible = geometry.instants(from: bounds.minX + geometry.metrics.leadingWidth, to: bounds.maxX)
    guard !rowRange.isEmpty, !visible.isEmpty else { return }
    let row = min(max(focus.row, rowRange.lowerBound), rowRange.upperBound - 1)
    let isVisible = focus.span.overlaps(visible)
    guard row != focus.row || !isVisible else { return }
    let instant = min(max(focus.anchor, visible.lowerBound), visible.upperBound - 1)
    setFocus(GuideFocus.at(row: row, instant: instant, in: rows), follows: false)
  }
}
