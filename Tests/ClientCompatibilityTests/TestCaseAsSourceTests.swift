import UIKit
import XCTest

/// A test case that is itself the data source and the delegate.
final class TestCaseAsSourceTests: XCTestCase {
  private var collectionView: UICollectionView!
  private var offsets: [CGFloat] = []

  override func setUp() {
    super.setUp()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 100)
    layout.minimumLineSpacing = 0
    collectionView = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  func testLayoutByHand() {
    collectionView.layoutSubviews()
    XCTAssertEqual(collectionView.visibleCells.count, 5)
    XCTAssertEqual(collectionView.contentSize.height, 5000)
  }

  func testDelegateIsCalled() {
    collectionView.layoutIfNeeded()
    collectionView.contentOffset.y = 120
    XCTAssertEqual(offsets, [120])
  }

  func testOverriddenPropertiesAreNotified() {
    final class Offsets: UICollectionView {
      var own = CGPoint.zero
      override var contentOffset: CGPoint {
        get { own }
        set {
          willChangeValue(for: \.contentOffset)
          own = newValue
          didChangeValue(for: \.contentOffset)
        }
      }
    }
    let view = Offsets(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    var changes: [CGFloat?] = []
    let observation = view.observe(\.contentOffset, options: [.old, .new]) { _, change in
      changes += [change.oldValue?.y, change.newValue?.y]
    }
    view.contentOffset = CGPoint(x: 0, y: 7)
    observation.invalidate()
    XCTAssertEqual(changes, [0, 7])
  }
}

extension TestCaseAsSourceTests: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 50 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

extension TestCaseAsSourceTests: UICollectionViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
}
