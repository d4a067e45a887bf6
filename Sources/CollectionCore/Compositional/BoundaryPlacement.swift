import Foundation

/// Places the headers and footers of a section, one after the other.
package struct BoundaryPlacement {
  /// The extent of a section, in the layout's direction and at right angles to it.
  package struct Section: Sendable {
    package var isHorizontal: Bool
    package var start: CGFloat
    package var end: CGFloat
    /// The length of the headers with the space before them, and that of the footers.
    package var lengthBefore: CGFloat
    package var lengthAfter: CGFloat
    /// The space before the first header.
    package var padding: CGFloat
    package var crossStart: CGFloat
    package var crossEnd: CGFloat

    package init(
      isHorizontal: Bool, start: CGFloat, end: CGFloat, lengthBefore: CGFloat, lengthAfter: CGFloat,
      padding: CGFloat = 0, crossStart: CGFloat, crossEnd: CGFloat
    ) {
      self.isHorizontal = isHorizontal
      self.start = start
      self.end = end
      self.lengthBefore = lengthBefore
      self.lengthAfter = lengthAfter
      self.padding = padding
      self.crossStart = crossStart
      self.crossEnd = crossEnd
    }
  }

  private let section: Section
  /// The part of the content that is visible, for pinned items.
  private let visible: CGRect
  private var nextBefore: CGFloat
  private var nextAfter: CGFloat

  package init(in section: Section, visible: CGRect) {
    self.section = section
    self.visible = visible
    nextBefore = section.start + section.padding
    nextAfter = section.end - section.lengthAfter
  }

  /// Returns the frame of the next item, in content coordinates.
  package mutating func next(_ item: BoundaryItem) -> CGRect {
    let isHorizontal = section.isHorizontal
    let side = item.alignment.boundary(isHorizontal: isHorizontal)
    let (length, cross) =
      isHorizontal ? (item.size.width, item.size.height) : (item.size.height, item.size.width)
    var position: CGFloat
    switch side {
    case .before:
      position = item.extendsBoundary ? nextBefore : section.start + section.lengthBefore
      if item.extendsBoundary { nextBefore += length }
    case .after:
      position = item.extendsBoundary ? nextAfter : section.end - section.lengthAfter - length
      if item.extendsBoundary { nextAfter += length }
    case .beside:
      position = section.start + section.lengthBefore
    }
    let unit = item.alignment.crossUnit(isHorizontal: isHorizontal)
    position += isHorizontal ? item.offset.x : item.offset.y
    let crossPosition =
      section.crossStart + (section.crossEnd - section.crossStart - cross) * unit
      + (isHorizontal ? item.offset.y : item.offset.x)
    if item.isPinned {
      let (low, high) = isHorizontal ? (visible.minX, visible.maxX) : (visible.minY, visible.maxY)
      position =
        side == .after
        ? min(position, max(high - length, section.start)) : max(position, min(low, section.end - length))
    }
    return isHorizontal
      ? CGRect(x: position, y: crossPosition, width: length, height: cross)
      : CGRect(x: crossPosition, y: position, width: cross, height: length)
  }

  /// Returns the length that items add before and after a section. O(items).
  package static func lengths(
    of items: some Sequence<BoundaryItem>, padding: CGFloat = 0, isHorizontal: Bool
  ) -> (before: CGFloat, after: CGFloat) {
    var (before, after) = (padding, 0 as CGFloat)
    for item in items where item.extendsBoundary {
      let length = isHorizontal ? item.size.width : item.size.height
      switch item.alignment.boundary(isHorizontal: isHorizontal) {
      case .before: before += length
      case .after: after += length
      case .beside: break
      }
    }
    return (before, after)
  }
}
