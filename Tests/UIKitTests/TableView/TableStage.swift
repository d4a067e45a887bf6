import Foundation
import WindowServer
import WindowServerTesting

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// A table of texts in a window. It logs the calls to its delegate.
@MainActor final class TableStage: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  let view: UITableView
  let stage: Stage
  var headers: [String?] = []
  var footers: [String?] = []
  var configure: (UITableViewCell, IndexPath) -> Void = { _, _ in }
  var journal: [String] = []

  init(_ sections: [[String]], _ stage: Stage, style: UITableView.Style) {
    self.sections = sections
    self.stage = stage
    view = UITableView(frame: stage.window.bounds, style: style)
    super.init()
    view.contentInsetAdjustmentBehavior = .never
    view.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    view.dataSource = self
    view.delegate = self
    stage.window.addSubview(view)
  }

  static func run(
    _ sections: [[String]], size: CGSize = CGSize(width: 320, height: 480), scale: CGFloat = 2,
    style: UITableView.Style = .plain, _ body: @MainActor (TableStage) throws -> Void
  ) rethrows {
    try Stage.run(size: size, scale: scale) { stage in
      let table = TableStage(sections, stage, style: style)
      stage.window.layoutIfNeeded()
      try body(table)
    }
  }

  func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  func cell(_ row: Int, _ section: Int = 0) -> UITableViewCell? { view.cellForRow(at: path(row, section)) }

  func settle() {
    stage.pacer.advance(by: 2)
    stage.window.layoutIfNeeded()
  }

  func tap(_ point: CGPoint) {
    stage.surface.pointerDown(at: point)
    stage.surface.pointerUp(at: point)
    settle()
  }

  func swipe(_ row: Int, by distance: CGFloat) {
    let y = view.rectForRow(at: path(row)).midY - view.contentOffset.y
    let start = CGPoint(x: distance < 0 ? 300 : 20, y: y)
    stage.swipe(from: start, step: CGVector(dx: distance / 10, dy: 0), count: 10, interval: 0.1)
    stage.surface.pointerUp(at: CGPoint(x: start.x + distance, y: y))
    settle()
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    configure(cell, indexPath)
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers.indices.contains(section) ? headers[section] : nil
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footers.indices.contains(section) ? footers[section] : nil
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    journal.append("shouldHighlight \(indexPath.row)")
    return true
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    journal.append("didHighlight \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    journal.append("didUnhighlight \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    journal.append("willSelect \(indexPath.row)")
    return indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    journal.append("didSelect \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    journal.append("willDeselect \(indexPath.row)")
    return indexPath
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    journal.append("didDeselect \(indexPath.row)")
  }
}
