import CollectionCore
@_spi(UIKit) import UIKitCore

/// The views of a collection view's elements from back to front; bisection finds the neighbour of a new view.
@MainActor struct ViewStack {
  private(set) var views: [UIView] = []
  private var places: [StackingPlace] = []
  private var arrivals = 0

  /// Inserts a view that is not in the stack, and returns its place and the view directly below it, if any.
  mutating func insert(_ view: UIView, zIndex: Int, rank: Int) -> (place: StackingPlace, below: UIView?) {
    arrivals += 1
    let place = StackingPlace(zIndex: zIndex, rank: rank, arrival: arrivals)
    let index = places.partitionPoint { $0 < place }
    views.insert(view, at: index)
    places.insert(place, at: index)
    return (place, index > 0 ? views[index - 1] : nil)
  }

  /// Removes the view at a place. O(log n), apart from closing the gap.
  mutating func remove(_ view: UIView, at place: StackingPlace) {
    let index = places.partitionPoint { $0 < place }
    guard index < views.count, views[index] === view else { return remove(view) }
    views.remove(at: index)
    places.remove(at: index)
  }

  /// Removes a view. O(n).
  mutating func remove(_ view: UIView) {
    guard let index = views.firstIndex(where: { $0 === view }) else { return }
    views.remove(at: index)
    places.remove(at: index)
  }
}
