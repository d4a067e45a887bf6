import UIKit
import XCTest

final class AppCodeTests: XCTestCase {
  private func makePosters() -> PostersViewController {
    let controller = PostersViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    controller.view.layoutIfNeeded()
    controller.collectionView.layoutIfNeeded()
    return controller
  }

  func testGrid() throws {
    let controller = makePosters()
    let collectionView = try XCTUnwrap(controller.collectionView)
    XCTAssertEqual(collectionView.visibleCells.count, 5)
    let cell = try XCTUnwrap(collectionView.cellForItem(at: IndexPath(row: 1, section: 0)) as? PosterCell)
    // A third of what 320 minus four times 20 leaves, below a header of 40 and an inset of 50.
    XCTAssertEqual(cell.frame, CGRect(x: 120, y: 90, width: 80, height: 80))
    XCTAssertEqual(cell.titleLabel.text, "b")
    cell.layoutIfNeeded()
    XCTAssertEqual(cell.picture.frame, CGRect(x: 0, y: 0, width: 80, height: 60))
  }

  func testHeaders() throws {
    let controller = makePosters()
    let kind = UICollectionView.elementKindSectionHeader
    let header =
      controller.collectionView.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 1))
      as? TitleHeader
    XCTAssertEqual(header?.label.text, "Two")
    XCTAssertEqual(header?.frame.size, CGSize(width: 320, height: 40))
  }

  func testInsertionKeepsCells() throws {
    let controller = makePosters()
    let collectionView = try XCTUnwrap(controller.collectionView)
    let cell = collectionView.cellForItem(at: IndexPath(item: 0, section: 0))
    UIView.performWithoutAnimation {
      controller.source.sections[0].names.insert("new", at: 0)
      collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    XCTAssertTrue(collectionView.cellForItem(at: IndexPath(item: 1, section: 0)) === cell)
    XCTAssertEqual(
      (collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) as? PosterCell)?.titleLabel.text, "new")
  }

  func testASceneIsThereWithoutAnApplication() throws {
    let scene = try XCTUnwrap(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let window = UIWindow(windowScene: scene)
    let controller = makePosters()
    window.rootViewController = controller
    window.isHidden = false
    defer { window.isHidden = true }
    CATransaction.flush()
    XCTAssertTrue(controller.view.window === window)
    XCTAssertEqual(UIScreen.main.scale, controller.view.traitCollection.displayScale)
  }
}
