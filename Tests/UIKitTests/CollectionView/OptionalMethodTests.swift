import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// Calls of optional methods as clients write them.
@MainActor @Suite struct OptionalMethodTests {
  private final class Some: NSObject, UICollectionViewDelegateFlowLayout, UICollectionViewDataSource {
    var inner: Some?

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      // Defaults of other methods on the way do not make this method missing.
      let delegate: any UICollectionViewDelegateFlowLayout = inner ?? self
      _ = delegate.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: 0)
      return CGSize(width: 7, height: 8)
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { false }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  }

  private let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  private let path = IndexPath(item: 0, section: 0)

  @Test("Implemented methods answer, others are nil")
  func delegates() {
    let some = Some()
    let delegate: (any UICollectionViewDelegate)? = some
    #expect(delegate?.collectionView?(view, shouldSelectItemAt: path) == false)
    #expect(delegate?.collectionView?(view, shouldDeselectItemAt: path) == nil)
    #expect((delegate?.collectionView?(view, didSelectItemAt: path)) != nil)
    #expect((delegate?.collectionView?(view, didDeselectItemAt: path)) == nil)
    #expect(delegate?.indexPathForPreferredFocusedView?(in: view) == nil)
    let none: (any UICollectionViewDelegate)? = nil
    #expect(none?.collectionView?(view, shouldSelectItemAt: path) == nil)
  }

  @Test("The flow layout's delegate")
  func flowDelegates() {
    let some = Some()
    some.inner = Some()
    view.delegate = some
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    let layout = view.collectionViewLayout
    #expect(delegate?.collectionView?(view, layout: layout, sizeForItemAt: path) == CGSize(width: 7, height: 8))
    #expect(delegate?.collectionView?(view, layout: layout, minimumLineSpacingForSectionAt: 0) == nil)
    #expect(delegate?.collectionView?(view, shouldSelectItemAt: path) == false)
    #expect(delegate?.collectionView?(view, shouldHighlightItemAt: path) == nil)
  }

  @Test("The data source's")
  func sources() {
    let source: (any UICollectionViewDataSource)? = Some()
    #expect(source?.numberOfSections?(in: view) == nil)
    #expect(source?.collectionView?(view, viewForSupplementaryElementOfKind: "k", at: path) == nil)
    #expect(source?.collectionView(view, numberOfItemsInSection: 0) == 0)
    #expect(source?.indexTitles?(for: view) == nil)
  }
}
