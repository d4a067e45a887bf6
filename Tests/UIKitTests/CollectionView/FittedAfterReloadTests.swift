import Testing
import WindowServer

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite(.serialized) struct FittedAfterReloadTests {
  private final class Cell: UICollectionViewCell {
    var wanted: CGFloat = 0
    override func preferredLayoutAttributesFitting(
      _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      attributes.size.height = wanted
      return attributes
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    var heights: [CGFloat] = [30, 40, 50]
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { heights.count }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? Cell)?.wanted = heights[path.item]
      return cell
    }
  }

  @Test(arguments: [true, false])
  func aCellReloadedInABatchGetsItsFittedHeight(animated: Bool) {
    Stage.run(size: CGSize(width: 300, height: 400), scale: 2) { stage in
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
      let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
      view.register(Cell.self, forCellWithReuseIdentifier: "cell")
      let source = Source()
      view.dataSource = source
      stage.window.addSubview(view)
      stage.pacer.advance(by: 0.1)
      #expect(view.cellForItem(at: IndexPath(item: 2, section: 0))?.frame.minY == 70)
      source.heights[1] = 90
      let update = { view.performBatchUpdates { view.reloadItems(at: [IndexPath(item: 1, section: 0)]) } }
      if animated { update() } else { UIView.performWithoutAnimation(update) }
      stage.pacer.advance(by: 1)
      #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.height == 90)
      #expect(view.cellForItem(at: IndexPath(item: 2, section: 0))?.frame.minY == 120)
      #expect(view.contentSize.height == 170)
    }
  }

  private final class InsettingLayout: UICollectionViewFlowLayout {
    var passes = 0
    override func prepare() {
      passes += 1
      super.prepare()
      // Different each time, so that a comparison with the previous value does not end it.
      if passes < 1000 { collectionView?.contentInset.top = CGFloat(20 + passes % 2) }
    }
  }

  @Test func anInsetSetInsideTheLayoutDoesNotLeadToLayoutsWithoutEnd() {
    Stage.run(size: CGSize(width: 300, height: 400), scale: 2) { stage in
      let layout = InsettingLayout()
      let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
      view.register(Cell.self, forCellWithReuseIdentifier: "cell")
      let source = Source()
      view.dataSource = source
      stage.window.addSubview(view)
      stage.pacer.advance(by: 0.5)
      #expect(layout.passes < 100)
    }
  }

  @Test func replacingALayoutByAnEqualOneDoesNotScroll() {
    Stage.run(size: CGSize(width: 300, height: 400), scale: 2) { stage in
      @MainActor func list() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
        let group = NSCollectionLayoutGroup.vertical(
          layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
      }
      let source = Source()
      source.heights = Array(repeating: 44, count: 40)
      let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: list())
      view.contentInset.top = 54
      view.register(Cell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      stage.window.addSubview(view)
      stage.pacer.advance(by: 0.1)
      view.contentOffset.y = -54
      view.collectionViewLayout = list()
      stage.pacer.advance(by: 0.1)
      #expect(view.contentOffset.y == -54)
    }
  }
}
