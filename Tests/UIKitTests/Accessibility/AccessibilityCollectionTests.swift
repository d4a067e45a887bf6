import Testing
import WindowServer

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// A cell with two labels and optionally a button.
@MainActor private final class PairCell: UICollectionViewCell {
  let title = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
  let detail = UILabel(frame: CGRect(x: 0, y: 20, width: 80, height: 20))
  let button = UIButton(frame: CGRect(x: 90, y: 0, width: 40, height: 30))

  override init(frame: CGRect) {
    super.init(frame: frame)
    // Not in reading order.
    for view in [detail, title, button] { contentView.addSubview(view) }
    button.setTitle("Play", for: .normal)
    button.isHidden = true
  }
  required init?(coder: NSCoder) { nil }
}

@MainActor private final class TitleView: UICollectionReusableView {
  let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }
  required init?(coder: NSCoder) { nil }
}

@MainActor private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var counts = [2, 1]
  var chosen: [IndexPath] = []
  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    if let cell = cell as? PairCell {
      cell.title.text = "Film \(indexPath.section).\(indexPath.item)"
      cell.detail.text = "1958"
      cell.button.isHidden = indexPath.item != 1
    }
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    (view as? TitleView)?.label.text =
      (kind == UICollectionView.elementKindSectionHeader ? "Head" : "Foot") + " \(indexPath.section)"
    return view
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    chosen.append(indexPath)
  }
}

@MainActor @Suite("Accessibility: collection views") struct AccessibilityCollectionTests {
  private func run(_ body: @MainActor (Stage, UICollectionView, Source) throws -> Void) rethrows {
    try Stage.run(size: CGSize(width: 300, height: 400), scale: 1) { stage in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 140, height: 50)
      layout.headerReferenceSize = CGSize(width: 300, height: 30)
      layout.footerReferenceSize = CGSize(width: 300, height: 30)
      let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
      view.accessibilityLabel = "Films"
      view.register(PairCell.self, forCellWithReuseIdentifier: "cell")
      for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
        view.register(TitleView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "title")
      }
      let source = Source()
      view.dataSource = source
      view.delegate = source
      stage.window.addSubview(view)
      stage.pacer.advance(by: 0.1)
      try body(stage, view, source)
    }
  }

  @Test func headersItemsFootersInOrder() {
    run { stage, _, _ in
      #expect(
        stage.outline == [
          "list Films", "  heading Head 0", "  listItem Film 0.0, 1958", "  listItem Film 0.1, 1958", "    button Play",
          "  label Foot 0", "  heading Head 1", "  listItem Film 1.0, 1958", "  label Foot 1",
        ])
    }
  }

  @Test func onlyElementsOnScreen() throws {
    try run { stage, view, source in
      source.counts = [1000]
      view.reloadData()
      stage.pacer.advance(by: 0.1)
      let before = stage.tree
      #expect(before.nodes.count < 30)
      let first = try #require(stage.node("Film 0.0, 1958"))
      view.contentOffset.y = 5000
      stage.pacer.advance(by: 0.1)
      let after = stage.tree
      #expect(after.nodes.count < 30)
      #expect(after[first.id] == nil)
      // A reused view is another element.
      let shown = Set(after.nodes.values.filter { $0.role == .listItem }.map(\.id))
      #expect(shown.isDisjoint(with: before.nodes.keys))
      #expect(after.nodes.values.allSatisfy { stage.window.bounds.contains($0.frame) })
    }
  }

  @Test func activatingACellSelectsIt() throws {
    try run { stage, view, source in
      #expect(stage.perform("activate", on: "Film 0.1, 1958"))
      #expect(source.chosen == [IndexPath(item: 1, section: 0)])
      let node = try #require(stage.node("Film 0.1, 1958"))
      #expect(node.states.isSuperset(of: [.selected, .selectable]))
      view.allowsSelection = false
      #expect(stage.node("Film 0.0, 1958")?.actions == [])
    }
  }

  @Test func scrollActionsPage() {
    run { stage, view, source in
      source.counts = [100]
      view.reloadData()
      stage.pacer.advance(by: 0.1)
      #expect(stage.node("Films")?.actions == ["scroll up", "scroll down"])
      #expect(stage.perform("scroll down", on: "Films"))
      stage.pacer.advance(by: 2)
      #expect(view.contentOffset.y == 360)
      #expect(stage.perform("scroll up", on: "Films"))
      stage.pacer.advance(by: 2)
      #expect(view.contentOffset.y == 0)
      #expect(!stage.perform("scroll up", on: "Films"))
    }
  }

  @Test func listCellsAreElements() {
    Stage.run(size: CGSize(width: 300, height: 400), scale: 1) { stage in
      let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
      var content = cell.defaultContentConfiguration()
      content.text = "Otters"
      content.secondaryText = "Rivers"
      cell.contentConfiguration = content
      stage.window.addSubview(cell)
      #expect(stage.outline == ["listItem Otters, Rivers"])
      #expect(cell.isAccessibilityElement && cell.accessibilityLabel == "Otters, Rivers")
    }
  }
}
