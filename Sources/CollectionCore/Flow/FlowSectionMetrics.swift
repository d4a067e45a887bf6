import Foundation

/// The metrics of a section of a flow layout, without its items' sizes. In flow coordinates: x along the lines, y in
/// the scrolling direction.
package struct FlowSectionMetrics: Equatable, Sendable {
  /// Lengths along y; zero: there is none.
  package var headerLength: CGFloat = 0
  package var footerLength: CGFloat = 0
  /// The insets of the lines as a block, along y.
  package var insetBefore: CGFloat = 0
  package var insetAfter: CGFloat = 0
  /// The insets of each line, along x.
  package var insetStart: CGFloat = 0
  package var insetEnd: CGFloat = 0
  /// The exact space between lines.
  package var lineSpacing: CGFloat = 10
  /// The minimum space between the items of a line.
  package var itemSpacing: CGFloat = 10

  package init(
    headerLength: CGFloat = 0, footerLength: CGFloat = 0, insetBefore: CGFloat = 0, insetAfter: CGFloat = 0,
    insetStart: CGFloat = 0, insetEnd: CGFloat = 0, lineSpacing: CGFloat = 10, itemSpacing: CGFloat = 10
  ) {
    self.headerLength = headerLength
    self.footerLength = footerLength
    self.insetBefore = insetBefore
    self.insetAfter = insetAfter
    self.insetStart = insetStart
    self.insetEnd = insetEnd
    self.lineSpacing = lineSpacing
    self.itemSpacing = itemSpacing
  }
}
