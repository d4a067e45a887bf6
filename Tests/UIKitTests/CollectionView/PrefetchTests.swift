import QuartzCore
import SeededRandom
import Testing
import WindowServer
import WindowServerTesting

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// Cells prepared ahead of scrolling, in idle time. A test says when there is any.
@MainActor @Suite(.serialized) struct PrefetchTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  /// 40 items of 200 × 40 points every 50 points in a view of 200 × 300.
  private func run(_ body: @MainActor (FortyItemStack, VirtualClockPacer) throws -> Void) rethrows {
    try VirtualClockPacer.run { pacer in try body(FortyItemStack(), pacer) }
  }

  private func cells(_ lines: [String]) -> [String] {
    lines.filter { $0.hasPrefix("cell") || $0.hasPrefix("elements") }
  }

  @Test(
    "The next tiles are queried after the pass, outside of it (facts 2.5)", arguments: [(110.33, 300), (376.67, 600)])
  func secondQuery(_ y: Double, _ tile: Int) {
    run { setup, pacer in
      pacer.runIdleWork()
      setup.view.contentOffset.y = y
      _ = setup.journal.take()
      setup.view.layoutIfNeeded()
      let first = tile == 300 ? "elements(0,0,200,600)" : "elements(0,300,200,600)"
      #expect(setup.journal.take().filter { $0.hasPrefix("elements") } == [first])
      pacer.runIdleWork()
      #expect(setup.journal.take().filter { $0.hasPrefix("elements") } == ["elements(0,\(tile),200,600)"])
    }
  }

  @Test("Cells are configured one view height ahead, nearest first, each in idle time of its own")
  func ahead() {
    run { setup, pacer in
      #expect(setup.source.cells.count == 6)
      pacer.runIdleWork()
      #expect(cells(setup.journal.take()) == ["elements(0,300,200,300)"] + (6...11).map { "cell(\($0))" })
      #expect(setup.visibleItems == Array(0...5) && setup.view.visibleCells.count == 6)
      // As of iOS 15, `cellForItem(at:)` returns a prepared cell.
      let prepared = setup.view.cellForItem(at: path(6))
      #expect(prepared != nil && prepared?.isHidden == true)
      #expect(prepared.flatMap(setup.view.indexPath(for:)) == path(6))
      #expect(setup.view.cellForItem(at: path(12)) == nil)
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    private(set) var made = 0
    /// Called with the number of each cell.
    var willMake: (Int) -> Void = { _ in }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 50 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      made += 1
      willMake(made)
      return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  /// The number of cells made when the data source goes: the five in sight, or two more.
  @Test("A data source that has gone is not called in idle time", arguments: [5, 7])
  func goneDataSource(last: Int) {
    VirtualClockPacer.run { pacer in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 20)
      layout.minimumLineSpacing = 0
      let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      window.addSubview(view)
      var made = 0
      var source: Source? = Source()
      source?.willMake = {
        made = $0
        if made == last { source = nil }
      }
      view.dataSource = source
      view.layoutIfNeeded()
      #expect(made == 5 && (source == nil) == (last == 5))
      pacer.runIdleWork()
      #expect(view.dataSource == nil && made == last)
      #expect(view.visibleCells.count == 5)
    }
  }

  @Test("A prepared cell is shown without being requested again; the delegate is called only then")
  func showing() {
    VirtualClockPacer.run { pacer in
      let shown = ModelView([100], inWindow: true)
      pacer.runIdleWork()
      let before = shown.displayed
      let prepared = shown.view.cellForItem(at: path(12)) as? CountingCell
      #expect(prepared?.configured == 1 && shown.displayed == shown.view.visibleCells.count)
      shown.view.contentOffset.y = 60
      shown.view.layoutIfNeeded()
      #expect(shown.view.visibleCells.contains { $0 === prepared })
      #expect(prepared?.isHidden == false && prepared?.configured == 1 && prepared?.frame.minY == 250)
      #expect(shown.displayed == shown.view.visibleCells.count && before > 0)
      shown.check(0)
    }
  }

  @Test("Reversing direction prepares cells on the other side; those far behind are reused, with no delegate call")
  func turning() {
    VirtualClockPacer.run { pacer in
      let shown = ModelView([400], inWindow: true)
      @MainActor func move(to y: CGFloat) {
        shown.view.contentOffset.y = y
        shown.view.layoutIfNeeded()
        pacer.runIdleWork()
      }
      for y in stride(from: CGFloat(0), through: 2000, by: 50) { move(to: y) }
      let made = shown.view.statistics.viewsMade
      for y in stride(from: CGFloat(2000), through: 1000, by: -50) { move(to: y) }
      for y in stride(from: CGFloat(1000), through: 4000, by: 50) { move(to: y) }
      // One view height ahead, one behind: no more views than that, however far it scrolls.
      #expect(shown.view.statistics.viewsMade <= made + 12)
      #expect(shown.view.prefetching.prepared.count <= 22)
      #expect(shown.displayed == shown.view.visibleCells.count)
      shown.check(0)
    }
  }

  @Test("After a jump nothing is prepared until it is known where it goes on")
  func jumping() {
    run { setup, pacer in
      pacer.runIdleWork()
      _ = setup.journal.take()
      setup.view.contentOffset.y = 1000
      setup.view.layoutIfNeeded()
      _ = setup.journal.take()
      pacer.runIdleWork()
      #expect(!setup.journal.take().contains { $0.hasPrefix("cell") })
      setup.view.contentOffset.y = 1010
      setup.view.layoutIfNeeded()
      pacer.runIdleWork()
      #expect(setup.journal.take().contains("cell(27)"))
    }
  }

  @Test("Without prefetching, or without a window, nothing is prepared")
  func off() {
    run { setup, pacer in
      setup.view.isPrefetchingEnabled = false
      pacer.runIdleWork()
      setup.view.contentOffset.y = 30
      setup.view.layoutIfNeeded()
      _ = setup.journal.take()
      pacer.runIdleWork()
      #expect(setup.journal.take() == [])
      setup.view.isPrefetchingEnabled = true
      setup.view.contentOffset.y = 40
      setup.view.layoutIfNeeded()
      pacer.runIdleWork()
      #expect(setup.view.prefetching.prepared.count == 6)
      setup.view.isPrefetchingEnabled = false
      #expect(setup.view.prefetching.prepared.isEmpty)
    }
    VirtualClockPacer.run { pacer in
      let setup = FortyItemStack(inWindow: false)
      pacer.runIdleWork()
      #expect(setup.journal.take() == [])
    }
  }

  @Test("Two axes: cells on both sides ahead of a diagonal movement")
  func diagonal() {
    VirtualClockPacer.run { pacer in
      let layout = GridOfTens()
      let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
      let window = UIWindow(frame: view.frame)
      let source = RecordingSource(Array(repeating: 100, count: 100))
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      view.contentInsetAdjustmentBehavior = .never
      window.addSubview(view)
      view.contentOffset = CGPoint(x: 100, y: 100)
      view.layoutIfNeeded()
      view.contentOffset = CGPoint(x: 120, y: 120)
      view.layoutIfNeeded()
      pacer.runIdleWork()
      view.contentOffset = CGPoint(x: 140, y: 140)
      view.layoutIfNeeded()
      pacer.runIdleWork()
      // 14…23 in both directions are visible.
      #expect(view.cellForItem(at: IndexPath(item: 30, section: 20)) != nil)
      #expect(view.cellForItem(at: IndexPath(item: 20, section: 30)) != nil)
      #expect(view.cellForItem(at: IndexPath(item: 5, section: 20)) == nil)
    }
  }

  @Test("Prepared cells follow their items through updates", arguments: 0..<20)
  func updates(seed: Int) {
    VirtualClockPacer.run { pacer in
      var random = SeededGenerator(seed: UInt64(seed))
      let shown = ModelView([12, 9, 14], inWindow: true)
      for step in 0..<12 {
        shown.view.contentOffset.y += CGFloat(random.int(0..<60))
        shown.view.layoutIfNeeded()
        if random.chance(80) { pacer.runIdleWork() }
        UIView.performWithoutAnimation {
          shown.view.performBatchUpdates {
            let batch = shown.model.mutate(using: &random, changes: 5, sectionChanges: step.isMultiple(of: 2))
            shown.announce(batch)
          }
        }
        for (path, cell) in shown.view.prefetching.prepared {
          #expect(cell.tag == shown.model.sections[path.section].items[path.item])
          #expect(cell.isHidden && shown.view.elements[.cell(path)] == nil)
        }
        shown.view.layoutIfNeeded()
        shown.check(seed)
        #expect(shown.displayed == shown.view.visibleCells.count)
      }
      shown.view.reloadData()
      #expect(shown.view.prefetching.prepared.isEmpty)
    }
  }
}

/// Items of 10 × 10 points: sections are rows.
@MainActor private final class GridOfTens: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize { CGSize(width: 1000, height: 1000) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    func range(_ start: CGFloat, _ end: CGFloat) -> Range<Int> {
      let first = max(0, Int(start / 10))
      return first..<max(first, min(100, Int((end / 10).rounded(.up))))
    }
    return range(rect.minY, rect.maxY).flatMap { row in
      range(rect.minX, rect.maxX).map { column in
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: column, section: row))
        attributes.frame = CGRect(x: column * 10, y: row * 10, width: 10, height: 10)
        return attributes
      }
    }
  }
}
