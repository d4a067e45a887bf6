import CollectionCore
import CollectionModels
import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// A table view of 100 × 200 points over a naive model. Rows are 20 points high, or as high as their numbers say.
@MainActor final class TableModel: NSObject, UITableViewDataSource, UITableViewDelegate {
  enum Heights { case fixed, delegate, sizing }

  /// A cell whose tag identifies the row it was configured for, and which prefers a height.
  @MainActor final class Cell: UITableViewCell {
    override func prepareForReuse() {
      super.prepareForReuse()
      tag = 0
    }

    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
      CGSize(width: targetSize.width, height: TableModel.height(tag))
    }
  }

  var model: NaiveModel
  let heights: Heights
  let view: UITableView
  /// The number of cells on screen according to the delegate's calls.
  var displayed = 0
  var asked: [IndexPath] = []

  init(_ counts: [Int], _ heights: Heights = .fixed, style: UITableView.Style = .plain) {
    model = NaiveModel(sections: counts)
    self.heights = heights
    view = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200), style: style)
    super.init()
    view.contentInsetAdjustmentBehavior = .never
    view.sectionHeaderTopPadding = 0
    view.sectionHeaderHeight = 10
    view.sectionFooterHeight = 0
    switch heights {
    case .fixed: view.rowHeight = 20
    case .delegate: view.estimatedRowHeight = 0
    case .sizing: view.estimatedRowHeight = 24
    }
    view.register(Cell.self, forCellReuseIdentifier: "cell")
    view.dataSource = self
    view.delegate = self
    view.layoutIfNeeded()
  }

  /// The height of the row `id` where heights differ.
  static func height(_ id: Int) -> CGFloat { CGFloat(12 + (id * 7) % 23) }

  func numberOfSections(in tableView: UITableView) -> Int { model.sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    model.sections[section].items.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked.append(indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.tag = model.sections[indexPath.section].items[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "\(model.sections[section].id)"
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    switch heights {
    case .fixed: 20
    case .delegate: Self.height(model.sections[indexPath.section].items[indexPath.row])
    case .sizing: UITableView.automaticDimension
    }
  }

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    displayed += 1
  }

  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    displayed -= 1
  }

  /// Announces a batch's updates, in no particular order.
  func announce(_ batch: UpdateBatch, _ animation: UITableView.RowAnimation) {
    for move in batch.movedSections { view.moveSection(move.from, toSection: move.to) }
    view.insertRows(at: batch.insertedItems.map(\.indexPath), with: animation)
    view.reconfigureRows(at: batch.reconfiguredItems.map(\.indexPath))
    view.deleteRows(at: batch.deletedItems.map(\.indexPath), with: animation)
    view.insertSections(IndexSet(batch.insertedSections), with: animation)
    view.reloadRows(at: batch.reloadedItems.map(\.indexPath), with: animation)
    for move in batch.movedItems { view.moveRow(at: move.from.indexPath, to: move.to.indexPath) }
    view.deleteSections(IndexSet(batch.deletedSections), with: animation)
    view.reloadSections(IndexSet(batch.reloadedSections), with: animation)
  }

  /// Compares everything on screen with the model and with a table that has never seen an update.
  func check(_ seed: Int) {
    #expect(view.numberOfSections == model.sections.count, "seed \(seed)")
    for section in model.sections.indices {
      #expect(view.numberOfRows(inSection: section) == model.sections[section].items.count, "seed \(seed)")
    }
    let paths = view.indexPathsForVisibleRows ?? []
    let fresh = TableModel([], heights, style: view.style)
    fresh.model = model
    fresh.view.reloadData()
    fresh.view.layoutIfNeeded()
    // Rows above the visible ones may have different estimates, so positions are compared relative to the first row.
    if let first = paths.first {
      fresh.view.scrollToRow(at: first, at: .top, animated: false)
      fresh.view.layoutIfNeeded()
      let shift = fresh.view.rectForRow(at: first).minY - view.rectForRow(at: first).minY
      for path in paths {
        let there = fresh.view.rectForRow(at: path)
        let here = view.rectForRow(at: path)
        if fresh.view.cellForRow(at: path) != nil {
          #expect(abs(there.minY - here.minY - shift) < 0.001 && there.height == here.height, "seed \(seed) \(path)")
        }
      }
    }
    #expect(paths == view.visibleCells.compactMap { view.indexPath(for: $0) }, "seed \(seed)")
    for path in paths {
      let id = model.sections[path.section].items[path.row]
      guard let cell = view.cellForRow(at: path) else {
        Issue.record("no cell at \(path), seed \(seed)")
        continue
      }
      #expect(cell.tag == id && cell.superview === view, "seed \(seed)")
      #expect(cell.frame == view.rectForRow(at: path) && cell.alpha == 1 && !cell.isHidden, "seed \(seed)")
      #expect(heights == .fixed ? cell.frame.height == 20 : cell.frame.height == Self.height(id), "seed \(seed)")
      #expect(view.indexPath(for: cell) == path, "seed \(seed)")
      #expect(cell.isSelected == (view.indexPathsForSelectedRows ?? []).contains(path), "seed \(seed)")
    }
    for section in model.sections.indices {
      if let header = view.headerView(forSection: section) {
        #expect(header.textLabel?.text == "\(model.sections[section].id)", "seed \(seed)")
        #expect(header.superview === view && header.frame.height == 10, "seed \(seed)")
      }
    }
  }
}
