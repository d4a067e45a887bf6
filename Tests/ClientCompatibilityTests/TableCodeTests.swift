import Testing
import UIKit

/// Table code in Swift 5 mode, as in apps and libraries.
@MainActor @Suite struct TableCodeTests {
  @Test("Cells are made of the class that was registered, by whichever initialiser it has")
  func controllers() throws {
    let controller = SettingsController(style: .grouped)
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 600)
    controller.tableView.layoutIfNeeded()
    let first = try #require(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? SettingCell)
    #expect(first.textLabel?.text == "one" && first.accessoryView === first.knob && first.detailTextLabel != nil)
    let bare = try #require(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 1)) as? BareCell)
    #expect(bare.note == "bare" && bare.reuseIdentifier == "BareCell")
    let header = try #require(controller.tableView.headerView(forSection: 1) as? SettingsHeader)
    #expect(header.line.superview === header.contentView && header.frame.height == 30)
    controller.tableView(controller.tableView, commit: .delete, forRowAt: IndexPath(row: 1, section: 0))
    #expect(controller.deleted == [1] && controller.tableView.numberOfRows(inSection: 0) == 2)
    controller.tableView.reload(changes: {})
  }

  @Test("A controller that has a table view of its own")
  func plainController() {
    let controller = ListController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 600)
    controller.tableView.layoutIfNeeded()
    #expect(controller.tableView.visibleCells.map { $0.textLabel?.text } == ["a", "b"])
    #expect(controller.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height == 50)
  }
}
