import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// The visible result of changing the layout. Several releases of iOS are reported to put the middle item into the
/// middle again, as far as the content allows.
@MainActor @Suite struct LayoutChangeTests {
  /// 60 items in a view of 320 × 200 points: rows, or columns of three.
  @MainActor private final class Stage: UICollectionViewDiffableDataSource<Int, Int> {
    let view: UICollectionView

    init() {
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: Stage.layout(row: 320))
      view.contentInsetAdjustmentBehavior = .never
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      super.init(collectionView: view) { view, path, _ in
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(Array(0..<60))
      apply(snapshot, animatingDifferences: false)
      view.layoutIfNeeded()
    }

    static func layout(row width: CGFloat) -> Proposals {
      let layout = Proposals()
      layout.itemSize = CGSize(width: width, height: 50)
      layout.minimumLineSpacing = 0
      layout.minimumInteritemSpacing = 0
      return layout
    }

    func scroll(to y: CGFloat) {
      view.contentOffset.y = y
      view.layoutIfNeeded()
    }

    func change(to width: CGFloat) -> Proposals {
      let layout = Stage.layout(row: width)
      view.setCollectionViewLayout(layout, animated: false)
      view.layoutIfNeeded()
      return layout
    }
  }

  /// Records the proposed offsets.
  private final class Proposals: UICollectionViewFlowLayout {
    var proposed: [CGPoint] = []

    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
      proposed.append(proposedContentOffset)
      return super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    }
  }

  @Test func theMiddleItemStaysInTheMiddle() {
    let stage = Stage()
    stage.scroll(to: 1510)
    // Item 32 is in the middle, at 1610.
    let columns = stage.change(to: 100)
    // Its row of three begins at 500.
    #expect(stage.view.contentOffset == CGPoint(x: 0, y: 425))
    #expect(columns.proposed == [CGPoint(x: 0, y: 425)])
    // 31 is in the middle of that row.
    _ = stage.change(to: 320)
    #expect(stage.view.contentOffset == CGPoint(x: 0, y: 1475))
    #expect(stage.view.indexPathsForVisibleItems.contains(IndexPath(item: 31, section: 0)))
  }

  @Test func theOffsetStaysInTheRangeOfTheContent() {
    let stage = Stage()
    stage.view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    stage.scroll(to: 120)
    _ = stage.change(to: 100)
    #expect(stage.view.contentOffset.y == -20)
    _ = stage.change(to: 320)
    stage.scroll(to: 2830)
    _ = stage.change(to: 100)
    #expect(stage.view.contentOffset.y == 830)
  }

  @Test func withoutAnItemInTheMiddleOneInSightStays() {
    let stage = Stage()
    stage.scroll(to: 1000)
    let spaced = Stage.layout(row: 320)
    spaced.minimumLineSpacing = 150
    stage.view.setCollectionViewLayout(spaced, animated: false)
    stage.view.layoutIfNeeded()
    let item = IndexPath(item: 22, section: 0)
    #expect(stage.view.indexPathsForVisibleItems == [item])
    // Between two.
    stage.scroll(to: stage.view.contentOffset.y + 60)
    #expect(stage.view.indexPathForItem(at: CGPoint(x: 160, y: stage.view.bounds.midY)) == nil)
    _ = stage.change(to: 320)
    #expect(stage.view.contentOffset.y == 1025)
  }

  @Test func anInteractiveTransitionGoesOnFromTheOffsetThatItHas() {
    let stage = Stage()
    stage.scroll(to: 300)
    let transition = stage.view.startInteractiveTransition(to: Stage.layout(row: 100))
    stage.view.layoutIfNeeded()
    #expect(stage.view.contentOffset.y == 300 && transition.transitionProgress == 0)
    stage.view.cancelInteractiveTransition()
    stage.view.layoutIfNeeded()
    #expect(stage.view.contentOffset.y == 300)
  }

  @Test("facts 1.1, 1.5: before the first pass, a layout that takes over gets no call")
  func beforeTheFirstPass() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: UICollectionViewFlowLayout())
    let layout = Proposals()
    view.setCollectionViewLayout(layout, animated: false)
    #expect(layout.proposed.isEmpty && view.contentOffset == .zero)
  }
}
