import Foundation
import SeededRandom
import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// Tables that show snapshots.
@MainActor @Suite(.serialized) struct TableDiffableTests {
  private final class Titled: UITableViewDiffableDataSource<Int, Int> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      sectionIdentifier(for: section).map(String.init)
    }
  }

  @Test("Snapshots one after the other: cells, order and counts", arguments: 0..<30)
  func snapshots(seed: Int) {
    Stage.run(size: CGSize(width: 100, height: 200), scale: 1) { stage in
      var random = SeededGenerator(seed: UInt64(seed))
      let view = UITableView(frame: stage.window.bounds)
      view.contentInsetAdjustmentBehavior = .never
      view.rowHeight = 20
      view.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      let source = Titled(tableView: view) { view, path, item in
        let cell = view.dequeueReusableCell(withIdentifier: "row", for: path)
        cell.tag = item
        return cell
      }
      if seed % 3 != 0 { stage.window.addSubview(view) }
      view.layoutIfNeeded()
      for _ in 0..<6 {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        var items = Array(0..<40).shuffled(using: &random)
        for section in Array(0..<random.int(0..<4)).shuffled(using: &random) {
          let count = random.int(0..<10)
          snapshot.appendSections([section])
          snapshot.appendItems(Array(items.prefix(count)), toSection: section)
          items.removeFirst(count)
        }
        source.apply(snapshot, animatingDifferences: random.chance(50))
        if random.chance(50) { stage.pacer.advance(by: 1) }
        view.layoutIfNeeded()
        #expect(view.numberOfSections == snapshot.numberOfSections, "seed \(seed)")
        for path in view.indexPathsForVisibleRows ?? [] {
          let item = source.itemIdentifier(for: path)
          #expect(view.cellForRow(at: path)?.tag == item, "seed \(seed)")
          #expect(item.flatMap { source.indexPath(for: $0) } == path, "seed \(seed)")
        }
        for (section, identifier) in snapshot.sectionIdentifiers.enumerated() {
          guard let header = view.headerView(forSection: section) else { continue }
          #expect(header.textLabel?.text == "\(identifier)", "seed \(seed)")
        }
      }
      stage.pacer.advance(by: 1)
    }
  }

  @Test("Completions come later; reloading and reconfiguring replace or keep cells")
  func completions() {
    Stage.run(size: CGSize(width: 100, height: 200), scale: 1) { stage in
      let view = UITableView(frame: stage.window.bounds)
      view.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      var configured: [Int] = []
      let source = UITableViewDiffableDataSource<Int, Int>(tableView: view) { view, path, item in
        configured.append(item)
        return view.dequeueReusableCell(withIdentifier: "row", for: path)
      }
      stage.window.addSubview(view)
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([1, 2])
      source.apply(snapshot, animatingDifferences: false)
      stage.pacer.advance(by: 1)
      #expect(source.snapshot().itemIdentifiers == [1, 2] && configured == [1, 2])
      let cell = view.cellForRow(at: IndexPath(row: 0, section: 0))
      configured = []
      snapshot.reconfigureItems([1])
      source.apply(snapshot, animatingDifferences: false)
      stage.pacer.advance(by: 1)
      #expect(configured == [1] && view.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
    }
  }
}
