import Foundation

/// The places of a table's rows, headers and footers on its vertical axis: pure arithmetic, without views.
///
/// Queries cost O(log sections + log rows), whatever the table's length; creating a geometry costs O(sections), and
/// O(rows) only if every row's height is given.
package struct TableGeometry: Sendable {
  package private(set) var sections: [RowSection]
  /// The space above the first section.
  package var top: CGFloat
  private var sums: DeltaTree

  package init(top: CGFloat = 0, sections: [RowSection] = []) {
    self.top = top
    self.sections = sections
    sums = DeltaTree(sections.map(\.length))
  }

  // MARK: Places

  /// The end of the last section.
  package var end: CGFloat { sectionStart(sections.count) }

  /// Returns the upper edge of a section; for the number of sections, the end of all.
  package func sectionStart(_ section: Int) -> CGFloat { top + sums.sum(before: section) }

  func sectionEnd(_ section: Int) -> CGFloat { sectionStart(section) + sections[section].length }

  /// Returns a row's upper edge and height.
  package func row(_ index: ItemIndex) -> (start: CGFloat, length: CGFloat) {
    let section = sections[index.section]
    return (
      sectionStart(index.section) + section.rowsStart + section.rows.start(of: index.item),
      section.rows.length(of: index.item)
    )
  }

  package func header(_ section: Int) -> (start: CGFloat, length: CGFloat) {
    (sectionStart(section) + sections[section].padding, sections[section].header.length)
  }

  package func footer(_ section: Int) -> (start: CGFloat, length: CGFloat) {
    (sectionStart(section) + sections[section].footerStart, sections[section].footer.length)
  }

  /// Returns the sections that a stretch of the axis touches.
  package func sections(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard !sections.isEmpty, high > low, high > top, low < end else { return 0..<0 }
    let first = sums.index(at: low - top, base: 0)
    let last = sums.index(at: high - top, base: 0)
    return first..<max(first, last) + 1
  }

  /// Returns the rows that a stretch of the axis touches, in order. O(their number + log rows) for each section.
  package func rows(from low: CGFloat, to high: CGFloat) -> [ItemIndex] {
    var found: [ItemIndex] = []
    for section in sections(from: low, to: high) {
      let rows = sections[section].rows
      guard rows.count > 0 else { continue }
      let start = sectionStart(section) + sections[section].rowsStart
      guard high > start, low < start + rows.total else { continue }
      var (row, position) = (rows.row(at: low - start), CGFloat(0))
      position = start + rows.start(of: row)
      while row < rows.count, position < high {
        let end = position + rows.length(of: row)
        if end > low { found.append(ItemIndex(section: section, item: row)) }
        (row, position) = (row + 1, end)
      }
    }
    return found
  }

  /// Returns the row at a point of the axis; nil for a header, a footer or nothing.
  package func row(at position: CGFloat) -> ItemIndex? {
    guard !sections.isEmpty, position >= top, position < end else { return nil }
    let section = sums.index(at: position - top, base: 0)
    let rows = sections[section].rows
    let place = position - sectionStart(section) - sections[section].rowsStart
    guard rows.count > 0, place >= 0, place < rows.total else { return nil }
    return ItemIndex(section: section, item: rows.row(at: place))
  }

  // MARK: Changes

  /// Changes a section, and moves the following ones.
  package mutating func change(_ section: Int, _ body: (inout RowSection) -> Void) {
    let before = sections[section].length
    body(&sections[section])
    sums.add(sections[section].length - before, at: section)
  }

  package func isKnown(_ index: ItemIndex) -> Bool { sections[index.section].rows.isKnown(index.item) }

  package mutating func measure(_ index: ItemIndex, _ length: CGFloat) {
    change(index.section) { $0.rows.measure(index.item, length) }
  }

  package mutating func forget(_ index: ItemIndex) {
    change(index.section) { $0.rows.forget(index.item) }
  }

  /// Adopts heights measured for another width, as estimates. O(measured rows).
  package mutating func takeEstimates(of old: TableGeometry) {
    for number in sections.indices where old.sections.indices.contains(number) {
      for (row, length) in old.sections[number].rows.measuredRows
      where row < sections[number].rows.count && !sections[number].rows.isExact {
        let index = ItemIndex(section: number, item: row)
        measure(index, length)
        forget(index)
      }
      change(number) { section in
        let (header, footer) = (old.sections[number].header, old.sections[number].footer)
        if !section.header.isKnown { section.header.length = header.length }
        if !section.footer.isKnown { section.footer.length = footer.length }
      }
    }
  }

  /// Adopts heights measured before a batch of updates, for rows that are still the same. O(measured rows × log
  /// changes).
  package mutating func takeMeasures(of old: TableGeometry, through plan: UpdatePlan) {
    for (number, section) in old.sections.enumerated() {
      for (row, length) in section.rows.measuredRows {
        guard case .kept(let new) = plan.fate(of: ItemIndex(section: number, item: row)),
          !sections[new.section].rows.isExact
        else { continue }
        measure(new, length)
      }
      guard !plan.isReloadedSection(number), let new = plan.newSection(ofOld: number) else { continue }
      change(new) { section in
        if old.sections[number].header.isKnown, !section.header.isKnown { section.header = old.sections[number].header }
        if old.sections[number].footer.isKnown, !section.footer.isKnown { section.footer = old.sections[number].footer }
      }
    }
  }
}
