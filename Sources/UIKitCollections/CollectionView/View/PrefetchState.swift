import CollectionCore
@_spi(UIKit) import UIKitCore

/// Views and data prepared ahead of scrolling.
@MainActor struct PrefetchState {
  /// Items that were passed to the prefetching data source and have not been shown since.
  var announced: Set<IndexPath> = []
  /// Cells that are configured but not yet on screen.
  var prepared: [IndexPath: UICollectionViewCell] = [:]
  /// The entries for which cells are to be prepared, nearest last.
  var waiting: [LayoutQuery.Entry] = []
  /// The layout's answers for the tiles ahead; empty after the layout was invalidated.
  var queries: [LayoutQuery] = []
  /// Whether `queries` can replace the query of a layout pass: not after elements in them were named.
  var queriesAreWhole = true
  /// The direction of scrolling.
  var heading = ScrollHeading()
  /// The directions, 1 or −1, in which orthogonal sections were last scrolled.
  var regionDirections: [Int: Int] = [:]
  /// Whether an orthogonal section has been scrolled since the last look ahead.
  var hasMovedRegion = false
  var isScheduled = false
  var isPreparing = false

  mutating func didShow(_ path: IndexPath) {
    if !announced.isEmpty { announced.remove(path) }
  }

  mutating func forget() {
    announced.removeAll()
    waiting.removeAll()
    queries.removeAll()
    heading.forget()
    regionDirections.removeAll()
  }

  mutating func forgetQueries() {
    queries.removeAll()
    waiting.removeAll()
    queriesAreWhole = true
    // Sections may have other indices now.
    regionDirections.removeAll()
    heading.isStale = true
  }

  mutating func noteRegion(_ section: Int, from old: CGFloat, to new: CGFloat) {
    guard new != old else { return }
    regionDirections[section] = new > old ? 1 : -1
    hasMovedRegion = true
  }

  /// Returns the answer for exactly these tiles, if known.
  func query(for tiles: CGRect) -> LayoutQuery? {
    queriesAreWhole ? queries.first { $0.rect == tiles } : nil
  }
}
