import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor private final class WordCell: UICollectionViewCell {
  var word = ""
}

@MainActor private final class WaitingCell: UICollectionViewCell {}

/// Words, among which a placeholder is put for one that is dropped.
@MainActor
private final class Words: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout,
  UICollectionViewDragDelegate, UICollectionViewDropDelegate
{
  var words = ["a", "b", "c"]
  var place = IndexPath(item: 1, section: 0)
  var updates = 0
  var previewed: [UICollectionViewCell] = []
  var selected: [IndexPath] = []
  var context: (any UICollectionViewDropPlaceholderContext)?
  var dropped: UIDragItem?
  var onDrop: (any UICollectionViewDropCoordinator) -> Void = { _ in }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { words.count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "word", for: indexPath)
    (cell as? WordCell)?.word = words[indexPath.item]
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 300, height: words[indexPath.item] == "a" ? 50 : 60) }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selected.append(indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { [item(indexPath)] }
  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { [item(indexPath)] }
  private func item(_ indexPath: IndexPath) -> UIDragItem {
    UIDragItem(itemProvider: NSItemProvider(object: NSString(string: words[indexPath.item])))
  }
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    onDrop(coordinator)
    dropped = coordinator.items.first?.dragItem
    guard let dropped else { return }
    let placeholder = UICollectionViewDropPlaceholder(insertionIndexPath: place, reuseIdentifier: "waiting")
    placeholder.cellUpdateHandler = { [weak self] _ in self?.updates += 1 }
    placeholder.previewParametersProvider = { [weak self] cell in
      self?.previewed.append(cell)
      return nil
    }
    context = coordinator.drop(dropped, to: placeholder)
  }
}

@MainActor @Suite struct CollectionDropPlaceholderTests {
  @MainActor private final class Scene {
    let stage: Stage
    let words = Words()
    let view: UICollectionView

    init(_ stage: Stage) {
      self.stage = stage
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 300, height: 40)
      layout.minimumLineSpacing = 0
      view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 500), collectionViewLayout: layout)
      view.contentInsetAdjustmentBehavior = .never
      view.register(WordCell.self, forCellWithReuseIdentifier: "word")
      view.register(WaitingCell.self, forCellWithReuseIdentifier: "waiting")
      view.dataSource = words
      view.delegate = words
      view.dragDelegate = words
      view.dropDelegate = words
      stage.window.addSubview(view)
      stage.window.layoutIfNeeded()
    }

    func lift() {
      stage.surface.pointerDown(at: CGPoint(x: 50, y: 25))
      stage.pacer.advance(by: 0.6)
      stage.surface.pointerMove(to: CGPoint(x: 50, y: 35))
    }

    func drop() {
      stage.surface.pointerMove(to: CGPoint(x: 50, y: 80))
      stage.surface.pointerUp()
      stage.pacer.advance(by: 1)
    }

    /// The displayed words; nil for a placeholder.
    var shown: [String?] {
      view.layoutIfNeeded()
      return (0..<view.numberOfItems(inSection: 0)).map {
        (view.cellForItem(at: IndexPath(item: $0, section: 0)) as? WordCell)?.word
      }
    }
  }

  /// Facts 21.1 and 21.2.
  @Test func aPlaceholderIsShownUntilItsItemIsThere() throws {
    try Stage.run { stage in
      let scene = Scene(stage)
      scene.lift()
      scene.drop()
      #expect(scene.view.hasUncommittedUpdates)
      #expect(scene.shown == ["a", nil, "b", "c"])
      let waiting = try #require(scene.view.cellForItem(at: IndexPath(item: 1, section: 0)) as? WaitingCell)
      #expect(waiting.frame == CGRect(x: 0, y: 50, width: 300, height: 40))
      #expect(scene.words.updates == 1 && scene.words.previewed == [waiting])
      let context = try #require(scene.words.context)
      #expect(context.dragItem === scene.words.dropped)
      context.setNeedsCellUpdate()
      #expect(scene.words.updates == 2)
      var path: IndexPath?
      let isCommitted = context.commitInsertion {
        path = $0
        scene.words.words.insert("new", at: $0.item)
      }
      scene.stage.pacer.advance(by: 1)
      #expect(isCommitted && path == IndexPath(item: 1, section: 0))
      #expect(scene.shown == ["a", "new", "b", "c"])
      #expect(!scene.view.hasUncommittedUpdates)
      #expect(!context.commitInsertion { _ in Issue.record("nothing is there to be replaced") })
      #expect(!context.deletePlaceholder())
    }
  }

  /// Facts 21.2: the place is that of the moment, not that of the drop.
  @Test func updatesOfTheDataGoAroundAPlaceholder() throws {
    try Stage.run { stage in
      let scene = Scene(stage)
      scene.lift()
      scene.drop()
      scene.words.words = ["x", "a", "b", "y", "c"]
      scene.view.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 3, section: 0)])
      #expect(scene.shown == ["x", "a", nil, "b", "y", "c"])
      scene.words.words = ["x", "y", "c"]
      scene.view.deleteItems(at: [IndexPath(item: 1, section: 0), IndexPath(item: 2, section: 0)])
      stage.pacer.advance(by: 1)
      #expect(scene.shown == ["x", nil, "y", "c"])
      #expect(
        scene.view.dataSourceIndexPath(forPresentationIndexPath: IndexPath(item: 2, section: 0))
          == IndexPath(item: 1, section: 0))
      #expect(scene.view.dataSourceIndexPath(forPresentationIndexPath: IndexPath(item: 1, section: 0)) == nil)
      #expect(
        scene.view.presentationIndexPath(forDataSourceIndexPath: IndexPath(item: 1, section: 0))
          == IndexPath(item: 2, section: 0))
      let context = try #require(scene.words.context)
      #expect(context.deletePlaceholder())
      stage.pacer.advance(by: 1)
      #expect(scene.shown == ["x", "y", "c"] && !scene.view.hasUncommittedUpdates)
    }
  }

  @Test func aPlaceholderAtTheEndCannotBeSelectedAndGoesWhenTheDataAreReloaded() {
    Stage.run { stage in
      let scene = Scene(stage)
      scene.words.place = IndexPath(item: 3, section: 0)
      scene.lift()
      scene.drop()
      #expect(scene.shown == ["a", "b", "c", nil])
      stage.surface.tap(at: CGPoint(x: 50, y: 190))
      stage.pacer.advance(by: 0.5)
      #expect(scene.words.selected.isEmpty)
      scene.view.reloadData()
      #expect(scene.shown == ["a", "b", "c"] && !scene.view.hasUncommittedUpdates)
      #expect(scene.words.context?.deletePlaceholder() == false)
    }
  }

  @Test func aTapAddsAnItemToARunningDrag() {
    Stage.run { stage in
      let scene = Scene(stage)
      scene.lift()
      #expect(DragController.running != nil)
      stage.surface.pointerDown(at: CGPoint(x: 50, y: 140), id: 1)
      stage.pacer.advance(by: 0.05)
      stage.surface.pointerUp(id: 1)
      var items: [IndexPath?] = []
      scene.words.onDrop = { items = $0.items.map(\.sourceIndexPath) }
      scene.drop()
      #expect(items == [IndexPath(item: 0, section: 0), IndexPath(item: 2, section: 0)])
      #expect(scene.words.selected.isEmpty)
      #expect(DragController.running == nil && !scene.view.hasActiveDrag)
    }
  }
}

/// Words in a table, among which a placeholder is put for one that is dropped.
@MainActor
private final class Lines: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewDragDelegate,
  UITableViewDropDelegate
{
  var words = ["a", "b", "c"]
  var height: CGFloat = 80
  var context: (any UITableViewDropPlaceholderContext)?

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { words.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = words[indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    words[indexPath.row] == "a" ? 50 : 60
  }
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: words[indexPath.row])))] }
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
    guard let item = coordinator.items.first?.dragItem else { return }
    let placeholder = UITableViewDropPlaceholder(
      insertionIndexPath: IndexPath(row: 1, section: 0), reuseIdentifier: "waiting", rowHeight: height)
    placeholder.cellUpdateHandler = { $0.textLabel?.text = "waiting" }
    context = coordinator.drop(item, to: placeholder)
  }
}

@MainActor @Suite struct TableDropPlaceholderTests {
  private func run(
    _ prepare: @MainActor (Lines) -> Void = { _ in }, _ body: @MainActor (Stage, Lines, UITableView) -> Void
  ) {
    Stage.run { stage in
      let lines = Lines()
      prepare(lines)
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
      table.contentInsetAdjustmentBehavior = .never
      table.estimatedRowHeight = 0
      table.register(UITableViewCell.self, forCellReuseIdentifier: "waiting")
      table.dataSource = lines
      table.delegate = lines
      table.dragDelegate = lines
      table.dropDelegate = lines
      stage.window.addSubview(table)
      stage.window.layoutIfNeeded()
      stage.surface.pointerDown(at: CGPoint(x: 50, y: 25))
      stage.pacer.advance(by: 0.6)
      stage.surface.pointerMove(to: CGPoint(x: 50, y: 35))
      stage.surface.pointerMove(to: CGPoint(x: 50, y: 80))
      stage.surface.pointerUp()
      stage.pacer.advance(by: 1)
      body(stage, lines, table)
    }
  }

  private func shown(_ table: UITableView) -> [String?] {
    table.layoutIfNeeded()
    return (0..<table.numberOfRows(inSection: 0)).map {
      table.cellForRow(at: IndexPath(row: $0, section: 0))?.textLabel?.text
    }
  }

  @Test func aPlaceholderHasItsOwnHeightUntilItIsReplaced() {
    run { stage, lines, table in
      #expect(table.hasUncommittedUpdates)
      #expect(shown(table) == ["a", "waiting", "b", "c"])
      #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 80)
      #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)).minY == 130)
      lines.words.insert("x", at: 0)
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
      stage.pacer.advance(by: 1)
      #expect(shown(table) == ["x", "a", "waiting", "b", "c"])
      #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)).height == 80)
      var path: IndexPath?
      let isCommitted = lines.context?.commitInsertion {
        path = $0
        lines.words.insert("new", at: $0.row)
      }
      stage.pacer.advance(by: 1)
      #expect(isCommitted == true && path == IndexPath(row: 2, section: 0))
      #expect(shown(table) == ["x", "a", "new", "b", "c"] && !table.hasUncommittedUpdates)
      #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)).height == 60)
      #expect(lines.context?.deletePlaceholder() == false)
    }
  }

  @Test func aPlaceholderCanBeDeleted() {
    run { stage, lines, table in
      #expect(lines.context?.deletePlaceholder() == true)
      stage.pacer.advance(by: 1)
      #expect(shown(table) == ["a", "b", "c"] && !table.hasUncommittedUpdates)
    }
  }

  @Test func aPlaceholderCanSizeItself() {
    run {
      $0.height = UITableView.automaticDimension
    } _: { _, _, table in
      #expect(shown(table) == ["a", "waiting", "b", "c"])
      #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 44)
    }
  }
}
