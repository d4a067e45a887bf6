import Foundation

@testable import CollectionCore

/// A flow layout that follows the rules of facts 6.5 to 6.9 literally, item by item, for vertical scrolling: the slow
/// model with which the real one is compared.
struct NaiveFlowLayout {
  struct Section {
    var metrics: FlowSectionMetrics
    var sizes: [CGSize]
  }

  var items: [[CGRect]] = []
  var headers: [CGRect?] = []
  var footers: [CGRect?] = []
  var height: CGFloat = 0

  init(sections: [Section], width: CGFloat, scale: CGFloat) {
    var y: CGFloat = 0
    for section in sections {
      let metrics = section.metrics
      let hasHeader = metrics.headerLength > 0
      headers.append(hasHeader ? CGRect(x: 0, y: y, width: width, height: metrics.headerLength) : nil)
      y += metrics.headerLength + metrics.insetBefore
      let available = width - metrics.insetStart - metrics.insetEnd
      var frames: [CGRect] = []
      let lines = Self.lines(section.sizes, available: available, spacing: metrics.itemSpacing)
      for (index, line) in lines.enumerated() {
        let sizes = line.map { section.sizes[$0] }
        let height = sizes.map(\.height).max() ?? 0
        let offsets = Self.offsets(
          sizes.map(\.width), areEqual: sizes.allSatisfy { $0 == sizes[0] }, isLast: index == lines.count - 1,
          available: available, spacing: metrics.itemSpacing)
        for (offset, size) in zip(offsets, sizes) {
          let x = metrics.insetStart + offset
          let top = y + (height - size.height) / 2
          frames.append(
            CGRect(
              x: (x * scale + 0.500001).rounded(.down) / scale, y: (top * scale + 0.500001).rounded(.down) / scale,
              width: size.width,
              height: size.height))
        }
        y += height
        if index < lines.count - 1 { y += metrics.lineSpacing }
      }
      items.append(frames)
      y += metrics.insetAfter
      let hasFooter = metrics.footerLength > 0
      footers.append(hasFooter ? CGRect(x: 0, y: y, width: width, height: metrics.footerLength) : nil)
      y += metrics.footerLength
    }
    height = y
  }

  /// "Item joins a line while used + minInteritem + length <= available."
  private static func lines(_ sizes: [CGSize], available: CGFloat, spacing: CGFloat) -> [[Int]] {
    var lines: [[Int]] = []
    var used: CGFloat = 0
    for (item, size) in sizes.enumerated() {
      if !lines.isEmpty, used + spacing + size.width <= available + 1e-6 {
        lines[lines.count - 1].append(item)
        used += spacing + size.width
      } else {
        lines.append([item])
        used = size.width
      }
    }
    return lines
  }

  private static func offsets(
    _ lengths: [CGFloat], areEqual: Bool, isLast: Bool, available: CGFloat, spacing: CGFloat
  ) -> [CGFloat] {
    var count = lengths.count
    var total = lengths.reduce(0, +)
    if isLast, areEqual {
      // Phantom items fill the line.
      while total + lengths[0] + CGFloat(count) * spacing <= available + 1e-6 {
        count += 1
        total += lengths[0]
      }
    } else if isLast {
      var x: CGFloat = 0
      return lengths.map { length in
        defer { x += length + spacing }
        return x
      }
    }
    if count == 1 { return [(available - total) / 2] }
    let gap = (available - total) / CGFloat(count - 1)
    var x: CGFloat = 0
    return lengths.map { length in
      defer { x += length + gap }
      return x
    }
  }
}

extension FlowLayoutCore {
  mutating func appendSection(metrics: FlowSectionMetrics, itemSizes: [CGSize]) {
    appendSection(metrics: metrics, itemSizes: ContiguousArray(itemSizes))
  }
}
