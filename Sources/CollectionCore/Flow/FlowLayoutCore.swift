import Foundation

/// The arithmetic of a flow layout: computes frames from sizes, without views.
///
/// Sections and lines are one below the other in *flow coordinates*, with x along the lines and y in the scrolling
/// direction; only the public interface swaps the axes for horizontal scrolling. Frames are never stored: a section of
/// items of one size is a few numbers, other sections store a size per item and a record per line, and frames are
/// computed on demand.
package struct FlowLayoutCore: Sendable {
  package struct Container: Equatable, Sendable {
    package var isHorizontal = false
    /// The length of a line including its insets, in points.
    package var lineLength: CGFloat = 0
    /// Pixels per point.
    var scale: CGFloat = 1
    var headersPin = false
    var footersPin = false

    package init(
      isHorizontal: Bool = false, lineLength: CGFloat = 0, scale: CGFloat = 1, headersPin: Bool = false,
      footersPin: Bool = false
    ) {
      self.isHorizontal = isHorizontal
      self.lineLength = lineLength
      self.scale = scale
      self.headersPin = headersPin
      self.footersPin = footersPin
    }
  }

  package private(set) var container: Container
  package private(set) var sections: [FlowSection] = []
  /// The distance in points that elements may extend beyond their section, by negative insets or rounding.
  private(set) var overhang: CGFloat

  package init(container: Container) {
    self.container = container
    overhang = 1 / container.scale
  }

  // MARK: Building

  /// Adds a section of items of one size. O(1), whatever their number.
  package mutating func appendSection(metrics: FlowSectionMetrics, count: Int, itemSize: CGSize) {
    append(metrics, FlowItemSizes(common: flow(itemSize)), count)
  }

  /// Adds a section with a size for each item. O(items).
  package mutating func appendSection(metrics: FlowSectionMetrics, itemSizes: ContiguousArray<CGSize>) {
    let sizes = container.isHorizontal ? ContiguousArray(itemSizes.lazy.map(flow)) : itemSizes
    append(metrics, FlowItemSizes(each: sizes), sizes.count)
  }

  private mutating func append(_ metrics: FlowSectionMetrics, _ sizes: FlowItemSizes, _ count: Int) {
    var section = FlowSection(
      metrics: metrics, sizes: sizes, count: max(count, 0), lineLength: container.lineLength)
    section.top = sections.last?.bottom ?? 0
    // Overlapping lines may make a section lower than its contents.
    overhang = max(overhang, -metrics.insetBefore, -metrics.insetAfter, section.lines.isTangled ? .infinity : 0)
    sections.append(section)
  }

  package mutating func reserveCapacity(_ sectionCount: Int) {
    sections.reserveCapacity(sectionCount)
  }

  /// Uses other dimensions for the same sections. Sections with a size per item are broken into lines again if the line
  /// length differs; everything else is O(sections).
  package mutating func update(_ container: Container) {
    assert(container.isHorizontal == self.container.isHorizontal)
    self.container = container
    for index in sections.indices { sections[index].update(lineLength: container.lineLength) }
    settle(from: 0)
  }

  /// Sets other sizes for items of a section. O(changed lines + lines / 256 + sections).
  package mutating func update(sizes: [Int: CGSize], inSection section: Int) {
    guard sections.indices.contains(section) else { return }
    sections[section].update(sizes: sizes.mapValues(flow))
    settle(from: section + 1)
  }

  private mutating func settle(from index: Int) {
    var top = index == 0 ? 0 : sections[index - 1].bottom
    for index in index..<sections.count {
      sections[index].top = top
      top = sections[index].bottom
    }
  }

  // MARK: Axes

  /// Converts to flow coordinates or back: both swap the axes.
  func flow(_ size: CGSize) -> CGSize {
    container.isHorizontal ? CGSize(width: size.height, height: size.width) : size
  }

  func flow(_ rect: CGRect) -> CGRect {
    container.isHorizontal ? CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width) : rect
  }
}
