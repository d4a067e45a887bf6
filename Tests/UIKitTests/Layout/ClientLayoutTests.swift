import Testing
import UIKit

/// Layouts as apps write them, in a collection view without a window.
@MainActor @Suite struct ClientLayoutTests {
  final class Source: NSObject, UICollectionViewDataSource {
    var count: Int

    init(_ count: Int) { self.count = count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }
  }

  private func show(
    _ layout: UICollectionViewLayout, _ source: Source, size: CGSize = CGSize(width: 250, height: 400)
  ) -> UICollectionView {
    let view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: RowLayout.headerKind, withReuseIdentifier: "view")
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  @Test func masonry() {
    let (layout, source) = (MasonryLayout(), Source(40))
    let view = show(layout, source)
    let cells = view.visibleCells
    #expect(!cells.isEmpty && cells.count < 40)
    #expect(Set(cells.map(\.frame.minX)) == [0, 130])
    #expect(cells.allSatisfy { $0.frame.intersects(view.bounds) })
    #expect(layout.prepareCount == 1)
    view.contentOffset = CGPoint(x: 0, y: 300)
    view.layoutIfNeeded()
    #expect(layout.prepareCount == 1)
    #expect(view.visibleCells.allSatisfy { $0.frame.intersects(view.bounds) })
    view.frame.size.width = 310
    view.layoutIfNeeded()
    #expect(layout.prepareCount == 2)
    #expect(Set(view.visibleCells.map(\.frame.minX)) == [0, 160])
    layout.numberOfColumns = 3
    view.layoutIfNeeded()
    #expect(Set(view.visibleCells.map(\.frame.width)).count == 1)
    #expect(Set(view.visibleCells.map(\.frame.minX)).count == 3)
  }

  @Test func rows() {
    let (layout, source) = (RowLayout(), Source(100_000))
    let view = show(layout, source)
    #expect(layout.fullPreparations == 1)
    #expect(view.contentSize == CGSize(width: 250, height: 4_400_030))
    for y in stride(from: CGFloat(0), through: 4000, by: 97) {
      view.contentOffset = CGPoint(x: 0, y: y)
      view.layoutIfNeeded()
      let header = view.supplementaryView(forElementKind: RowLayout.headerKind, at: IndexPath(item: 0, section: 0))
      #expect(header?.frame == CGRect(x: 0, y: y, width: 250, height: 30))
      let separators = view.subviews.compactMap { $0 as? RowLayout.Separator }.filter { !$0.isHidden }
      #expect(separators.count >= view.visibleCells.count - 1)
    }
    #expect(layout.fullPreparations == 1)
    #expect(view.visibleCells.count <= 11)
  }

  @Test func wheel() throws {
    let (layout, source) = (WheelLayout(), Source(12))
    let view = show(layout, source)
    #expect(view.visibleCells.count == 12)
    let second = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(second.transform == CGAffineTransform(rotationAngle: layout.anglePerItem))
    #expect(second.bounds.size == layout.itemSize)
    view.contentOffset.x = view.contentSize.width - view.bounds.width
    view.layoutIfNeeded()
    let last = try #require(view.cellForItem(at: IndexPath(item: 11, section: 0)))
    #expect(abs(atan2(last.transform.b, last.transform.a)) < 1e-9)
    #expect(last.center.x == view.bounds.midX)
    let target = layout.targetContentOffset(
      forProposedContentOffset: CGPoint(x: 100, y: 0), withScrollingVelocity: .zero)
    #expect(target == CGPoint(x: 120, y: 0))
  }
}
