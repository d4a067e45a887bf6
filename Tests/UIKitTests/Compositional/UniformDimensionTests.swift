import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// Items with the height or width of the largest in their group.
@MainActor @Suite struct UniformDimensionTests {
  private final class SizedCell: UICollectionViewCell {
    var wanted = CGSize.zero

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      let copy = super.preferredLayoutAttributesFitting(layoutAttributes)
      copy.size = CGSize(
        width: wanted.width > 0 ? wanted.width : layoutAttributes.size.width,
        height: wanted.height > 0 ? wanted.height : layoutAttributes.size.height)
      return copy
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    var sizes: [CGSize] = []
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { sizes.count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? SizedCell)?.wanted = sizes[indexPath.item]
      return cell
    }
  }

  private func frames(_ section: NSCollectionLayoutSection, _ sizes: [CGSize]) -> [CGRect] {
    let source = Source()
    source.sizes = sizes
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    view.register(SizedCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    for _ in 0..<3 { view.layoutIfNeeded() }
    return sizes.indices.compactMap { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
  }

  @Test func itemsOfARowAreAsHighAsTheHighest() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1 / 3), heightDimension: .uniformAcrossSiblings(estimate: 20))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(20)),
      repeatingSubitem: NSCollectionLayoutItem(layoutSize: size), count: 3)
    let found = frames(
      NSCollectionLayoutSection(group: group),
      [30, 70, 50, 25, 40, 22].map { CGSize(width: 0, height: $0) })
    #expect(found.map(\.height) == [70, 70, 70, 40, 40, 40])
    #expect(found.map(\.minY) == [0, 0, 0, 70, 70, 70])
  }

  @Test func estimatedItemsKeepTheirOwnHeights() {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1 / 3), heightDimension: .estimated(20))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(20)),
      repeatingSubitem: NSCollectionLayoutItem(layoutSize: size), count: 3)
    let found = frames(
      NSCollectionLayoutSection(group: group), [30, 70, 50].map { CGSize(width: 0, height: $0) })
    #expect(found.map(\.height) == [30, 70, 50])
  }

  @Test func itemsOfAColumnAreAsWideAsTheWidest() {
    let size = NSCollectionLayoutSize(
      widthDimension: .uniformAcrossSiblings(estimate: 40), heightDimension: .absolute(30))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(widthDimension: .estimated(40), heightDimension: .estimated(90)),
      subitems: [NSCollectionLayoutItem(layoutSize: size), NSCollectionLayoutItem(layoutSize: size)])
    let found = frames(
      NSCollectionLayoutSection(group: group), [60, 110].map { CGSize(width: $0, height: 0) })
    #expect(found.map(\.width) == [110, 110])
    #expect(found.map(\.minY) == [0, 30])
  }
}
