@_spi(UIKit) import UIKitCore

/// The snapshot that a diffable data source shows, with the places of its items.
struct ShownSnapshot<SectionIdentifierType, ItemIdentifierType>
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
  private(set) var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// The places of items in `current`; computed on first use.
  private var places: [ItemIdentifierType: IndexPath]?

  /// Replaces the current snapshot.
  mutating func take(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) {
    current = snapshot
    current.forgetReloads()
    places = nil
  }

  func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sections.indices.contains(index) ? current.sections[index].identifier : nil
  }

  func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.count == 2, current.sections.indices.contains(indexPath.section) else { return nil }
    let items = current.sections[indexPath.section].items
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  /// Returns the place of an item: O(items) for the first call after a change, then O(1).
  mutating func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    if let places { return places[itemIdentifier] }
    var made: [ItemIdentifierType: IndexPath] = [:]
    for (s, section) in current.sections.enumerated() {
      for (i, item) in section.items.enumerated() { made[item] = IndexPath(item: i, section: s) }
    }
    places = made
    return made[itemIdentifier]
  }
}
