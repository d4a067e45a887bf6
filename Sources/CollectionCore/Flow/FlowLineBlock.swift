import Foundation

/// Consecutive lines of a section: either any number of equal ones, known by arithmetic, or a few listed ones.
package struct FlowLineBlock: Sendable {
  package enum Content: Sendable {
    /// Items of one size, with a number per line (the last line may contain fewer).
    case alike(perLine: Int, size: CGSize)
    /// The first items, tops and heights of lines; items and tops are relative to the block's.
    case listed(starts: [Int32], tops: [CGFloat], heights: [CGFloat])
  }

  /// A line, in the coordinates of the section's lines.
  package struct Line: Equatable {
    package var items: Range<Int>
    package var top: CGFloat
    package var height: CGFloat
    /// The common size of a line's items; nil if they have to be looked up.
    var alikeSize: CGSize?
  }

  /// The maximum number of lines in a listed block, so that changing one line costs little.
  static let listedCapacity = 256

  var firstItem: Int
  var itemCount: Int
  /// The top of the first line.
  var top: CGFloat = 0
  /// The distance from the top of the first line to the bottom of the last.
  var height: CGFloat
  var lineSpacing: CGFloat
  /// The height of the lowest line.
  var leastLineHeight: CGFloat
  var content: Content

  var endItem: Int { firstItem + itemCount }
  var bottom: CGFloat { top + height }

  var lineCount: Int {
    switch content {
    case .alike(let perLine, _): (itemCount - 1) / perLine + 1
    case .listed(let starts, _, _): starts.count
    }
  }

  init(alike size: CGSize, items: Range<Int>, perLine: Int, lineSpacing: CGFloat) {
    firstItem = items.lowerBound
    itemCount = items.count
    // All items fit into one line.
    let perLine = min(perLine, items.count)
    let lines = CGFloat((items.count - 1) / perLine + 1)
    height = lines * size.height + (lines - 1) * lineSpacing
    self.lineSpacing = lineSpacing
    leastLineHeight = size.height
    content = .alike(perLine: perLine, size: size)
  }

  /// Creates lines that follow each other; `firsts` are their first items.
  init(firsts: ArraySlice<Int>, end: Int, heights: ArraySlice<CGFloat>, lineSpacing: CGFloat) {
    let first = firsts[firsts.startIndex]
    firstItem = first
    itemCount = end - first
    self.lineSpacing = lineSpacing
    var tops: [CGFloat] = []
    tops.reserveCapacity(heights.count)
    var top: CGFloat = 0
    for height in heights {
      tops.append(top)
      top += height + lineSpacing
    }
    height = top - lineSpacing
    leastLineHeight = heights.min() ?? 0
    content = .listed(starts: firsts.map { Int32($0 - first) }, tops: tops, heights: Array(heights))
  }

  func line(_ index: Int) -> Line {
    switch content {
    case .alike(let perLine, let size):
      let first = firstItem + index * perLine
      return Line(
        items: first..<min(first + perLine, endItem), top: top + CGFloat(index) * (size.height + lineSpacing),
        height: size.height, alikeSize: size)
    case .listed(let starts, let tops, let heights):
      let next = index + 1 < starts.count ? Int(starts[index + 1]) : itemCount
      return Line(
        items: firstItem + Int(starts[index])..<firstItem + next, top: top + tops[index], height: heights[index],
        alikeSize: nil)
    }
  }

  /// Returns the line that contains an item of this block. O(log lines).
  func lineIndex(ofItem item: Int) -> Int {
    switch content {
    case .alike(let perLine, _):
      return (item - firstItem) / perLine
    case .listed(let starts, _, _):
      let offset = Int32(item - firstItem)
      return starts.partitionPoint { $0 <= offset } - 1
    }
  }

  /// Returns whether a line starts with the item.
  func startsLine(at item: Int) -> Bool {
    guard item >= firstItem, item < endItem else { return false }
    return line(lineIndex(ofItem: item)).items.lowerBound == item
  }

  /// Returns the lines that may intersect the span from `low` to `high`; all of them if lines overlap by negative
  /// spacing. O(log lines).
  func lineIndices(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let count = lineCount
    guard lineSpacing + leastLineHeight > 0 else { return 0..<count }
    switch content {
    case .alike(_, let size):
      let pitch = size.height + lineSpacing
      // The first line whose bottom is at or below `low`, and the first whose top is below `high`.
      let first = ((low - top - size.height) / pitch).rounded(.up)
      let last = ((high - top) / pitch).rounded(.down)
      let lower = Int(min(max(first, 0), CGFloat(count)))
      let upper = Int(min(max(last + 1, 0), CGFloat(count)))
      return lower..<max(lower, upper)
    case .listed(_, let tops, let heights):
      let lower = tops.indices.partitionPoint { top + tops[$0] + heights[$0] < low }
      let upper = tops.partitionPoint { top + $0 <= high }
      return lower..<max(lower, upper)
    }
  }

  /// Returns the part of the block with these lines; nil if it is empty.
  func part(_ lines: Range<Int>) -> FlowLineBlock? {
    guard !lines.isEmpty else { return nil }
    let first = line(lines.lowerBound).items.lowerBound
    let end = line(lines.upperBound - 1).items.upperBound
    var part: FlowLineBlock
    switch content {
    case .alike(let perLine, let size):
      part = FlowLineBlock(alike: size, items: first..<end, perLine: perLine, lineSpacing: lineSpacing)
    case .listed(let starts, _, let heights):
      part = FlowLineBlock(
        firsts: starts[lines].map { firstItem + Int($0) }[...], end: end, heights: heights[lines],
        lineSpacing: lineSpacing)
    }
    part.top = line(lines.lowerBound).top
    return part
  }
}
