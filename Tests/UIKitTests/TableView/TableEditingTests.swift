import Foundation
import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// Editing controls, swipes, and moving rows.
@MainActor @Suite(.serialized) struct TableEditingTests {
  /// Rows that can be deleted, inserted and moved.
  @MainActor final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows = ["a", "b", "c", "d", "e"]
    var journal: [String] = []
    var style = UITableViewCell.EditingStyle.delete
    var trailing: UISwipeActionsConfiguration?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = rows[indexPath.row]
      return cell
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { rows[indexPath.row] != "e" }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
    { style }

    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
      journal.append("commit \(editingStyle) \(indexPath.row)")
      if editingStyle == .delete {
        rows.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
      } else {
        rows.insert("new", at: indexPath.row)
        tableView.insertRows(at: [indexPath], with: .automatic)
      }
    }

    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
      journal.append("move \(sourceIndexPath.row) \(destinationIndexPath.row)")
      rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }

    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { trailing }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      journal.append("willBeginEditing \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      journal.append("didEndEditing \(indexPath?.row ?? -1)")
    }
  }

  private func run(_ body: @MainActor (TableStage, Source) throws -> Void) rethrows {
    let source = Source()
    try TableStage.run([[]]) { table in
      table.view.dataSource = source
      table.view.delegate = source
      table.view.layoutIfNeeded()
      try body(table, source)
    }
  }

  @Test("Editing shows controls before the content of rows that can be edited, and takes them away again")
  func controls() throws {
    try run { table, _ in
      table.view.setEditing(true, animated: false)
      table.settle()
      let (cell, other) = (try #require(table.cell(0)), try #require(table.cell(4)))
      #expect(cell.isEditing && cell.editingStyle == .delete && cell.contentView.frame.minX == 38)
      #expect(cell.row.control != nil && cell.row.grip != nil && cell.configurationState.isEditing)
      // This row cannot be deleted, but it can be moved.
      #expect(other.editingStyle == .none && other.row.control == nil && other.row.grip != nil)
      #expect(other.contentView.frame.minX == 0)
      table.view.setEditing(false, animated: true)
      table.settle()
      #expect(!cell.isEditing && cell.row.control == nil && cell.contentView.frame.minX == 0)
    }
  }

  @Test("The control deletes after the button that it uncovers is chosen")
  func deletion() throws {
    try run { table, source in
      table.view.setEditing(true, animated: false)
      table.settle()
      table.tap(CGPoint(x: 22, y: 66))
      let swipe = try #require(table.view.swipe)
      #expect(swipe.indexPath == table.path(1) && table.cell(1)?.showingDeleteConfirmation == true)
      #expect(swipe.actionsView.configuration.actions.map(\.title) == ["Delete"])
      table.tap(CGPoint(x: 310, y: 66))
      #expect(source.rows == ["a", "c", "d", "e"] && source.journal == ["commit delete 1"])
      #expect(table.view.visibleCells.map { $0.textLabel?.text } == ["a", "c", "d", "e"])
      #expect(table.view.swipe == nil)
    }
  }

  @Test("The green control inserts at once")
  func insertion() {
    run { table, source in
      source.style = .insert
      table.view.setEditing(true, animated: false)
      table.settle()
      table.tap(CGPoint(x: 22, y: 22))
      #expect(source.journal == ["commit insert 0"] && source.rows.first == "new")
      #expect(table.cell(0)?.textLabel?.text == "new")
    }
  }

  @Test("A swipe across a row deletes it, one that is short uncovers the button")
  func swipes() {
    run { table, source in
      table.swipe(2, by: -100)
      #expect(table.view.swipe?.indexPath == table.path(2) && source.journal == ["willBeginEditing 2"])
      table.tap(CGPoint(x: 100, y: 20))
      #expect(table.view.swipe == nil && source.journal.last == "didEndEditing 2")
      #expect(table.view.indexPathForSelectedRow == nil)
      source.journal = []
      table.swipe(0, by: -280)
      #expect(source.journal.contains("commit delete 0") && source.rows == ["b", "c", "d", "e"])
      // A row that cannot be edited stays where it is.
      table.swipe(3, by: -100)
      #expect(table.view.swipe == nil)
    }
  }

  @Test("The delegate's own actions take the place of deleting; none at all means none")
  func actions() {
    run { table, source in
      source.trailing = UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Flag") { _, _, done in
          source.journal.append("flag")
          done(true)
        }
      ])
      table.swipe(1, by: -100)
      table.tap(CGPoint(x: 300, y: 66))
      #expect(source.journal == ["willBeginEditing 1", "flag", "didEndEditing 1"])
      source.trailing = UISwipeActionsConfiguration(actions: [])
      table.swipe(1, by: -100)
      #expect(table.view.swipe == nil)
    }
  }

  @Test("A row is moved by its grip, and the data source moves it when it is let go")
  func movement() {
    run { table, source in
      table.view.setEditing(true, animated: false)
      table.settle()
      table.stage.surface.pointerDown(at: CGPoint(x: 295, y: 22))
      table.settle()
      for y: CGFloat in [30, 60, 90, 120] {
        table.stage.surface.pointerMove(to: CGPoint(x: 295, y: y))
        table.stage.pacer.advance(by: 0.1)
      }
      #expect(source.rows == ["a", "b", "c", "d", "e"])
      #expect(table.view.visibleCells.map { $0.textLabel?.text } == ["b", "c", "a", "d", "e"])
      table.stage.surface.pointerUp(at: CGPoint(x: 295, y: 120))
      table.settle()
      #expect(source.journal == ["move 0 2"] && source.rows == ["b", "c", "a", "d", "e"])
      #expect(table.cell(2)?.frame == table.view.rectForRow(at: table.path(2)))
    }
  }

  @Test("Rows of a table that nothing says can be edited are not swiped")
  func plain() {
    TableStage.run([["a"]]) { table in
      table.swipe(0, by: -100)
      #expect(table.view.swipe == nil)
    }
  }

  @Test("Accessories: types, a view of one's own, those of editing")
  func accessories() throws {
    try TableStage.run([["a"]]) { table in
      let cell = try #require(table.cell(0))
      #expect(cell.contentView.frame.width == CGFloat(320))
      cell.accessoryType = .disclosureIndicator
      cell.layoutIfNeeded()
      #expect(cell.contentView.frame.width == CGFloat(296))
      let own = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
      cell.accessoryView = own
      cell.layoutIfNeeded()
      #expect(own.frame == CGRect(x: 254, y: 12, width: 50, height: 20) && cell.row.marks.isEmpty)
      cell.accessoryView = nil
      cell.accessoryType = .detailDisclosureButton
      cell.layoutIfNeeded()
      #expect(cell.row.marks.count == 2 && own.superview == nil)
    }
  }
}
