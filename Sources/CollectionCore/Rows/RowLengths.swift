import Foundation

/// The heights of rows one below the other, some of which may be estimates.
///
/// Rows of one height take no memory, each measured row takes some. Queries are O(log n).
package struct RowLengths: Sendable {
  let count: Int
  /// The height of rows of which nothing else is known.
  let base: CGFloat
  /// Whether `base` or the listed heights are correct, so that nothing needs to be measured.
  let isExact: Bool
  private var listed: [CGFloat]?
  private var measured: [Int: CGFloat] = [:]
  /// Measured rows that have to be measured again.
  private var stale: Set<Int> = []
  private var tree: DeltaTree

  /// Creates rows of one height. O(1).
  package init(count: Int, base: CGFloat, isExact: Bool) {
    self.count = count
    self.base = base
    self.isExact = isExact
    tree = DeltaTree(count: count)
  }

  /// Creates rows of given heights. O(n).
  package init(listed: [CGFloat], isExact: Bool) {
    count = listed.count
    base = 0
    self.isExact = isExact
    self.listed = listed
    tree = DeltaTree(listed)
  }

  func length(of row: Int) -> CGFloat { measured[row] ?? listed?[row] ?? base }

  /// Returns the start of a row, from the first one's upper edge; `count` stands for the end of all.
  package func start(of row: Int) -> CGFloat { base * CGFloat(row) + tree.sum(before: row) }

  package var total: CGFloat { start(of: count) }

  func isKnown(_ row: Int) -> Bool { isExact || measured[row] != nil && !stale.contains(row) }

  /// The measured rows and their heights.
  package var measuredRows: [Int: CGFloat] { measured }

  /// Sets a row's measured height.
  package mutating func measure(_ row: Int, _ length: CGFloat) {
    let old = self.length(of: row)
    measured[row] = length
    stale.remove(row)
    tree.add(length - old, at: row)
  }

  /// Marks a row's measurement as outdated; its length stays the same until it is measured again. O(1).
  mutating func forget(_ row: Int) {
    if measured[row] != nil { stale.insert(row) }
  }

  /// Returns the row at a distance from the first one's upper edge; there must be a row.
  package func row(at position: CGFloat) -> Int { tree.index(at: position, base: base) }
}
