import UIKit
import XCTest

final class Source: NSObject, UICollectionViewDataSource, WaterfallLayoutDelegate {
  var heights: [[CGFloat]] = [[40, 80, 40, 60], [50]]

  func numberOfSections(in collectionView: UICollectionView) -> Int { return heights.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    return heights[section].count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    return collectionView.dequeueReusableCell(withReuseIdentifier: LabelCell.reuseIdentifier, for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "Header", for: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, heightForItemAt indexPath: IndexPath, width: CGFloat)
    -> CGFloat
  {
    return heights[indexPath.section][indexPath.item]
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    return CGSize(width: 0, height: section == 0 ? 30 : 0)
  }
}

/// A layout library's test suite as it is: no window, mocks, XCTest.
final class ClientTests: XCTestCase {
  private var layout: WaterfallLayout!
  private var collectionView: MockCollectionView!
  private let source = Source()

  override func setUp() {
    super.setUp()
    layout = WaterfallLayout()
    collectionView = MockCollectionView(
      frame: CGRect(x: 0, y: 0, width: 210, height: 200), collectionViewLayout: layout)
    collectionView.register(LabelCell.self, forCellWithReuseIdentifier: LabelCell.reuseIdentifier)
    collectionView.register(
      HeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "Header")
    collectionView.dataSource = source
    collectionView.delegate = source
  }

  func testLayoutDrivenByHand() {
    layout.prepare()
    XCTAssertEqual(layout.collectionViewContentSize, CGSize(width: 210, height: 230))
    XCTAssertEqual(
      layout.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.frame,
      CGRect(x: 0, y: 80, width: 100, height: 40))
    let all = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    XCTAssertEqual(all?.count, 7)
    XCTAssertEqual(collectionView.registered, [LabelCell.reuseIdentifier, "Header"])
  }

  func testCellsAreShown() {
    collectionView.layoutIfNeeded()
    XCTAssertEqual(collectionView.visibleCells.count, 5)
    let cell = collectionView.cellForItem(at: IndexPath(item: 1, section: 0)) as? LabelCell
    XCTAssertEqual(cell?.frame, CGRect(x: 110, y: 30, width: 100, height: 80))
    XCTAssertEqual(cell?.appliedRatio, 0.8)
    cell?.layoutIfNeeded()
    XCTAssertEqual(cell?.box.frame, CGRect(x: 4, y: 4, width: 92, height: 72))
    let kind = UICollectionView.elementKindSectionHeader
    XCTAssertTrue(
      collectionView.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0)) is HeaderView)
  }

  func testColumnsInvalidate() {
    collectionView.layoutIfNeeded()
    layout.columns = 1
    collectionView.layoutIfNeeded()
    XCTAssertEqual(collectionView.contentSize.height, 330)
  }

  func testInsertion() {
    collectionView.layoutIfNeeded()
    let prepared = layout.prepareCount
    let done = expectation(description: "completion")
    collectionView.performBatchUpdates(
      {
        self.source.heights[0].insert(20, at: 0)
        self.collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
      }, completion: { _ in done.fulfill() })
    XCTAssertEqual(collectionView.numberOfItems(inSection: 0), 5)
    XCTAssertGreaterThan(layout.prepareCount, prepared)
    XCTAssertEqual(collectionView.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.height, 20)
    waitForExpectations(timeout: 5)
  }

  func testReload() {
    collectionView.layoutIfNeeded()
    source.heights = [[10]]
    collectionView.reloadData()
    collectionView.layoutIfNeeded()
    XCTAssertEqual(collectionView.reloads, 1)
    XCTAssertEqual(collectionView.numberOfSections, 1)
    XCTAssertEqual(collectionView.visibleCells.count, 1)
  }

  func testDoubles() {
    collectionView.mockBounds = CGRect(x: 0, y: 0, width: 110, height: 100)
    collectionView.mockSections = 1
    collectionView.mockItems = [0: 2]
    layout.prepare()
    XCTAssertEqual(layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.width, 50)
    XCTAssertNil(layout.layoutAttributesForItem(at: IndexPath(item: 2, section: 0)))
  }

  func testUpdateItemDoubles() {
    collectionView.layoutIfNeeded()
    let path = IndexPath(item: 1, section: 0)
    layout.prepare(forCollectionViewUpdates: [MockUpdateItem(action: .insert, before: nil, after: path)])
    let attributes = layout.initialLayoutAttributesForAppearingItem(at: path)
    XCTAssertEqual(attributes?.alpha, 0)
    XCTAssertEqual(attributes?.transform.a, 0.1)
    layout.finalizeCollectionViewUpdates()
    XCTAssertTrue(layout.insertedPaths.isEmpty)
  }

  func testAttributesAreCopiedAndCompared() {
    let attributes = WaterfallLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.ratio = 2
    let copy = attributes.copy() as! WaterfallLayoutAttributes
    XCTAssertEqual(copy, attributes)
    copy.ratio = 3
    XCTAssertNotEqual(copy, attributes)
  }

  func testController() {
    let controller = GridViewController()
    controller.loadViewIfNeeded()
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    controller.view.layoutIfNeeded()
    controller.collectionView.layoutIfNeeded()
    XCTAssertEqual(controller.collectionView.visibleCells.count, 20)
    XCTAssertEqual(controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minX, 20)
    controller.collectionView.contentOffset = CGPoint(x: 0, y: 30)
    XCTAssertEqual(controller.scrolled, 1)
  }

  func testOptionalCalls() {
    let delegate = collectionView.delegate as? UICollectionViewDelegateFlowLayout
    let path = IndexPath(item: 0, section: 0)
    XCTAssertNil(delegate?.collectionView?(collectionView, layout: layout, sizeForItemAt: path))
    let size = delegate?.collectionView?(collectionView, layout: layout, referenceSizeForHeaderInSection: 0)
    XCTAssertEqual(size, CGSize(width: 0, height: 30))
    XCTAssertEqual(collectionView.dataSource?.numberOfSections?(in: collectionView), 2)
    delegate?.scrollViewDidScroll?(collectionView)
    delegate?.collectionView?(collectionView, didSelectItemAt: path)
  }
}
