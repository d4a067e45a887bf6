import Foundation

/// The difference between two states of a collection's sections, as changes for `performBatchUpdates`.
///
/// The n-th occurrence of a value in the old items is the n-th one in the new items, so values may repeat. Of the items
/// that stay in their section, a longest run that keeps its order stays put, so that as few as possible move. O(n log
/// n) for n items.
struct ItemDifference: Equatable {
  struct Move: Equatable {
    var from: IndexPath
    var to: IndexPath
  }

  private(set) var deletes: [IndexPath] = []
  private(set) var inserts: [IndexPath] = []
  private(set) var moves: [Move] = []

  var isEmpty: Bool { deletes.isEmpty && inserts.isEmpty && moves.isEmpty }

  /// - Precondition: both have the same number of sections.
  init(from old: [[AnyHashable]], to new: [[AnyHashable]]) {
    precondition(old.count == new.count, "items of \(old.count) sections cannot become items of \(new.count)")
    // The indices of each value in the old items, the first one last.
    var places: [AnyHashable: [IndexPath]] = [:]
    for (section, items) in old.enumerated().reversed() {
      for (index, item) in items.enumerated().reversed() {
        places[item, default: []].append(IndexPath(item: index, section: section))
      }
    }
    for (section, items) in new.enumerated() {
      var stayers: [Move] = []
      for (index, item) in items.enumerated() {
        let place = IndexPath(item: index, section: section)
        guard let origin = places[item]?.popLast() else {
          inserts.append(place)
          continue
        }
        let move = Move(from: origin, to: place)
        if origin.section == section { stayers.append(move) } else { moves.append(move) }
      }
      let unmoved = Self.longestIncreasingRun(stayers.map(\.from.item))
      var next = 0
      for (number, move) in stayers.enumerated() {
        if next < unmoved.count, unmoved[next] == number { next += 1 } else { moves.append(move) }
      }
    }
    deletes = places.values.flatMap { $0 }.sorted()
  }

  /// Returns the positions of a longest increasing subsequence, by patience sorting: O(n log n).
  static func longestIncreasingRun(_ values: [Int]) -> [Int] {
    /// For each length, the position of the smallest value that ends a run of it.
    var ends: [Int] = []
    var previous: [Int] = []
    previous.reserveCapacity(values.count)
    for (position, value) in values.enumerated() {
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if values[ends[middle]] < value { low = middle + 1 } else { high = middle }
      }
      previous.append(low > 0 ? ends[low - 1] : -1)
      if low == ends.count { ends.append(position) } else { ends[low] = position }
    }
    var run: [Int] = []
    var position = ends.last ?? -1
    while position >= 0 {
      run.append(position)
      position = previous[position]
    }
    return run.reversed()
  }
}
