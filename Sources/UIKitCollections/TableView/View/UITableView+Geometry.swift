import CollectionCore
import CoreGraphics
@_spi(UIKit) import UIKitCore

/// The places of rows, headers and footers, in content coordinates.
extension UITableView {
  /// The distance of the rows from the table's sides.
  var sideInset: CGFloat {
    looks.style == .insetGrouped ? max(ListRules.cardInset, safeAreaInsets.left, safeAreaInsets.right) : 0
  }

  var rowWidth: CGFloat { max(0, bounds.width - 2 * sideInset) }

  var contentSizeNow: CGSize {
    CGSize(width: bounds.width, height: geometry.end + (tableFooterView?.frame.height ?? 0))
  }

  private func rect(_ place: (start: CGFloat, length: CGFloat)) -> CGRect {
    CGRect(x: sideInset, y: place.start, width: rowWidth, height: place.length)
  }

  func rectOfSection(_ section: Int) -> CGRect {
    let geometry = geometry
    guard geometry.sections.indices.contains(section) else { return .zero }
    let start = geometry.sectionStart(section)
    return CGRect(x: 0, y: start, width: bounds.width, height: geometry.sections[section].length)
  }

  func rectOfRow(_ indexPath: IndexPath) -> CGRect {
    guard let index = ItemIndex(indexPath), loadedCounts.contains(index) else { return .zero }
    return frame(of: index)
  }

  func frame(of index: ItemIndex) -> CGRect { rect(geometry.row(index)) }

  func rectOfHeader(_ section: Int) -> CGRect {
    guard geometry.sections.indices.contains(section) else { return .zero }
    return rect(geometry.header(section))
  }

  func rectOfFooter(_ section: Int) -> CGRect {
    guard geometry.sections.indices.contains(section) else { return .zero }
    return rect(geometry.footer(section))
  }

  /// Returns the displayed frame of a header: in plain tables it stays at the top while its section scrolls past.
  func shownHeaderFrame(_ section: Int) -> CGRect {
    var frame = rectOfHeader(section)
    guard looks.style == .plain else { return frame }
    let geometry = geometry
    let last = geometry.footer(section).start - frame.height
    frame.origin.y = max(frame.minY, min(bounds.minY + adjustedContentInset.top, last))
    return frame
  }

  /// Returns the displayed frame of a footer: in plain tables it stays at the bottom while its section scrolls past.
  func shownFooterFrame(_ section: Int) -> CGRect {
    var frame = rectOfFooter(section)
    guard looks.style == .plain else { return frame }
    let geometry = geometry
    let header = geometry.header(section)
    let bottom = bounds.maxY - adjustedContentInset.bottom - frame.height
    frame.origin.y = min(frame.minY, max(bottom, header.start + header.length))
    return frame
  }

  func rowPath(at point: CGPoint) -> IndexPath? {
    guard point.x >= 0, point.x <= max(bounds.width, 1) else { return nil }
    return geometry.row(at: point.y)?.indexPath
  }

  /// Returns the rows that a rectangle touches (facts 13.1, 13.2).
  func rowPaths(in rect: CGRect) -> [IndexPath] {
    guard !rect.isNull, rect.maxX >= 0, rect.minX <= bounds.width else { return [] }
    let geometry = geometry
    if rect.isInfinite { return geometry.rows(from: 0, to: geometry.end).map(\.indexPath) }
    if rect.height == 0 { return [geometry.row(at: rect.minY)?.indexPath].compactMap { $0 } }
    var rows = geometry.rows(from: rect.minY, to: rect.maxY)
    if let last = rows.last {
      let start = geometry.row(last).start
      // A row of which less than a point is inside does not count.
      if start > rect.minY, rect.maxY - start < 1 { rows.removeLast() }
    }
    return rows.map(\.indexPath)
  }

  // MARK: Scrolling

  func scroll(to indexPath: IndexPath, _ position: ScrollPosition, animated: Bool) {
    let counts = loadedCounts
    guard indexPath.count == 2, indexPath.section >= 0, indexPath.section < counts.sections else {
      raise(
        "NSRangeException",
        "Attempted to scroll the table view to an out-of-bounds section (\(indexPath.first ?? 0)) when there are only "
          + "\(counts.sections) sections.")
    }
    let count = counts.count(inSection: indexPath.section)
    let isSectionsPlace = indexPath.row == NSNotFound
    guard isSectionsPlace || indexPath.row >= 0 && indexPath.row < count else {
      raise(
        "NSRangeException",
        "Attempted to scroll the table view to an out-of-bounds row (\(indexPath.row)) when there are only \(count) rows "
          + "in section \(indexPath.section).")
    }
    // Heights before the target are estimates: the rows visible there are measured first.
    for _ in 0..<4 {
      let frame = isSectionsPlace ? rectOfHeader(indexPath.section) : rectOfRow(indexPath)
      let target = clamped(offset(showing: frame, section: indexPath.section, position))
      guard !bounds.isEmpty, measureRows(from: target.y, to: target.y + bounds.height) else {
        contentSize = contentSizeNow
        return setContentOffset(target, animated: animated)
      }
      contentSize = contentSizeNow
    }
    let frame = isSectionsPlace ? rectOfHeader(indexPath.section) : rectOfRow(indexPath)
    setContentOffset(
      clamped(offset(showing: frame, section: indexPath.section, position)), animated: animated)
  }

  private func offset(showing frame: CGRect, section: Int, _ position: ScrollPosition) -> CGPoint {
    let insets = adjustedContentInset
    var offset = contentOffset
    // A floating header covers the top of the visible part.
    let cover = looks.style == .plain ? geometry.header(section).length : 0
    let top = frame.minY - insets.top - cover
    let bottom = frame.maxY + insets.bottom - bounds.height
    switch position {
    case .top: offset.y = top
    case .bottom: offset.y = bottom
    case .middle: offset.y = frame.midY - (bounds.height - insets.top - insets.bottom) / 2 - insets.top
    case .none: offset.y = min(max(offset.y, min(bottom, top)), max(bottom, top))
    }
    return offset
  }

  func scrollToNearestSelection(_ position: ScrollPosition, animated: Bool) {
    let middle = bounds.midY
    let nearest = selection.paths.min { abs(rectOfRow($0).midY - middle) < abs(rectOfRow($1).midY - middle) }
    if let nearest { scroll(to: nearest, position, animated: animated) }
  }
}
