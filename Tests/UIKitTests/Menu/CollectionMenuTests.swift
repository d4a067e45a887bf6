import QuartzCore
import Testing
import WindowServer
import WindowServerTesting

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// Context menus of items, as the delegate of a collection view provides them.
@MainActor @Suite(.serialized) struct CollectionMenuTests {
  @MainActor private class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var heard: [String] = []
    var chosen: [String] = []

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      heard.append("asked \(indexPath.item)")
      guard indexPath.item > 0 else { return nil }
      return UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [UIAction(title: "Copy \(indexPath.item)") { [weak self] in self?.chosen.append($0.title) }])
      })
    }
    func collectionView(
      _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { heard.append("will display") }
    func collectionView(
      _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { heard.append("will end") }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      heard.append("selected \(indexPath.item)")
    }
  }

  /// A delegate that provides a menu for several items.
  @MainActor private final class SeveralSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var asked: [[Int]] = []

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
      asked.append(indexPaths.map(\.item).sorted())
      return nil
    }
    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      asked.append([-1])
      return nil
    }
  }

  private func run(
    _ source: any UICollectionViewDataSource & UICollectionViewDelegate,
    _ body: @MainActor (Stage, UICollectionView) -> Void
  ) {
    Stage.run(size: CGSize(width: 200, height: 300), scale: 2) { stage in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 200, height: 50)
      layout.minimumLineSpacing = 0
      let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      view.delegate = source
      stage.window.addSubview(view)
      stage.window.layoutIfNeeded()
      body(stage, view)
    }
  }

  private func overlay(_ stage: Stage) -> MenuOverlay? {
    stage.window.subviews.compactMap { $0 as? MenuOverlay }.first { !$0.isClosing }
  }

  private func rows(_ stage: Stage) -> [MenuRow] {
    overlay(stage)?.subviews.compactMap { $0 as? MenuCard }.first?.rows ?? []
  }

  @Test func holdingAnItemShowsItsMenu() {
    let source = Source()
    run(source) { stage, view in
      #expect(view.contextMenuInteraction != nil)
      stage.surface.pointerDown(at: CGPoint(x: 100, y: 75))
      stage.pacer.advance(by: 0.7)
      #expect(source.heard == ["asked 1", "will display"])
      #expect(rows(stage).map(\.entry.title) == ["Copy 1"])
      stage.surface.pointerUp()
      stage.pacer.advance(by: 0.3)
      #expect(overlay(stage) != nil, "lifted where it was pressed, the menu stays")
      guard let row = rows(stage).first else { return }
      let middle = row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: stage.window)
      stage.surface.pointerDown(at: middle)
      stage.surface.pointerUp()
      stage.pacer.advance(by: 0.5)
      #expect(source.chosen == ["Copy 1"] && overlay(stage) == nil)
      #expect(source.heard == ["asked 1", "will display", "will end"], "the press selects nothing")
    }
  }

  @Test func anItemWithoutAMenuIsScrolledAndSelectedAsEver() {
    let source = Source()
    run(source) { stage, view in
      stage.surface.pointerDown(at: CGPoint(x: 100, y: 25))
      stage.pacer.advance(by: 0.7)
      #expect(overlay(stage) == nil)
      stage.surface.pointerUp()
      stage.pacer.advance(by: 0.1)
      #expect(source.heard == ["asked 0", "selected 0"])
      stage.surface.pointerDown(at: CGPoint(x: 100, y: 45))
      stage.pacer.advance(by: 0.7)
      for y in stride(from: 40, through: 10, by: -5) {
        stage.surface.pointerMove(to: CGPoint(x: 100, y: CGFloat(y)))
        stage.pacer.advance(by: 0.02)
      }
      #expect(view.isDragging && view.contentOffset.y > 0)
      stage.surface.pointerUp()
    }
  }

  @Test func aSecondaryClickRequestsAMenuForTheSelectedItemsOrForNone() {
    let source = SeveralSource()
    run(source) { stage, view in
      view.allowsMultipleSelection = true
      for item in [0, 2] {
        view.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
      }
      for y: CGFloat in [25, 75, 250] {
        stage.surface.tap(at: CGPoint(x: 100, y: y), button: 3, kind: .mouse)
        stage.pacer.advance(by: 0.5)
      }
      #expect(source.asked == [[0, 2], [1], []], "the method for one item is not asked")
      #expect(view.indexPathsForSelectedItems?.count == 2)
    }
  }

  @Test func aCollectionViewWithoutADelegateHasNoInteraction() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(view.contextMenuInteraction == nil)
  }
}
