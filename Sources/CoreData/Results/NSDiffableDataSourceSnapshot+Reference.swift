import UIKit

extension NSDiffableDataSourceSnapshot {
  /// Creates a snapshot from one that is an object, whose identifiers must have the snapshot's types: `uikit` makes
  /// `reference as NSDiffableDataSourceSnapshot<…>` a call of this.
  public init(_ reference: NSDiffableDataSourceSnapshotReference) {
    self.init()
    for section in reference.sectionIdentifiers {
      guard let identifier = section as? SectionIdentifierType else { continue }
      appendSections([identifier])
      appendItems(
        reference.itemIdentifiersInSection(withIdentifier: section).compactMap { $0 as? ItemIdentifierType },
        toSection: identifier)
    }
    reloadItems(reference.reloadedItemIdentifiers.compactMap { $0 as? ItemIdentifierType })
  }
}
