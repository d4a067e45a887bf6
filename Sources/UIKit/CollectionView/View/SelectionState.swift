/// Which items are selected, in the order of selection. Each change is O(1), so that all of many items can be selected.
struct SelectionState: Sendable {
  private var order: [IndexPath: Int] = [:]
  private var next = 0

  var isEmpty: Bool { order.isEmpty }
  var count: Int { order.count }

  /// In the order of selection.
  var paths: [IndexPath] { order.sorted { $0.value < $1.value }.map(\.key) }

  func contains(_ path: IndexPath) -> Bool { order[path] != nil }

  mutating func insert(_ path: IndexPath) {
    guard order[path] == nil else { return }
    order[path] = next
    next += 1
  }

  mutating func remove(_ path: IndexPath) { order[path] = nil }

  mutating func removeAll() { order.removeAll() }

  /// Lets the selection follow its items through an update; items that are removed or made anew are not selected after it.
  mutating func follow(_ plan: UpdatePlan) {
    var moved: [IndexPath: Int] = [:]
    for (path, place) in order {
      guard let index = ItemIndex(path), case .kept(let new) = plan.fate(of: index) else { continue }
      moved[new.indexPath] = place
    }
    order = moved
  }
}
