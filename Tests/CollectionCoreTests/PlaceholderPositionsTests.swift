import SeededRandom
import Testing

@testable import CollectionCore

@Suite struct PlaceholderPositionsTests {
  private func index(_ section: Int, _ item: Int) -> ItemIndex { ItemIndex(section: section, item: item) }

  private func positions(_ items: Int...) -> PlaceholderPositions {
    var positions = PlaceholderPositions()
    for (identifier, item) in items.enumerated() { positions.insert(identifier, at: index(0, item)) }
    return positions
  }

  @Test func positionsSkipPlaceholders() {
    // Displayed: 0 P 1 P 2.
    let positions = positions(1, 3)
    #expect([0, 2, 4].map { positions.dataIndex(of: index(0, $0)).item } == [0, 1, 2])
    #expect([0, 1, 2].map { positions.shownIndex(of: index(0, $0)).item } == [0, 2, 4])
    #expect(positions.dataIndex(of: index(0, 3)).item == 2)
    #expect(positions.identifier(at: index(0, 1)) == 0 && positions.identifier(at: index(0, 2)) == nil)
    #expect(positions.shown(SectionCounts([3, 1])) == SectionCounts([5, 1]))
    #expect(positions.shownIndex(of: index(1, 0)) == index(1, 0))
  }

  @Test func adjacentPlaceholdersAndTheEnd() {
    // Displayed: P P 0 P.
    let positions = positions(0, 1, 3)
    #expect(positions.shownIndex(of: index(0, 0)).item == 2)
    #expect(positions.shownIndex(of: index(0, 1)).item == 4)
    #expect([0, 1, 3].map { positions.dataIndex(of: index(0, $0)).item } == [0, 0, 1])
  }

  /// Carries out random batches on lists with placeholders, and compares the items with those of the data source.
  @Test func batchesOfTheDataSourceLeaveItsItemsInOrder() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<500 {
      let count = Int.random(in: 0...6, using: &random)
      var shown = (0..<count).map { Optional($0) }
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        shown.insert(nil, at: Int.random(in: 0...shown.count, using: &random))
      }
      var positions = PlaceholderPositions()
      for (item, value) in shown.enumerated() where value == nil { positions.insert(item, at: index(0, item)) }
      // The data after: some items deleted, one moved, others inserted.
      var batch = UpdateBatch()
      let deleted = (0..<count).filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
      batch.deletedItems = deleted.map { index(0, $0) }
      var kept = (0..<count).filter { !deleted.contains($0) }
      var moved: Int?
      if !kept.isEmpty, Bool.random(using: &random) {
        moved = kept.remove(at: Int.random(in: 0..<kept.count, using: &random))
      }
      let new = Int.random(in: 0...3, using: &random)
      var after = kept
      for value in (0..<new).map({ 100 + $0 }) + (moved.map { [$0] } ?? []) {
        after.insert(value, at: Int.random(in: 0...after.count, using: &random))
      }
      for (item, value) in after.enumerated() {
        if value >= 100 { batch.insertedItems.append(index(0, item)) }
        if let moved, value == moved { batch.movedItems = [.init(from: index(0, moved), to: index(0, item))] }
      }
      let before = SectionCounts([shown.count])
      let translation = try positions.translation(of: batch, before: before, dataAfter: SectionCounts([after.count]))
      let plan = try UpdatePlan(translation.shown(batch), before: before)
      var followed = positions
      followed.follow(plan)
      let counts = followed.shown(SectionCounts([after.count]))
      try plan.validate(after: counts)
      #expect(followed.indices.count == positions.indices.count)
      // The displayed items are those of the data source, with the placeholders between them.
      var result: [Int] = []
      for item in 0..<counts.items[0] where followed.identifier(at: index(0, item)) == nil {
        let data = followed.dataIndex(of: index(0, item)).item
        result.append(after[data])
        if let old = plan.oldIndex(ofNew: index(0, item)) {
          #expect(shown[old.item] == after[data])
        } else {
          #expect(after[data] >= 100)
        }
      }
      #expect(result == after)
    }
  }

  @Test func placeholdersLeaveWithTheirSection() throws {
    var positions = positions(1)
    var batch = UpdateBatch()
    batch.reloadedSections = [0]
    positions.follow(try UpdatePlan(batch, before: SectionCounts([3])))
    #expect(positions.isEmpty)
  }

  @Test func placeholdersFollowTheirSection() throws {
    var positions = positions(1)
    var batch = UpdateBatch()
    batch.insertedSections = [0]
    positions.follow(try UpdatePlan(batch, before: SectionCounts([3])))
    #expect(positions.indices == [0: index(1, 1)])
  }
}
