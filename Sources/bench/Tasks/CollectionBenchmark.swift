import SeededRandom
import UIKit

/// Measures a collection view: reloading, dequeuing cells, batch updates.
@MainActor enum CollectionBenchmark {
  /// Measures reloading and laying out what is visible.
  static func reload() {
    var table = Table("items", "reload p50 ms", "p99 ms", "baseline: the textbook grid, p50 ms")
    for count in FlowBenchmark.sizes {
      let all = reloads(GridFixture(count: count), times: 60)
      // It creates attributes for every item and tests every one: a million would take minutes.
      let textbook =
        count > 100_000 ? "-" : reloads(GridFixture(count: count, layout: TextbookGridLayout()), times: 5).median.ms
      table.add(count.grouped, all.median.ms, all.percentile(0.99).ms, textbook)
    }
    table.write(title: "reloadData() and layout of 144 visible cells. Wanted: no growth with the number of items")
  }

  private static func reloads(_ fixture: GridFixture, times count: Int) -> Statistics {
    fixture.view.layoutIfNeeded()
    let times = (0..<count).map { _ in
      Clock.measure {
        fixture.view.reloadData()
        fixture.view.layoutIfNeeded()
      }
    }
    fixture.close()
    return Statistics(times)
  }

  /// Measures scrolling through the uniform grid: how many cells a second, and whether any is created.
  static func dequeue() {
    var table = Table("items", "cells requested", "cells made", "cells/s", "baseline: newly created, cells/s")
    let frame = CGRect(x: 0, y: 0, width: 120, height: 120)
    let fresh = 5_000
    let time = Clock.measure { for _ in 0..<fresh { UniformCell(frame: frame).layoutIfNeeded() } }
    for count in FlowBenchmark.sizes {
      let fixture = plain(count)
      // Until reuse is steady: the first screens create their cells.
      var y: CGFloat = 0
      var step: CGFloat = 120
      func scroll(_ frames: Int) {
        for _ in 0..<frames {
          // To and fro between the ends.
          if y + step < 0 || y + step > fixture.view.contentSize.height - GridFixture.size.height { step = -step }
          y += step
          fixture.view.contentOffset.y = y
          fixture.view.layoutIfNeeded()
        }
      }
      scroll(60)
      let made = UniformCell.made
      let requests = fixture.requests
      let elapsed = Clock.measure { scroll(2_000) }
      let asked = fixture.requests - requests
      fixture.close()
      table.add(
        count.grouped, asked.grouped, (UniformCell.made - made).grouped, Int(Double(asked) / elapsed * 1_000).grouped,
        Int(Double(fresh) / time * 1_000).grouped)
    }
    table.write(title: "Dequeuing while scrolling a row a frame. Wanted: no cell made in steady scrolling")
  }

  /// Measures 10,000 random changes of 100,000 items in one batch.
  static func updates() {
    var table = Table("items", "changes", "batch update ms", "baseline: reloadData ms")
    for (count, changes) in [(1_000, 100), (10_000, 1_000), (100_000, 10_000), (1_000_000, 10_000)] {
      var times: [Double] = []
      for seed in 0..<5 {
        let fixture = plain(count)
        fixture.view.layoutIfNeeded()
        let batch = RandomBatch(count: count, changes: changes, seed: UInt64(seed))
        times.append(
          Clock.measure {
            UIView.performWithoutAnimation {
              fixture.view.performBatchUpdates {
                fixture.items = batch.result
                fixture.view.deleteItems(at: batch.deleted)
                fixture.view.insertItems(at: batch.inserted)
                fixture.view.reloadItems(at: batch.reloaded)
                for move in batch.moved { fixture.view.moveItem(at: move.from, to: move.to) }
              }
              fixture.view.layoutIfNeeded()
            }
          })
        precondition(fixture.view.numberOfItems(inSection: 0) == batch.result.count, "the batch was not performed")
        fixture.close()
      }
      let fixture = plain(count)
      fixture.view.layoutIfNeeded()
      let reload = Clock.measure {
        fixture.view.reloadData()
        fixture.view.layoutIfNeeded()
      }
      fixture.close()
      table.add(count.grouped, changes.grouped, Statistics(times).median.ms, reload.ms)
    }
    table.write(title: "Batch updates: insertions, deletions, moves and reloads in equal parts, layout included")
  }

  private static func plain(_ count: Int) -> GridFixture {
    let fixture = GridFixture(count: count)
    fixture.view.layoutIfNeeded()
    return fixture
  }
}

/// A mix of changes and their result.
struct RandomBatch {
  var result: [Int] = []
  var deleted: [IndexPath] = []
  var inserted: [IndexPath] = []
  var reloaded: [IndexPath] = []
  var moved: [(from: IndexPath, to: IndexPath)] = []

  init(count: Int, changes: Int, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let part = changes / 4
    // Old positions, each used at most once.
    var old = Array(0..<count)
    old.shuffle(using: &generator)
    let gone = Set(old[0..<part])
    let moving = Array(old[part..<(2 * part)])
    reloaded = old[(2 * part)..<(3 * part)].map { IndexPath(item: $0, section: 0) }
    deleted = gone.map { IndexPath(item: $0, section: 0) }
    let leaving = gone.union(moving)
    let total = count  // As many insertions as deletions.
    var positions = Array(0..<total)
    positions.shuffle(using: &generator)
    let newcomers = Dictionary(uniqueKeysWithValues: positions[0..<part].enumerated().map { ($1, count + $0) })
    let landing = Dictionary(uniqueKeysWithValues: zip(positions[part..<(2 * part)], moving))
    inserted = newcomers.keys.map { IndexPath(item: $0, section: 0) }
    moved = landing.map { (IndexPath(item: $1, section: 0), IndexPath(item: $0, section: 0)) }
    var rest = (0..<count).lazy.filter { !leaving.contains($0) }.makeIterator()
    for position in 0..<total {
      if let item = newcomers[position] ?? landing[position] ?? rest.next() { result.append(item) }
    }
  }
}
