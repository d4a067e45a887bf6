/// A small set of combinations that pairs every choice with every other one. Each combination is the one with the most
/// new pairs, and among those the one whose choices have been used least.
enum PairwiseTable {
  /// - Parameter counts: the number of choices of each kind.
  /// - Returns: rows with one choice of each kind, 0 up to its count.
  /// - Complexity: O(rows × product of counts × kinds²): for a handful of kinds.
  static func rows(_ counts: [Int]) -> [[Int]] {
    var all: [[Int]] = [[]]
    for count in counts { all = all.flatMap { row in (0..<count).map { row + [$0] } } }
    var missing = Set(all.flatMap(pairs))
    var rows: [[Int]] = []
    var uses = counts.map { Array(repeating: 0, count: $0) }
    while !missing.isEmpty {
      var best: (row: [Int], new: Int, uses: Int) = ([], 0, 0)
      for row in all {
        let new = pairs(of: row).filter(missing.contains).count
        let used = zip(uses, row).reduce(0) { $0 + $1.0[$1.1] * $1.0.count }
        if new > best.new || new == best.new && new > 0 && used < best.uses { best = (row, new, used) }
      }
      rows.append(best.row)
      for (kind, choice) in best.row.enumerated() { uses[kind][choice] += 1 }
      missing.subtract(pairs(of: best.row))
    }
    return rows
  }

  /// Two choices of different kinds.
  struct Pair: Hashable {
    var kinds: [Int]
    var choices: [Int]
  }

  static func pairs(of row: [Int]) -> [Pair] {
    row.indices.flatMap { one in
      row.indices.dropFirst(one + 1).map { other in Pair(kinds: [one, other], choices: [row[one], row[other]]) }
    }
  }
}
