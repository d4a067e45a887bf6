import Foundation

extension FlowLines {
  /// Breaks items into lines and collects the lines into blocks.
  struct Writer {
    let sizes: FlowItemSizes
    let rule: FlowLineRule
    let lineSpacing: CGFloat
    let count: Int
    private(set) var blocks: [FlowLineBlock] = []
    private var firsts: [Int] = []
    private var heights: [CGFloat] = []

    init(sizes: FlowItemSizes, rule: FlowLineRule, lineSpacing: CGFloat, count: Int) {
      self.sizes = sizes
      self.rule = rule
      self.lineSpacing = lineSpacing
      self.count = count
    }

    /// Writes lines from one that starts with `start`, to the end or until `stops` returns true for a line's first
    /// item.
    mutating func write(from start: Int, until stops: (Int) -> Bool) {
      var item = start
      let perLine = rule.capacity(of: sizes.common.width)
      while item < count, item == start || !stops(item) {
        guard let exception = sizes.nextException(from: item), exception < count else {
          flush(before: item)
          blocks.append(
            FlowLineBlock(alike: sizes.common, items: item..<count, perLine: perLine, lineSpacing: lineSpacing))
          return
        }
        // A full line before the exception may still have space for it, so it is not written with the equal ones.
        let alikeLines = perLine == .max ? 0 : (exception - item - 1) / perLine
        if alikeLines >= 2 {
          flush(before: item)
          let end = item + alikeLines * perLine
          blocks.append(
            FlowLineBlock(alike: sizes.common, items: item..<end, perLine: perLine, lineSpacing: lineSpacing))
          item = end
        } else {
          item = writeLine(from: item)
        }
      }
      flush(before: item)
    }

    /// Writes one line and returns the item after it.
    private mutating func writeLine(from start: Int) -> Int {
      if firsts.count == FlowLineBlock.listedCapacity { flush(before: start) }
      var size = sizes[start]
      var (used, height) = (size.width, size.height)
      var item = start + 1
      while item < count {
        size = sizes[item]
        guard rule.fits(used: used, adding: size.width) else { break }
        used += rule.spacing + size.width
        height = max(height, size.height)
        item += 1
      }
      firsts.append(start)
      heights.append(height)
      return item
    }

    private mutating func flush(before end: Int) {
      guard !firsts.isEmpty else { return }
      blocks.append(FlowLineBlock(firsts: firsts[...], end: end, heights: heights[...], lineSpacing: lineSpacing))
      firsts.removeAll(keepingCapacity: true)
      heights.removeAll(keepingCapacity: true)
    }
  }
}
