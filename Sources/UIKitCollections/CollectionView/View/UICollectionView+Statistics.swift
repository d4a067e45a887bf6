@_spi(UIKit) import UIKitCore

extension UICollectionView {
  /// The amount of work since the view was created, for benchmarks and tests.
  package struct Statistics: Equatable, Sendable {
    /// The number of cells and other views created, and of reuses.
    package var viewsMade = 0
    var viewsReused = 0
    /// Views on screen, and waiting to be used again.
    var viewsShown = 0
    var viewsWaiting = 0
    /// How often the layout was queried for the elements of a rectangle, and how many layout passes did anything.
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
