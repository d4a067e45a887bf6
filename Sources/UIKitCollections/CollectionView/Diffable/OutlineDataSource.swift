import Foundation
@_spi(UIKit) import UIKitCore

/// Where an item stands in an outline.
struct OutlinePlace: Equatable, Sendable {
  /// How many items are above it.
  var level: Int
  var isExpanded: Bool
  var hasChildren: Bool
}

/// A data source with outline sections, as cells and their disclosure accessories use it.
@MainActor protocol OutlineDataSource: AnyObject {
  /// Where an item stands; nil if its section is not an outline.
  func outlinePlace(at indexPath: IndexPath) -> OutlinePlace?

  /// Handles a tap on an item's disclosure accessory: expands or collapses the item, if the data source's handlers
  /// agree.
  func toggleExpansion(at indexPath: IndexPath)
}

extension OutlineDataSource {
  /// Whether an item's children are shown; false outside of outlines.
  func isExpanded(at indexPath: IndexPath) -> Bool { outlinePlace(at: indexPath)?.isExpanded ?? false }
}
