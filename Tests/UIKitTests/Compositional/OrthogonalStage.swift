import Foundation
import QuartzCore
import WindowServer
import WindowServerTesting

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// A collection view with a compositional layout in a window, with numbered cells and plain headers.
@MainActor final class OrthogonalStage: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var counts: [Int]
  let layout: UICollectionViewCompositionalLayout
  let view: UICollectionView
  let stage: Stage
  private(set) var cellsAsked = 0
  private(set) var selected: [IndexPath] = []

  init(_ layout: UICollectionViewCompositionalLayout, _ counts: [Int], _ stage: Stage) {
    self.counts = counts
    self.layout = layout
    self.stage = stage
    view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
    super.init()
    view.contentInsetAdjustmentBehavior = .never
    view.register(CountingCell.self, forCellWithReuseIdentifier: "cell")
    for kind in ["header", "badge"] {
      view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
    view.dataSource = self
    view.delegate = self
    stage.window.addSubview(view)
    stage.window.layoutIfNeeded()
  }

  static func run(
    size: CGSize = CGSize(width: 375, height: 600), _ layout: @MainActor () -> UICollectionViewCompositionalLayout,
    _ counts: [Int], _ body: @MainActor (OrthogonalStage) throws -> Void
  ) rethrows {
    try Stage.run(size: size, scale: 2) { stage in
      try body(OrthogonalStage(layout(), counts, stage))
    }
  }

  /// The section of facts 9.13, with a header above.
  static func section(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous, width: CGFloat = 72
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(72)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    section.orthogonalScrollingBehavior = behavior
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(32)),
        elementKind: "header", alignment: .top)
    ]
    return section
  }

  var regions: [RegionScrollView] { view.subviews.compactMap { $0 as? RegionScrollView } }

  /// The items shown in a section, in order.
  func shown(_ section: Int = 0) -> [Int] {
    view.indexPathsForVisibleItems.filter { $0.section == section }.map(\.item)
  }

  /// Drags from a point and lets go while moving.
  func drag(from start: CGPoint, step: CGFloat, count: Int = 12, interval: TimeInterval = 0.008) {
    stage.swipe(from: start, step: CGVector(dx: step, dy: 0), count: count, interval: interval)
    stage.surface.pointerUp(at: CGPoint(x: start.x + step * CGFloat(count), y: start.y))
    settle()
  }

  func settle() {
    stage.pacer.advance(by: 4)
    stage.window.layoutIfNeeded()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    cellsAsked += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.tag = indexPath.section * 1000 + indexPath.item
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: kind, for: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selected.append(indexPath)
  }
}
