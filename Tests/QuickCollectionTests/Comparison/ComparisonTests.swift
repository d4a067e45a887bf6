import QuickCollection
import Testing
import UIKit

/// Checks that the three versions of one screen in `Documentation/Examples/QuickCollection.md` behave the same.
@MainActor @Suite struct ComparisonTests {
  private static let before = ["Oslo", "Lima"]
  private static let after = ["Lima", "Quito", "Oslo"]

  private func check(
    _ controller: UICollectionViewController, label: (UICollectionViewCell) -> UILabel?, show: ([String]) -> Void
  ) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.isHidden = false
    defer { window.isHidden = true }
    func shown() -> [String?] {
      window.layoutIfNeeded()
      return (0..<controller.collectionView.numberOfItems(inSection: 0)).map { item in
        controller.collectionView.cellForItem(at: [0, item]).flatMap(label)?.text
      }
    }
    show(Self.before)
    #expect(shown() == Self.before)
    let oslo = controller.collectionView.cellForItem(at: [0, 0])
    show(Self.after)
    #expect(shown() == Self.after)
    // It moved, and was not created again.
    #expect(controller.collectionView.cellForItem(at: [0, 2]) === oslo)
    #expect(oslo?.bounds.size == CGSize(width: 320, height: 50))
  }

  @Test func byInheritance() {
    let controller = CollectionViewController()
    check(controller, label: { ($0 as? NameCell)?.label }, show: { controller.dataSource = Names(items: $0) })
  }

  @Test func byGenerics() {
    let controller = TypedCollectionViewController<String, TypedNameCell>()
    check(controller, label: { ($0 as? TypedNameCell)?.label }, show: { controller.items = $0 })
  }

  @Test func byHand() {
    let controller = NamesController(collectionViewLayout: UICollectionViewFlowLayout())
    check(controller, label: { ($0 as? PlainNameCell)?.label }, show: { controller.names = $0 })
  }
}
