import CollectionCore
import CoreGraphics
@_spi(UIKit) import UIKitCore

extension UITableView {
  var isGrouped: Bool { looks.isGrouped }

  var loadedCounts: SectionCounts {
    if let counts = data.counts { return counts }
    let counts = readCounts()
    data.counts = counts
    data.needsHeights = true
    return counts
  }

  /// Returns the counts of the data source's rows and of the placeholders among them.
  private func readCounts() -> SectionCounts { placeholders.positions.shown(readDataCounts()) }

  /// Reads the counts from the data source. O(sections).
  func readDataCounts() -> SectionCounts {
    guard let dataSource else { return SectionCounts() }
    let sections = dataSource.numberOfSections(in: self)
    return SectionCounts((0..<max(0, sections)).map { dataSource.tableView(self, numberOfRowsInSection: $0) })
  }

  func rowCount(inSection section: Int) -> Int {
    let counts = loadedCounts
    guard section >= 0, section < counts.sections else {
      raise(
        "NSInternalInconsistencyException",
        "request for number of rows in section \(section) when there are only \(counts.sections) sections in the "
          + "table view")
    }
    return counts.items[section]
  }

  func exists(_ indexPath: IndexPath) -> Bool { ItemIndex(indexPath).map(loadedCounts.contains) ?? false }

  /// The places of all rows, with the heights known so far.
  var geometry: TableGeometry {
    let counts = loadedCounts
    if data.needsHeights {
      data.needsHeights = false
      data.geometry = makeGeometry(counts)
    }
    return data.geometry
  }

  func heightsDidChange() {
    guard data.counts != nil else { return }
    data.needsHeights = true
    setNeedsLayout()
  }

  /// Discards everything known, for another data source.
  func forgetData() {
    data.counts = nil
    placeholders.removeAll()
    data.needsHeights = true
    indexTitles.needsReading = true
    selection.removeAll()
    retireAll()
    setNeedsLayout()
  }

  func reload() {
    forgetData()
    updates.batch = UpdateBatch()
    updates.animations = RowAnimations()
    touch = TableTouchState()
    prefetching.forgetProgress()
    if movement != nil { endMovement(cancelled: true, animated: false) }
    _ = geometry
    contentSize = contentSizeNow
  }

  // MARK: Heights

  private func makeGeometry(_ counts: SectionCounts) -> TableGeometry {
    let policy = RowHeightPolicy(self, counts)
    let sections = (0..<counts.sections).map { section in
      let header = edge(section, isFooter: false)
      return RowSection(
        padding: header.length > 0 ? headerPadding : 0, header: header,
        rows: policy.lengths(section, counts.items[section]), footer: edge(section, isFooter: true))
    }
    var geometry = TableGeometry(top: tableHeaderView?.frame.height ?? 0, sections: sections)
    measurePlaceholders(&geometry)
    return geometry
  }

  private var headerPadding: CGFloat {
    guard !isGrouped else { return 0 }
    return sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : TableMetrics.headerPadding
  }

  /// Returns a header or footer before its view is created: exact if a height is given, otherwise an estimate.
  private func edge(_ section: Int, isFooter: Bool) -> RowSection.Edge {
    let given =
      isFooter
      ? delegate?.tableView?(self, heightForFooterInSection: section)
      : delegate?.tableView?(self, heightForHeaderInSection: section)
    let height = given ?? (isFooter ? sectionFooterHeight : sectionHeaderHeight)
    let mayHaveView = title(section, isFooter: isFooter) != nil || asksForViews(isFooter: isFooter)
    if height >= 0 {
      // The table's own height applies to headers that exist; the delegate's, and a grouped table's, to all.
      guard given == nil, !isGrouped, !mayHaveView else { return .init(length: height, isKnown: true) }
      return .init(length: 0, isKnown: true)
    }
    guard mayHaveView else { return .init(length: emptyEdge(section, isFooter: isFooter), isKnown: true) }
    let estimate =
      (isFooter
        ? delegate?.tableView?(self, estimatedHeightForFooterInSection: section)
        : delegate?.tableView?(self, estimatedHeightForHeaderInSection: section))
      ?? (isFooter ? estimatedSectionFooterHeight : estimatedSectionHeaderHeight)
    let usual = isGrouped ? TableMetrics.groupedHeaderHeight : TableMetrics.headerHeight
    return .init(length: estimate > 0 ? estimate : usual, isKnown: false)
  }

  /// Returns the space taken by a missing header or footer (facts 10.1).
  func emptyEdge(_ section: Int, isFooter: Bool) -> CGFloat {
    guard isGrouped else { return 0 }
    if isFooter { return ListRules.spaceAfter }
    return section == 0 ? ListRules.spaceBeforeFirst : ListRules.spaceBefore
  }

  func title(_ section: Int, isFooter: Bool) -> String? {
    isFooter
      ? dataSource?.tableView(self, titleForFooterInSection: section)
      : dataSource?.tableView(self, titleForHeaderInSection: section)
  }

  /// Returns whether the delegate has a method for header or footer views, by calling it for the first section.
  private func asksForViews(isFooter: Bool) -> Bool {
    guard let delegate, loadedCounts.sections > 0 else { return false }
    if let known = isFooter ? registrations.hasFooterViews : registrations.hasHeaderViews, known.0 === delegate {
      return known.1
    }
    let id: OptionalMethod =
      isFooter ? .tableViewViewForFooterInSection : .tableViewViewForHeaderInSection
    let answer: UIView?? = OptionalMethod.call(id) {
      isFooter
        ? delegate.tableView(self, viewForFooterInSection: 0) : delegate.tableView(self, viewForHeaderInSection: 0)
    }
    let isThere = answer != nil
    // The view that it returned is used when that section is shown.
    if case .some(.some(let view)) = answer {
      if isFooter { registrations.firstFooter = view } else { registrations.firstHeader = view }
    }
    if isFooter {
      registrations.hasFooterViews = (delegate, isThere)
    } else {
      registrations.hasHeaderViews = (delegate, isThere)
    }
    return isThere
  }
}
