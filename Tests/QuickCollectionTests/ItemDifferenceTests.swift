import Foundation
import SeededRandom
import Testing

@testable import QuickCollection

@Suite struct ItemDifferenceTests {
  /// Applies a batch as a collection view does: old indices for deletions and origins, new ones for insertions and
  /// destinations; the rest keeps its order.
  private func apply(_ difference: ItemDifference, to old: [[AnyHashable]], new: [[AnyHashable]]) -> [[AnyHashable]] {
    var gone = Set(difference.deletes)
    var placed: [IndexPath: AnyHashable] = [:]
    for move in difference.moves {
      gone.insert(move.from)
      placed[move.to] = old[move.from.section][move.from.item]
    }
    for place in difference.inserts { placed[place] = new[place.section][place.item] }
    return old.indices.map { section in
      var rest = old[section].indices.filter { !gone.contains(IndexPath(item: $0, section: section)) }
        .map { old[section][$0] }[...]
      var items: [AnyHashable] = []
      while true {
        if let item = placed[IndexPath(item: items.count, section: section)] {
          items.append(item)
        } else if let item = rest.popFirst() {
          items.append(item)
        } else {
          return items
        }
      }
    }
  }

  @Test func nothingChanges() {
    #expect(ItemDifference(from: [["a", "b"]], to: [["a", "b"]]).isEmpty)
    #expect(ItemDifference(from: [], to: []).isEmpty)
  }

  @Test func oneItemGoesToTheFront() {
    let difference = ItemDifference(from: [[1, 2, 3, 4]], to: [[4, 1, 2, 3]])
    #expect(difference.deletes.isEmpty && difference.inserts.isEmpty)
    #expect(difference.moves == [.init(from: IndexPath(item: 3, section: 0), to: IndexPath(item: 0, section: 0))])
  }

  @Test func itemsMoveBetweenSections() {
    let difference = ItemDifference(from: [[1, 2], [3]], to: [[1], [2, 3]])
    #expect(difference.moves == [.init(from: IndexPath(item: 1, section: 0), to: IndexPath(item: 0, section: 1))])
    #expect(difference.deletes.isEmpty && difference.inserts.isEmpty)
  }

  @Test func duplicatesAreCountedOneByOne() {
    let difference = ItemDifference(from: [["a", "a", "b"]], to: [["a", "b", "a", "a"]])
    #expect(difference.inserts == [IndexPath(item: 3, section: 0)])
    #expect(difference.moves.count == 1)
    #expect(ItemDifference(from: [["a", "a"]], to: [["a"]]).deletes == [IndexPath(item: 1, section: 0)])
  }

  @Test func randomChangesLeadToTheNewItems() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      let sections = Int.random(in: 1...3, using: &generator)
      // Few values: many duplicates.
      let values = Int.random(in: 1...12, using: &generator)
      func make() -> [[AnyHashable]] {
        (0..<sections).map { _ in
          (0..<Int.random(in: 0...8, using: &generator)).map { _ in Int.random(in: 0..<values, using: &generator) }
        }
      }
      let (old, new) = (make(), make())
      let difference = ItemDifference(from: old, to: new)
      #expect(apply(difference, to: old, new: new) == new)
      #expect(Set(difference.moves.map(\.from)).count == difference.moves.count)
    }
  }

  @Test func theFewestMoveWithinASection() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<300 {
      let count = Int.random(in: 0...9, using: &generator)
      let new = Array(0..<count).shuffled(using: &generator)
      // Finds a longest increasing subsequence by trying every subset.
      let best =
        (0..<(1 << count)).filter { mask in
          let chosen = new.indices.filter { mask >> $0 & 1 == 1 }.map { new[$0] }
          return chosen == chosen.sorted()
        }.map(\.nonzeroBitCount).max() ?? 0
      let difference = ItemDifference(from: [Array(0..<count)], to: [new])
      #expect(difference.moves.count == count - best)
    }
  }

  @Test func aHundredThousandItemsTakeNoTimeToSpeakOf() {
    let clock = ContinuousClock()
    let old = (0..<100_000).map { AnyHashable($0) }
    let new = (50_000..<150_000).map { AnyHashable($0) }.reversed()
    var difference: ItemDifference?
    let time = clock.measure { difference = ItemDifference(from: [old], to: [Array(new)]) }
    #expect(difference?.deletes.count == 50_000)
    // If it were quadratic it would take minutes; a debug build on a busy machine takes about a second.
    #expect(time < .seconds(20))
  }
}
