/// The contents of a snapshot: the unique identifiers of sections and items, and the tables by which they are found.
package struct SnapshotContents<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
  package struct Section: Sendable {
    package var identifier: SectionID
    package var items: [ItemID]

    package init(identifier: SectionID, items: [ItemID]) {
      self.identifier = identifier
      self.items = items
    }
  }

  package var sections: [Section] = []
  /// The section of each item. Updated with every change: it also detects duplicates.
  package var owners: [ItemID: SectionID] = [:]
  /// The position of each section.
  package var sectionIndex: [SectionID: Int] = [:]
  package var reloadedSections: [SectionID] = []
  package var reloadedItems: [ItemID] = []
  package var reconfiguredItems: [ItemID] = []

  package init() {}
}
