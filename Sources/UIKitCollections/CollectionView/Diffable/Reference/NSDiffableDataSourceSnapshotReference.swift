import Foundation
@_spi(UIKit) import UIKitCore

/// A snapshot as an object, with identifiers of any hashable type: the form for Objective-C. In Swift,
/// `NSDiffableDataSourceSnapshot` is the one to use.
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

  open var numberOfItems: Int { snapshot.numberOfItems }
  open var numberOfSections: Int { snapshot.numberOfSections }
  open var sectionIdentifiers: [Any] { snapshot.sectionIdentifiers.values }
  open var itemIdentifiers: [Any] { snapshot.itemIdentifiers.values }
  open var reloadedSectionIdentifiers: [Any] { snapshot.reloadedSectionIdentifiers.values }
  open var reloadedItemIdentifiers: [Any] { snapshot.reloadedItemIdentifiers.values }
  open var reconfiguredItemIdentifiers: [Any] { snapshot.reconfiguredItemIdentifiers.values }

  open func numberOfItems(inSection sectionIdentifier: Any) -> Int {
    snapshot.numberOfItems(inSection: ReferenceIdentifier(sectionIdentifier))
  }

  open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
    snapshot.itemIdentifiers(inSection: ReferenceIdentifier(sectionIdentifier)).values
  }

  open func sectionIdentifier(forSectionContainingItemIdentifier itemIdentifier: Any) -> Any? {
    snapshot.sectionIdentifier(containingItem: ReferenceIdentifier(itemIdentifier))?.value.base
  }

  /// The item's position among all items; `NSNotFound` if it is not there.
  open func index(ofItemIdentifier itemIdentifier: Any) -> Int {
    snapshot.indexOfItem(ReferenceIdentifier(itemIdentifier)) ?? NSNotFound
  }

  /// The section's position; `NSNotFound` if it is not there.
  open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
    snapshot.indexOfSection(ReferenceIdentifier(sectionIdentifier)) ?? NSNotFound
  }

  // MARK: Items

  open func appendItems(withIdentifiers identifiers: [Any]) { snapshot.appendItems(identifiers.references) }

  open func appendItems(withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any) {
    snapshot.appendItems(identifiers.references, toSection: ReferenceIdentifier(sectionIdentifier))
  }

  open func insertItems(withIdentifiers identifiers: [Any], beforeItemWithIdentifier itemIdentifier: Any) {
    snapshot.insertItems(identifiers.references, beforeItem: ReferenceIdentifier(itemIdentifier))
  }

  open func insertItems(withIdentifiers identifiers: [Any], afterItemWithIdentifier itemIdentifier: Any) {
    snapshot.insertItems(identifiers.references, afterItem: ReferenceIdentifier(itemIdentifier))
  }

  open func deleteItems(withIdentifiers identifiers: [Any]) { snapshot.deleteItems(identifiers.references) }

  open func deleteAllItems() { snapshot.deleteAllItems() }

  open func moveItem(withIdentifier fromIdentifier: Any, beforeItemWithIdentifier toIdentifier: Any) {
    snapshot.moveItem(ReferenceIdentifier(fromIdentifier), beforeItem: ReferenceIdentifier(toIdentifier))
  }

  open func moveItem(withIdentifier fromIdentifier: Any, afterItemWithIdentifier toIdentifier: Any) {
    snapshot.moveItem(ReferenceIdentifier(fromIdentifier), afterItem: ReferenceIdentifier(toIdentifier))
  }

  open func reloadItems(withIdentifiers identifiers: [Any]) { snapshot.reloadItems(identifiers.references) }

  open func reconfigureItems(withIdentifiers identifiers: [Any]) { snapshot.reconfigureItems(identifiers.references) }

  // MARK: Sections

  open func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
    snapshot.appendSections(sectionIdentifiers.references)
  }

  open func insertSections(withIdentifiers sectionIdentifiers: [Any], beforeSectionWithIdentifier toIdentifier: Any) {
    snapshot.insertSections(sectionIdentifiers.references, beforeSection: ReferenceIdentifier(toIdentifier))
  }

  open func insertSections(withIdentifiers sectionIdentifiers: [Any], afterSectionWithIdentifier toIdentifier: Any) {
    snapshot.insertSections(sectionIdentifiers.references, afterSection: ReferenceIdentifier(toIdentifier))
  }

  open func deleteSections(withIdentifiers sectionIdentifiers: [Any]) {
    snapshot.deleteSections(sectionIdentifiers.references)
  }

  open func moveSection(withIdentifier fromIdentifier: Any, beforeSectionWithIdentifier toIdentifier: Any) {
    snapshot.moveSection(ReferenceIdentifier(fromIdentifier), beforeSection: ReferenceIdentifier(toIdentifier))
  }

  open func moveSection(withIdentifier fromIdentifier: Any, afterSectionWithIdentifier toIdentifier: Any) {
    snapshot.moveSection(ReferenceIdentifier(fromIdentifier), afterSection: ReferenceIdentifier(toIdentifier))
  }

  open func reloadSections(withIdentifiers sectionIdentifiers: [Any]) {
    snapshot.reloadSections(sectionIdentifiers.references)
  }
}
