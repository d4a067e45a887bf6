@_spi(UIKit) import UIKitCore

extension UICollectionView {
  /// The amount of work since the view was created, for benchmarks and tests.
  package struct Statistics: Equatable, Sendable {
    /// The number of cells and other views created, and of reuses.
    package var viewsMade = 0
    var viewsReused = 0
    /// The number of views on screen, and of those waiting for reuse.
    var viewsShown = 0
    var viewsWaiting = 0
    /// The number of queries for the elements of a rectangle, and of layout passes that did anything.
    var queries = 0
    var passes = 0
  }

  package var statistics: Statistics {
    Statistics(
      viewsMade: elements.pool.made, viewsReused: elements.pool.reused, viewsShown: elements.count,
      viewsWaiting: elements.pool.count,
      queries: pass.queries, passes: pass.number)
  }
}
