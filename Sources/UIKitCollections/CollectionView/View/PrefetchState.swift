import CollectionCore
@_spi(UIKit) import UIKitCore

/// Views and data prepared ahead of scrolling.
@MainActor struct PrefetchState {
  /// Items that were passed to the prefetching data source and have not been shown since.
  var announced: Set<IndexPath> = []
  /// Cells that are configured and not on screen yet.
  var prepared: [IndexPath: UICollectionViewCell] = [:]
  /// The entries that cells are to be prepared for, nearest last.
  var waiting: [LayoutQuery.Entry] = []
  /// The layout's answers for the tiles ahead; empty once the layout was invalidated.
  var queries: [LayoutQuery] = []
  /// Whether `queries` can take the place of the query of a layout pass: not after elements in them were named.
  var queriesAreWhole = true
  /// Where it goes.
  var heading = ScrollHeading()
  /// The directions, 1 or -1, in which the sections that scroll on their own were scrolled last.
  var regionDirections: [Int: Int] = [:]
  /// Whether one of them was scrolled since it was last looked ahead.
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
    // Sections may have other numbers now.
    regionDirections.removeAll()
    heading.isStale = true
  }

  mutating func noteRegion(_ section: Int, from old: CGFloat, to new: CGFloat) {
    guard new != old else { return }
    regionDirections[section] = new > old ? 1 : -1
    hasMovedRegion = true
  }

  /// The answer for exactly these tiles, if it is known.
  func query(for tiles: CGRect) -> LayoutQuery? {
    queriesAreWhole ? queries.first { $0.rect == tiles } : nil
  }
}
