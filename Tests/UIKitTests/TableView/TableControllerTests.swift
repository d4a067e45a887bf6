import Foundation
import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// The table view controller.
@MainActor @Suite(.serialized) struct TableControllerTests {
  private final class Rows: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
  }

  @Test("Its view is the table view, of the style it was made with, for which it is data source and delegate")
  func view() {
    let controller = Rows(style: .grouped)
    #expect(controller.view === controller.tableView && controller.tableView.style == .grouped)
    #expect(controller.tableView.dataSource === controller && controller.tableView.delegate === controller)
    #expect(UITableViewController().tableView.style == .plain && controller.clearsSelectionOnViewWillAppear)
    let control = UIRefreshControl()
    controller.refreshControl = control
    #expect(controller.tableView.refreshControl === control && controller.refreshControl === control)
    let other = Rows(style: .plain)
    other.refreshControl = control
    #expect(other.tableView.refreshControl === control)
  }

  @Test("The selection is cleared when the view appears, and editing is passed on")
  func appearance() {
    Stage.run(size: CGSize(width: 320, height: 480), scale: 2) { stage in
      let controller = Rows(style: .plain)
      stage.window.rootViewController = controller
      stage.window.layoutIfNeeded()
      #expect(controller.tableView.visibleCells.count == 3)
      controller.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      controller.beginAppearanceTransition(false, animated: false)
      controller.endAppearanceTransition()
      #expect(controller.tableView.indexPathForSelectedRow?.row == 1)
      controller.beginAppearanceTransition(true, animated: false)
      controller.endAppearanceTransition()
      #expect(controller.tableView.indexPathForSelectedRow == nil)
      controller.setEditing(true, animated: false)
      #expect(controller.tableView.isEditing)
    }
  }
}
