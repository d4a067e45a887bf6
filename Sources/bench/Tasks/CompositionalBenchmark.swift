import SeededRandom
import UIKit

/// Measures compositional layouts of 10³ to 10⁵ items: preparing, querying, and a frame of scrolling, beside a flow
/// layout that shows the same cells at the same places.
@MainActor enum CompositionalBenchmark {
  private enum Kind: String, CaseIterable {
    case flow = "baseline: a flow layout of the same grid"
    case grid = "a grid"
    case nested = "groups in groups"
    case sections = "sections of 100 with pinned headers"
    case orthogonal = "sections of 100 that scroll sideways"
    case list = "a list of rows that measure themselves"
    case measured = "the same list, half of its rows measured"

    var itemsPerSection: Int? { self == .sections || self == .orthogonal ? 100 : nil }

    @MainActor func makeLayout() -> UICollectionViewLayout {
      switch self {
      case .flow: return GridFixture.flow()
      case .list, .measured:
        return UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
      case .grid, .nested, .sections, .orthogonal:
        return UICollectionViewCompositionalLayout(section: makeSection())
      }
    }

    @MainActor private func makeSection() -> NSCollectionLayoutSection {
      let square = NSCollectionLayoutSize(widthDimension: .absolute(120), heightDimension: .absolute(120))
      let row = NSCollectionLayoutSize(
        widthDimension: self == .orthogonal ? .absolute(120) : .fractionalWidth(1), heightDimension: .absolute(120))
      let item = NSCollectionLayoutItem(layoutSize: square)
      var group = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitems: [item])
      if self == .nested {
        // Four columns of two items in each half of a row.
        let column = NSCollectionLayoutGroup.vertical(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)),
          repeatingSubitem: NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5))), count: 2)
        let half = NSCollectionLayoutGroup.horizontal(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)),
          subitems: [column])
        group = .horizontal(
          layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(240)),
          subitems: [half])
      }
      let section = NSCollectionLayoutSection(group: group)
      if self == .orthogonal { section.orthogonalScrollingBehavior = .continuous }
      if self == .sections {
        let header = NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
          elementKind: GridFixture.header, alignment: .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
      }
      return section
    }
  }

  static func run() {
    var table = Table(
      "items", "layout", "prepare ms", "query p50 ms", "query p99 ms", "scroll frame p50 ms", "p99 ms", "cells")
    for count in [1_000, 10_000, 100_000] {
      for kind in Kind.allCases { add(kind, count, to: &table) }
    }
    table.write(
      title:
        "Compositional layouts at 1920×1080: queries and frames should not grow with the number of items, and a grid"
        + " should cost what a flow layout costs")
  }

  private static func add(_ kind: Kind, _ count: Int, to table: inout Table) {
    let layout = kind.makeLayout()
    let fixture = GridFixture(
      count: count, layout: layout, itemsPerSection: kind.itemsPerSection,
      cell: kind == .list || kind == .measured ? MeasuredCell.self : UniformCell.self)
    fixture.view.layoutIfNeeded()
    if kind == .measured { measureRows(fixture) }
    let prepare = (0..<10).map { _ in
      let time = Clock.measure {
        layout.invalidateLayout()
        layout.prepare()
        _ = layout.collectionViewContentSize
      }
      fixture.view.layoutIfNeeded()
      return time
    }
    var random = SeededGenerator(seed: 777)
    let queries = (0..<300).map { _ in
      let y = CGFloat.random(in: 0...max(height(fixture), 1), using: &random).rounded()
      let rect = CGRect(origin: CGPoint(x: 0, y: y), size: GridFixture.size)
      return Clock.measure { _ = layout.layoutAttributesForElements(in: rect) }
    }
    var y = height(fixture) / 2
    var step: CGFloat = 40
    let frames = (0..<600).map { _ in
      if y + step < 0 || y + step > height(fixture) { step = -step }
      y += step
      return Clock.measure {
        fixture.view.contentOffset.y = y
        fixture.window.layoutIfNeeded()
      }
    }
    let shown = fixture.view.visibleCells.count
    fixture.close()
    let query = Statistics(queries)
    // The first frames create cells.
    let frame = Statistics(Array(frames.dropFirst(60)))
    table.add(
      count.grouped, kind.rawValue, Statistics(prepare).median.ms, query.median.ms, query.percentile(0.99).ms,
      frame.median.ms, frame.percentile(0.99).ms, "\(shown)")
  }

  private static func height(_ fixture: GridFixture) -> CGFloat {
    max(0, fixture.view.contentSize.height - GridFixture.size.height)
  }

  /// Shows every second screen, so that its rows measure themselves.
  private static func measureRows(_ fixture: GridFixture) {
    var y: CGFloat = 0
    while y < height(fixture) {
      fixture.view.contentOffset.y = y
      fixture.view.layoutIfNeeded()
      y += 2 * GridFixture.size.height
    }
  }
}
