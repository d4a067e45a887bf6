import CollectionCore
import Foundation
@_spi(UIKit) import UIKitCore

extension UICollectionViewDiffableDataSource {
  func canReorderItem(at indexPath: IndexPath) -> Bool {
    guard reorderingHandlers.didReorder != nil, let item = itemIdentifier(for: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  /// Applies a move that the user has made on screen and calls the handlers.
  func reorder(from source: IndexPath, to destination: IndexPath) {
    guard let from = ItemIndex(source), let to = ItemIndex(destination), itemIdentifier(for: source) != nil else {
      return
    }
    let initial = snapshot()
    var final = initial
    final.moveItem(at: from, to: to)
    let sections = [from.section, to.section].reduce(into: [Int]()) { if !$0.contains($1) { $0.append($1) } }
    let transaction = NSDiffableDataSourceTransaction(
      initialSnapshot: initial, finalSnapshot: final,
      difference: final.itemIdentifiers.difference(from: initial.itemIdentifiers).inferringMoves(),
      sectionTransactions: sections.compactMap { sectionTransaction($0, final) })
    reorderingHandlers.willReorder?(transaction)
    take(final)
    reorderingHandlers.didReorder?(transaction)
  }

  private func sectionTransaction(
    _ index: Int, _ final: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) -> NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>? {
    guard let section = sectionIdentifier(for: index) else { return nil }
    let before = snapshot(for: section)
    let after = before.rebased(onto: final.itemIdentifiers(inSection: section))
    return .init(
      sectionIdentifier: section, initialSnapshot: before, finalSnapshot: after,
      difference: after.items.difference(from: before.items).inferringMoves())
  }
}
