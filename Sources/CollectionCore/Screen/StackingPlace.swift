/// A view's place in the order from back to front: by z index, then cells before other views, then by arrival.
package struct StackingPlace: Comparable, Sendable {
  package var zIndex: Int
  /// 0 for cells, 1 for supplementary and decoration views (facts 9.14: headers come after cells).
  var rank: Int
  var arrival: Int

  package init(zIndex: Int, rank: Int, arrival: Int) {
    self.zIndex = zIndex
    self.rank = rank
    self.arrival = arrival
  }

  package static func < (lhs: StackingPlace, rhs: StackingPlace) -> Bool {
    if lhs.zIndex != rhs.zIndex { return lhs.zIndex < rhs.zIndex }
    if lhs.rank != rhs.rank { return lhs.rank < rhs.rank }
    return lhs.arrival < rhs.arrival
  }
}
