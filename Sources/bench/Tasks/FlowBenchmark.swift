import SeededRandom
import UIKit

/// Measures preparing and querying flow layouts of 10³ to 10⁶ items.
@MainActor enum FlowBenchmark {
  static let sizes = [1_000, 10_000, 100_000, 1_000_000]

  static func run() {
    var table = Table("items", "layout", "prepare ms", "query p50 ms", "query p99 ms")
    for count in sizes {
      add("one size", count, GridFixture.flow(), sizes: false, to: &table)
    }
    for count in sizes {
      add("sizes from the delegate", count, GridFixture.flow(), sizes: true, to: &table)
    }
    for count in sizes.dropLast() {
      add("the textbook grid", count, TextbookGridLayout(), sizes: false, to: &table)
    }
    table.write(
      title: "Flow layout at 1920×1080 (wanted: one size O(1) to prepare, sizes O(n) once; queries as good as constant)"
    )
  }

  private static func add(
    _ name: String, _ count: Int, _ layout: UICollectionViewLayout, sizes: Bool, to table: inout Table
  ) {
    let fixture = GridFixture(count: count, layout: layout, hasSizes: sizes)
    fixture.view.layoutIfNeeded()
    var prepares: [Double] = []
    for _ in 0..<(count > 100_000 && (sizes || layout is TextbookGridLayout) ? 3 : 10) {
      prepares.append(
        Clock.measure {
          layout.invalidateLayout()
          layout.prepare()
          _ = layout.collectionViewContentSize
        })
      fixture.view.layoutIfNeeded()
    }
    let height = layout.collectionViewContentSize.height - GridFixture.size.height
    var times: [Double] = []
    var generator = SeededGenerator(seed: 777)
    for _ in 0..<(layout is TextbookGridLayout ? 20 : 500) {
      let y = CGFloat.random(in: 0...max(height, 1), using: &generator).rounded()
      let rect = CGRect(origin: CGPoint(x: 0, y: y), size: GridFixture.size)
      times.append(Clock.measure { _ = layout.layoutAttributesForElements(in: rect) })
    }
    fixture.close()
    let query = Statistics(times)
    table.add(count.grouped, name, Statistics(prepares).median.ms, query.median.ms, query.percentile(0.99).ms)
  }
}
