@_spi(UIKit) import UIKitCore

/// The changes that a user's reordering makes to a data source.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/nsdiffabledatasourcetransaction).
@preconcurrency
public struct NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
  /// The data before the reordering.
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The data after the reordering.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The difference between the identifiers of all items before and after.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The changes of each section involved: one, or two when an item moves to another section.
  public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

extension NSDiffableDataSourceTransaction: Sendable {}
