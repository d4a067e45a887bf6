import CollectionCore
@_spi(UIKit) import UIKitCore

/// The views of a collection view's elements from back to front, so that a new one finds its neighbour by bisection.
@MainActor struct ViewStack {
  private(set) var views: [UIView] = []
  private var places: [StackingPlace] = []
  private var arrivals = 0

  /// Puts a view, which is not in the stack, in its place and returns that and the view just below it, if any.
  mutating func insert(_ view: UIView, zIndex: Int, rank: Int) -> (place: StackingPlace, below: UIView?) {
    arrivals += 1
    let place = StackingPlace(zIndex: zIndex, rank: rank, arrival: arrivals)
    let index = places.partitionPoint { $0 < place }
    views.insert(view, at: index)
    places.insert(place, at: index)
    return (place, index > 0 ? views[index - 1] : nil)
  }

  /// Takes out the view at a place. O(log n), apart from closing the gap.
  mutating func remove(_ view: UIView, at place: StackingPlace) {
    let index = places.partitionPoint { $0 < place }
    guard index < views.count, views[index] === view else { return remove(view) }
    views.remove(at: index)
    places.remove(at: index)
  }

  /// Takes a view out. O(n).
  mutating func remove(_ view: UIView) {
    guard let index = views.firstIndex(where: { $0 === view }) else { return }
    views.remove(at: index)
    places.remove(at: index)
  }
}
