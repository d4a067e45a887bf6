import CoreGraphics
@_spi(UIKit) import UIKitCore

/// Whether rows are passed to the prefetching data source ahead of scrolling, and which were.
@MainActor struct TablePrefetchState {
  var isEnabled = true
  var announced: Set<IndexPath> = []
  var lastOffset: CGFloat?
  /// Whether the last scrolling was towards the end.
  var isForward = true

  /// Forgets where the table was and what was announced, as for other rows.
  mutating func forgetProgress() { self = TablePrefetchState(isEnabled: isEnabled) }
}
