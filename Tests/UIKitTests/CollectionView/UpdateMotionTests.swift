import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// The motion of views in animated updates whose new cells turn out to be higher than the layout estimated.
@MainActor @Suite(.serialized) struct UpdateMotionTests {
  final class Cell: UICollectionViewCell {
    var height: CGFloat = 50

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = height
      return layoutAttributes
    }
  }

  /// Rows below 1000 are 50 points high, as layouts estimate; others 93.
  final class Source: NSObject, UICollectionViewDataSource {
    var rows = Array(0..<40)

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { rows.count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? Cell)?.height = rows[indexPath.item] < 1000 ? 50 : 93
      return cell
    }
  }

  /// Keeps the initial attributes that it has returned, and changes them when sizes become known, like layouts whose
  /// new rows come in from the right.
  final class PendingLayout: UICollectionViewLayout {
    var heights = Array(repeating: 50.0, count: 40)
    private var pending: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    private var inserted: Set<IndexPath> = []
    var calls: [String] = []

    override var collectionViewContentSize: CGSize { CGSize(width: 200, height: heights.reduce(0, +)) }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      guard heights.indices.contains(indexPath.item) else { return nil }
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(
        x: 0, y: heights[..<indexPath.item].reduce(0, +), width: 200, height: heights[indexPath.item])
      return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      heights.indices.compactMap { layoutAttributesForItem(at: [0, $0]) }.filter { $0.frame.intersects(rect) }
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      calls.append("prepareForUpdates")
      for item in updateItems {
        guard let path = item.indexPathAfterUpdate else { continue }
        heights.insert(50, at: path.item)
        inserted.insert(path)
      }
    }

    override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      guard inserted.contains(itemIndexPath) else { return nil }
      calls.append("initial")
      let attributes = layoutAttributesForItem(at: itemIndexPath)
      attributes?.frame.origin.x = 200
      pending[itemIndexPath] = attributes
      return attributes
    }

    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { preferredAttributes.size.height != originalAttributes.size.height }

    override func invalidationContext(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
      calls.append("preferred")
      heights[preferredAttributes.indexPath.item] = preferredAttributes.size.height
      for (path, attributes) in pending {
        guard let frame = layoutAttributesForItem(at: path)?.frame else { continue }
        attributes.frame = frame.offsetBy(dx: 200, dy: 0)
      }
      return super.invalidationContext(
        forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    }

    override func finalizeCollectionViewUpdates() {
      super.finalizeCollectionViewUpdates()
      calls.append("finalize")
      pending.removeAll()
      inserted.removeAll()
    }
  }

  private let source = Source()

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private func makeView(_ layout: UICollectionViewLayout, on stage: Stage) -> UICollectionView {
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    stage.window.addSubview(view)
    stage.window.layoutIfNeeded()
    stage.pacer.advanceUntilIdle()
    return view
  }

  private func shown(_ view: UIView?) -> CGRect { view.map { ($0.layer.presentation() ?? $0.layer).frame } ?? .null }

  static let estimatingLayouts: [@MainActor @Sendable () -> UICollectionViewLayout] = [
    {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 200, height: 50)
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      layout.minimumLineSpacing = 0
      return layout
    },
    {
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
      return UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(
          group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
    },
  ]

  @Test(
    "Inserted rows that size themselves fade in where they belong; those below go the whole way at once",
    arguments: [0, 1])
  func insertedRows(layout number: Int) {
    Stage.run(size: CGSize(width: 200, height: 300), scale: 1) { stage in
      let view = makeView(Self.estimatingLayouts[number](), on: stage)
      let below = view.cellForItem(at: path(1))
      let last = view.cellForItem(at: path(5))
      view.performBatchUpdates {
        source.rows.insert(contentsOf: [1000, 1001], at: 1)
        view.insertItems(at: [path(1), path(2)])
      }
      let first = view.cellForItem(at: path(1))
      let second = view.cellForItem(at: path(2))
      #expect(first?.frame == CGRect(x: 0, y: 50, width: 200, height: 93))
      #expect(second?.frame == CGRect(x: 0, y: 143, width: 200, height: 93))
      #expect(below?.frame.minY == 236 && view.contentSize.height == 2186)
      var former = 50.0
      for _ in 0..<30 {
        stage.pacer.advance(by: 1.0 / 60)
        #expect(shown(first) == CGRect(x: 0, y: 50, width: 200, height: 93))
        #expect(shown(second) == CGRect(x: 0, y: 143, width: 200, height: 93))
        let now = shown(below).minY
        #expect(now >= former && now - former < 25, "no jump on the way")
        former = now
      }
      #expect(former == 236)
      // Cells pushed out by the new rows are reused once they have left.
      #expect(last?.isHidden == true && view.cellForItem(at: path(5)) == nil)
      #expect(Set(view.indexPathsForVisibleItems) == Set((0...4).map(path)))
    }
  }

  @Test("Views start where the layout moves their initial attributes once sizes are known")
  func pendingStarts() {
    Stage.run(size: CGSize(width: 200, height: 300), scale: 1) { stage in
      let layout = PendingLayout()
      let view = makeView(layout, on: stage)
      layout.calls = []
      view.performBatchUpdates {
        source.rows.insert(contentsOf: [1000, 1001], at: 0)
        view.insertItems(at: [path(0), path(1)])
      }
      #expect(
        layout.calls == ["prepareForUpdates", "initial", "initial", "preferred", "preferred", "finalize"])
      let second = view.cellForItem(at: path(1))
      #expect(second?.frame == CGRect(x: 0, y: 93, width: 200, height: 93))
      for _ in 0..<20 {
        stage.pacer.advance(by: 1.0 / 60)
        #expect(shown(second).minY == 93 && shown(second).height == 93)
      }
      #expect(shown(second).minX == 0)
    }
  }

  @Test("A row that the new rows' heights push out of sight is seen until it has left")
  func pushedOut() {
    Stage.run(size: CGSize(width: 200, height: 300), scale: 1) { stage in
      let view = makeView(Self.estimatingLayouts[0](), on: stage)
      let leaving = view.cellForItem(at: path(3))
      view.performBatchUpdates {
        source.rows.insert(contentsOf: [1000, 1001], at: 0)
        view.insertItems(at: [path(0), path(1)])
      }
      // By the estimate it would have stayed visible, at 250; now it goes to 336.
      #expect(leaving?.frame.minY == 336)
      stage.window.layoutIfNeeded()
      #expect(view.cellForItem(at: path(5)) == nil)
      stage.pacer.advance(by: 0.1)
      #expect(leaving?.isHidden == false && shown(leaving).minY > 150 && shown(leaving).minY < 300)
      stage.pacer.advance(by: 1)
      #expect(leaving?.isHidden == true)
      #expect(shown(view.cellForItem(at: path(4))).minY == 286)
    }
  }

  @Test("Without animation, rows are where they belong when the call returns")
  func withoutAnimation() {
    Stage.run(size: CGSize(width: 200, height: 300), scale: 1) { stage in
      let view = makeView(Self.estimatingLayouts[0](), on: stage)
      UIView.performWithoutAnimation {
        view.performBatchUpdates {
          source.rows.insert(1000, at: 0)
          view.insertItems(at: [path(0)])
        }
      }
      #expect(view.cellForItem(at: path(0))?.frame.height == 93 && view.cellForItem(at: path(0))?.alpha == 1)
      #expect(view.cellForItem(at: path(1))?.frame.minY == 93)
      view.layoutIfNeeded()
      #expect(view.cellForItem(at: path(1))?.frame.minY == 93)
    }
  }
}
