import CoreGraphics
import Foundation
@_spi(UIKit) import UIKitCore

/// Gets the menus of a table view's rows from its delegate.
@MainActor final class TableContextMenus: NSObject, UIContextMenuInteractionDelegate {
  private weak var table: UITableView?

  init(_ table: UITableView) {
    self.table = table
    super.init()
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let table, table.movement == nil, let path = table.visibleRow(at: location) else { return nil }
    return table.delegate?.tableView(table, contextMenuConfigurationForRowAt: path, point: location)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let table else { return }
    table.delegate?.tableView(table, willDisplayContextMenu: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let table else { return }
    table.delegate?.tableView(table, willEndContextMenuInteraction: configuration, animator: animator)
  }
}

extension UITableView {
  /// Adds the interaction when there is a delegate.
  func delegateMayHaveMenus() {
    guard menus == nil, delegate != nil else { return }
    let source = TableContextMenus(self)
    let interaction = UIContextMenuInteraction(delegate: source)
    menus = (source, interaction)
    addInteraction(interaction)
  }

  /// Returns the style that a storyboard or nib names.
  static func decodedStyle(_ coder: NSCoder) -> Style {
    switch coder.decodeObject(forKey: "style") as? String {
    case "grouped": .grouped
    case "insetGrouped": .insetGrouped
    default: .plain
    }
  }
}
