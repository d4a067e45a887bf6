import Foundation

/// The measures of a section that is a list: the space around its rows, and where their separators are.
package struct ListRules: Sendable {
  package enum Appearance: Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }

  package enum Header: Sendable {
    case none, view
    /// The section's first item is its header.
    case firstItem
  }

  package enum Role: Sendable { case row, header, footer }

  /// A row's place in its section.
  package struct Row: Equatable, Sendable {
    package var role: Role
    package var isFirst: Bool
    package var isLast: Bool

    package init(_ role: Role, isFirst: Bool = false, isLast: Bool = false) {
      self.role = role
      self.isFirst = isFirst
      self.isLast = isLast
    }
  }

  package var appearance: Appearance
  package var header: Header
  package var hasFooterView: Bool
  /// The space above each header; nil for the appearance's own.
  package var headerTopPadding: CGFloat?

  package init(
    _ appearance: Appearance, header: Header = .none, hasFooterView: Bool = false, headerTopPadding: CGFloat? = nil
  ) {
    self.appearance = appearance
    self.header = header
    self.hasFooterView = hasFooterView
    self.headerTopPadding = headerTopPadding
  }

  // MARK: Lengths

  /// The height of a row before it is measured, and the minimum for list content configurations.
  package static let rowHeight: CGFloat = 44
  /// The height of a header or footer before it is measured.
  package static let headerHeight: CGFloat = 36
  /// The space between a section's rows and adjacent content, where there is no header or footer (facts 10.1).
  package static let spaceBefore: CGFloat = 17.333
  package static let spaceAfter: CGFloat = 17.667
  package static let spaceBeforeFirst: CGFloat = 35
  /// A card's distance from the view's edges (facts 10.1).
  package static let cardInset: CGFloat = 16
  package static let cardRadius: CGFloat = 10
  /// The padding above headers of plain lists (facts 10.6).
  package static let plainHeaderPadding: CGFloat = 18.5
  package static let separatorHeight: CGFloat = 1

  // MARK: The space around the rows

  private var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }
  private var headerPadding: CGFloat { headerTopPadding ?? (appearance == .plain ? Self.plainHeaderPadding : 0) }

  /// The insets of the section's rows.
  package var insets: LayoutInsets {
    var insets = LayoutInsets()
    if appearance == .insetGrouped { (insets.leading, insets.trailing) = (Self.cardInset, Self.cardInset) }
    if isGrouped {
      if header == .none { insets.top = Self.spaceBefore }
      if !hasFooterView { insets.bottom = Self.spaceAfter }
    }
    if header == .firstItem { insets.top += headerPadding }
    return insets
  }

  /// Returns the additional space above the first section's rows: 35 points in total, but none under a navigation bar
  /// (facts 10.6).
  package func extraBeforeFirst(isUnderBar: Bool) -> CGFloat {
    guard isGrouped, header == .none else { return 0 }
    return (isUnderBar ? 0 : Self.spaceBeforeFirst) - Self.spaceBefore
  }

  /// The padding above a header that is a view of its own.
  package var headerViewPadding: CGFloat { header == .view ? headerPadding : 0 }

  // MARK: Rows

  package func row(_ item: Int, of count: Int) -> Row {
    let first = header == .firstItem ? 1 : 0
    return Row(item < first ? .header : .row, isFirst: item == first, isLast: item == count - 1)
  }

  /// Returns whether a row has a separator above and below, unless the app decides otherwise: between rows; a group
  /// that reaches from edge to edge also has a line above and below.
  package func separators(of row: Row) -> (top: Bool, bottom: Bool) {
    guard row.role == .row else { return (false, false) }
    return (appearance == .grouped && row.isFirst, appearance != .insetGrouped || !row.isLast)
  }

  /// Returns the distances of a separator from the edges of its row, unless the app decides otherwise.
  ///
  /// - Parameter leading: where the row's content begins.
  package func separatorInsets(
    of row: Row, isTop: Bool, leading: CGFloat
  ) -> (leading: CGFloat, trailing: CGFloat) {
    if appearance == .grouped, isTop || row.isLast { return (0, 0) }
    return (leading, appearance == .insetGrouped ? Self.cardInset : 0)
  }

  /// Returns the frame of a separator, within its row.
  package static func separatorFrame(
    in row: CGRect, isTop: Bool, insets: (leading: CGFloat, trailing: CGFloat), isRightToLeft: Bool
  ) -> CGRect {
    CGRect(
      x: row.minX + (isRightToLeft ? insets.trailing : insets.leading),
      y: isTop ? row.minY : row.maxY - separatorHeight,
      width: max(0, row.width - insets.leading - insets.trailing), height: separatorHeight)
  }

  // MARK: The background

  /// A list's section in the layout's direction.
  package struct Extent: Equatable, Sendable {
    package var start: CGFloat
    package var end: CGFloat

    package init(start: CGFloat, end: CGFloat) {
      self.start = start
      self.end = end
    }

    /// The extent of the colour behind the section. In a layout's first and last section it reaches as far beyond the
    /// content as can be seen.
    ///
    /// - Parameters:
    ///   - visible: the length of the view.
    ///   - leastEnd: the end of the view that short content does not reach.
    package func background(isFirst: Bool, isLast: Bool, visible: CGFloat, leastEnd: CGFloat) -> Extent {
      Extent(start: isFirst ? start - visible : start, end: isLast ? max(end, leastEnd) + visible : end)
    }
  }
}
