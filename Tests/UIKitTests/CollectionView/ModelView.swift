import CollectionCore
import CollectionModels
import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

/// Rows of 20 points, sections one after another, each below a header of 10 points.
@MainActor final class RowsLayout: UICollectionViewLayout {
  static let row: CGFloat = 20
  static let header: CGFloat = 10
  var updates: [UICollectionViewUpdateItem] = []
  var journal = Journal()
  var prepared = 0
  private var tops: [CGFloat] = [0]

  override func prepare() {
    super.prepare()
    prepared += 1
    journal.note("prepare")
    tops = [0]
    guard let collectionView else { return }
    for section in 0..<collectionView.numberOfSections {
      let items = CGFloat(collectionView.numberOfItems(inSection: section))
      tops.append((tops.last ?? 0) + Self.header + items * Self.row)
    }
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: tops.last ?? 0) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    for section in 0..<tops.count - 1 where tops[section] < rect.maxY && tops[section + 1] > rect.minY {
      let header = layoutAttributesForSupplementaryView(ofKind: "header", at: IndexPath(item: 0, section: section))
      if let header, header.frame.overlaps(rect) { found.append(header) }
      let items = Int((tops[section + 1] - tops[section] - Self.header) / Self.row)
      for item in 0..<items {
        let attributes = layoutAttributesForItem(at: IndexPath(item: item, section: section))
        if let attributes, attributes.frame.overlaps(rect) { found.append(attributes) }
      }
    }
    return found
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard indexPath.section < tops.count - 1 else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let top = tops[indexPath.section] + Self.header + CGFloat(indexPath.item) * Self.row
    attributes.frame = CGRect(x: 0, y: top, width: 100, height: Self.row)
    return attributes
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.section < tops.count - 1 else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
    attributes.frame = CGRect(x: 0, y: tops[indexPath.section], width: 100, height: Self.header)
    return attributes
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    updates = updateItems
    journal.note("prepareForUpdates(\(updateItems.count))")
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    journal.note("finalize")
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    journal.note("initial(\(itemIndexPath.item))")
    return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    journal.note("final(\(itemIndexPath.item))")
    return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
  }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    journal.note("target(\(Journal.number(proposedContentOffset.y)))")
    return super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
  }
}

/// A cell that counts its calls. Its tag identifies the item for which it was configured.
@MainActor final class CountingCell: UICollectionViewCell {
  static var made = 0
  var reused = 0
  var configured = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.made += 1
  }

  required init?(coder: NSCoder) { return nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    reused += 1
    tag = 0
  }
}

/// A collection view of a naive model, 100 × 200 points.
@MainActor final class ModelView: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var model: NaiveModel
  let layout = RowsLayout()
  let view: UICollectionView
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  let journal = Journal()
  var displayed = 0

  init(_ counts: [Int], inWindow: Bool = false) {
    model = NaiveModel(sections: counts)
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
    super.init()
    view.contentInsetAdjustmentBehavior = .never
    view.register(CountingCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "header")
    view.dataSource = self
    view.delegate = self
    if inWindow { window.addSubview(view) }
    view.layoutIfNeeded()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { model.sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    model.sections[section].items.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.tag = model.sections[indexPath.section].items[indexPath.item]
    (cell as? CountingCell)?.configured += 1
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    view.tag = model.sections[indexPath.section].id
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    displayed += 1
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    displayed -= 1
  }

  /// Announces a batch, in any order.
  func announce(_ batch: UpdateBatch) {
    for move in batch.movedSections { view.moveSection(move.from, toSection: move.to) }
    view.insertItems(at: batch.insertedItems.map(\.indexPath))
    view.reconfigureItems(at: batch.reconfiguredItems.map(\.indexPath))
    view.deleteItems(at: batch.deletedItems.map(\.indexPath))
    view.insertSections(IndexSet(batch.insertedSections))
    view.reloadItems(at: batch.reloadedItems.map(\.indexPath))
    for move in batch.movedItems { view.moveItem(at: move.from.indexPath, to: move.to.indexPath) }
    view.deleteSections(IndexSet(batch.deletedSections))
    view.reloadSections(IndexSet(batch.reloadedSections))
  }

  /// Compares everything on screen with the model.
  func check(_ seed: Int) {
    #expect(view.numberOfSections == model.sections.count, "seed \(seed)")
    for section in model.sections.indices {
      #expect(view.numberOfItems(inSection: section) == model.sections[section].items.count, "seed \(seed)")
    }
    var expected: [ElementKey] = []
    var top: CGFloat = 0
    let visible = view.bounds
    for (s, section) in model.sections.enumerated() {
      if CGRect(x: 0, y: top, width: 100, height: RowsLayout.header).overlaps(visible) {
        expected.append(.supplementary("header", IndexPath(item: 0, section: s)))
      }
      top += RowsLayout.header
      for item in section.items.indices {
        let frame = CGRect(x: 0, y: top, width: 100, height: RowsLayout.row)
        if frame.overlaps(visible) { expected.append(.cell(IndexPath(item: item, section: s))) }
        top += RowsLayout.row
      }
    }
    #expect(Set(view.elements.keys) == Set(expected), "seed \(seed)")
    for (key, shown) in view.elements {
      let path = key.indexPath
      #expect(shown.reuseState.key == key, "seed \(seed)")
      #expect(!shown.isHidden && shown.alpha == 1, "seed \(seed)")
      let section = model.sections[path.section]
      if let cell = shown as? UICollectionViewCell {
        #expect(cell.tag == section.items[path.item], "seed \(seed)")
        #expect(cell.frame == layout.layoutAttributesForItem(at: path)?.frame, "seed \(seed)")
        #expect(view.indexPath(for: cell) == path && view.cellForItem(at: path) === cell, "seed \(seed)")
        #expect(cell.isSelected == (view.indexPathsForSelectedItems ?? []).contains(path), "seed \(seed)")
      } else {
        #expect(shown.tag == section.id, "seed \(seed)")
      }
    }
  }
}
