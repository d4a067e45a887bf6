import Foundation
@_spi(UIKit) import UIKitCore

/// A snapshot as an object, with identifiers of any hashable type. It exists for Objective-C; in Swift, use
/// `NSDiffableDataSourceSnapshot`.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshotreference).
open class NSDiffableDataSourceSnapshotReference: NSObject, NSCopying {
  typealias Value = NSDiffableDataSourceSnapshot<ReferenceIdentifier, ReferenceIdentifier>

  final var snapshot: Value

  public override init() {
    snapshot = Value()
    super.init()
  }

  init(_ snapshot: Value) {
    self.snapshot = snapshot
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { NSDiffableDataSourceSnapshotReference(snapshot) }

  // MARK: Questions

  /// The number of items in all sections.
  open var numberOfItems: Int { snapshot.numberOfItems }
  /// The number of sections.
  open var numberOfSections: Int { snapshot.numberOfSections }
  /// The sections in order.
  open var sectionIdentifiers: [Any] { snapshot.sectionIdentifiers.values }
  /// The items of all sections in order. O(items).
  open var itemIdentifiers: [Any] { snapshot.itemIdentifiers.values }
  /// The sections marked by `reloadSections(withIdentifiers:)`.
  open var reloadedSectionIdentifiers: [Any] { snapshot.reloadedSectionIdentifiers.values }
  /// The items marked by `reloadItems(withIdentifiers:)`.
  open var reloadedItemIdentifiers: [Any] { snapshot.reloadedItemIdentifiers.values }
  /// The items marked by `reconfigureItems(withIdentifiers:)`.
  open var reconfiguredItemIdentifiers: [Any] { snapshot.reconfiguredItemIdentifiers.values }

  /// Returns the number of items of a section, which must exist.
  open func numberOfItems(inSection sectionIdentifier: Any) -> Int {
    snapshot.numberOfItems(inSection: ReferenceIdentifier(sectionIdentifier))
  }

  /// Returns the items of a section, which must exist, in order.
  open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
    snapshot.itemIdentifiers(inSection: ReferenceIdentifier(sectionIdentifier)).values
  }

  /// Returns the section that contains an item; nil for an item that is not in the snapshot.
  open func sectionIdentifier(forSectionContainingItemIdentifier itemIdentifier: Any) -> Any? {
    snapshot.sectionIdentifier(containingItem: ReferenceIdentifier(itemIdentifier))?.value.base
  }

  /// Returns the item's position among all items; `NSNotFound` if it is not in the snapshot. O(n).
  open func index(ofItemIdentifier itemIdentifier: Any) -> Int {
    snapshot.indexOfItem(ReferenceIdentifier(itemIdentifier)) ?? NSNotFound
  }

  /// Returns the section's position; `NSNotFound` if it is not in the snapshot.
  open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
    snapshot.indexOfSection(ReferenceIdentifier(sectionIdentifier)) ?? NSNotFound
  }

  // MARK: Items

  /// Adds items at the end of the last section.
  open func appendItems(withIdentifiers identifiers: [Any]) { snapshot.appendItems(identifiers.references) }

  /// Adds items at the end of a section, which must exist.
  open func appendItems(withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any) {
    snapshot.appendItems(identifiers.references, toSection: ReferenceIdentifier(sectionIdentifier))
  }

  /// Inserts items before another one, in its section.
  open func insertItems(withIdentifiers identifiers: [Any], beforeItemWithIdentifier itemIdentifier: Any) {
    snapshot.insertItems(identifiers.references, beforeItem: ReferenceIdentifier(itemIdentifier))
  }

  /// Inserts items after another one, in its section.
  open func insertItems(withIdentifiers identifiers: [Any], afterItemWithIdentifier itemIdentifier: Any) {
    snapshot.insertItems(identifiers.references, afterItem: ReferenceIdentifier(itemIdentifier))
  }

  /// Removes items. Unknown identifiers are ignored.
  open func deleteItems(withIdentifiers identifiers: [Any]) { snapshot.deleteItems(identifiers.references) }

  /// Removes all items and all sections.
  open func deleteAllItems() { snapshot.deleteAllItems() }

  /// Moves an item before another, to its section if necessary.
  open func moveItem(withIdentifier fromIdentifier: Any, beforeItemWithIdentifier toIdentifier: Any) {
    snapshot.moveItem(ReferenceIdentifier(fromIdentifier), beforeItem: ReferenceIdentifier(toIdentifier))
  }

  /// Moves an item after another, to its section if necessary.
  open func moveItem(withIdentifier fromIdentifier: Any, afterItemWithIdentifier toIdentifier: Any) {
    snapshot.moveItem(ReferenceIdentifier(fromIdentifier), afterItem: ReferenceIdentifier(toIdentifier))
  }

  /// Marks items to be shown by new cells.
  open func reloadItems(withIdentifiers identifiers: [Any]) { snapshot.reloadItems(identifiers.references) }

  /// Marks items whose cells are kept and configured again.
  open func reconfigureItems(withIdentifiers identifiers: [Any]) { snapshot.reconfigureItems(identifiers.references) }

  // MARK: Sections

  /// Adds sections at the end.
  open func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
    snapshot.appendSections(sectionIdentifiers.references)
  }

  /// Inserts sections before another, which must exist.
  open func insertSections(withIdentifiers sectionIdentifiers: [Any], beforeSectionWithIdentifier toIdentifier: Any) {
    snapshot.insertSections(sectionIdentifiers.references, beforeSection: ReferenceIdentifier(toIdentifier))
  }

  /// Inserts sections after another, which must exist.
  open func insertSections(withIdentifiers sectionIdentifiers: [Any], afterSectionWithIdentifier toIdentifier: Any) {
    snapshot.insertSections(sectionIdentifiers.references, afterSection: ReferenceIdentifier(toIdentifier))
  }

  /// Removes sections with their items. Unknown identifiers are ignored.
  open func deleteSections(withIdentifiers sectionIdentifiers: [Any]) {
    snapshot.deleteSections(sectionIdentifiers.references)
  }

  /// Moves a section before another; both must exist.
  open func moveSection(withIdentifier fromIdentifier: Any, beforeSectionWithIdentifier toIdentifier: Any) {
    snapshot.moveSection(ReferenceIdentifier(fromIdentifier), beforeSection: ReferenceIdentifier(toIdentifier))
  }

  /// Moves a section after another; both must exist.
  open func moveSection(withIdentifier fromIdentifier: Any, afterSectionWithIdentifier toIdentifier: Any) {
    snapshot.moveSection(ReferenceIdentifier(fromIdentifier), afterSection: ReferenceIdentifier(toIdentifier))
  }

  /// Marks sections, which must exist, to be shown by new cells and supplementary views.
  open func reloadSections(withIdentifiers sectionIdentifiers: [Any]) {
    snapshot.reloadSections(sectionIdentifiers.references)
  }
}
