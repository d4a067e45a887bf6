/// Few combinations of choices that bring every choice together with every other one: one after the other, each the one with the most
/// pairs that are still to come.
enum PairwiseTable {
  /// - Parameter counts: how many choices there are of each kind.
  /// - Returns: rows with one choice of each kind, 0 up to its count.
  /// - Complexity: O(rows × product of counts × kinds²): for a handful of kinds.
  static func rows(_ counts: [Int]) -> [[Int]] {
    var all: [[Int]] = [[]]
    for count in counts { all = all.flatMap { row in (0..<count).map { row + [$0] } } }
    var missing = Set(all.flatMap(pairs))
    var rows: [[Int]] = []
    while !missing.isEmpty {
      var best: (row: [Int], new: Int) = ([], 0)
      for row in all {
        let new = pairs(of: row).filter(missing.contains).count
        if new > best.new { best = (row, new) }
      }
      rows.append(best.row)
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
