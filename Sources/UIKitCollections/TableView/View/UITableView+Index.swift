import CoreGraphics
@_spi(UIKit) import UIKitCore

/// The column of index titles at the trailing edge.
extension UITableView {
  func loadIndexTitles() {
    indexTitles.needsReading = false
    let titles = dataSource?.sectionIndexTitles(for: self) ?? []
    guard !titles.isEmpty else {
      if indexTitles.bar != nil { looksDidChange() }
      indexTitles.bar?.removeFromSuperview()
      indexTitles.bar = nil
      return
    }
    let bar = indexTitles.bar ?? IndexTitleBar(frame: .zero)
    bar.titles = titles
    guard indexTitles.bar == nil else { return }
    bar.onPick = { [weak self] index in self?.scrollToIndexTitle(index) }
    indexTitles.bar = bar
    addSubview(bar)
    dressIndexBar()
    looksDidChange()
  }

  /// The width that the index takes from the rows.
  var indexRoom: CGFloat {
    guard let indexBar = indexTitles.bar, !indexBar.isHidden else { return 0 }
    return max(0, IndexTitleBar.width - sideInset)
  }

  func dressIndexBar() {
    indexTitles.bar?.tintColor = sectionIndexColor
    indexTitles.bar?.backgroundColor = sectionIndexBackgroundColor
  }

  func placeIndexBar() {
    guard let indexBar = indexTitles.bar else { return }
    indexBar.isHidden = indexDisplayMode == .alwaysHidden || loadedCounts.total < sectionIndexMinimumDisplayRowCount
    let insets = adjustedContentInset
    let x =
      isRightToLeft ? bounds.minX + safeAreaInsets.left : bounds.maxX - safeAreaInsets.right - IndexTitleBar.width
    let frame = CGRect(
      x: x, y: bounds.minY + insets.top, width: IndexTitleBar.width,
      height: max(0, bounds.height - insets.top - insets.bottom))
    if indexBar.frame != frame { indexBar.frame = frame }
  }

  private func scrollToIndexTitle(_ index: Int) {
    guard let indexBar = indexTitles.bar, indexBar.titles.indices.contains(index), let dataSource else { return }
    let title = indexBar.titles[index]
    if title == Self.indexSearch {
      return setContentOffset(CGPoint(x: 0, y: 0 - adjustedContentInset.top), animated: false)
    }
    let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: index)
    guard section >= 0, section < loadedCounts.sections else { return }
    let row = loadedCounts.count(inSection: section) > 0 ? 0 : NSNotFound
    scrollToRow(at: IndexPath(row: row, section: section), at: .top, animated: false)
  }
}
