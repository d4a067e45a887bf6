import CollectionCore
import CoreGraphics
@_spi(UIKit) import UIKitCore

/// The way that row heights are determined: at once, or estimated until the rows become visible.
@MainActor struct RowHeightPolicy {
  private enum Rule {
    /// All rows have the table's height.
    case uniform(CGFloat)
    /// Estimates of one height.
    case estimated(CGFloat)
    /// Estimates from the delegate.
    case listedEstimates
    /// Heights from the delegate, all read at once.
    case listed
  }

  private let rule: Rule
  private let table: UITableView

  init(_ table: UITableView, _ counts: SectionCounts) {
    self.table = table
    let usual = table.rowHeight > 0 ? table.rowHeight : TableMetrics.rowHeight
    // Placeholders are few.
    let first = (0..<min(counts.total, 1 + table.placeholders.positions.indices.count)).lazy
      .compactMap { counts.index(ofOrdinal: $0).flatMap(table.delegatePath) }.first
    guard let first, let delegate = table.delegate else {
      rule = table.rowHeight >= 0 ? .uniform(table.rowHeight) : .estimated(Self.estimate(table, usual))
      return
    }
    if delegate.tableView?(table, estimatedHeightForRowAt: first) != nil {
      rule = .listedEstimates
    } else if delegate.tableView?(table, heightForRowAt: first) != nil {
      rule = table.estimatedRowHeight == 0 ? .listed : .estimated(Self.estimate(table, usual))
    } else {
      rule = table.rowHeight >= 0 ? .uniform(table.rowHeight) : .estimated(Self.estimate(table, usual))
    }
  }

  private static func estimate(_ table: UITableView, _ usual: CGFloat) -> CGFloat {
    table.estimatedRowHeight > 0 ? table.estimatedRowHeight : usual
  }

  /// Returns the heights of a section's rows. O(1) for rows with one height or estimate, otherwise O(rows).
  func lengths(_ section: Int, _ count: Int) -> RowLengths {
    switch rule {
    case .uniform(let height): return RowLengths(count: count, base: height, isExact: true)
    case .estimated(let height): return RowLengths(count: count, base: height, isExact: false)
    case .listedEstimates:
      let heights = (0..<count).map { row in
        guard let path = table.delegatePath(ItemIndex(section: section, item: row)) else {
          return TableMetrics.rowHeight
        }
        let given = table.delegate?.tableView(table, estimatedHeightForRowAt: path) ?? 0
        return given >= 0 ? given : TableMetrics.rowHeight
      }
      return RowLengths(listed: heights, isExact: false)
    case .listed:
      var isExact = true
      let heights = (0..<count).map { row in
        guard let path = table.delegatePath(ItemIndex(section: section, item: row)) else {
          isExact = false
          return TableMetrics.rowHeight
        }
        let given = table.delegate?.tableView(table, heightForRowAt: path) ?? 0
        if given < 0 { isExact = false }
        return given >= 0 ? given : TableMetrics.rowHeight
      }
      return RowLengths(listed: heights, isExact: isExact)
    }
  }
}
