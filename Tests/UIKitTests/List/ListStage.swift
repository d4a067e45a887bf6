import Foundation
import QuartzCore
import WindowServer
import WindowServerTesting

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// A list of texts in a window.
@MainActor final class ListStage: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var sections: [[String]]
  let view: UICollectionView
  let stage: Stage
  let layout: UICollectionViewCompositionalLayout
  var configure: (UICollectionViewListCell, IndexPath) -> Void
  var configureHeader: (UICollectionViewListCell, String, IndexPath) -> Void = { _, _, _ in }
  var journal: [String] = []

  init(
    _ layout: UICollectionViewCompositionalLayout, _ sections: [[String]], _ stage: Stage,
    _ configure: @escaping (UICollectionViewListCell, IndexPath) -> Void
  ) {
    self.sections = sections
    self.stage = stage
    self.layout = layout
    self.configure = configure
    view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
    super.init()
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(UICollectionViewListCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }
    view.dataSource = self
    view.delegate = self
    stage.window.addSubview(view)
  }

  static func run(
    size: CGSize = CGSize(width: 393, height: 852), scale: CGFloat = 3,
    _ appearance: UICollectionLayoutListConfiguration.Appearance, _ sections: [[String]],
    change: @MainActor (inout UICollectionLayoutListConfiguration) -> Void = { _ in },
    configure: @escaping @MainActor (UICollectionViewListCell, IndexPath) -> Void = { _, _ in },
    _ body: @MainActor (ListStage) throws -> Void
  ) rethrows {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    change(&configuration)
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    try Stage.run(size: size, scale: scale) { stage in
      let list = ListStage(layout, sections, stage, configure)
      stage.window.layoutIfNeeded()
      try body(list)
    }
  }

  func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewListCell? {
    view.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell
  }

  func separator(_ item: Int, _ section: Int = 0, top: Bool = false) -> UICollectionReusableView? {
    let kind = top ? ListElement.Kind.topSeparator : ListElement.Kind.bottomSeparator
    return view.elements[.decoration(kind, IndexPath(item: item, section: section))]
  }

  func settle() {
    stage.pacer.advance(by: 2)
    stage.window.layoutIfNeeded()
  }

  func tap(_ point: CGPoint) {
    stage.surface.pointerDown(at: point)
    stage.surface.pointerUp(at: point)
    settle()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    guard let cell = cell as? UICollectionViewListCell else { return cell }
    var content = cell.defaultContentConfiguration()
    content.text = sections[indexPath.section][indexPath.item]
    cell.contentConfiguration = content
    configure(cell, indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: kind, for: indexPath)
    guard let cell = view as? UICollectionViewListCell else { return view }
    var content = cell.defaultContentConfiguration()
    content.text = kind == UICollectionView.elementKindSectionHeader ? "Header" : "Footer"
    cell.contentConfiguration = content
    configureHeader(cell, kind, indexPath)
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    let moved = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    sections[destinationIndexPath.section].insert(moved, at: destinationIndexPath.item)
    journal.append("moved \(sourceIndexPath.item) to \(destinationIndexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    journal.append("selected \(indexPath.item)")
  }
}
