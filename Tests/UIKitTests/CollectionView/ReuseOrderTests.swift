import CollectionCore
import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// When the views of leaving elements are given to arriving ones.
@MainActor @Suite struct ReuseOrderTests {
  /// 1,000 cells of 40 points in a view of 200, which shows six.
  private class Source: NSObject, UICollectionViewDataSource {
    let journal = Journal()
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1_000 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      journal.note("cell \(indexPath.item)")
      return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private final class PlainSource: Source, UICollectionViewDelegate {}

  private final class ListeningSource: Source, UICollectionViewDelegate {
    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
      journal.note("end \(indexPath.item)")
    }
  }

  private func makeView(_ source: some Source & UICollectionViewDelegate) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.delegate = source
    view.layoutIfNeeded()
    return view
  }

  private func jump(_ view: UICollectionView, to item: Int) {
    view.contentOffset.y = CGFloat(item) * 40
    view.layoutIfNeeded()
  }

  @Test("Without `didEndDisplaying`, departing cells are reused at once")
  func jumpsNeedOneScreen() {
    let source = PlainSource()
    let view = makeView(source)
    for place in [100, 300, 20, 900, 500] {
      jump(view, to: place)
      let shown = view.visibleCells
      #expect(shown.count == 5 && shown.allSatisfy { !$0.isHidden })
      #expect(view.indexPathsForVisibleItems.map(\.item).sorted() == Array(place..<place + 5))
    }
    // The first jump finds out that the delegate has no such method.
    #expect(view.statistics.viewsMade == 10)
    #expect(view.subviews.filter { $0 is UICollectionViewCell && !$0.isHidden }.count == 5)
  }

  @Test("With `didEndDisplaying`, new cells are shown before old ones are reported, unchanged")
  func newCellsAreShownFirst() {
    let source = ListeningSource()
    let view = makeView(source)
    for place in [100, 300, 20] {
      let before = view.indexPathsForVisibleItems.map(\.item).sorted()
      _ = source.journal.take()
      jump(view, to: place)
      #expect(source.journal.take() == (place..<place + 5).map { "cell \($0)" } + before.map { "end \($0)" })
    }
  }

  @Test("A reload reports the removed cells in order")
  func reloading() {
    let source = ListeningSource()
    let view = makeView(source)
    _ = source.journal.take()
    view.reloadData()
    #expect(source.journal.take() == [])
    view.layoutIfNeeded()
    #expect(source.journal.take() == (0..<5).map { "end \($0)" } + (0..<5).map { "cell \($0)" })
  }

  @Test("A new delegate's methods are detected again")
  func anotherDelegate() {
    let source = PlainSource()
    let view = makeView(source)
    jump(view, to: 100)
    jump(view, to: 200)
    let listener = ListeningSource()
    view.delegate = listener
    _ = source.journal.take()
    jump(view, to: 300)
    #expect(listener.journal.take() == (200..<205).map { "end \($0)" })
  }

  private final class RedCell: UICollectionViewCell {}

  @Test("Views of a class that is no longer registered are let go when they leave")
  func registeringAnotherClass() {
    let source = PlainSource()
    let view = makeView(source)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    jump(view, to: 100)
    #expect(view.statistics.viewsMade == 10, "registering the same class again changes nothing")
    view.register(RedCell.self, forCellWithReuseIdentifier: "cell")
    jump(view, to: 200)
    jump(view, to: 300)
    #expect(view.visibleCells.allSatisfy { $0 is RedCell })
    #expect(view.subviews.filter { $0 is UICollectionViewCell }.allSatisfy { $0 is RedCell })
  }

  @Test("Keys of elements: equal for what is equal, in the order in which views are made")
  func keys() {
    let long = IndexPath(indexes: [1, 2, 3])
    let keys: [ElementKey] = [
      .cell(IndexPath(item: 0, section: 0)), .cell(IndexPath(item: 5, section: 0)),
      .cell(IndexPath(item: 0, section: 1)), .supplementary("a", IndexPath(index: 0)),
      .supplementary("a", IndexPath(item: 0, section: 0)), .supplementary("b", IndexPath(item: 0, section: 0)),
      .supplementary("a", long), .decoration("a", IndexPath()), .decoration("a", IndexPath(item: 0, section: 0)),
    ]
    #expect(keys.shuffled().sorted() == keys)
    #expect(Set(keys + keys).count == keys.count)
    #expect(keys[6] == .supplementary("a", long) && keys[6].indexPath == long && keys[6].kind == "a")
    #expect(keys[7].indexPath == IndexPath() && keys[3].indexPath == IndexPath(index: 0) && keys[0].kind == "")
    var moved = keys[5]
    moved.indexPath = IndexPath(item: 7, section: 3)
    #expect(moved == .supplementary("b", IndexPath(item: 7, section: 3)))
  }
}
