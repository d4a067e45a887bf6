import SeededRandom
import Testing

@testable import CollectionCore

@Suite struct SnapshotDifferenceTests {
  private func contents(_ sections: [(Int, [Int])]) -> SnapshotContents<Int, Int> {
    var contents = SnapshotContents<Int, Int>()
    for (index, (identifier, items)) in sections.enumerated() {
      contents.sections.append(.init(identifier: identifier, items: items))
      contents.sectionIndex[identifier] = index
      for item in items { contents.owners[item] = identifier }
    }
    return contents
  }

  /// Returns sections of distinct items in any order, from the same few numbers.
  private func random(_ random: inout SeededGenerator) -> SnapshotContents<Int, Int> {
    let sections = Array((0..<6).shuffled(using: &random).prefix(random.int(0..<6)))
    var items = Array((0..<40).shuffled(using: &random).prefix(random.int(0..<40)))
    return contents(
      sections.enumerated().map { place, section in
        let count = place == sections.count - 1 ? items.count : random.int(0..<(items.count + 1))
        defer { items.removeFirst(count) }
        return (section, Array(items.prefix(count)))
      })
  }

  @Test(arguments: 0..<200) func `what a plan says became of each item is where the new snapshot has it`(seed: UInt64)
    throws
  {
    var generator = SeededGenerator(seed: seed)
    let (old, new) = (random(&generator), random(&generator))
    let plan = try UpdatePlan(
      SnapshotDifference(from: old, to: new).batch, before: SectionCounts(old.sections.map(\.items.count)))
    try plan.validate(after: SectionCounts(new.sections.map(\.items.count)))
    for (section, content) in old.sections.enumerated() {
      #expect(plan.newSection(ofOld: section) == new.sectionIndex[content.identifier])
      for (place, item) in content.items.enumerated() {
        let fate = plan.fate(of: ItemIndex(section: section, item: place))
        guard let target = new.owners[item].flatMap({ new.sectionIndex[$0] }),
          let index = new.sections[target].items.firstIndex(of: item)
        else {
          #expect(fate == .removed)
          continue
        }
        #expect(fate == .kept(ItemIndex(section: target, item: index)))
      }
    }
  }

  @Test func `one item that moves is one move, and the others stay`() {
    let old = contents([(1, Array(0..<100))])
    var items = Array(0..<100)
    items.insert(items.remove(at: 3), at: 90)
    let batch = SnapshotDifference(from: old, to: contents([(1, items)])).batch
    #expect(batch.movedItems.count == 1 && batch.deletedItems.isEmpty && batch.insertedItems.isEmpty)
    #expect(SnapshotDifference(from: old, to: old).batch.isEmpty)
  }
}
