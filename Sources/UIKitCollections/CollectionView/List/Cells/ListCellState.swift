import CollectionCore
@_spi(UIKit) import UIKitCore

/// A list cell's state.
@MainActor struct ListCellState {
  /// The cell's place in a list; nil outside of lists.
  var row: ListElement.Row?
  var accessories: [UICellAccessory] = []
  var order = AccessoryOrder([])
  /// The views of the accessories shown, in the order of `order`.
  var leadingViews: [AccessoryView] = []
  var trailingViews: [AccessoryView] = []
  let separatorGuide = SeparatorLayoutGuide()
  var isEditing = false
  /// Whether the state has been shown since the cell was dequeued, so that later changes are animated.
  var hasShownState = false

  var leastHeight: CGFloat { row.map { $0.role == .row } ?? true ? ListRules.rowHeight : 0 }

  var defaultBackground: UIBackgroundConfiguration {
    guard let row else { return .listPlainCell() }
    switch (row.appearance, row.role) {
    case (.plain, .row), (.sidebarPlain, .row): return .listPlainCell()
    case (.plain, _), (.sidebarPlain, _): return .listPlainHeaderFooter()
    case (.grouped, .row), (.insetGrouped, .row): return .listGroupedCell()
    case (.grouped, _), (.insetGrouped, _): return .listGroupedHeaderFooter()
    case (.sidebar, .row): return .listSidebarCell()
    case (.sidebar, _): return .listSidebarHeader()
    }
  }

  var defaultContent: UIListContentConfiguration {
    guard let row else { return .cell() }
    switch (row.appearance, row.role) {
    case (.sidebar, .row), (.sidebarPlain, .row): return .sidebarCell()
    case (_, .row): return .cell()
    case (.plain, .header): return .plainHeader()
    case (.plain, .footer), (.sidebarPlain, .footer), (.sidebar, .footer): return .plainFooter()
    case (.sidebar, .header), (.sidebarPlain, .header): return .sidebarHeader()
    case (.grouped, .header), (.insetGrouped, .header): return .groupedHeader()
    case (.grouped, .footer), (.insetGrouped, .footer): return .groupedFooter()
    }
  }
}
