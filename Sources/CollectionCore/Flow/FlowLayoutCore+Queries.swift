import Foundation
import PlaneGeometry

extension FlowLayoutCore {
  package var contentSize: CGSize {
    flow(CGSize(width: container.lineLength, height: sections.last?.bottom ?? 0))
  }

  /// Returns the size of an item; nil if there is no such item.
  func size(ofItem item: Int, section: Int) -> CGSize? {
    guard sections.indices.contains(section), item >= 0, item < sections[section].itemCount else { return nil }
    return flow(sections[section].sizes[item])
  }

  /// Returns the frame of an item. O(log lines + items of its line).
  package func frame(ofItem item: Int, section: Int) -> CGRect? {
    guard sections.indices.contains(section), let line = sections[section].lines.line(ofItem: item) else { return nil }
    return flow(sections[section].frame(ofItem: item, in: line, scale: container.scale))
  }

  /// Returns the frame of a section's header, pinned within the visible rectangle if headers are; nil if there is none.
  package func frame(ofHeader section: Int, visible: CGRect?) -> CGRect? {
    guard sections.indices.contains(section) else { return nil }
    return headerFrame(sections[section], visible: visible.map(flow)).map(flow)
  }

  package func frame(ofFooter section: Int, visible: CGRect?) -> CGRect? {
    guard sections.indices.contains(section) else { return nil }
    return footerFrame(sections[section], visible: visible.map(flow)).map(flow)
  }

  /// Visits the elements whose frames intersect the rectangle, section by section: header, items, footer. O(log
  /// sections + log lines + visited).
  package func forEachElement(in rect: CGRect, visible: CGRect?, _ body: (FlowElement, CGRect) -> Void) {
    let rect = flow(rect)
    let visible = visible.map(flow)
    for index in sectionIndices(from: rect.minY, to: rect.maxY) {
      let section = sections[index]
      if let frame = headerFrame(section, visible: visible), frame.overlaps(rect) {
        body(.header(section: index), flow(frame))
      }
      let top = section.linesTop
      section.lines.forEachLine(from: rect.minY - top - 1, to: rect.maxY - top + 1) { line in
        section.forEachItem(of: line, scale: container.scale) { item, frame in
          if frame.overlaps(rect) { body(.item(item, section: index), flow(frame)) }
        }
      }
      if let frame = footerFrame(section, visible: visible), frame.overlaps(rect) {
        body(.footer(section: index), flow(frame))
      }
    }
  }

  /// Returns the sections that the rectangle touches.
  package func sections(in rect: CGRect) -> Range<Int> {
    let rect = flow(rect)
    return sectionIndices(from: rect.minY, to: rect.maxY)
  }

  private func sectionIndices(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let lower = sections.partitionPoint { $0.bottom < low - overhang }
    let upper = sections.partitionPoint { $0.top <= high + overhang }
    return lower..<max(lower, upper)
  }

  // MARK: Headers and footers

  /// Returns the frame of a header. Headers span the whole line, with or without insets (facts 6.6, 6.7). A pinned one
  /// stays at the visible top as long as its section's lines are below it.
  private func headerFrame(_ section: FlowSection, visible: CGRect?) -> CGRect? {
    let length = section.metrics.headerLength
    guard length > 0 else { return nil }
    var y = section.top
    if container.headersPin, let visible {
      let lowest = section.bottom - section.metrics.footerLength - length
      y = max(y, min(visible.minY, lowest))
    }
    return CGRect(x: 0, y: y, width: container.lineLength, height: length)
  }

  private func footerFrame(_ section: FlowSection, visible: CGRect?) -> CGRect? {
    let length = section.metrics.footerLength
    guard length > 0 else { return nil }
    var y = section.bottom - length
    if container.footersPin, let visible {
      let highest = section.top + section.metrics.headerLength
      y = min(y, max(visible.maxY - length, highest))
    }
    return CGRect(x: 0, y: y, width: container.lineLength, height: length)
  }
}
