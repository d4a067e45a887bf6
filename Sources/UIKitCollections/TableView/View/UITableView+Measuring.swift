import CollectionCore
import CoreGraphics
@_spi(UIKit) import UIKitCore

/// Measures rows when they become visible.
extension UITableView {
  /// The number of times that measured heights may change the visible rows within one pass.
  private static let settlingLimit = 16

  /// Measures the visible rows until that changes nothing any more. They keep their places on screen: heights above
  /// them move the offset.
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
      // Rows lower than estimated: the offset moves back with the end of the content.
      let limit = verticalRange.upperBound
      if size.height < former.height, bounds.minY > limit, !isTracking, !driver.isMoving {
        moveOffset(to: CGPoint(x: bounds.minX, y: limit), cause: .direct)
      }
    }
  }

  /// The first row on screen with a known height: rows above it may grow without moving it.
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
  /// - Returns: whether any height differs from its estimate.
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
    if let placeholder = placeholders.placeholder(at: index) {
      if placeholder.rowHeight >= 0 { return placeholder.rowHeight }
      return cell(for: index).preferredHeight(width: rowWidth).rounded(toPixelsOf: self)
    }
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
        // Above a group there is the space between groups.
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
    let padding = length > 0 && looks.style == .plain ? data.geometry.sections[section].padding : 0
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

  /// Called when a view's content may prefer another height.
  func contentDidChange(of cell: UITableViewCell) {
    guard shown.phase == .resting, selfSizingInvalidation != .disabled, cell.row.isDisplayed,
      let index = index(of: cell), data.hasHeights, measuresItself(index)
    else { return }
    data.geometry.forget(index)
    setNeedsLayout()
  }

  func contentDidChange(of view: UITableViewHeaderFooterView) {
    guard shown.phase == .resting, data.hasHeights else { return }
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
    if let placeholder = placeholders.placeholder(at: index) { return placeholder.rowHeight < 0 }
    let path = dataSourcePath(for: index.indexPath)
    return (delegate?.tableView?(self, heightForRowAt: path) ?? rowHeight) < 0
  }
}

extension CGFloat {
  /// Returns the length rounded to a whole pixel of a view's screen.
  @MainActor fileprivate func rounded(toPixelsOf view: UIView) -> CGFloat {
    let scale = Swift.max(view.traitCollection.displayScale, 1)
    return (self * scale - 0.01).rounded(.up) / scale
  }
}
