import Foundation

/// The lines of a section, from the top of the first at 0, in blocks that are found by binary search.
package struct FlowLines: Sendable {
  package private(set) var blocks: [FlowLineBlock] = []
  package private(set) var rule: FlowLineRule
  package private(set) var lineSpacing: CGFloat
  package private(set) var itemCount: Int
  /// Whether lines may overlap so far that their order is not that of their tops.
  private(set) var isTangled = false

  /// Breaks all items into lines. O(1) for one size, otherwise O(items).
  package init(sizes: FlowItemSizes, count: Int, rule: FlowLineRule, lineSpacing: CGFloat) {
    self.rule = rule
    self.lineSpacing = lineSpacing
    itemCount = count
    var writer = Writer(sizes: sizes, rule: rule, lineSpacing: lineSpacing, count: count)
    writer.write(from: 0) { _ in false }
    blocks = writer.blocks
    settle(from: 0)
  }

  /// The distance from the top of the first line to the bottom of the last; zero without items.
  package var height: CGFloat { blocks.last?.bottom ?? 0 }

  /// Returns the line that contains an item. O(log blocks + log 256).
  package func line(ofItem item: Int) -> FlowLineBlock.Line? {
    guard item >= 0, item < itemCount else { return nil }
    let block = blocks[blockIndex(ofItem: item)]
    return block.line(block.lineIndex(ofItem: item))
  }

  /// Visits the lines that may intersect the span, in order. O(log lines + visited).
  package func forEachLine(from low: CGFloat, to high: CGFloat, _ body: (FlowLineBlock.Line) -> Void) {
    if isTangled {
      for block in blocks {
        for index in 0..<block.lineCount { body(block.line(index)) }
      }
      return
    }
    var index = blocks.partitionPoint { $0.bottom < low }
    while index < blocks.count, blocks[index].top <= high {
      for line in blocks[index].lineIndices(from: low, to: high) { body(blocks[index].line(line)) }
      index += 1
    }
  }

  /// Breaks lines again around items whose size has changed, with the new `sizes`. Lines before the one preceding the
  /// first change stay, and so do those after the last change as soon as a line starts where one started before.
  package mutating func update(sizes: FlowItemSizes, changed: ClosedRange<Int>) {
    guard changed.lowerBound >= 0, changed.upperBound < itemCount else { return }
    // An item that has become shorter may move up to the previous line.
    let changedLine = line(ofItem: changed.lowerBound)?.items.lowerBound ?? 0
    let start = changedLine == 0 ? 0 : line(ofItem: changedLine - 1)?.items.lowerBound ?? 0
    let firstBlock = blockIndex(ofItem: start)
    let head = blocks[firstBlock].part(0..<blocks[firstBlock].lineIndex(ofItem: start))

    var writer = Writer(sizes: sizes, rule: rule, lineSpacing: lineSpacing, count: itemCount)
    let old = blocks
    var stop = itemCount
    writer.write(from: start) { item in
      guard item > changed.upperBound else { return false }
      let block = old[old.partitionPoint { $0.endItem <= item }]
      guard block.startsLine(at: item) else { return false }
      stop = item
      return true
    }

    var replacement = head.map { [$0] } ?? []
    for block in writer.blocks { Self.append(block, to: &replacement) }
    var endBlock = blocks.count
    if stop < itemCount {
      let index = blockIndex(ofItem: stop)
      endBlock = index + 1
      let block = blocks[index]
      if let tail = block.part(block.lineIndex(ofItem: stop)..<block.lineCount) {
        Self.append(tail, to: &replacement)
      }
    }
    var from = firstBlock
    // Joining with the previous block keeps many small changes from leaving many small blocks.
    if from > 0, let first = replacement.first, let joined = Self.join(blocks[from - 1], first) {
      replacement[0] = joined
      from -= 1
    }
    blocks.replaceSubrange(from..<endBlock, with: replacement)
    settle(from: from)
  }

  // MARK: Blocks

  private func blockIndex(ofItem item: Int) -> Int {
    blocks.partitionPoint { $0.endItem <= item }
  }

  /// Stacks the blocks from `index` on below the previous ones.
  private mutating func settle(from index: Int) {
    var top = index == 0 ? 0 : blocks[index - 1].bottom + lineSpacing
    for index in index..<blocks.count {
      blocks[index].top = top
      top = blocks[index].bottom + lineSpacing
    }
    isTangled = lineSpacing < 0 && blocks.contains { $0.leastLineHeight + lineSpacing < 0 }
  }

  private static func append(_ block: FlowLineBlock, to blocks: inout [FlowLineBlock]) {
    if let last = blocks.last, let joined = join(last, block) {
      blocks[blocks.count - 1] = joined
    } else {
      blocks.append(block)
    }
  }

  /// Returns two blocks as one if both are listed and short, or equal and aligned; nil otherwise.
  private static func join(_ a: FlowLineBlock, _ b: FlowLineBlock) -> FlowLineBlock? {
    switch (a.content, b.content) {
    case (.listed(let starts, _, let heights), .listed(let moreStarts, _, let moreHeights)):
      guard starts.count + moreStarts.count <= FlowLineBlock.listedCapacity else { return nil }
      let firsts = starts.map { a.firstItem + Int($0) } + moreStarts.map { b.firstItem + Int($0) }
      return FlowLineBlock(
        firsts: firsts[...], end: b.endItem, heights: (heights + moreHeights)[...], lineSpacing: a.lineSpacing)
    case (.alike(let perLine, let size), .alike(let otherPerLine, let otherSize)):
      guard size == otherSize, perLine == otherPerLine, a.itemCount % perLine == 0 else { return nil }
      return FlowLineBlock(
        alike: size, items: a.firstItem..<b.endItem, perLine: perLine, lineSpacing: a.lineSpacing)
    default:
      return nil
    }
  }
}
