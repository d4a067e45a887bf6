import QuartzCore.CALayer
import UIKit.UIView
import XCTest

class HeaderImportTests: XCTestCase {
  func testImportingAHeaderImportsTheModule() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let layer: CALayer = view.layer
    view.addGestureRecognizer(SingleTouchDownGestureRecognizer())
    XCTAssertEqual(view.gestureRecognizers?.count, 1)
    XCTAssertEqual(layer.bounds.width, 10)
    let collectionView = UICollectionView(frame: view.frame, collectionViewLayout: UICollectionViewFlowLayout())
    XCTAssertNil(collectionView.firstLayoutAttributes)
  }
}
