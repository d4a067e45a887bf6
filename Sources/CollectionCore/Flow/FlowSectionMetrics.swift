import Foundation

/// The metrics of a section of a flow layout, apart from its items' sizes. In flow coordinates: x runs along the lines,
/// y along the scrolling.
package struct FlowSectionMetrics: Equatable, Sendable {
  /// Lengths along y; zero: there is none.
  package var headerLength: CGFloat = 0
  package var footerLength: CGFloat = 0
  /// Insets of the lines as a block, along y.
  package var insetBefore: CGFloat = 0
  package var insetAfter: CGFloat = 0
  /// Insets of each line, along x.
  package var insetStart: CGFloat = 0
  package var insetEnd: CGFloat = 0
  /// Exact space between lines.
  package var lineSpacing: CGFloat = 10
  /// Least space between the items of a line.
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
