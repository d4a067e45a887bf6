@_spi(UIKit) import UIKitCore

/// The changes that a user's reordering makes to one section of a data source.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesectiontransaction).
@preconcurrency
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
  /// The section that changed.
  public let sectionIdentifier: SectionIdentifierType
  /// The section before the reordering.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The section after the reordering.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The difference between the section's items before and after.
  public let difference: CollectionDifference<ItemIdentifierType>
}

extension NSDiffableDataSourceSectionTransaction: Sendable {}
