import CollectionCore
import CoreGraphics
@_spi(UIKit) import UIKitCore

/// A section that is laid out as a list: its configuration, and the rules that follow from it.
@MainActor struct ListSection {
  var configuration: UICollectionLayoutListConfiguration

  var appearance: UICollectionLayoutListConfiguration.Appearance { configuration.appearance }

  /// The section's measures.
  var rules: ListRules {
    ListRules(
      appearance.rule, header: configuration.headerMode.rule, hasFooterView: configuration.footerMode == .supplementary,
      headerTopPadding: configuration.headerTopPadding)
  }

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

  func row(_ item: Int, of count: Int) -> ListElement.Row {
    ListElement.Row(appearance: appearance, place: rules.row(item, of: count))
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
    let automatic = rules.separators(of: row.place)
    return (
      isVisible(separator.topSeparatorVisibility, automatic.top),
      isVisible(separator.bottomSeparatorVisibility, automatic.bottom), separator
    )
  }
}

extension UICollectionLayoutListConfiguration.Appearance {
  fileprivate var rule: ListRules.Appearance {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    case .sidebar: .sidebar
    case .sidebarPlain: .sidebarPlain
    }
  }
}

extension UICollectionLayoutListConfiguration.HeaderMode {
  fileprivate var rule: ListRules.Header {
    switch self {
    case .none: .none
    case .supplementary: .view
    case .firstItemInSection: .firstItem
    }
  }
}
