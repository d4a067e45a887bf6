import Foundation
import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// Selection by touch and by code.
@MainActor @Suite(.serialized) struct TableSelectionTests {
  @Test("A tap calls the delegate in UIKit's order")
  func tap() {
    TableStage.run([["a", "b", "c"]]) { table in
      table.tap(CGPoint(x: 100, y: 60))
      #expect(
        table.journal == ["shouldHighlight 1", "didHighlight 1", "willSelect 1", "didSelect 1", "didUnhighlight 1"])
      #expect(table.view.indexPathForSelectedRow == table.path(1) && table.cell(1)?.isSelected == true)
      table.journal = []
      table.tap(CGPoint(x: 100, y: 20))
      #expect(
        table.journal == [
          "shouldHighlight 0", "didHighlight 0", "willSelect 0", "willDeselect 1", "didDeselect 1", "didSelect 0",
          "didUnhighlight 0",
        ])
      #expect(table.view.indexPathsForSelectedRows == [table.path(0)] && table.cell(1)?.isSelected == false)
    }
  }

  @Test("Several rows")
  func several() {
    TableStage.run([["a", "b", "c"]]) { table in
      table.view.allowsMultipleSelection = true
      for y: CGFloat in [100, 20] { table.tap(CGPoint(x: 100, y: y)) }
      #expect(table.view.indexPathsForSelectedRows == [table.path(0), table.path(2)])
      table.tap(CGPoint(x: 100, y: 20))
      #expect(table.view.indexPathsForSelectedRows == [table.path(2)])
      table.view.selectRow(at: table.path(1), animated: false, scrollPosition: .none)
      table.view.allowsMultipleSelection = false
      #expect(table.view.indexPathsForSelectedRows == [table.path(2)])
    }
  }

  @Test("Selection by program does not call the delegate, and scrolls if a position is given")
  func program() {
    TableStage.run([(0..<60).map(String.init)]) { table in
      table.view.selectRow(at: table.path(40), animated: false, scrollPosition: .top)
      table.view.layoutIfNeeded()
      #expect(table.journal.isEmpty && table.view.contentOffset.y == 1760 && table.cell(40)?.isSelected == true)
      table.view.deselectRow(at: table.path(40), animated: false)
      #expect(table.cell(40)?.isSelected == false && table.view.indexPathForSelectedRow == nil)
      table.view.selectRow(at: table.path(41), animated: false, scrollPosition: .none)
      table.view.reloadData()
      #expect(table.view.indexPathForSelectedRow == nil)
    }
  }

  @Test("While a table is edited its rows are not selected, unless it allows that")
  func editing() {
    TableStage.run([["a", "b"]]) { table in
      table.view.selectRow(at: table.path(0), animated: false, scrollPosition: .none)
      table.view.isEditing = true
      #expect(table.view.indexPathForSelectedRow == nil)
      table.tap(CGPoint(x: 200, y: 20))
      #expect(table.view.indexPathForSelectedRow == nil && table.journal.isEmpty)
      table.view.allowsSelectionDuringEditing = true
      table.tap(CGPoint(x: 200, y: 20))
      #expect(table.view.indexPathForSelectedRow == table.path(0))
    }
  }

  @Test("The selected look: a grey ground, or the app's own view")
  func looks() throws {
    try TableStage.run([["a", "b"]]) { table in
      let cell = try #require(table.cell(0))
      #expect(cell.selectedBackgroundView == nil && cell.backgroundColor == .systemBackground)
      cell.setSelected(true, animated: false)
      #expect(cell.selectedBackgroundView?.alpha == 1)
      cell.setSelected(false, animated: false)
      #expect(cell.selectedBackgroundView?.alpha == 0)
      let other = try #require(table.cell(1))
      other.selectionStyle = .none
      other.setSelected(true, animated: false)
      #expect(other.selectedBackgroundView == nil && other.isSelected)
    }
  }
}
