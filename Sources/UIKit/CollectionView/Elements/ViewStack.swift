/// The views of a collection view's elements from back to front, so that a new one finds its neighbour by bisection.
@MainActor struct ViewStack {
  private(set) var views: [UICollectionReusableView] = []
  private var arrivals = 0

  /// Puts a view, which is not in the stack, in its place and returns the view just below it, if any.
  mutating func insert(_ view: UICollectionReusableView, zIndex: Int, rank: Int) -> UICollectionReusableView? {
    arrivals += 1
    let place = StackingPlace(zIndex: zIndex, rank: rank, arrival: arrivals)
    view.reuseState.place = place
    let index = views.partitionPoint { ($0.reuseState.place ?? place) < place }
    views.insert(view, at: index)
    return index > 0 ? views[index - 1] : nil
  }

  /// Takes a view out. O(log n), apart from closing the gap.
  mutating func remove(_ view: UICollectionReusableView) {
    guard let place = view.reuseState.place else { return }
    view.reuseState.place = nil
    let index = views.partitionPoint { candidate in
      // A view being taken out has just lost its place: it is the one sought.
      candidate.reuseState.place.map { $0 < place } ?? false
    }
    if index < views.count, views[index] === view {
      views.remove(at: index)
    } else {
      views.removeAll { $0 === view }
    }
  }
}
