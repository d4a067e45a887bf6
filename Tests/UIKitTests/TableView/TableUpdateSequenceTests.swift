import CollectionCore
import CollectionModels
import Foundation
import SeededRandom
import Testing
import WindowServer

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// Random batches of every kind, in sequence and during each other's animations, compared with a naive model and with a
/// table that has never been updated.
@MainActor @Suite(.serialized) struct TableUpdateSequenceTests {
  private func run(_ seed: Int, _ heights: TableModel.Heights, _ style: UITableView.Style) {
    Stage.run(size: CGSize(width: 100, height: 200), scale: 1) { stage in
      var random = SeededGenerator(seed: UInt64(seed))
      let table = TableModel((0..<random.int(1..<5)).map { _ in random.int(0..<14) }, heights, style: style)
      let isInWindow = seed % 3 != 0
      if isInWindow { stage.window.addSubview(table.view) }
      table.view.layoutIfNeeded()
      table.view.allowsMultipleSelection = true
      table.check(seed)
      var (announced, completed) = (0, 0)
      let animations: [UITableView.RowAnimation] = [.automatic, .fade, .left, .right, .top, .bottom, .middle, .none]
      for _ in 0..<8 {
        let counts = table.model.counts
        for _ in 0..<2 where counts.total > 0 {
          guard let index = counts.index(ofOrdinal: random.int(0..<counts.total)) else { continue }
          table.view.selectRow(at: index.indexPath, animated: false, scrollPosition: .none)
        }
        let before = table.model
        let selected = Set(
          (table.view.indexPathsForSelectedRows ?? []).compactMap {
            before.id(at: ItemIndex(section: $0.section, item: $0.row))
          })
        var lost: Set<Int> = []
        announced += 1
        table.view.performBatchUpdates {
          let batch = table.model.mutate(
            using: &random, changes: random.int(0..<9), sectionChanges: random.chance(50))
          for index in batch.reloadedItems { before.id(at: index).map { _ = lost.insert($0) } }
          table.announce(batch, animations[random.int(0..<animations.count)])
        } completion: { _ in
          completed += 1
        }
        let now = Set(
          (table.view.indexPathsForSelectedRows ?? []).compactMap {
            table.model.id(at: ItemIndex(section: $0.section, item: $0.row))
          })
        let present = Set(table.model.sections.flatMap(\.items))
        #expect(now == selected.subtracting(lost).intersection(present), "seed \(seed)")
        switch random.int(0..<4) {
        case 0: break
        case 1:
          stage.pacer.advance(by: 0.1)
          table.view.layoutIfNeeded()
          table.check(seed)
        case 2:
          table.view.contentOffset.y = CGFloat(random.int(0..<max(1, Int(table.view.contentSize.height - 199))))
          table.view.layoutIfNeeded()
          table.check(seed)
        default:
          stage.pacer.advance(by: 0.5)
          table.view.layoutIfNeeded()
          table.check(seed)
        }
      }
      stage.pacer.advance(by: 1)
      table.view.layoutIfNeeded()
      table.check(seed)
      #expect(table.displayed == table.view.visibleCells.count, "seed \(seed)")
      if isInWindow { #expect(completed == announced, "seed \(seed)") }
      let shown = table.view.subviews.filter { $0 is UITableViewCell }.count
      #expect(shown == table.view.visibleCells.count, "seed \(seed)")
    }
  }

  @Test("Rows of one height", arguments: 0..<40)
  func fixed(seed: Int) { run(seed, .fixed, .plain) }

  @Test("Heights of the delegate's, all given at once", arguments: 0..<30)
  func given(seed: Int) { run(1000 + seed, .delegate, .grouped) }

  @Test("Rows that size themselves", arguments: 0..<40)
  func sizing(seed: Int) { run(2000 + seed, .sizing, seed % 2 == 0 ? .plain : .grouped) }

  @Test("facts 11.12: updates run at once; completions come later, with false where there was no window to animate in")
  func completions() async {
    func run(inWindow: Bool, animated: Bool) async -> Bool {
      let table = TableModel([3])
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
      if inWindow { window.addSubview(table.view) }
      return await withCheckedContinuation { continuation in
        var ran = false
        let update = {
          table.view.performBatchUpdates {
            ran = true
            table.model.sections[0].items.removeLast()
            table.view.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
          } completion: { isFinished in
            continuation.resume(returning: isFinished)
          }
        }
        if animated { update() } else { UIView.performWithoutAnimation(update) }
        #expect(ran && table.view.numberOfRows(inSection: 0) == 2)
      }
    }
    #expect(await run(inWindow: true, animated: false))
    #expect(await run(inWindow: false, animated: false))
    #expect(await run(inWindow: false, animated: true) == false)
  }
}
