import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// Layouts that keep the end of the content in place while new items size themselves, as in chats.
@MainActor @Suite(.serialized) struct UpdateOffsetTests {
  /// A cell that is as high as an area of 5000 needs at its width.
  final class AreaCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = 5000 / layoutAttributes.size.width
      return layoutAttributes
    }
  }

  /// Rows that are 20 high until their preferred height is known.
  final class EndLayout: UICollectionViewLayout {
    var width: CGFloat = 100 { didSet { heights = [] } }
    private(set) var heights: [CGFloat] = []
    /// The offsets at which rows sized themselves within updates.
    private(set) var offsets: [CGFloat] = []
    private var isUpdating = false
    private var growth: CGFloat = 0

    override func prepare() {
      super.prepare()
      let count = collectionView?.numberOfItems(inSection: 0) ?? 0
      heights += Array(repeating: 20, count: max(0, count - heights.count))
    }

    override var collectionViewContentSize: CGSize { CGSize(width: width, height: heights.reduce(0, +)) }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      let top = heights[..<indexPath.item].reduce(0, +)
      attributes.frame = CGRect(x: 0, y: top, width: width, height: heights[indexPath.item])
      return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      heights.indices.compactMap { layoutAttributesForItem(at: [0, $0]) }.filter { $0.frame.intersects(rect) }
    }

    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
      preferredAttributes.size.height != heights[preferredAttributes.indexPath.item]
    }

    override func invalidationContext(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(
        forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
      let item = preferredAttributes.indexPath.item
      let change = preferredAttributes.size.height - heights[item]
      heights[item] += change
      if isUpdating {
        offsets.append(collectionView?.contentOffset.y ?? -1)
        growth += change
        context.contentOffsetAdjustment.y = change
      }
      return context
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      isUpdating = true
    }

    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
      CGPoint(x: 0, y: collectionViewContentSize.height - 300)
    }

    override func finalizeCollectionViewUpdates() {
      super.finalizeCollectionViewUpdates()
      isUpdating = false
      let context = UICollectionViewLayoutInvalidationContext()
      context.contentOffsetAdjustment.y = growth
      growth = 0
      invalidateLayout(with: context)
    }
  }

  final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var count = 6
    /// The last visible item at each scroll.
    var lastShown: [Int?] = []

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      lastShown.append((scrollView as? UICollectionView)?.indexPathsForVisibleItems.map(\.item).max())
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
  private let layout = EndLayout()
  private let source = Source()
  private let view: UICollectionView

  init() {
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(AreaCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.delegate = source
    window.addSubview(view)
    window.layoutIfNeeded()
  }

  @Test("New items size themselves at the layout's target offset, which it adjusts in the end")
  func offsetComesFirst() {
    #expect(view.contentSize.height == 300)
    UIView.performWithoutAnimation {
      view.performBatchUpdates {
        source.count = 9
        view.insertItems(at: [[0, 6], [0, 7], [0, 8]])
      }
      window.layoutIfNeeded()
    }
    #expect(layout.offsets == [60, 60, 60])
    #expect(view.contentSize.height == 450)
    #expect(view.contentOffset.y == 150)
    #expect(view.cellForItem(at: [0, 8])?.frame == CGRect(x: 0, y: 400, width: 100, height: 50))
  }

  @Test("Scrolling is reported once the items after the update are shown")
  func scrollingIsReportedAfterwards() {
    UIView.performWithoutAnimation {
      view.performBatchUpdates {
        source.count = 9
        view.insertItems(at: [[0, 6], [0, 7], [0, 8]])
      }
    }
    #expect(source.lastShown.allSatisfy { $0 == 8 } && !source.lastShown.isEmpty)
  }

  @Test("Cells that an adjusted offset puts out of sight stay visible until the animation arrives")
  func leavingWithTheAnimation() {
    Stage.run(size: CGSize(width: 100, height: 300), scale: 1) { stage in
      stage.window.addSubview(view)
      stage.window.layoutIfNeeded()
      let first = view.cellForItem(at: [0, 0])
      #expect(first?.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
      view.performBatchUpdates {
        source.count = 7
        view.insertItems(at: [[0, 6]])
      }
      stage.window.layoutIfNeeded()
      #expect(view.contentOffset.y == 50)
      #expect(view.cellForItem(at: [0, 0]) == nil)
      #expect(first?.isHidden == false)
      stage.pacer.advance(by: 1)
      #expect(first?.isHidden == true)
    }
  }

  @Test("Items that an update gives another width are measured again")
  func otherWidth() {
    #expect(layout.heights == Array(repeating: 50, count: 6))
    UIView.performWithoutAnimation {
      layout.width = 50
      view.performBatchUpdates(nil)
      window.layoutIfNeeded()
    }
    #expect(layout.heights.suffix(3) == [100, 100, 100])
  }
}
