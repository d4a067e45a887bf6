import Foundation
import QuartzCore
import Testing
import WindowServer
import WindowServerTesting

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// Calls to delegates and data sources, except those about rows and selection.
@MainActor @Suite(.serialized) struct TableDelegateTests {
  @MainActor
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate,
    UITableViewDataSourcePrefetching
  {
    var heard: [String] = []
    var prefetched: [Int] = []
    var cancelled: [Int] = []
    var chosen: [String] = []

    func numberOfSections(in tableView: UITableView) -> Int { 6 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.accessoryType = .detailButton
      return cell
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B", "C", "D", "E", "F"] }
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
      heard.append("title \(title)")
      return index
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "head")
      view?.tag = section
      return view
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 20 }
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
      heard.append("header \(section)")
    }
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
      heard.append("no header \(section)")
    }
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
      heard.append("detail \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { indexPath.row % 3 }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      prefetched += indexPaths.map(\.row)
    }
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      cancelled += indexPaths.map(\.row)
    }
    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      heard.append("menu \(indexPath.row)")
      return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Copy") { _ in }]) })
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      heard.append("selected \(indexPath.row)")
    }
  }

  private func run(_ body: @MainActor (Stage, UITableView, Source) throws -> Void) rethrows {
    try Stage.run(size: CGSize(width: 200, height: 400), scale: 2) { stage in
      let (view, source) = (UITableView(frame: stage.window.bounds), Source())
      view.contentInsetAdjustmentBehavior = .never
      view.sectionHeaderTopPadding = 0
      view.rowHeight = 40
      view.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      view.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "head")
      view.dataSource = source
      view.delegate = source
      view.prefetchDataSource = source
      stage.window.addSubview(view)
      stage.window.layoutIfNeeded()
      try body(stage, view, source)
    }
  }

  @Test("Headers come and go with their sections, and are used again")
  func headers() throws {
    try run { _, view, source in
      #expect(source.heard == ["header 0"])
      let header = try #require(view.headerView(forSection: 0))
      #expect(header.frame == CGRect(x: 0, y: 0, width: 200, height: 20) && header.reuseIdentifier == "head")
      view.contentOffset.y = 2000
      view.layoutIfNeeded()
      #expect(source.heard.suffix(2).sorted() == ["header 2", "no header 0"])
      #expect(view.headerView(forSection: 0) == nil && view.headerView(forSection: 2)?.tag == 2)
    }
  }

  @Test("The index leads to sections, and rows make room for it")
  func index() throws {
    try run { stage, view, source in
      let bar = try #require(view.indexTitles.bar)
      #expect(bar.frame == CGRect(x: 180, y: 0, width: 20, height: 400) && bar.titles.count == 6)
      let cell = try #require(view.cellForRow(at: IndexPath(row: 0, section: 0)))
      #expect(cell.contentView.frame.maxX == CGFloat(142))
      // Six lines of 14 points, vertically centred.
      stage.surface.pointerDown(at: CGPoint(x: 192, y: 200 + 7))
      stage.surface.pointerUp(at: CGPoint(x: 192, y: 207))
      stage.pacer.advance(by: 0.2)
      #expect(source.heard.contains("title D") && view.contentOffset.y == 2460)
    }
  }

  @Test("Rows ahead are announced, and called off when scrolling turns")
  func prefetching() {
    run { stage, view, source in
      #expect(source.prefetched == Array(10..<20))
      view.contentOffset.y = 200
      view.layoutIfNeeded()
      #expect(source.prefetched.count == Set(source.prefetched).count)
      view.contentOffset.y = 150
      view.layoutIfNeeded()
      #expect(!source.cancelled.isEmpty && source.cancelled.allSatisfy { $0 >= 14 || $0 < 5 })
    }
  }

  @Test("A detail button calls the delegate, and does not select the row")
  func details() {
    run { stage, view, source in
      stage.surface.pointerDown(at: CGPoint(x: 200 - 20 - 16 - 11, y: 40))
      stage.surface.pointerUp(at: CGPoint(x: 200 - 20 - 16 - 11, y: 40))
      stage.pacer.advance(by: 0.5)
      #expect(source.heard.contains("detail 0") && view.indexPathForSelectedRow == nil)
    }
  }

  @Test("Indentation levels move the content")
  func indentation() throws {
    try run { _, view, _ in
      let cell = try #require(view.cellForRow(at: IndexPath(row: 2, section: 0)))
      cell.textLabel?.text = "text"
      cell.layoutIfNeeded()
      #expect(cell.indentationLevel == 2 && cell.textLabel?.frame.minX == CGFloat(36))
    }
  }

  @Test("Holding a row opens its menu, and selects nothing")
  func menus() {
    run { stage, view, source in
      stage.surface.pointerDown(at: CGPoint(x: 50, y: 80))
      stage.pacer.advance(by: 0.7)
      stage.surface.pointerUp()
      stage.pacer.advance(by: 0.3)
      #expect(source.heard.contains("menu 1") && view.indexPathForSelectedRow == nil)
    }
  }

  @Test("The focus goes from row to row, and Return selects")
  func focus() {
    run { stage, view, source in
      stage.surface.pressKey(KeyUsage.tab)
      stage.pacer.advance(by: 0.1)
      #expect(view.cellForRow(at: IndexPath(row: 0, section: 0))?.isFocused == true)
      for _ in 0..<12 {
        stage.surface.pressKey(KeyUsage.downArrow)
        stage.pacer.advance(by: 0.5)
      }
      stage.window.layoutIfNeeded()
      // The row is out of sight at first, and the table scrolls with it.
      #expect(view.cellForRow(at: IndexPath(row: 12, section: 0))?.isFocused == true)
      #expect(view.contentOffset.y > 0)
      stage.surface.pressKey(KeyUsage.returnKey)
      stage.pacer.advance(by: 0.1)
      #expect(source.heard.last == "selected 12")
      view.reloadData()
      view.layoutIfNeeded()
      stage.pacer.advance(by: 0.1)
      #expect(view.cellForRow(at: IndexPath(row: 12, section: 0))?.isFocused == true)
    }
  }

  @Test("Optional methods can be called as on iOS: nil where they are missing")
  func optionalCalls() {
    final class Bare: NSObject, UITableViewDataSource, UITableViewDelegate {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 31 }
    }
    let (bare, view, path) = (Bare(), UITableView(), IndexPath(row: 0, section: 0))
    let delegate: any UITableViewDelegate = bare
    let source: any UITableViewDataSource = bare
    #expect(delegate.tableView?(view, heightForRowAt: path) == 31)
    #expect(delegate.tableView?(view, shouldHighlightRowAt: path) == nil)
    #expect(delegate.tableView?(view, didSelectRowAt: path) == nil)
    #expect(source.numberOfSections?(in: view) == nil)
    #expect(source.tableView?(view, titleForHeaderInSection: 0) == nil)
    #expect(delegate.tableView(view, willSelectRowAt: path) == path)
  }
}
