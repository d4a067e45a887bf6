import UIKit
import XCTest

final class StopwatchCodeTests: XCTestCase {
  func testTimeIsReadOnAnyThread() {
    let watch = Stopwatch(1000)
    let read = expectation(description: "read")
    Thread.detachNewThread {
      XCTAssertGreaterThanOrEqual(watch.progress, 0)
      XCTAssertLessThan(watch.progress, 1)
      read.fulfill()
    }
    wait(for: [read], timeout: 60)
  }

  func testClassForCoderNamesTheClass() throws {
    let source = GenericDataSource<UICollectionViewCell, Int>(models: [1, 2]) { $0.tag = $1 }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: OldStyleLayout())
    registerOldStyle(UICollectionViewCell.self, in: view)
    view.register(UICollectionViewCell.self)
    view.dataSource = source
    view.layoutIfNeeded()
    XCTAssertEqual(view.visibleCells.map { $0.tag }.sorted(), [1, 2])
    XCTAssertTrue(
      view.collectionViewLayout.layoutAttributesForItem(at: [0, 0]) is OldStyleLayout.Attributes)
    XCTAssertTrue(UICollectionViewCell.classForCoder() == UICollectionViewCell.self)
  }

  /// The layout is invalidated before it has a collection view, at which time its own getter would crash.
  func testALayoutMayNarrowItsCollectionView() {
    let layout = BoundLayout()
    layout.pageWidth = 120
    let source = GenericDataSource<UICollectionViewCell, Int>(models: [1, 2, 3]) { $0.tag = $1 }
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self)
    view.dataSource = source
    view.layoutIfNeeded()
    XCTAssertEqual(view.contentSize, CGSize(width: 360, height: 300))
    view.contentOffset.x = 60
    view.layoutIfNeeded()
    XCTAssertEqual(view.visibleCells.count, 3)
    view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
    layout.pageWidth = 80
  }
}
