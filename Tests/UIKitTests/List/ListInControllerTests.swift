import Foundation
import QuartzCore
import Testing
import WindowServer
import WindowServerTesting

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// Lists where apps have them: in controllers, under bars, and with outlines.
@MainActor @Suite(.serialized) struct ListInControllerTests {
  private final class Controller: UICollectionViewController {
    init(_ appearance: UICollectionLayoutListConfiguration.Appearance) {
      super.init(
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: appearance)))
    }

    required init?(coder: NSCoder) { nil }

    private lazy var row = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(item)"
      cell.contentConfiguration = content
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      _ = row
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: indexPath.item)
    }
  }

  /// The distance in points from the top of the visible area to the first row.
  private func distance(_ root: UIViewController, _ list: Controller, _ stage: Stage) throws -> CGFloat {
    stage.window.rootViewController = root
    stage.pacer.advance(by: 0.5)
    let cell = try #require(list.collectionView.cellForItem(at: [0, 0]))
    return cell.frame.minY - list.collectionView.bounds.minY - list.collectionView.adjustedContentInset.top
  }

  @Test(
    "The first group of a list touches a navigation bar; without one it is 35 below the top (facts 10.6)",
    arguments: [UICollectionLayoutListConfiguration.Appearance.grouped, .insetGrouped])
  func underABar(appearance: UICollectionLayoutListConfiguration.Appearance) throws {
    try Stage.run(size: CGSize(width: 375, height: 667), scale: 2) { stage in
      let alone = Controller(appearance)
      let free = try distance(alone, alone, stage)
      #expect(free == 35)
      let list = Controller(appearance)
      let navigation = UINavigationController(rootViewController: list)
      let covered = try distance(navigation, list, stage)
      #expect(covered == 0)
      let second = try #require(list.collectionView.cellForItem(at: [1, 0]))
      let last = try #require(list.collectionView.cellForItem(at: [0, 2]))
      #expect(abs(second.frame.minY - last.frame.maxY - 35) < 0.51, "between groups nothing is different")
      let barless = Controller(appearance)
      let hiding = UINavigationController(rootViewController: barless)
      hiding.isNavigationBarHidden = true
      let barred = try distance(hiding, barless, stage)
      #expect(barred == 35)
    }
  }

  @Test("A navigation bar that goes or comes later takes the space above a list's first group with it")
  func barThatGoes() throws {
    try Stage.run(size: CGSize(width: 375, height: 667), scale: 2) { stage in
      let list = Controller(.insetGrouped)
      let navigation = UINavigationController(rootViewController: list)
      let under = try distance(navigation, list, stage)
      navigation.setNavigationBarHidden(true, animated: false)
      let free = try distance(navigation, list, stage)
      #expect(list.collectionView.adjustedContentInset.top == 0 && list.collectionView.contentOffset.y == 0)
      navigation.setNavigationBarHidden(false, animated: true)
      let again = try distance(navigation, list, stage)
      #expect([under, free, again] == [0, 35, 0])
      #expect(list.collectionView.contentOffset.y == -list.collectionView.adjustedContentInset.top)
    }
  }

  @Test func plainListsTouchTheirTop() throws {
    try Stage.run(size: CGSize(width: 375, height: 667), scale: 2) { stage in
      let list = Controller(.plain)
      let top = try distance(UINavigationController(rootViewController: list), list, stage)
      #expect(top == 0)
    }
  }

  // MARK: Outlines

  private struct Outline {
    let list: UICollectionView
    let source: UICollectionViewDiffableDataSource<Int, String>

    /// The texts of the visible rows, from top to bottom.
    @MainActor var rows: [String] {
      list.indexPathsForVisibleItems.sorted().compactMap { source.itemIdentifier(for: $0) }
    }

    @MainActor func cell(_ item: String) -> UICollectionViewListCell? {
      source.indexPath(for: item).flatMap { list.cellForItem(at: $0) as? UICollectionViewListCell }
    }
  }

  /// An outline of Fruit (Apple, Stone fruit (Cherry, Plum)) and Bread.
  private func outline(_ stage: Stage, _ style: UICellAccessory.OutlineDisclosureOptions.Style) -> Outline {
    let list = UICollectionView(
      frame: stage.window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .sidebar)))
    let parents: Set = ["Fruit", "Stone fruit"]
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = parents.contains(item) ? [.outlineDisclosure(options: .init(style: style))] : []
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) { view, path, item in
      view.dequeueConfiguredReusableCell(using: row, for: path, item: item)
    }
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["Fruit", "Bread"])
    tree.append(["Apple", "Stone fruit"], to: "Fruit")
    tree.append(["Cherry", "Plum"], to: "Stone fruit")
    source.apply(tree, to: 0, animatingDifferences: false)
    stage.window.addSubview(list)
    stage.window.layoutIfNeeded()
    return Outline(list: list, source: source)
  }

  private func tap(_ stage: Stage, _ view: UIView?) throws {
    let view = try #require(view)
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: stage.window)
    stage.surface.pointerDown(at: middle)
    stage.pacer.advance(by: 0.05)
    stage.surface.pointerUp()
    stage.pacer.advance(by: 1.5)
  }

  @Test("A tap on the disclosure accessory opens and closes what is under a row, and the row is not selected")
  func disclosing() throws {
    try Stage.run(size: CGSize(width: 320, height: 600), scale: 2) { stage in
      let outline = outline(stage, .cell)
      var heard: [String] = []
      outline.source.sectionSnapshotHandlers.willExpandItem = { heard.append("expand \($0)") }
      outline.source.sectionSnapshotHandlers.willCollapseItem = { heard.append("collapse \($0)") }
      #expect(outline.rows == ["Fruit", "Bread"])
      try tap(stage, outline.cell("Fruit")?.list.trailingViews.last)
      #expect(outline.rows == ["Fruit", "Apple", "Stone fruit", "Bread"])
      #expect(outline.list.indexPathsForSelectedItems == [])
      #expect(outline.cell("Fruit")?.configurationState.isExpanded == true)
      #expect((outline.cell("Apple")?.indentationLevel, outline.cell("Bread")?.indentationLevel) == (1, 0))
      try tap(stage, outline.cell("Stone fruit")?.list.trailingViews.last)
      #expect(outline.rows == ["Fruit", "Apple", "Stone fruit", "Cherry", "Plum", "Bread"])
      #expect(outline.cell("Plum")?.indentationLevel == 2)
      try tap(stage, outline.cell("Fruit")?.list.trailingViews.last)
      #expect(outline.rows == ["Fruit", "Bread"])
      #expect(outline.cell("Fruit")?.configurationState.isExpanded == false)
      // Children that were expanded before are expanded again.
      try tap(stage, outline.cell("Fruit")?.list.trailingViews.last)
      #expect(outline.rows == ["Fruit", "Apple", "Stone fruit", "Cherry", "Plum", "Bread"])
      #expect(heard == ["expand Fruit", "expand Stone fruit", "collapse Fruit", "expand Fruit"])
    }
  }

  @Test("A header's disclosure opens by a tap anywhere on the row")
  func disclosingHeaders() throws {
    try Stage.run(size: CGSize(width: 320, height: 600), scale: 2) { stage in
      let outline = outline(stage, .header)
      try tap(stage, outline.cell("Fruit"))
      #expect(outline.rows == ["Fruit", "Apple", "Stone fruit", "Bread"])
      try tap(stage, outline.cell("Fruit"))
      #expect(outline.rows == ["Fruit", "Bread"])
    }
  }
}
