import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite struct UnanimatedApplyTests {
  @Test func withoutAnimationAllIsDoneWhenApplyReturns() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { _, _, _ in nil }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    var calls = 0
    source.apply(snapshot, animatingDifferences: false) { calls += 1 }
    #expect(calls == 1)
    snapshot.appendSections([0])
    source.apply(snapshot, animatingDifferences: false) { calls += 1 }
    #expect(calls == 2)
  }
}
