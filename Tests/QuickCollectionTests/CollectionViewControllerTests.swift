import QuickCollection
import Testing
import UIKit

/// A cell that counts its calls.
private class CountingCell: CollectionViewCell {
  var configureCount = 0
  var prepareCount = 0
  var delegateWhenConfigured: AnyObject?
  var text: String { item.map { "\($0)" } ?? "" }

  override func prepareUI() {
    super.prepareUI()
    prepareCount += 1
  }
  override func configureCell() {
    configureCount += 1
    delegateWhenConfigured = cellDelegate
  }
}
private final class OtherCell: CountingCell {}
private final class Header: CollectionViewHeader {}
private final class Footer: CollectionViewFooter {}

private final class Source: CollectionViewDataSource {
  override func cellClasses() -> [CollectionViewCell.Type] { [CountingCell.self] }
}

/// Sections of items, each with a header and a footer.
private final class Sections: CollectionViewDataSource {
  let sections: [[String]]
  init(_ sections: [[String]]) {
    self.sections = sections
    super.init()
  }
  override func numberOfSections() -> Int { sections.count }
  override func numberOfItems(inSection section: Int) -> Int { sections[section].count }
  override func item(at indexPath: IndexPath) -> Any? { sections[indexPath.section][indexPath.item] }
  override func cellClasses() -> [CollectionViewCell.Type] { [CountingCell.self, OtherCell.self] }
  override func headerClasses() -> [CollectionViewHeader.Type]? { [Header.self] }
  override func footerClasses() -> [CollectionViewFooter.Type]? { [Footer.self] }
  override func headerItem(inSection section: Int) -> Any? { "head \(section) of \(sections.count)" }
  override func footerItem(inSection section: Int) -> Any? { "\(sections[section].count) items" }
  override func cellClass(at indexPath: IndexPath) -> CollectionViewCell.Type? {
    (item(at: indexPath) as? String) == "special" ? OtherCell.self : nil
  }
}

private struct NotHashable { var value: Int }

/// Counts the ways in which a collection view is changed.
private final class WatchedCollectionView: UICollectionView {
  var reloads = 0
  var batches = 0
  override func reloadData() {
    reloads += 1
    super.reloadData()
  }
  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    batches += 1
    super.performBatchUpdates(updates, completion: completion)
  }
}

private final class Controller: CollectionViewController {
  var watched: WatchedCollectionView { collectionView as! WatchedCollectionView }
  override func viewDidLoad() {
    collectionView = WatchedCollectionView(frame: view.bounds, collectionViewLayout: collectionViewLayout)
    super.viewDidLoad()
  }
}

@MainActor @Suite struct CollectionViewControllerTests {
  private func open(_ source: CollectionViewDataSource? = nil) -> (UIWindow, Controller) {
    let controller = Controller()
    controller.dataSource = source
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    return (window, controller)
  }

  private func texts(_ controller: Controller, section: Int = 0) -> [String] {
    controller.collectionView.layoutIfNeeded()
    return (0..<controller.collectionView.numberOfItems(inSection: section)).map {
      let cell = controller.collectionView.cellForItem(at: IndexPath(item: $0, section: section))
      return (cell as? CountingCell)?.text ?? "-"
    }
  }

  @Test func showsItemsOfADataSourceSetBeforeTheViewIsLoaded() {
    let (window, controller) = open(Source(items: ["a", "b", "c"]))
    defer { window.isHidden = true }
    #expect(texts(controller) == ["a", "b", "c"])
    let cell = controller.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)) as? CountingCell
    #expect(cell?.prepareCount == 1)
    #expect(cell?.delegateWhenConfigured === controller)
    #expect(cell?.bounds.size == CGSize(width: 320, height: 50))
    #expect(cell?.reuseIdentifier == String(reflecting: CountingCell.self))
  }

  @Test func withoutADataSourceThereIsNothing() {
    let (window, controller) = open()
    defer { window.isHidden = true }
    #expect(controller.collectionView.numberOfSections == 0)
    controller.dataSource = Source(items: [1])
    #expect(texts(controller) == ["1"])
    controller.dataSource = nil
    controller.collectionView.layoutIfNeeded()
    #expect(controller.collectionView.numberOfSections == 0)
  }

  @Test func hashableItemsAreAnimated() {
    let (window, controller) = open(Source(items: ["a", "b", "c", "d"]))
    defer { window.isHidden = true }
    _ = texts(controller)
    let kept = controller.collectionView.cellForItem(at: IndexPath(item: 3, section: 0))
    let reloads = controller.watched.reloads
    controller.dataSource = Source(items: ["d", "b", "x", "c", "x"])
    #expect(texts(controller) == ["d", "b", "x", "c", "x"])
    #expect(controller.watched.batches == 1)
    #expect(controller.watched.reloads == reloads)
    // The same cell has moved.
    #expect(controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) === kept)
  }

  @Test func equalItemsAreNoBatchAtAll() {
    let (window, controller) = open(Source(items: ["a", "b"]))
    defer { window.isHidden = true }
    _ = texts(controller)
    let reloads = controller.watched.reloads
    controller.dataSource = Source(items: ["a", "b"])
    #expect(texts(controller) == ["a", "b"])
    #expect(controller.watched.batches == 0 && controller.watched.reloads == reloads)
  }

  @Test func otherItemsAreReloaded() {
    let (window, controller) = open(Source(items: [NotHashable(value: 1)]))
    defer { window.isHidden = true }
    _ = texts(controller)
    let reloads = controller.watched.reloads
    controller.dataSource = Source(items: [NotHashable(value: 1), NotHashable(value: 2)])
    #expect(texts(controller).count == 2)
    #expect(controller.watched.batches == 0 && controller.watched.reloads == reloads + 1)
    // A mixture, too.
    controller.dataSource = Source(items: ["a", NotHashable(value: 2), 3])
    #expect(texts(controller).count == 3)
    #expect(controller.watched.batches == 0 && controller.watched.reloads == reloads + 2)
  }

  @Test func anotherNumberOfSectionsIsReloaded() {
    let (window, controller) = open(Sections([["a"], ["b"]]))
    defer { window.isHidden = true }
    _ = texts(controller)
    controller.dataSource = Sections([["a"], ["b"], ["c"]])
    #expect(texts(controller, section: 2) == ["c"])
    #expect(controller.watched.batches == 0)
  }

  @Test func itemsMoveBetweenSections() {
    let (window, controller) = open(Sections([["a", "b"], ["c"]]))
    defer { window.isHidden = true }
    _ = texts(controller)
    controller.dataSource = Sections([["b"], ["a", "c", "d"]])
    #expect(texts(controller) == ["b"])
    #expect(texts(controller, section: 1) == ["a", "c", "d"])
    #expect(controller.watched.batches == 1)
  }

  @Test func randomChangesEndWithTheNewItems() {
    var state: UInt64 = 3
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let (window, controller) = open(Sections([[], []]))
    defer { window.isHidden = true }
    for _ in 0..<60 {
      let sections = (0..<2).map { _ in (0..<random(4)).map { _ in "\(random(5))" } }
      controller.dataSource = Sections(sections)
      for section in 0..<2 { #expect(texts(controller, section: section) == sections[section]) }
    }
  }

  @Test func headersFootersAndClassesBySection() {
    let (window, controller) = open(Sections([["a", "special"], ["b"], ["c"]]))
    defer { window.isHidden = true }
    controller.collectionView.layoutIfNeeded()
    func cellType(_ item: Int, _ section: Int) -> String {
      "\(controller.collectionView.cellForItem(at: IndexPath(item: item, section: section)).map { "\(type(of: $0))" } ?? "-")"
    }
    #expect(cellType(0, 0) == "CountingCell")
    #expect(cellType(1, 0) == "OtherCell")
    #expect(cellType(0, 1) == "OtherCell")
    #expect(cellType(0, 2) == "CountingCell")
    func item(_ kind: String, _ section: Int) -> String? {
      let view = controller.collectionView.supplementaryView(
        forElementKind: kind, at: IndexPath(item: 0, section: section))
      return (view as? CollectionViewSectionView)?.item as? String
    }
    #expect(item(UICollectionView.elementKindSectionHeader, 1) == "head 1 of 3")
    #expect(item(UICollectionView.elementKindSectionFooter, 0) == "2 items")
    // An animated change updates headers and footers, too.
    controller.dataSource = Sections([["a"], ["b"], ["c"]])
    controller.collectionView.layoutIfNeeded()
    #expect(item(UICollectionView.elementKindSectionFooter, 0) == "1 items")
    #expect(controller.watched.batches == 1)
  }

  @Test func theLayoutsItemSizeIsRespected() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 30)
    let controller = Controller(collectionViewLayout: layout)
    controller.dataSource = Source(items: [1, 2])
    controller.loadViewIfNeeded()
    controller.view.layoutIfNeeded()
    #expect(controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))?.bounds.size == layout.itemSize)
  }

  @Test func theTypedFaceNeedsNoCasts() {
    final class NumberCell: TypedCollectionViewCell<Int> {
      var shown = 0
      override func configure(with item: Int) { shown = item }
    }
    final class Numbers: TypedCollectionViewController<Int, NumberCell> {
      var selected: [Int] = []
      override func didSelect(_ item: Int, at indexPath: IndexPath) { selected.append(item) }
    }
    let controller = Numbers()
    controller.items = [3, 1, 2]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.isHidden = false
    defer { window.isHidden = true }
    window.layoutIfNeeded()
    func shown() -> [Int] {
      controller.collectionView.layoutIfNeeded()
      return (0..<controller.items.count).compactMap {
        (controller.collectionView.cellForItem(at: IndexPath(item: $0, section: 0)) as? NumberCell)?.shown
      }
    }
    #expect(shown() == [3, 1, 2])
    controller.items.sort()
    #expect(controller.items == [1, 2, 3])
    #expect(shown() == [1, 2, 3])
    controller.collectionView(controller.collectionView, didSelectItemAt: IndexPath(item: 2, section: 0))
    #expect(controller.selected == [3])
  }

  #if DEBUG
    @Test func aDataSourceThatNamesNoClassStopsADebugBuild() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let controller = CollectionViewController()
          controller.dataSource = CollectionViewDataSource(items: [1])
          _ = controller.collectionView(controller.collectionView, cellForItemAt: IndexPath(item: 0, section: 0))
        }
      }
    }
  #endif
}
