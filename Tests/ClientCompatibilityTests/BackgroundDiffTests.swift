import UIKit
import XCTest

/// Snapshots applied on the app's own queue.
final class BackgroundDiffTests: XCTestCase {
  private typealias Source = UICollectionViewDiffableDataSource<String, Int>
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private let queue = DispatchQueue(label: "diff")

  private func bed() -> (UICollectionView, Source) {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 600), collectionViewLayout: UICollectionViewFlowLayout())
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { $0.tag = $2 }
    let source = Source(collectionView: view) {
      XCTAssertTrue(Thread.isMainThread)
      return $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    return (view, source)
  }

  private func snapshot(_ items: [Int]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["a"])
    snapshot.appendItems(items)
    return snapshot
  }

  private func apply(_ snapshot: Snapshot, to source: Source, _ told: XCTestExpectation) {
    source.apply(snapshot, animatingDifferences: false) {
      XCTAssertTrue(Thread.isMainThread)
      told.fulfill()
    }
  }

  private func reload(_ snapshot: Snapshot, in source: Source, _ told: XCTestExpectation) {
    source.applySnapshotUsingReloadData(snapshot) { told.fulfill() }
  }

  private func apply(
    _ tree: NSDiffableDataSourceSectionSnapshot<Int>, in source: Source, _ told: XCTestExpectation
  ) {
    source.apply(tree, to: "b", animatingDifferences: false) { told.fulfill() }
  }

  func testTheLastOfSeveralStays() {
    let (view, source) = bed()
    let told = expectation(description: "told")
    told.expectedFulfillmentCount = 3
    for items in [[1, 2, 3], Array(0..<20), [7, 3]] {
      let snapshot = snapshot(items)
      queue.async { self.apply(snapshot, to: source, told) }
    }
    wait(for: [told], timeout: 10)
    XCTAssertEqual(source.snapshot().itemIdentifiers, [7, 3])
    view.layoutIfNeeded()
    XCTAssertEqual(view.visibleCells.map(\.tag).sorted(), [3, 7])
  }

  func testReloadsAndSectionsToo() {
    let (view, source) = bed()
    let told = expectation(description: "told")
    told.expectedFulfillmentCount = 2
    let whole = snapshot([1, 2])
    var tree = NSDiffableDataSourceSectionSnapshot<Int>()
    tree.append([8, 9, 10])
    let section = tree
    queue.async {
      self.reload(whole, in: source, told)
      self.apply(section, in: source, told)
    }
    wait(for: [told], timeout: 10)
    XCTAssertEqual(source.snapshot().itemIdentifiers, [1, 2, 8, 9, 10])
    view.layoutIfNeeded()
    XCTAssertEqual(view.visibleCells.count, 5)
  }
}
