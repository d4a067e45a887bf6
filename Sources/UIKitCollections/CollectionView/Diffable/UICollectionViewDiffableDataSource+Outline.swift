import Foundation
@_spi(UIKit) import UIKitCore

extension UICollectionViewDiffableDataSource: OutlineDataSource {
  func outlinePlace(at indexPath: IndexPath) -> OutlinePlace? {
    guard let (item, tree) = outlineItem(at: indexPath) else { return nil }
    return OutlinePlace(
      level: tree.level(of: item), isExpanded: tree.isExpanded(item), hasChildren: tree.hasChildren(item))
  }

  func toggleExpansion(at indexPath: IndexPath) {
    guard let section = sectionIdentifier(for: indexPath.section), let (item, found) = outlineItem(at: indexPath) else {
      return
    }
    var tree = found
    let handlers = sectionSnapshotHandlers
    if tree.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      tree.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let children = handlers.snapshotForExpandingParent?(item, tree.snapshot(of: item)) {
        tree.replace(childrenOf: item, using: children)
      }
      tree.expand([item])
    }
    apply(tree, to: section, animatingDifferences: true)
  }

  private func outlineItem(
    at indexPath: IndexPath
  ) -> (ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>)? {
    guard let section = indexPath.first.flatMap({ sectionIdentifier(for: $0) }), let tree = trees[section],
      let item = itemIdentifier(for: indexPath), tree.contains(item)
    else { return nil }
    return (item, tree)
  }
}
