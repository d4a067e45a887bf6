/// The changes of positions in a list when some elements are removed and others added, all at once.
///
/// Elements that stay keep their order and fill the positions that no new one takes. Both directions use binary search:
/// O(log changes), whatever the list's length.
package struct IndexShift: Equatable, Sendable {
  /// The positions of removed elements before the change, in ascending order, each once.
  var removed: [Int]
  /// The positions of new elements after the change, in ascending order, each once.
  var taken: [Int]

  package init(removed: [Int] = [], taken: [Int] = []) {
    self.removed = removed
    self.taken = taken
  }

  /// Returns the position of the element at `old` after the change; nil if it was removed.
  package func newIndex(of old: Int) -> Int? { Self.map(old, leaving: removed, filling: taken) }

  /// Returns the position of the element at `new` before the change; nil if it is new.
  package func oldIndex(of new: Int) -> Int? { Self.map(new, leaving: taken, filling: removed) }

  private static func map(_ index: Int, leaving: [Int], filling: [Int]) -> Int? {
    let before = leaving.partitionPoint { $0 < index }
    if before < leaving.count, leaving[before] == index { return nil }
    let rank = index - before
    // `filling[i] - i` is the number of staying elements before the i-th filled position. It never decreases, so
    // bisection finds the positions filled before the one sought.
    var low = 0
    var high = filling.count
    while low < high {
      let middle = (low + high) >> 1
      if filling[middle] - middle <= rank { low = middle + 1 } else { high = middle }
    }
    return rank + low
  }
}
