import Foundation

/// A section of a flow layout, in flow coordinates: x along the lines, y in the scrolling direction.
package struct FlowSection: Sendable {
  /// The top of the section, in the content.
  var top: CGFloat = 0
  package private(set) var metrics: FlowSectionMetrics
  package private(set) var sizes: FlowItemSizes
  package private(set) var lines: FlowLines

  init(metrics: FlowSectionMetrics, sizes: FlowItemSizes, count: Int, lineLength: CGFloat) {
    self.metrics = metrics
    self.sizes = sizes
    lines = FlowLines(
      sizes: sizes, count: count, rule: Self.rule(metrics, lineLength: lineLength), lineSpacing: metrics.lineSpacing)
  }

  package var itemCount: Int { lines.itemCount }

  /// Header, insets, lines and footer; an empty section keeps its insets (facts 6.7).
  var height: CGFloat {
    metrics.headerLength + metrics.insetBefore + lines.height + metrics.insetAfter + metrics.footerLength
  }

  var bottom: CGFloat { top + height }

  /// The top of the first line, in the content.
  var linesTop: CGFloat { top + metrics.headerLength + metrics.insetBefore }

  /// Returns the frame of an item of a line, its origin rounded to a pixel (facts 6.9).
  func frame(ofItem item: Int, in line: FlowLineBlock.Line, scale: CGFloat) -> CGRect {
    let placement = self.placement(of: line)
    var x = metrics.insetStart + placement.start
    let size: CGSize
    if let alike = line.alikeSize {
      size = alike
      x += CGFloat(item - line.items.lowerBound) * (size.width + placement.gap)
    } else {
      size = sizes[item]
      for before in line.items.lowerBound..<item { x += sizes[before].width + placement.gap }
    }
    return frame(x: x, size: size, line: line, scale: scale)
  }

  /// Visits the frames of a line's items. O(items of the line).
  func forEachItem(of line: FlowLineBlock.Line, scale: CGFloat, _ body: (Int, CGRect) -> Void) {
    let placement = self.placement(of: line)
    let start = metrics.insetStart + placement.start
    if let alike = line.alikeSize {
      // Multiplied instead of added up, for the same result as for a single item.
      for item in line.items {
        let x = start + CGFloat(item - line.items.lowerBound) * (alike.width + placement.gap)
        body(item, frame(x: x, size: alike, line: line, scale: scale))
      }
      return
    }
    var x = start
    for item in line.items {
      let size = sizes[item]
      body(item, frame(x: x, size: size, line: line, scale: scale))
      x += size.width + placement.gap
    }
  }

  private func frame(x: CGFloat, size: CGSize, line: FlowLineBlock.Line, scale: CGFloat) -> CGRect {
    let y = linesTop + line.top + (line.height - size.height) / 2
    return CGRect(
      x: Self.roundToPixel(x, scale), y: Self.roundToPixel(y, scale), width: size.width, height: size.height)
  }

  /// Returns the nearest multiple of a pixel. Halves are rounded up, even if rounding errors have reduced them
  /// slightly: an item must not move when its place is computed in another way.
  package static func roundToPixel(_ value: CGFloat, _ scale: CGFloat) -> CGFloat {
    (value * scale + 0.5 + 1e-6).rounded(.down) / scale
  }

  private func placement(of line: FlowLineBlock.Line) -> FlowLineRule.Placement {
    if let size = line.alikeSize { return lines.rule.placement(ofEqual: size.width) }
    let first = sizes[line.items.lowerBound]
    if line.items.upperBound == itemCount {
      let areEqual = line.items.dropFirst().allSatisfy { sizes[$0] == first }
      return areEqual ? lines.rule.placement(ofEqual: first.width) : lines.rule.placementOfUnequalLastLine
    }
    let total = line.items.reduce(0) { $0 + sizes[$1].width }
    return lines.rule.placement(ofFullLine: line.items.count, total: total)
  }

  /// Sets other sizes for items and breaks the affected lines.
  mutating func update(sizes changes: [Int: CGSize]) {
    let changes = changes.filter { $0.key >= 0 && $0.key < itemCount }
    guard let first = changes.keys.min(), let last = changes.keys.max() else { return }
    for (item, size) in changes.sorted(by: { $0.key < $1.key }) { sizes.set(size, at: item) }
    lines.update(sizes: sizes, changed: first...last)
  }

  /// Breaks all lines for another line length; does nothing if that has no effect.
  mutating func update(lineLength: CGFloat) {
    let rule = Self.rule(metrics, lineLength: lineLength)
    guard rule != lines.rule else { return }
    lines = FlowLines(sizes: sizes, count: itemCount, rule: rule, lineSpacing: metrics.lineSpacing)
  }

  private static func rule(_ metrics: FlowSectionMetrics, lineLength: CGFloat) -> FlowLineRule {
    FlowLineRule(available: lineLength - metrics.insetStart - metrics.insetEnd, spacing: metrics.itemSpacing)
  }
}
