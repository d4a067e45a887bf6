import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// Data sources that are called by a test rather than by the collection view, as in tests of apps.
@MainActor @Suite struct DequeueTests {
  private final class Source: NSObject, UICollectionViewDelegateFlowLayout, UICollectionViewDataSource {
    var sizesItselfByACell = false
    var madeWith: [CGSize] = []

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? SizeNotingCell).map { madeWith.append($0.initialSize) }
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      if sizesItselfByACell {
        _ = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
      return CGSize(width: 60, height: 30 + CGFloat(indexPath.item))
    }
  }

  private final class SizeNotingCell: UICollectionViewCell {
    let initialSize: CGSize

    override init(frame: CGRect) {
      initialSize = frame.size
      super.init(frame: frame)
    }
    required init?(coder: NSCoder) { nil }
  }

  private let source = Source()
  private let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: UICollectionViewFlowLayout())

  init() {
    view.register(SizeNotingCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.delegate = source
  }

  private func cell(_ item: Int) -> UICollectionViewCell {
    source.collectionView(view, cellForItemAt: IndexPath(item: item, section: 0))
  }

  @Test func aCellHasItsSizeBeforeAnythingIsLaidOut() {
    let first = cell(3)
    #expect(first.frame.size == CGSize(width: 60, height: 33) && first.contentView.frame.size == first.frame.size)
    #expect(source.madeWith == [first.frame.size])
    #expect(view.visibleCells.isEmpty && view.indexPath(for: first) == nil)
  }

  @Test func aCellOutOfSightHasItsSizeAndPlace() {
    view.layoutIfNeeded()
    let attributes = view.layoutAttributesForItem(at: IndexPath(item: 70, section: 0))
    #expect(cell(70).frame == attributes?.frame)
  }

  @Test func aPlaceThatTheLayoutHasNoneForIsNoError() {
    #expect(view.dequeueReusableCell(withReuseIdentifier: "cell", for: IndexPath(item: 0, section: 9)).frame == .zero)
    #expect(view.dequeueReusableCell(withReuseIdentifier: "cell", for: IndexPath(item: 500, section: 0)).frame == .zero)
  }

  @Test("A class of another kind is no error until a view of it is dequeued")
  func foreignClass() async throws {
    view.register(UIView.self, forSupplementaryViewOfKind: "kind", withReuseIdentifier: "view")
    view.layoutIfNeeded()
    #expect(!view.visibleCells.isEmpty)
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
        view.register(UIView.self, forSupplementaryViewOfKind: "kind", withReuseIdentifier: "view")
        FileHandle.standardError.write(Data("is registered\n".utf8))
        _ = view.dequeueReusableSupplementaryView(
          ofKind: "kind", withReuseIdentifier: "view", for: IndexPath(item: 0, section: 0))
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("is registered"))
    #expect(
      text.contains(
        "must register a class of kind UICollectionReusableView for kind kind with identifier view; got UIView"))
  }

  @Test func aDelegateMayMeasureByACellWhileTheLayoutIsPrepared() {
    source.sizesItselfByACell = true
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: IndexPath(item: 5, section: 0))?.frame.height == 35)
  }
}
