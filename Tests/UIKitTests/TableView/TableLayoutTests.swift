import CollectionCore
import Foundation
import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// Counts, positions and reuse.
@MainActor @Suite(.serialized) struct TableLayoutTests {
  @Test("Defaults are Apple's")
  func defaults() {
    let view = UITableView()
    #expect(view.style == .plain && view.rowHeight == UITableView.automaticDimension)
    #expect(view.estimatedRowHeight == UITableView.automaticDimension && UITableView.automaticDimension == -1)
    #expect(view.separatorStyle == .singleLine && view.allowsSelection && !view.allowsMultipleSelection)
    #expect(!view.isEditing && !view.allowsSelectionDuringEditing && view.numberOfSections == 0)
    #expect(view.indexPathForSelectedRow == nil && view.indexPathsForSelectedRows == nil)
    let cell = UITableViewCell(style: .default, reuseIdentifier: "x")
    #expect(cell.textLabel != nil && cell.detailTextLabel == nil && cell.imageView != nil)
    #expect(cell.reuseIdentifier == "x" && cell.selectionStyle == .default && cell.accessoryType == .none)
    #expect(UITableViewCell(style: .subtitle, reuseIdentifier: nil).detailTextLabel != nil)
    #expect(cell.contentView.superview === cell && cell.textLabel?.superview === cell.contentView)
    #expect(cell.bounds.size == CGSize(width: 320, height: 44))
  }

  @Test("Cells are subviews of the table view, as wide as it is, one below the other")
  func places() throws {
    try TableStage.run([["a", "b", "c"], ["d"]]) { table in
      let cell = try #require(table.cell(1))
      #expect(cell.superview === table.view && cell.frame == CGRect(x: 0, y: 44, width: 320, height: 44))
      #expect(table.view.visibleCells.map { $0.textLabel?.text } == ["a", "b", "c", "d"])
      #expect(table.view.indexPathsForVisibleRows == [table.path(0), table.path(1), table.path(2), table.path(0, 1)])
      #expect(table.view.indexPathForRow(at: CGPoint(x: 5, y: 100)) == table.path(2))
      #expect(table.view.indexPathForRow(at: CGPoint(x: 5, y: 400)) == nil)
      #expect(table.view.indexPath(for: cell) == table.path(1))
      #expect(table.view.rect(forSection: 0) == CGRect(x: 0, y: 0, width: 320, height: 132))
      #expect(table.view.rectForRow(at: table.path(7)) == .zero)
      #expect(table.view.contentSize == CGSize(width: 320, height: 176))
      #expect(
        table.view.indexPathsForRows(in: CGRect(x: 0, y: 50, width: 1, height: 50)) == [
          table.path(1), table.path(2),
        ])
    }
  }

  @Test("Cells that go out of sight are used again")
  func reuse() throws {
    try TableStage.run([(0..<100).map(String.init)]) { table in
      #expect(table.view.visibleCells.count == 11)
      let first = try #require(table.cell(0))
      table.view.contentOffset.y = 1000
      table.view.layoutIfNeeded()
      #expect(table.cell(0) == nil && table.cell(22)?.textLabel?.text == "22")
      #expect(table.view.visibleCells.contains { $0 === first })
      #expect(table.view.subviews.filter { $0 is UITableViewCell }.count <= 12)
    }
  }

  @Test("A million rows of one height: only visible cells are requested, and nothing about the others")
  func million() {
    final class Rows: NSObject, UITableViewDataSource {
      var asked = 0
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1_000_000 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        asked += 1
        return tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      }
    }
    for isFixed in [true, false] {
      let (rows, view) = (Rows(), UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440)))
      view.contentInsetAdjustmentBehavior = .never
      view.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      if isFixed { view.rowHeight = 44 }
      view.dataSource = rows
      view.layoutIfNeeded()
      #expect(rows.asked == 10 && view.contentSize.height == 44_000_000)
      view.scrollToRow(at: IndexPath(row: 700_000, section: 0), at: .top, animated: false)
      view.layoutIfNeeded()
      #expect(rows.asked <= 21 && view.indexPathsForVisibleRows?.first?.row == 700_000)
      // Measured heights are kept only for rows that have been visible.
      #expect(view.geometry.sections[0].rows.measuredRows.count <= (isFixed ? 0 : 21))
    }
  }

  @Test("Headers of a plain table stay at the top while their section goes by; those of a grouped one go with it")
  func floating() throws {
    for style in [UITableView.Style.plain, .grouped] {
      try TableStage.run([(0..<30).map(String.init), (0..<30).map(String.init)], style: style) { table in
        table.headers = ["First", "Second"]
        table.view.sectionHeaderHeight = 30
        table.view.sectionHeaderTopPadding = 0
        table.view.reloadData()
        table.view.layoutIfNeeded()
        let header = try #require(table.view.headerView(forSection: 0))
        #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
        #expect(header.textLabel?.text == (style == .plain ? "First" : "FIRST"))
        table.view.contentOffset.y = 200
        table.view.layoutIfNeeded()
        #expect(header.frame.minY == (style == .plain ? 200 : 0))
        #expect(table.view.rectForHeader(inSection: 0).minY == 0)
        // The next header pushes it out.
        table.view.contentOffset.y = table.view.rectForHeader(inSection: 1).minY - 10
        table.view.layoutIfNeeded()
        if style == .plain { #expect(header.frame.maxY == table.view.rectForHeader(inSection: 1).minY) }
      }
    }
  }

  @Test("Header and footer of the whole table, and the background")
  func edges() {
    TableStage.run([["a"]]) { table in
      let (top, bottom, ground) = (UIView(), UIView(), UIView())
      top.frame.size.height = 50
      bottom.frame.size.height = 70
      table.view.tableHeaderView = top
      table.view.tableFooterView = bottom
      table.view.backgroundView = ground
      table.view.layoutIfNeeded()
      #expect(top.frame == CGRect(x: 0, y: 0, width: 320, height: 50))
      #expect(bottom.frame == CGRect(x: 0, y: 94, width: 320, height: 70))
      #expect(table.cell(0)?.frame.minY == 50 && table.view.contentSize.height == 164)
      #expect(ground.frame == table.view.bounds && table.view.subviews.first === ground)
      table.view.tableHeaderView = nil
      table.view.layoutIfNeeded()
      #expect(table.cell(0)?.frame.minY == 0 && top.superview == nil)
    }
  }

  @Test("Cards are inset and have round corners at their ends")
  func cards() throws {
    try TableStage.run([["a", "b", "c"]], style: .insetGrouped) { table in
      let (first, middle) = (try #require(table.cell(0)), try #require(table.cell(1)))
      #expect(first.frame.minX == 16 && first.frame.width == 288 && first.frame.minY == 35)
      #expect(first.layer.cornerRadius > 0 && middle.layer.cornerRadius == 0)
      #expect(first.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    }
  }

  @Test("facts 13.1, 13.2: rows in rectangles")
  func rectangles() {
    TableStage.run([(0..<5).map(String.init)]) { table in
      @MainActor func rows(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> [Int]? {
        table.view.indexPathsForRows(in: CGRect(x: x, y: y, width: width, height: height))?.map(\.row)
      }
      #expect(rows(0, 50, 320, 38.5) == [1] && rows(0, 50, 320, 39) == [1, 2])
      #expect(rows(0, 50, 320, 0) == [1] && rows(10, 50, 0, 60) == [1, 2])
      #expect(rows(321, 50, 10, 60) == [] && rows(-20, 50, 10, 60) == [])
      #expect(table.view.indexPathsForRows(in: .null) == [])
      #expect(table.view.indexPathsForRows(in: .infinite)?.count == 5)
    }
  }

  @Test("facts 3.12: scrolling calls the delegate inside the call, and the new visible rows are reported at once")
  func scrollingReports() {
    final class Listener: NSObject, UITableViewDelegate {
      var rows: [Int] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        rows = ((scrollView as? UITableView)?.indexPathsForVisibleRows ?? []).map(\.row)
      }
    }
    TableStage.run([(0..<100).map(String.init)]) { table in
      let listener = Listener()
      table.view.delegate = listener
      table.view.layoutIfNeeded()
      table.view.contentOffset.y = 880
      #expect(listener.rows == Array(20..<31) && table.cell(25) == nil)
      table.view.layoutIfNeeded()
      #expect(table.cell(25) != nil)
    }
  }

  @Test("Scrolling to rows")
  func scrolling() {
    TableStage.run([(0..<100).map(String.init)]) { table in
      table.view.scrollToRow(at: table.path(50), at: .top, animated: false)
      #expect(table.view.contentOffset.y == 2200)
      table.view.scrollToRow(at: table.path(50), at: .bottom, animated: false)
      #expect(table.view.contentOffset.y == 1764)
      table.view.scrollToRow(at: table.path(50), at: .middle, animated: false)
      #expect(table.view.contentOffset.y == 1982)
      table.view.scrollToRow(at: table.path(52), at: .none, animated: false)
      #expect(table.view.contentOffset.y == 1982)
      table.view.scrollToRow(at: table.path(99), at: .top, animated: false)
      #expect(table.view.contentOffset.y == 3920)
    }
  }

  @Test("Without anything registered, dequeuing gives nil; cells made by hand are used again by their identifier")
  func madeByHand() throws {
    final class Rows: NSObject, UITableViewDataSource {
      var made = 0
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let cell = tableView.dequeueReusableCell(withIdentifier: "own") { return cell }
        made += 1
        return UITableViewCell(style: .value1, reuseIdentifier: "own")
      }
    }
    let (rows, view) = (Rows(), UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440)))
    view.dataSource = rows
    view.layoutIfNeeded()
    view.contentOffset.y = 880
    view.layoutIfNeeded()
    #expect(rows.made <= 21 && view.visibleCells.count == 10)
    #expect(view.dequeueReusableCell(withIdentifier: "other") == nil)
    #expect(view.dequeueReusableHeaderFooterView(withIdentifier: "other") == nil)
  }

  @Test("A cell that is being typed into stays, wherever scrolling takes it")
  func typing() throws {
    try TableStage.run([(0..<100).map(String.init)]) { table in
      let cell = try #require(table.cell(2))
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      cell.contentView.addSubview(field)
      #expect(field.becomeFirstResponder())
      table.view.contentOffset.y = 2000
      table.view.layoutIfNeeded()
      #expect(field.isFirstResponder && cell.superview === table.view)
      #expect(!table.view.visibleCells.contains { $0 === cell })
      table.view.contentOffset.y = 0
      table.view.layoutIfNeeded()
      #expect(table.cell(2) === cell && cell.frame == table.view.rectForRow(at: table.path(2)))
    }
  }

  @Test("Rows that come and go without animation are there, and gone, at once")
  func withoutAnimation() throws {
    try TableStage.run([["a", "b", "c"]]) { table in
      let gone = try #require(table.cell(1))
      table.sections = [["a", "c", "d"]]
      table.view.performBatchUpdates {
        table.view.deleteRows(at: [table.path(1)], with: .none)
        table.view.insertRows(at: [table.path(2)], with: .none)
      }
      #expect(gone.alpha == 0 && table.cell(2)?.alpha == 1 && table.cell(2)?.textLabel?.text == "d")
      table.settle()
      #expect(gone.superview == nil || table.view.visibleCells.contains { $0 === gone })
    }
  }
}
