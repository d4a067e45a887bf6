/// The steps of a layout pass: from the shown elements to those that the layout lists as visible.
@usableFromInline package enum PassReconciler {
  /// Returns the steps of a pass, in order: shown elements get their places according to the layout's list, then others
  /// are created and leave, each in the order of their keys (facts 2.1).
  ///
  /// New elements are created before others leave, which is the order of the delegate's calls. If the delegate does not
  /// implement these calls, the others leave first, so that their views can be reused at once.
  ///
  /// - Complexity: O(listed + shown), and O(n log n) for the n elements that appear or leave.
  /// - Parameters:
  ///   - number: the number of this pass, with which the views that stay are marked. No earlier pass had it.
  ///   - shown: the elements that are shown.
  ///   - count: the number of elements that the layout lists.
  ///   - key: returns the element at a place in the list; nil for one that is out of sight. An element may be listed
  ///     twice.
  ///   - unreported: the categories for which the delegate does not implement the call for elements that leave; nil: no
  ///     element leaves before others are created.
  @inlinable package static func steps<View: ElementView>(
    number: Int, shown: [ElementKey: View], listed count: Int, unreported: UnreportedCategories?,
    key: (Int) -> ElementKey?
  ) -> [ScreenStep<View>] {
    var steps: [ScreenStep<View>] = []
    steps.reserveCapacity(count)
    var missing: [(key: ElementKey, place: Int)] = []
    var found = 0
    for place in 0..<count {
      guard let key = key(place) else { continue }
      if let view = shown[key] {
        if view.passNumber != number { found += 1 }
        view.passNumber = number
        steps.append(.place(view, place))
      } else {
        missing.append((key, place))
      }
    }
    if missing.count > 1 { missing.sort { $0.key == $1.key ? $0.place < $1.place : $0.key < $1.key } }
    var leaving: [(key: ElementKey, view: View)] = []
    if found < shown.count {
      for (key, view) in shown where view.passNumber != number { leaving.append((key, view)) }
      if leaving.count > 1 { leaving.sort { $0.key < $1.key } }
    }
    let leavesFirst = { (key: ElementKey) in !missing.isEmpty && unreported?.contains(key.category) == true }
    for one in leaving where leavesFirst(one.key) { steps.append(.leave(one.view, one.key)) }
    for one in missing { steps.append(.make(one.place)) }
    for one in leaving where !leavesFirst(one.key) { steps.append(.leave(one.view, one.key)) }
    return steps
  }
}
