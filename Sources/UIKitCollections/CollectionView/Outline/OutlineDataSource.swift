import Foundation
@_spi(UIKit) import UIKitCore

/// The place of an item in an outline.
struct OutlinePlace: Equatable, Sendable {
  /// The number of the item's ancestors.
  var level: Int
  var isExpanded: Bool
  var hasChildren: Bool
}

/// A data source with outline sections, as seen by cells and their disclosure accessories.
@MainActor protocol OutlineDataSource: AnyObject {
  /// Returns the place of an item; nil if its section is not an outline.
  func outlinePlace(at indexPath: IndexPath) -> OutlinePlace?

  /// Handles a tap on an item's disclosure accessory: expands or collapses the item if the data source's handlers allow
  /// it.
  func toggleExpansion(at indexPath: IndexPath)
}

extension OutlineDataSource {
  /// Returns whether an item's children are shown; false outside of outlines.
  func isExpanded(at indexPath: IndexPath) -> Bool { outlinePlace(at: indexPath)?.isExpanded ?? false }
}
