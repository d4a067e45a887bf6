@_spi(UIKit) import UIKitCore

/// How a section, or a whole layout, is laid out as a list.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
  /// The appearance of a list.
  public enum Appearance: Int, Hashable, Sendable {
    /// Rows from edge to edge; headers stay in view.
    case plain = 0
    /// Sections with space between them.
    case grouped = 1
    /// Sections as rounded cards.
    case insetGrouped = 2
    /// For the primary column of a split view: rows with rounded backgrounds, no separators.
    case sidebar = 3
    /// As `sidebar`, without its background.
    case sidebarPlain = 4
  }

  /// Where headers come from.
  public enum HeaderMode: Int, Hashable, Sendable {
    case none = 0
    /// The data source provides a supplementary view of kind `UICollectionView.elementKindSectionHeader`.
    case supplementary = 1
    /// The first item of each section is its header.
    case firstItemInSection = 2
  }

  /// Where footers come from.
  public enum FooterMode: Int, Hashable, Sendable {
    case none = 0
    /// The data source provides a supplementary view of kind `UICollectionView.elementKindSectionFooter`.
    case supplementary = 1
  }

  /// A closure that returns the swipe actions of a row; nil for none.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  /// Gets the section's configuration and returns the one for the item.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// The look of the list: plain, grouped, inset grouped or a sidebar.
  public let appearance: Appearance

  /// Whether there are separators at all. True except in sidebars.
  public var showsSeparators: Bool

  /// How separators look, where `itemSeparatorHandler` does not say otherwise.
  public var separatorConfiguration: UIListSeparatorConfiguration

  /// Called for each item whose separators are shown; what it returns holds.
  public var itemSeparatorHandler: ItemSeparatorHandler?

  /// The colour behind the section; nil stands for the appearance's.
  public var backgroundColor: UIColor?

  /// The actions that swiping a row from its leading edge reveals; nil for none.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// The actions that swiping a row from its trailing edge reveals; nil for none.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// The header of each section: none, a supplementary view, or its first item.
  public var headerMode = HeaderMode.none
  /// The footer of each section: none or a supplementary view.
  public var footerMode = FooterMode.none

  /// Points above each header; nil stands for the appearance's.
  public var headerTopPadding: CGFloat?

  /// Creates the configuration of a list of an appearance.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}
