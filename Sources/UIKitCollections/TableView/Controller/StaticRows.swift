@_spi(UIKit) import UIKitCore

/// The cells of a table that are defined in a storyboard, in sections.
@MainActor final class StaticRows {
  struct Section {
    var header: String?
    var footer: String?
    var cells: [UITableViewCell] = []
  }

  var sections: [Section] = []

  func cell(at indexPath: IndexPath) -> UITableViewCell? {
    guard indexPath.count == 2, sections.indices.contains(indexPath.section) else { return nil }
    let cells = sections[indexPath.section].cells
    return cells.indices.contains(indexPath.row) ? cells[indexPath.row] : nil
  }
}
