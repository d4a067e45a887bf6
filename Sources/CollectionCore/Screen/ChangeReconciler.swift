/// The steps of a change: from the elements before a batch of updates, or another layout, to those after it.
///
/// A change has three parts. First, views are assigned to the elements that theirs have become. Then the elements that
/// the layout lists as visible begin, once or several times, as their sizes may make others visible. Finally those
/// leave that are kept but have not become visible.
package struct ChangeReconciler<View> {
  /// An element that is the same before and after the change.
  package struct Kept {
    package let view: View
    package let key: ElementKey
    package let oldKey: ElementKey
  }

  /// The kept elements, in the order before the change.
  package let kept: [Kept]
  /// The steps before all others: each view is assigned to the element after the change, or leaves.
  package let first: [ScreenStep<View>]
  private let views: [ElementKey: View]
  private var begun: Set<ElementKey> = []

  /// Creates the steps of a change. O(shown · log shown).
  ///
  /// - Parameters:
  ///   - shown: the elements that are shown before the change.
  ///   - newKey: returns the element after the change for one before it; nil if it is gone or has to be recreated. No
  ///     two elements become one.
  package init(shown: [ElementKey: View], newKey: (ElementKey) -> ElementKey?) {
    var (kept, first, views): ([Kept], [ScreenStep<View>], [ElementKey: View]) = ([], [], [:])
    for (key, view) in shown.sorted(by: { $0.key < $1.key }) {
      if let new = newKey(key) {
        first.append(.reuse(view, from: key, to: new))
        kept.append(Kept(view: view, key: new, oldKey: key))
        views[new] = view
      } else {
        first.append(.leave(view, key))
      }
    }
    (self.kept, self.first, self.views) = (kept, first, views)
  }

  /// Returns the steps for the listed elements that have not begun yet, in the order of their keys: kept ones are
  /// placed, others created. O(listed · log listed).
  package mutating func begin(_ listed: [ElementKey]) -> [ScreenStep<View>] {
    var steps: [ScreenStep<View>] = []
    for place in listed.indices.sorted(by: { listed[$0] < listed[$1] }) where begun.insert(listed[place]).inserted {
      steps.append(views[listed[place]].map { .place($0, place) } ?? .make(place))
    }
    return steps
  }

  /// The kept elements that did not begin: they leave at the end, for places out of sight. O(kept).
  package var left: [Kept] { kept.filter { !begun.contains($0.key) } }
}
