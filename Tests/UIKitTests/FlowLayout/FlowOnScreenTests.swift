import Foundation
import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// The flow layout in use: cells are created, scrolled, updated and sized by a collection view.
@MainActor @Suite struct FlowOnScreenTests {
  final class Source: NSObject, UICollectionViewDataSource {
    var count: Int
    var asked: [IndexPath] = []

    init(_ count: Int) { self.count = count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      asked.append(indexPath)
      return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
  }

  /// A cell that prefers a height of 60 points for even items and 30 for odd ones.
  final class SizingCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      let attributes = layoutAttributes.copy() as? UICollectionViewLayoutAttributes ?? layoutAttributes
      attributes.size.height = attributes.indexPath.item.isMultiple(of: 2) ? 60 : 30
      return attributes
    }
  }

  private func show(
    _ layout: UICollectionViewFlowLayout, _ source: Source, cell: AnyClass = UICollectionViewCell.self
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.register(cell, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  @Test("A million items: scrolling makes the attributes of a few tiles, and no more views than fit")
  func million() {
    let (layout, source) = (CountingFlowLayout(), Source(1_000_000))
    let view = show(layout, source)
    #expect(view.visibleCells.count == 40)
    CountedAttributes.made = 0
    for step in 1...50 {
      view.contentOffset = CGPoint(x: 0, y: CGFloat(step) * 100_000)
      view.layoutIfNeeded()
      #expect(view.visibleCells.count <= 50)
    }
    // A query covers at most two tiles, that is 20 lines of 5. Cells are measured without a copy of the attributes for
    // each.
    #expect(CountedAttributes.made < 50 * 110)
    #expect(view.cellForItem(at: IndexPath(item: 5 * (5_000_000 / 60) + 5, section: 0)) != nil)
  }

  @Test("Pinned headers follow each step of scrolling; no cell is requested again")
  func pinned() throws {
    let (layout, source) = (UICollectionViewFlowLayout(), Source(1000))
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.sectionHeadersPinToVisibleBounds = true
    let view = show(layout, source)
    let asked = source.asked.count
    for y in stride(from: CGFloat(0), through: 25, by: 5) {
      view.contentOffset = CGPoint(x: 0, y: y)
      view.layoutIfNeeded()
      let header = try #require(
        view.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0)))
      #expect(header.frame == CGRect(x: 0, y: y, width: 320, height: 30))
    }
    #expect(source.asked.count <= asked + 10)
  }

  @Test("Cells size themselves, and keep their sizes through an insertion")
  func selfSizing() throws {
    let (layout, source) = (UICollectionViewFlowLayout(), Source(100))
    layout.estimatedItemSize = CGSize(width: 320, height: 44)
    layout.minimumLineSpacing = 0
    let view = show(layout, source, cell: SizingCell.self)
    func frames(_ count: Int) -> [CGFloat] {
      (0..<count).compactMap { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame.minY }
    }
    #expect(frames(6) == [0, 60, 90, 150, 180, 240])
    view.contentOffset = CGPoint(x: 0, y: 900)
    view.layoutIfNeeded()
    let visible = view.indexPathsForVisibleItems.sorted()
    for path in visible {
      let height: CGFloat = path.item.isMultiple(of: 2) ? 60 : 30
      #expect(view.cellForItem(at: path)?.frame.height == height)
    }
    let known = layout.state.measured[0]?.count ?? 0
    source.count = 101
    UIView.performWithoutAnimation {
      view.performBatchUpdates({ view.insertItems(at: [IndexPath(item: 0, section: 0)]) })
    }
    view.layoutIfNeeded()
    #expect((layout.state.measured[0]?.count ?? 0) >= known)
    #expect(layout.state.measured[0]?[1] == CGSize(width: 320, height: 60))
  }

  @Test("A change of width lays out again; a change of height does not")
  func resizing() {
    let (layout, source) = (UICollectionViewFlowLayout(), Source(100))
    let view = show(layout, source)
    #expect(Set(view.visibleCells.map(\.frame.minX)).count == 5)
    view.frame.size.width = 440
    view.layoutIfNeeded()
    #expect(Set(view.visibleCells.map(\.frame.minX)).count == 7)
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 50, width: 440, height: 100)))
  }
}
