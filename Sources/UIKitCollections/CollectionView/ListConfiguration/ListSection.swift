import CoreGraphics
@_spi(UIKit) import UIKitCore

/// A section that is laid out as a list: the measures that follow from its configuration.
@MainActor struct ListSection {
  var configuration: UICollectionLayoutListConfiguration

  var appearance: UICollectionLayoutListConfiguration.Appearance { configuration.appearance }

  /// The height of a row before it is measured, and the minimum for list content configurations.
  static let rowHeight: CGFloat = 44
  static let headerHeight: CGFloat = 36

  /// The space between a section's rows and adjacent content, where there is no header or footer (facts 10.1).
  static let spaceBefore: CGFloat = 17.333
  static let spaceAfter: CGFloat = 17.667
  static let spaceBeforeFirst: CGFloat = 35
  /// A card's distance from the view's edges (facts 10.1).
  static let cardInset: CGFloat = 16
  static let cardRadius: CGFloat = 10
  /// The padding above headers of plain lists (facts 10.6).
  static let plainHeaderPadding: CGFloat = 18.5

  private var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }

  var rowInsets: NSDirectionalEdgeInsets {
    var insets = NSDirectionalEdgeInsets.zero
    if appearance == .insetGrouped { (insets.leading, insets.trailing) = (Self.cardInset, Self.cardInset) }
    if isGrouped {
      if configuration.headerMode == .none { insets.top = Self.spaceBefore }
      if configuration.footerMode == .none { insets.bottom = Self.spaceAfter }
    }
    if configuration.headerMode == .firstItemInSection { insets.top += headerPadding }
    return insets
  }

  /// Returns the additional space above the first section's rows: 35 points in total, but none under a navigation bar
  /// (facts 10.6).
  func extraBeforeFirst(_ isUnderBar: Bool) -> CGFloat {
    guard isGrouped, configuration.headerMode == .none else { return 0 }
    return (isUnderBar ? 0 : Self.spaceBeforeFirst) - Self.spaceBefore
  }

  private var headerPadding: CGFloat {
    configuration.headerTopPadding ?? (appearance == .plain ? Self.plainHeaderPadding : 0)
  }

  /// The padding above a header that is a supplementary view.
  var supplementaryHeaderPadding: CGFloat { configuration.headerMode == .supplementary ? headerPadding : 0 }

  /// The colour behind the section.
  var backgroundColor: UIColor {
    if let color = configuration.backgroundColor { return color }
    switch appearance {
    case .plain, .sidebarPlain: return .systemBackground
    case .grouped, .insetGrouped: return .systemGroupedBackground
    case .sidebar: return .secondarySystemBackground
    }
  }

  var swipes: Bool {
    configuration.leadingSwipeActionsConfigurationProvider != nil
      || configuration.trailingSwipeActionsConfigurationProvider != nil
  }

  // MARK: Rows

  func row(_ item: Int, of count: Int) -> ListElement.Row {
    let isHeader = configuration.headerMode == .firstItemInSection && item == 0
    let first = configuration.headerMode == .firstItemInSection ? 1 : 0
    return ListElement.Row(
      appearance: appearance, role: isHeader ? .header : .row, isFirst: item == first, isLast: item == count - 1)
  }

  /// Returns the separators of an item and their configuration.
  func separators(_ row: ListElement.Row, at indexPath: IndexPath) -> (
    top: Bool, bottom: Bool, UIListSeparatorConfiguration
  )? {
    guard configuration.showsSeparators else { return nil }
    let sectionWide = configuration.separatorConfiguration
    let separator = configuration.itemSeparatorHandler?(indexPath, sectionWide) ?? sectionWide
    func isVisible(_ visibility: UIListSeparatorConfiguration.Visibility, _ automatic: Bool) -> Bool {
      visibility == .automatic ? automatic : visibility == .visible
    }
    let isRow = row.role == .row
    // Between rows; a group that reaches from edge to edge also has a line above and below.
    let top = isRow && appearance == .grouped && row.isFirst
    let bottom = isRow && (appearance != .insetGrouped || !row.isLast)
    return (
      isVisible(separator.topSeparatorVisibility, top), isVisible(separator.bottomSeparatorVisibility, bottom),
      separator
    )
  }

  /// Returns the insets of a separator that the list determines.
  func automaticInsets(_ row: ListElement.Row, top: Bool, leading: CGFloat) -> (leading: CGFloat, trailing: CGFloat) {
    if appearance == .grouped, top || row.isLast { return (0, 0) }
    return (leading, appearance == .insetGrouped ? Self.cardInset : 0)
  }
}
