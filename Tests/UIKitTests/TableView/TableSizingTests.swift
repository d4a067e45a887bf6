import Foundation
import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// Heights that views determine.
@MainActor @Suite(.serialized) struct TableSizingTests {
  @Test("A cell's text makes its row higher, as does one that changes")
  func texts() throws {
    try TableStage.run([["short", "long"]]) { table in
      table.configure = { cell, path in
        cell.textLabel?.numberOfLines = 0
        if path.row == 1 { cell.textLabel?.text = String(repeating: "many words ", count: 20) }
      }
      table.view.reloadData()
      table.view.layoutIfNeeded()
      #expect(table.cell(0)?.frame.height == 44)
      let high = try #require(table.cell(1)?.frame.height)
      #expect(high > 100 && table.view.contentSize.height == 44 + high)
      table.cell(0)?.textLabel?.text = String(repeating: "many words ", count: 20)
      table.view.layoutIfNeeded()
      #expect(table.cell(0)?.frame.height == high && table.cell(1)?.frame.minY == high)
    }
  }

  @Test("Constraints in the content view decide the height")
  func constraints() {
    TableStage.run([["a", "b"]]) { table in
      table.configure = { cell, path in
        guard cell.contentView.subviews.count < 2 else { return }
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(box)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
          box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
          box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
          box.heightAnchor.constraint(equalToConstant: 50 + 20 * CGFloat(path.row)),
        ])
      }
      table.view.reloadData()
      table.view.layoutIfNeeded()
      #expect(table.view.rectForRow(at: table.path(0)).height == 70)
      #expect(table.view.rectForRow(at: table.path(1)) == CGRect(x: 0, y: 70, width: 320, height: 90))
    }
  }

  @Test("Heights measured above what is seen do not move it")
  func anchor() throws {
    try TableStage.run([(0..<100).map(String.init)]) { table in
      table.configure = { cell, _ in
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = String(repeating: "many words ", count: 12)
      }
      table.view.reloadData()
      table.view.scrollToRow(at: table.path(60), at: .top, animated: false)
      table.view.layoutIfNeeded()
      let cell = try #require(table.cell(60))
      #expect(cell.frame.minY == table.view.contentOffset.y)
      for _ in 0..<10 {
        let before = cell.frame.minY - table.view.contentOffset.y
        table.view.contentOffset.y -= 10
        table.view.layoutIfNeeded()
        #expect(abs(cell.frame.minY - table.view.contentOffset.y - before - 10) < 0.01)
      }
    }
  }

  @Test("Updates without changes measure again, with the same cells")
  func emptyUpdates() throws {
    final class Growing: NSObject, UITableViewDelegate {
      var height: CGFloat = 50
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height }
    }
    try TableStage.run([["a", "b"]]) { table in
      let delegate = Growing()
      table.view.delegate = delegate
      table.view.layoutIfNeeded()
      let cell = try #require(table.cell(1))
      #expect(cell.frame == CGRect(x: 0, y: 50, width: 320, height: 50))
      delegate.height = 80
      table.view.beginUpdates()
      table.view.endUpdates()
      table.settle()
      #expect(table.cell(1) === cell && cell.frame == CGRect(x: 0, y: 80, width: 320, height: 80))
    }
  }

  @Test("A content configuration makes the row as high as its texts")
  func configurations() throws {
    try TableStage.run([["a", "b"]]) { table in
      table.configure = { cell, path in
        var content = cell.defaultContentConfiguration()
        content.text = "Title"
        content.secondaryText = path.row == 0 ? nil : "Below"
        cell.contentConfiguration = content
      }
      table.view.reloadData()
      table.view.layoutIfNeeded()
      let low = try #require(table.cell(0)?.frame.height)
      let high = try #require(table.cell(1)?.frame.height)
      #expect(low >= 44 && high > low + 10)
      #expect(table.cell(1)?.contentView is UIListContentView)
    }
  }

  @Test("Estimates of the delegate's hold until rows are seen")
  func estimates() {
    final class Estimating: NSObject, UITableViewDelegate {
      var asked: Set<Int> = []
      func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 100 }
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        asked.insert(indexPath.row)
        return 60
      }
    }
    TableStage.run([(0..<50).map(String.init)]) { table in
      let delegate = Estimating()
      table.view.delegate = delegate
      table.view.layoutIfNeeded()
      #expect(delegate.asked == Set(0..<8) && table.view.contentSize.height == 8 * 60 + 42 * 100)
    }
  }

  @Test("Another width measures again, and what is seen stays in sight")
  func widths() throws {
    try TableStage.run([(0..<100).map(String.init)]) { table in
      table.configure = { cell, _ in
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = String(repeating: "many words ", count: 12)
      }
      table.view.reloadData()
      table.view.layoutIfNeeded()
      for y in stride(from: 100, through: 2000, by: 100) {
        table.view.contentOffset.y = CGFloat(y)
        table.view.layoutIfNeeded()
      }
      let first = try #require(table.view.indexPathsForVisibleRows?.first)
      let high = table.view.rectForRow(at: first).height
      table.view.frame.size.width = 200
      table.view.layoutIfNeeded()
      #expect(table.view.indexPathsForVisibleRows?.first == first)
      #expect(table.view.rectForRow(at: first).height > high)
      #expect(table.view.visibleCells.allSatisfy { $0.frame.width == 200 })
    }
  }
}
