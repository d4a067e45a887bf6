import Foundation

/// The selected items, in the order of selection. Each change is O(1), so that all of many items can be selected.
package struct SelectionState: Sendable {
  private var order: [IndexPath: Int] = [:]
  private var next = 0

  package init() {}

  package var isEmpty: Bool { order.isEmpty }
  package var count: Int { order.count }

  /// The selected items, in the order of selection.
  package var paths: [IndexPath] { order.sorted { $0.value < $1.value }.map(\.key) }

  package func contains(_ path: IndexPath) -> Bool { order[path] != nil }

  package mutating func insert(_ path: IndexPath) {
    guard order[path] == nil else { return }
    order[path] = next
    next += 1
  }

  package mutating func remove(_ path: IndexPath) { order[path] = nil }

  package mutating func removeAll() { order.removeAll() }

  /// Moves the selection with its items in an update; items that are removed or recreated are not selected afterwards.
  package mutating func follow(_ plan: UpdatePlan) {
    var moved: [IndexPath: Int] = [:]
    for (path, place) in order {
      guard let index = ItemIndex(path), case .kept(let new) = plan.fate(of: index) else { continue }
      moved[new.indexPath] = place
    }
    order = moved
  }
}
