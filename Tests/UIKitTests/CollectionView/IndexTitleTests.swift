import Foundation
import QuartzCore
import Testing
import WindowServer
import WindowServerTesting

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// The bar of index titles at the trailing edge.
@MainActor @Suite(.serialized) struct IndexTitleTests {
  @MainActor private final class Source: NSObject, UICollectionViewDataSource {
    var titles: [String]? = (0..<6).map { String(UnicodeScalar(UInt8(65 + $0))) }
    var asked: [String] = []

    func numberOfSections(in collectionView: UICollectionView) -> Int { 6 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
    func indexTitles(for collectionView: UICollectionView) -> [String]? { titles }
    func collectionView(
      _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
      asked.append(title)
      return IndexPath(item: 0, section: index)
    }
  }

  private func stage(_ body: @MainActor (Stage, UICollectionView, Source) throws -> Void) rethrows {
    try Stage.run(size: CGSize(width: 100, height: 200), scale: 2) { stage in
      let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: RowsLayout())
      let source = Source()
      view.contentInsetAdjustmentBehavior = .never
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "header")
      view.dataSource = source
      stage.window.addSubview(view)
      stage.window.layoutIfNeeded()
      try body(stage, view, source)
    }
  }

  @Test("A touch on a title goes to its item, a drag along the bar from one to the next; the content is not dragged")
  func dragging() {
    stage { stage, view, source in
      // Six lines of 14 points in the middle of 200.
      stage.surface.pointerDown(at: CGPoint(x: 92, y: 100 + 7))
      stage.pacer.advance(by: 0.2)
      #expect(source.asked == ["D"])
      // Three sections with a header of 10 and 20 rows of 20 points, and one more header.
      #expect(view.contentOffset.y == 1240)
      for y in stride(from: 107.0, through: 135, by: 4) {
        stage.pacer.advance(by: 0.016)
        stage.surface.pointerMove(to: CGPoint(x: 92, y: y))
      }
      #expect(source.asked == ["D", "E", "F"])
      #expect(view.contentOffset.y == 2060)
      stage.surface.pointerMove(to: CGPoint(x: 92, y: 10))
      #expect(source.asked.last == "A" && view.contentOffset.y == 10)
      stage.surface.pointerUp(at: CGPoint(x: 92, y: 10))
      stage.pacer.advance(by: 1)
      #expect(view.contentOffset.y == 10 && view.indexPathsForSelectedItems == [])
    }
  }

  @Test("The bar stays at the trailing edge of what is visible, in front of cells")
  func place() throws {
    try stage { stage, view, _ in
      let bar = try #require(view.indexBar)
      view.contentOffset.y = 777
      stage.window.layoutIfNeeded()
      #expect(bar.frame == CGRect(x: 80, y: 777, width: 20, height: 200))
      #expect(view.hitTest(CGPoint(x: 90, y: 877), with: nil) === bar)
      #expect(view.hitTest(CGPoint(x: 20, y: 877), with: nil) !== bar)
      view.semanticContentAttribute = .forceRightToLeft
      view.setNeedsLayout()
      stage.window.layoutIfNeeded()
      #expect(bar.frame.minX == 0)
      view.indexDisplayMode = .alwaysHidden
      view.setNeedsLayout()
      stage.window.layoutIfNeeded()
      #expect(bar.isHidden)
    }
  }

  @Test("Titles are requested with the data; without any there is no bar")
  func reloading() {
    stage { stage, view, source in
      source.titles = nil
      view.reloadData()
      stage.window.layoutIfNeeded()
      #expect(view.indexBar == nil)
      source.titles = ["X", "Y"]
      view.reloadData()
      stage.window.layoutIfNeeded()
      #expect(view.indexBar?.titles == ["X", "Y"])
    }
  }

  @Test("Titles that do not fit are left out evenly; a dot stands for each gap")
  func condensing() {
    let titles = (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }
    #expect(IndexTitleBar.lines(titles, height: 1000) == titles)
    #expect(IndexTitleBar.lines(titles, height: 9 * 14) == ["A", "•", "G", "•", "M", "•", "S", "•", "Z"])
    #expect(IndexTitleBar.lines(["A", "B"], height: 5) == ["A", "B"])
  }
}
