import CollectionCore
@_spi(UIKit) import UIKitCore

/// The contents of a collection view: sections and items, by unique identifiers.
///
/// Positions of items are looked up in a table that is built when it is first needed after a change: O(n) once, then
/// O(1) each.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct).
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  typealias Contents = SnapshotContents<SectionIdentifierType, ItemIdentifierType>

  private(set) var contents = Contents()

  /// The sections passed to `reloadSections(_:)`, which get new cells when the snapshot is applied.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { contents.reloadedSections }
  /// The items passed to `reloadItems(_:)`, which get new cells when the snapshot is applied.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { contents.reloadedItems }
  /// The items passed to `reconfigureItems(_:)`, whose cells are kept and configured again.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { contents.reconfiguredItems }
  var sections: [Contents.Section] { contents.sections }

  /// Creates a snapshot without sections.
  public init() {}

  // MARK: Questions

  /// The number of items in all sections. O(1).
  public var numberOfItems: Int { contents.owners.count }
  /// The number of sections. O(1).
  public var numberOfSections: Int { contents.sections.count }
  /// The sections in order. O(sections).
  public var sectionIdentifiers: [SectionIdentifierType] { contents.sections.map(\.identifier) }
  /// The items of all sections in order. O(items).
  public var itemIdentifiers: [ItemIdentifierType] { contents.sections.flatMap(\.items) }

  /// Returns the number of items of a section, which must exist. O(1).
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    contents.sections[position(of: identifier)].items.count
  }

  /// Returns the items of a section, which must exist, in order. O(1).
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    contents.sections[position(of: identifier)].items
  }

  /// Returns the section that contains an item; nil for an item that is not in the snapshot. O(1).
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    contents.owners[identifier]
  }

  /// Returns the item's position among all items; nil for an item that is not in the snapshot. O(n).
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let owner = contents.owners[identifier], let section = contents.sectionIndex[owner],
      let item = contents.sections[section].items.firstIndex(of: identifier)
    else { return nil }
    return contents.sections[..<section].reduce(item) { $0 + $1.items.count }
  }

  /// Returns the position of a section; nil for one that is not in the snapshot. O(1).
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { contents.sectionIndex[identifier] }

  // MARK: Items

  /// Adds items at the end of a section, of the last one when none is named. Raises an exception if the section is
  /// missing or an item is already in the snapshot.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let target = sectionIdentifier ?? contents.sections.last?.identifier else {
      raise(
        "NSInternalInconsistencyException",
        "There are currently no sections in the data source. Please add a section first.")
    }
    let section = position(of: target)
    claim(identifiers, for: target)
    contents.sections[section].items += identifiers
  }

  /// Inserts items before another one, in its section. Raises an exception if that one is missing or an inserted one is
  /// already in the snapshot.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem: ItemIdentifierType) {
    insert(identifiers, beside: beforeItem, after: false)
  }

  /// Inserts items after another one, in its section. Raises an exception if that one is missing or an inserted one is
  /// already in the snapshot.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem: ItemIdentifierType) {
    insert(identifiers, beside: afterItem, after: true)
  }

  /// Removes items. Unknown identifiers are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    var touched = Set<Int>()
    for identifier in gone {
      if let owner = contents.owners.removeValue(forKey: identifier), let section = contents.sectionIndex[owner] {
        touched.insert(section)
      }
    }
    for section in touched { contents.sections[section].items.removeAll { gone.contains($0) } }
  }

  /// Removes all items and all sections.
  public mutating func deleteAllItems() {
    self = NSDiffableDataSourceSnapshot()
  }

  /// Moves an item before another, to its section if necessary. Raises an exception if either is missing.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    move(identifier, beside: toIdentifier, after: false)
  }

  /// Moves an item after another, to its section if necessary. Raises an exception if either is missing.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    move(identifier, beside: toIdentifier, after: true)
  }

  /// Marks items to be shown by new cells. Raises an exception if one is missing.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    check(identifiers, "reload")
    contents.reloadedItems += identifiers.filter { !contents.reloadedItems.contains($0) }
  }

  /// Marks items whose cells are kept and configured again, which costs less than a reload. Raises an exception if one
  /// is missing.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    check(identifiers, "reconfigure")
    contents.reconfiguredItems += identifiers.filter { !contents.reconfiguredItems.contains($0) }
  }

  // MARK: Sections

  /// Adds sections at the end. Raises an exception if one is already in the snapshot.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: contents.sections.count)
  }

  /// Inserts sections before another, which must exist. Raises an exception if one is already in the snapshot.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: position(of: toIdentifier))
  }

  /// Inserts sections after another, which must exist. Raises an exception if one is already in the snapshot.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: position(of: toIdentifier) + 1)
  }

  /// Removes sections with their items. Unknown identifiers are ignored. O(sections + items removed).
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    for section in contents.sections where gone.contains(section.identifier) {
      for item in section.items { contents.owners[item] = nil }
    }
    contents.sections.removeAll { gone.contains($0.identifier) }
    indexSections()
  }

  /// Moves a section before another; both must exist.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    moveSection(identifier, beside: toIdentifier, after: false)
  }

  /// Moves a section after another; both must exist.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    moveSection(identifier, beside: toIdentifier, after: true)
  }

  /// Marks sections, which must exist, to be shown by new cells and supplementary views.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers { _ = position(of: identifier) }
    contents.reloadedSections += identifiers.filter { !contents.reloadedSections.contains($0) }
  }

  // MARK: Helpers

  private func position(of identifier: SectionIdentifierType) -> Int {
    guard let index = contents.sectionIndex[identifier] else {
      raise("NSInternalInconsistencyException", "Invalid section identifier, not in the snapshot: \(identifier)")
    }
    return index
  }

  private func place(of identifier: ItemIdentifierType) -> (section: Int, item: Int) {
    guard let owner = contents.owners[identifier], let section = contents.sectionIndex[owner],
      let item = contents.sections[section].items.firstIndex(of: identifier)
    else {
      raise("NSInternalInconsistencyException", "Invalid item identifier specified, not in the snapshot: \(identifier)")
    }
    return (section, item)
  }

  private func check(_ identifiers: [ItemIdentifierType], _ verb: String) {
    for identifier in identifiers where contents.owners[identifier] == nil {
      raise(
        "NSInternalInconsistencyException",
        "Attempted to \(verb) item identifier that does not exist in the snapshot: \(identifier)")
    }
  }

  private mutating func claim(_ identifiers: [ItemIdentifierType], for section: SectionIdentifierType) {
    for identifier in identifiers {
      guard contents.owners.updateValue(section, forKey: identifier) == nil else {
        raise(
          "NSInternalInconsistencyException",
          "Fatal: supplied item identifiers are not unique. Duplicate identifiers: \(identifier)")
      }
    }
  }

  private mutating func insert(_ identifiers: [ItemIdentifierType], beside other: ItemIdentifierType, after: Bool) {
    let place = place(of: other)
    claim(identifiers, for: contents.sections[place.section].identifier)
    contents.sections[place.section].items.insert(contentsOf: identifiers, at: place.item + (after ? 1 : 0))
  }

  private mutating func move(_ identifier: ItemIdentifierType, beside other: ItemIdentifierType, after: Bool) {
    guard identifier != other else { return }
    let from = place(of: identifier)
    contents.sections[from.section].items.remove(at: from.item)
    let to = place(of: other)
    contents.sections[to.section].items.insert(identifier, at: to.item + (after ? 1 : 0))
    contents.owners[identifier] = contents.sections[to.section].identifier
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    contents.sections.insert(contentsOf: identifiers.map { Contents.Section(identifier: $0, items: []) }, at: index)
    indexSections()
  }

  private mutating func moveSection(
    _ identifier: SectionIdentifierType, beside other: SectionIdentifierType, after: Bool
  ) {
    guard identifier != other else { return }
    let section = contents.sections.remove(at: position(of: identifier))
    guard let target = contents.sections.firstIndex(where: { $0.identifier == other }) else { return }
    contents.sections.insert(section, at: target + (after ? 1 : 0))
    indexSections()
  }

  private mutating func indexSections() {
    contents.sectionIndex = [:]
    for (index, section) in contents.sections.enumerated() {
      guard contents.sectionIndex.updateValue(index, forKey: section.identifier) == nil else {
        raise(
          "NSInternalInconsistencyException",
          "Section identifier count does not match data source count. This is most likely due to a hashing issue with "
            + "the identifiers, or a duplicate: \(section.identifier)")
      }
    }
  }

  /// Replaces the items of a section.
  mutating func replaceItems(inSection identifier: SectionIdentifierType, with items: [ItemIdentifierType]) {
    let section = position(of: identifier)
    for item in contents.sections[section].items { contents.owners[item] = nil }
    claim(items, for: identifier)
    contents.sections[section].items = items
  }

  /// Moves an item; positions are those before and after the move.
  mutating func moveItem(at from: ItemIndex, to: ItemIndex) {
    let item = contents.sections[from.section].items.remove(at: from.item)
    contents.sections[to.section].items.insert(item, at: to.item)
    contents.owners[item] = contents.sections[to.section].identifier
  }

  /// Clears the marks for reloading and reconfiguring, once that is done.
  mutating func forgetReloads() {
    contents.reloadedSections = []
    contents.reloadedItems = []
    contents.reconfiguredItems = []
  }
}

extension NSDiffableDataSourceSnapshot: Sendable {}
