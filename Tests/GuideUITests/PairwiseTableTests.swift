import Testing

@Suite struct PairwiseTableTests {
  @Test(arguments: [[2, 2], [3, 2, 4], [9, 2, 4, 3], [5, 1, 5]]) func everyPairIsThere(counts: [Int]) {
    let rows = PairwiseTable.rows(counts)
    let found = Set(rows.flatMap(PairwiseTable.pairs))
    for one in counts.indices {
      for other in counts.indices.dropFirst(one + 1) {
        for first in 0..<counts[one] {
          for second in 0..<counts[other] {
            #expect(found.contains(PairwiseTable.Pair(kinds: [one, other], choices: [first, second])))
          }
        }
      }
    }
    #expect(rows.allSatisfy { $0.count == counts.count && zip($0, counts).allSatisfy { $0 < $1 } })
    // Fewer than the whole product.
    let largest = counts.sorted(by: >)
    if largest.count > 1 { #expect(rows.count <= largest[0] * largest[1] + largest[0]) }
  }
}
