@_spi(UIKit) import UIKitCore

/// The configuration of a section, or of a whole layout, that is laid out as a list.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration).
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
  /// The appearance of a list.
  public enum Appearance: Int, Hashable, Sendable {
    /// Rows from edge to edge; headers stay visible.
    case plain = 0
    /// Sections with space between them.
    case grouped = 1
    /// Sections as rounded cards.
    case insetGrouped = 2
    /// For the primary column of a split view: rows with rounded backgrounds, without separators.
    case sidebar = 3
    /// Like `sidebar`, without its background.
    case sidebarPlain = 4
  }

  /// The source of a section's header.
  public enum HeaderMode: Int, Hashable, Sendable {
    /// Sections have no header.
    case none = 0
    /// The data source provides a supplementary view of kind `UICollectionView.elementKindSectionHeader`.
    case supplementary = 1
    /// The first item of each section is its header.
    case firstItemInSection = 2
  }

  /// The source of a section's footer.
  public enum FooterMode: Int, Hashable, Sendable {
    /// Sections have no footer.
    case none = 0
    /// The data source provides a supplementary view of kind `UICollectionView.elementKindSectionFooter`.
    case supplementary = 1
  }

  /// A closure that returns the swipe actions of a row; nil for none.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  /// A closure that gets the section's separator configuration and returns the one for an item.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// The look of the list: plain, grouped, inset grouped or a sidebar.
  public let appearance: Appearance

  /// Whether there are separators at all; true by default, except in sidebars.
  public var showsSeparators: Bool

  /// The look of separators that `itemSeparatorHandler` does not change.
  public var separatorConfiguration: UIListSeparatorConfiguration

  /// Called for each item whose separators are shown; the result applies to that item.
  public var itemSeparatorHandler: ItemSeparatorHandler?

  /// The colour behind the section; nil, the default, stands for the appearance's own.
  public var backgroundColor: UIColor?

  /// The actions that swiping a row from its leading edge reveals; nil for none.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// The actions that swiping a row from its trailing edge reveals; nil for none.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// The header of each section: none (the default), a supplementary view, or its first item.
  public var headerMode = HeaderMode.none
  /// The footer of each section: none (the default) or a supplementary view.
  public var footerMode = FooterMode.none

  /// The space in points above each header; nil, the default, stands for the appearance's own.
  public var headerTopPadding: CGFloat?

  /// Creates the configuration of a list with an appearance.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}

extension UICollectionLayoutListConfiguration.Appearance {
  /// The trait of the list's cells, headers and footers.
  var environment: UIListEnvironment {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    case .sidebar: .sidebar
    case .sidebarPlain: .sidebarPlain
    }
  }
}
