import CollectionCore
@_spi(UIKit) import UIKitCore

/// The known part of the data: counts and heights.
@MainActor struct TableDataState {
  var counts: SectionCounts?
  var geometry = TableGeometry()
  /// Whether the heights have to be determined again from the current counts.
  var needsHeights = true

  /// Whether counts and heights are those of the data source.
  var hasHeights: Bool { counts != nil && !needsHeights }
}
