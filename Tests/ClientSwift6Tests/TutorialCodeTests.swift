import Testing
import UIKit

/// Code as tutorials write it, in the Swift 6 language mode with `import UIKit` only, compiled and run.
@MainActor @Suite(.serialized) struct TutorialCodeTests {
  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  @Test func theDelegateOpensAWindow() {
    let delegate = AppDelegate()
    #expect(delegate.application(UIApplication.shared, didFinishLaunchingWithOptions: nil))
    defer { delegate.window?.isHidden = true }
    let navigation = delegate.window?.rootViewController as? UINavigationController
    #expect(navigation?.topViewController is PhotosViewController)
    #expect(delegate.window?.isKeyWindow == true)
  }

  @Test func cellsFollowTheirLayoutDelegate() throws {
    let controller = PhotosViewController(collectionViewLayout: UICollectionViewFlowLayout())
    let window = show(UINavigationController(rootViewController: controller))
    defer { window.isHidden = true }
    controller.loadViewIfNeeded()
    UIView.performWithoutAnimation { controller.addTapped() }
    window.layoutIfNeeded()
    let collectionView = try #require(controller.collectionView)
    collectionView.layoutIfNeeded()
    let cell = try #require(collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) as? PhotoCell)
    #expect(cell.frame.size == CGSize(width: 400, height: 368 * 9 / 16 + 104))
    cell.layoutIfNeeded()
    #expect(cell.titleLabel.text == "New" && cell.titleLabel.frame.minX == 16 && cell.titleLabel.frame.height == 44)
    #expect(cell.imageView.frame == CGRect(x: 16, y: 16, width: 368, height: 226))
  }

  @Test func aDiffableSourceFillsACompositionalLayout() throws {
    let controller = DiffableViewController()
    let window = show(controller)
    defer { window.isHidden = true }
    let collectionView = try #require(controller.collectionView)
    collectionView.layoutIfNeeded()
    #expect(collectionView.numberOfSections == 3 && collectionView.numberOfItems(inSection: 1) == 5)
    let cell = collectionView.cellForItem(at: IndexPath(item: 0, section: 1)) as? PhotoCell
    #expect(cell?.titleLabel.text == "1 0")
    let header = collectionView.supplementaryView(
      forElementKind: DiffableViewController.headerKind, at: IndexPath(item: 0, section: 0))
    #expect((header as? SectionHeader)?.label.text == "Section 0")
    UIView.performWithoutAnimation { controller.remove(at: IndexPath(item: 0, section: 1)) }
    #expect(controller.dataSource.snapshot().numberOfItems == 14)
  }

  @Test func theDetailScreenIsLaidOut() {
    let controller = DetailViewController()
    let window = show(controller)
    defer { window.isHidden = true }
    #expect(controller.text().string == "Title\nsubtitle")
    #expect(controller.thumbnail(UIImage()).size == CGSize(width: 100, height: 100))
    controller.animate()
    let fields = controller.view.subviews.flatMap(\.subviews).compactMap { $0 as? UITextField }
    #expect(fields.count == 1 && fields.first?.placeholder == "Your name")
    #expect(fields.first?.becomeFirstResponder() == true)
    #expect(controller.view.endEditing(true) && fields.first?.isFirstResponder == false)
    #expect(!controller.view.endEditing(true))
  }

  @Test func customLayoutsPlaceTheirItems() throws {
    let reorder = ReorderController()
    let window = show(UINavigationController(rootViewController: reorder))
    defer { window.isHidden = true }
    reorder.loadViewIfNeeded()
    let collectionView = reorder.collectionView
    collectionView.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
    collectionView.setCollectionViewLayout(PinterestLayout(), animated: false)
    collectionView.layoutIfNeeded()
    let frames = (0..<3).compactMap {
      collectionView.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
    #expect(frames.map(\.minX) == [6, 206, 6] && frames.map(\.minY) == [6, 6, 198])
    let carousel = CarouselFlowLayout()
    collectionView.setCollectionViewLayout(carousel, animated: false)
    collectionView.layoutIfNeeded()
    let attributes = carousel.layoutAttributesForElements(in: collectionView.bounds) ?? []
    #expect(attributes.contains { $0.transform3D.m11 > 1 })
    reorder.searchBar(reorder.searchBar, textDidChange: "99")
    #expect(reorder.numbers == [99])
  }
}
