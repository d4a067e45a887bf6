import CollectionCore
import Foundation
import SeededRandom
import Testing

/// Rows, headers and footers on a table's axis, compared with adding up.
@Suite struct TableGeometryTests {
  /// Heights as plain arrays.
  private struct Naive {
    struct Section {
      var header: CGFloat
      var rows: [CGFloat]
      var footer: CGFloat
    }

    var top: CGFloat
    var sections: [Section]

    func start(_ section: Int) -> CGFloat {
      sections[..<section].reduce(top) { $0 + $1.header + $1.rows.reduce(0, +) + $1.footer }
    }

    func row(_ index: ItemIndex) -> (start: CGFloat, length: CGFloat) {
      let section = sections[index.section]
      return (
        start(index.section) + section.header + section.rows[..<index.item].reduce(0, +), section.rows[index.item]
      )
    }

    func rows(from low: CGFloat, to high: CGFloat) -> [ItemIndex] {
      sections.indices.flatMap { section in
        sections[section].rows.indices.map { ItemIndex(section: section, item: $0) }.filter {
          let place = row($0)
          return place.start < high && place.start + place.length > low
        }
      }
    }
  }

  /// Heights that are sums of powers of two, so that sums are exact in any order.
  private func height(_ random: inout SeededGenerator) -> CGFloat { CGFloat(random.int(1..<240)) / 4 }

  private func make(_ random: inout SeededGenerator) -> (TableGeometry, Naive) {
    var sections: [RowSection] = []
    var naive = Naive(top: CGFloat(random.int(0..<3)) * 20, sections: [])
    for _ in 0..<random.int(0..<6) {
      let count = random.int(0..<90)
      let (header, footer) = (height(&random), random.chance(50) ? 0 : height(&random))
      let base = height(&random)
      let isListed = random.chance(30)
      let heights = (0..<count).map { _ in isListed ? height(&random) : base }
      sections.append(
        RowSection(
          header: .init(length: header, isKnown: true),
          rows: isListed
            ? RowLengths(listed: heights, isExact: false) : RowLengths(count: count, base: base, isExact: false),
          footer: .init(length: footer, isKnown: true)))
      naive.sections.append(.init(header: header, rows: heights, footer: footer))
    }
    return (TableGeometry(top: naive.top, sections: sections), naive)
  }

  private func check(_ geometry: TableGeometry, _ naive: Naive, _ random: inout SeededGenerator, _ seed: Int) {
    #expect(geometry.end == naive.start(naive.sections.count), "seed \(seed)")
    for (section, content) in naive.sections.enumerated() {
      #expect(geometry.sectionStart(section) == naive.start(section), "seed \(seed)")
      for item in content.rows.indices {
        let index = ItemIndex(section: section, item: item)
        #expect(geometry.row(index) == naive.row(index), "seed \(seed)")
      }
    }
    for _ in 0..<12 {
      let low = CGFloat(random.int(-40..<Int(geometry.end) + 60))
      let high = low + CGFloat(random.int(1..<400))
      let expected = naive.rows(from: low, to: high)
      #expect(geometry.rows(from: low, to: high) == expected, "seed \(seed), \(low) to \(high)")
      #expect(
        geometry.row(at: low) == naive.rows(from: low, to: low + 1.0 / 16).first, "seed \(seed), row at \(low)")
    }
  }

  @Test("Places and what a stretch touches, while rows are measured", arguments: 0..<40)
  func places(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var (geometry, naive) = make(&random)
    check(geometry, naive, &random, seed)
    for _ in 0..<6 {
      for _ in 0..<random.int(0..<30) {
        guard let section = naive.sections.indices.randomElement(using: &random),
          let item = naive.sections[section].rows.indices.randomElement(using: &random)
        else { continue }
        let length = height(&random)
        geometry.measure(ItemIndex(section: section, item: item), length)
        naive.sections[section].rows[item] = length
        #expect(geometry.isKnown(ItemIndex(section: section, item: item)))
      }
      if let section = naive.sections.indices.randomElement(using: &random) {
        let length = height(&random)
        geometry.change(section) { $0.header = .init(length: length, isKnown: true) }
        naive.sections[section].header = length
      }
      check(geometry, naive, &random, seed)
    }
  }

  @Test("A forgotten row is as high as it was until it is measured again")
  func forget() {
    var geometry = TableGeometry(sections: [
      RowSection(
        header: .init(length: 0, isKnown: true), rows: RowLengths(count: 10, base: 44, isExact: false),
        footer: .init(length: 0, isKnown: true))
    ])
    let index = ItemIndex(section: 0, item: 3)
    geometry.measure(index, 60)
    geometry.forget(index)
    #expect(!geometry.isKnown(index) && geometry.row(index).length == 60 && geometry.end == 456)
    geometry.measure(index, 50)
    #expect(geometry.isKnown(index) && geometry.end == 446)
  }

  @Test("A million rows of one height take no memory of their own, and measuring a few does not change that")
  func million() {
    var rows = RowLengths(count: 1_000_000, base: 44, isExact: false)
    #expect(rows.total == 44_000_000 && rows.row(at: 22_000_010) == 500_000 && rows.measuredRows.isEmpty)
    for row in 600_000..<600_020 { rows.measure(row, 50) }
    #expect(rows.measuredRows.count == 20)
    #expect(rows.start(of: 600_020) == 600_000 * 44 + 20 * 50 && rows.total == 44_000_120)
    #expect(rows.row(at: 600_000 * 44 + 75) == 600_001)
  }

  @Test("Measured heights follow their rows through updates", arguments: 0..<40)
  func updates(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let counts = (0..<random.int(1..<4)).map { _ in random.int(1..<12) }
    func make(_ counts: [Int]) -> TableGeometry {
      TableGeometry(
        sections: counts.map {
          RowSection(
            header: .init(length: 20, isKnown: true), rows: RowLengths(count: $0, base: 44, isExact: false),
            footer: .init(length: 0, isKnown: true))
        })
    }
    var old = make(counts)
    for section in counts.indices {
      for item in 0..<counts[section] where random.chance(60) {
        old.measure(ItemIndex(section: section, item: item), CGFloat(100 * (section + 1) + item))
      }
    }
    let section = random.int(0..<counts.count)
    var batch = UpdateBatch()
    batch.deletedItems = [ItemIndex(section: section, item: random.int(0..<counts[section]))]
    batch.insertedItems = [ItemIndex(section: section, item: random.int(0..<counts[section]))]
    let plan = try UpdatePlan(batch, before: SectionCounts(counts))
    var new = make(counts)
    new.takeMeasures(of: old, through: plan)
    for section in counts.indices {
      for item in 0..<counts[section] {
        let index = ItemIndex(section: section, item: item)
        let former = plan.oldIndex(ofNew: index)
        let expected = former.map { old.row($0).length } ?? 44
        #expect(new.row(index).length == expected, "seed \(seed)")
        #expect(new.isKnown(index) == (former.map(old.isKnown) ?? false), "seed \(seed)")
      }
    }
  }
}
