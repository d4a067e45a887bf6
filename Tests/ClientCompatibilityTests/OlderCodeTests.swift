import UIKit
import XCTest

final class OlderCodeTests: XCTestCase {
  func testAControllerOfOlderCodeShowsItsCells() throws {
    let controller = OldController(keys: ["one", "two", "three"])
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    controller.loadViewIfNeeded()
    controller.timer?.invalidate()
    // viewDidLoad removes every subview.
    let collectionView = try XCTUnwrap(controller.collectionView)
    controller.view.addSubview(collectionView)
    collectionView.frame = window.bounds
    collectionView.layoutIfNeeded()
    XCTAssertEqual(collectionView.visibleCells.count, 3)
    let labels = collectionView.visibleCells.flatMap { $0.contentView.subviews }.compactMap { ($0 as? UILabel)?.text }
    XCTAssertEqual(labels.sorted(), ["one", "three", "two"])
  }

  func testAGenericDataSourceDequeuesByType() throws {
    let source = GenericDataSource<UICollectionViewCell, Int>(models: [1, 2, 3]) { $0.tag = $1 }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self)
    view.dataSource = source
    view.layoutIfNeeded()
    XCTAssertEqual(view.visibleCells.map { $0.tag }.sorted(), [1, 2, 3])
    view.setEmptyMessage("Nothing")
    XCTAssertTrue(view.backgroundView is UILabel)
  }

  func testAViewOfItsOwnLayerAndDrawing() {
    let view = GradientView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    XCTAssertTrue(view.layer is CAGradientLayer)
    XCTAssertTrue(view.point(inside: CGPoint(x: -5, y: -5), with: nil))
    let image = UIGraphicsImageRenderer(size: view.bounds.size).image { _ in view.draw(view.bounds) }
    XCTAssertEqual(image.size, view.bounds.size)
  }
}
