/// The steps of a change: from the elements before a batch of updates, or before another layout, to those after it.
///
/// A change is taken in three parts. Views first go over to the elements that theirs have become. Then the elements
/// that the layout lists in sight begin, once or more often, as their sizes may let others come into sight. At last
/// those leave that are kept but did not come into sight.
package struct ChangeReconciler<View> {
  /// An element that is the same before and after the change.
  package struct Kept {
    package let view: View
    package let key: ElementKey
    package let oldKey: ElementKey
  }

  /// In the order of the elements before.
  package let kept: [Kept]
  /// The steps that come before all others: each view goes over to the element after the change, or leaves.
  package let first: [ScreenStep<View>]
  private let views: [ElementKey: View]
  private var begun: Set<ElementKey> = []

  /// - Complexity: O(shown · log shown).
  /// - Parameters:
  ///   - shown: the elements that are shown before the change.
  ///   - newKey: the element after the change that one before it is; nil if it is gone, or to be made anew. No two
  ///     elements become one.
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

  /// Returns the steps for those of the listed elements that have not begun yet, in the order of their keys: kept ones
  /// are placed, others made.
  ///
  /// - Complexity: O(listed · log listed).
  package mutating func begin(_ listed: [ElementKey]) -> [ScreenStep<View>] {
    var steps: [ScreenStep<View>] = []
    for place in listed.indices.sorted(by: { listed[$0] < listed[$1] }) where begun.insert(listed[place]).inserted {
      steps.append(views[listed[place]].map { .place($0, place) } ?? .make(place))
    }
    return steps
  }

  /// The kept elements that did not begin: they leave at last, for where they are out of sight. O(kept).
  package var left: [Kept] { kept.filter { !begun.contains($0.key) } }
}
