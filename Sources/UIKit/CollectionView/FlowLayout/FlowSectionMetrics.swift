import CoreGraphics

/// What shapes a section of a flow layout, apart from its items' sizes. In flow coordinates: x runs along the lines, y
/// along the scrolling.
struct FlowSectionMetrics: Equatable, Sendable {
  /// Lengths along y; zero: there is none.
  var headerLength: CGFloat = 0
  var footerLength: CGFloat = 0
  /// Insets of the lines as a block, along y.
  var insetBefore: CGFloat = 0
  var insetAfter: CGFloat = 0
  /// Insets of each line, along x.
  var insetStart: CGFloat = 0
  var insetEnd: CGFloat = 0
  /// Exact space between lines.
  var lineSpacing: CGFloat = 10
  /// Least space between the items of a line.
  var itemSpacing: CGFloat = 10
}
