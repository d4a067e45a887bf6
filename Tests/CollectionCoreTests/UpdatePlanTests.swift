import CollectionModels
import Foundation
import SeededRandom
import Testing

@testable import CollectionCore

@Suite struct UpdatePlanTests {
  private func index(_ section: Int, _ item: Int) -> ItemIndex { ItemIndex(section: section, item: item) }

  private func message(_ before: [Int], _ after: [Int], _ fill: (inout UpdateBatch) -> Void) -> String? {
    var batch = UpdateBatch()
    fill(&batch)
    do throws(UpdateError) {
      try UpdatePlan(batch, before: SectionCounts(before)).validate(after: SectionCounts(after))
      return nil
    } catch {
      return error.message
    }
  }

  // MARK: - Maps

  @Test func staysFillWhatIsNotTaken() {
    let shift = IndexShift(removed: [1, 4], taken: [0, 2, 3])
    // Before: 0 1 2 3 4 5. Stay: 0 2 3 5. After: N 0 N N 2 3 5.
    #expect((0...5).map(shift.newIndex(of:)) == [1, nil, 4, 5, nil, 6])
    #expect((0...6).map(shift.oldIndex(of:)) == [nil, 0, nil, nil, 2, 3, 5])
  }

  @Test func emptyPlanMapsEverythingToItself() throws {
    let plan = try UpdatePlan(UpdateBatch(), before: SectionCounts([2, 3]))
    #expect(plan.fate(of: index(1, 2)) == .kept(index(1, 2)))
    #expect(plan.oldIndex(ofNew: index(0, 1)) == index(0, 1))
  }

  @Test func deletesAreBeforeInsertsWhateverTheOrderOfCalls() throws {
    var batch = UpdateBatch()
    batch.insertedItems = [index(0, 0)]
    batch.deletedItems = [index(0, 0)]
    let plan = try UpdatePlan(batch, before: SectionCounts([2]))
    #expect(plan.fate(of: index(0, 0)) == .removed)
    #expect(plan.fate(of: index(0, 1)) == .kept(index(0, 1)))
    #expect(plan.oldIndex(ofNew: index(0, 0)) == nil)
  }

  @Test func anItemMovesOutOfADeletedSection() throws {
    var batch = UpdateBatch()
    batch.deletedSections = [0]
    batch.movedItems = [.init(from: index(0, 1), to: index(0, 0))]
    let plan = try UpdatePlan(batch, before: SectionCounts([2, 1]))
    #expect(plan.fate(of: index(0, 1)) == .kept(index(0, 0)))
    #expect(plan.fate(of: index(0, 0)) == .removed)
    #expect(plan.fate(of: index(1, 0)) == .kept(index(0, 1)))
  }

  @Test(arguments: 0..<300) func mapsAgreeWithArrays(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var model = NaiveModel(sections: (0..<random.int(0..<7)).map { _ in random.int(0..<9) })
    let old = model
    let batch = model.mutate(using: &random, changes: random.int(0..<12))
    let plan = try UpdatePlan(batch, before: old.counts)
    try plan.validate(after: model.counts)

    let reloaded = Set(batch.reloadedItems)
    var newPlaces = [Int: ItemIndex]()
    for (s, section) in model.sections.enumerated() {
      for (i, id) in section.items.enumerated() { newPlaces[id] = index(s, i) }
    }
    for (s, section) in old.sections.enumerated() {
      #expect(plan.newSection(ofOld: s) == model.sections.firstIndex { $0.id == section.id })
      for (i, id) in section.items.enumerated() {
        let here = index(s, i)
        #expect(plan.newIndex(ofOld: here) == newPlaces[id])
        if let new = newPlaces[id] {
          #expect(plan.fate(of: here) == (reloaded.contains(here) ? .reloaded(new) : .kept(new)))
          #expect(plan.oldIndex(ofNew: new) == here)
        }
      }
    }
    for (id, new) in newPlaces where plan.oldIndex(ofNew: new) == nil {
      #expect(!old.sections.contains { $0.items.contains(id) })
    }
    for s in model.sections.indices {
      #expect(plan.oldSection(ofNew: s) == old.sections.firstIndex { $0.id == model.sections[s].id })
    }
  }

  // MARK: - Messages

  @Test func itemCountsThatDoNotAddUp() {
    #expect(
      message([2], [2]) { $0.insertedItems = [index(0, 0)] } == """
        Invalid update: invalid number of items in section 0.  The number of items contained in an existing section \
        after the update (2) must be equal to the number of items contained in that section before the update (2), plus \
        or minus the number of items inserted or deleted from that section (1 inserted, 0 deleted) and plus or minus the \
        number of items moved into or out of that section (0 moved in, 0 moved out).
        """)
    #expect(
      message([3, 4], [2, 4]) { $0.movedItems = [.init(from: index(0, 1), to: index(1, 2))] } == """
        Invalid update: invalid number of items in section 1.  The number of items contained in an existing section \
        after the update (4) must be equal to the number of items contained in that section before the update (4), plus \
        or minus the number of items inserted or deleted from that section (0 inserted, 0 deleted) and plus or minus the \
        number of items moved into or out of that section (1 moved in, 0 moved out).
        """)
  }

  @Test func sectionCountsThatDoNotAddUp() {
    #expect(
      message([1], [1, 1]) { _ in } == """
        Invalid update: invalid number of sections.  The number of sections contained in the collection view after the \
        update (2) must be equal to the number of sections contained in the collection view before the update (1), plus \
        or minus the number of sections inserted or deleted (0 inserted, 0 deleted).
        """)
  }

  @Test func positionsThatDoNotExist() {
    #expect(
      message([3], [2]) { $0.deletedItems = [index(0, 3)] }
        == "attempt to delete item 3 from section 0 which only contains 3 items before the update")
    #expect(
      message([3], [4]) { $0.insertedItems = [index(0, 5)] }
        == "attempt to insert item 5 into section 0, but there are only 4 items in section 0 after the update")
    #expect(
      message([3], [3]) { $0.insertedItems = [index(2, 0)] }
        == "attempt to insert item 0 into section 2, but there are only 1 sections after the update")
    #expect(
      message([3], []) { $0.deletedSections = [1] }
        == "attempt to delete section 1, but there are only 1 sections before the update")
    #expect(
      message([3], [3, 1]) { $0.insertedSections = [2] }
        == "attempt to insert section 2 but there are only 2 sections after the update")
  }

  @Test func changesThatContradictEachOther() {
    #expect(
      message([3], [2]) {
        $0.deletedItems = [index(0, 1)]
        $0.reloadedItems = [index(0, 1)]
      } == "attempt to delete and reload the same index path (<NSIndexPath> {length = 2, path = 0 - 1})")
    #expect(
      message([3], [2]) {
        $0.deletedItems = [index(0, 1)]
        $0.movedItems = [.init(from: index(0, 1), to: index(0, 0))]
      } == "attempt to perform a delete and a move from the same index path (<NSIndexPath> {length = 2, path = 0 - 1})")
  }

  @Test func repeatedChangesCountOnce() {
    #expect(message([3], [2]) { $0.deletedItems = [index(0, 1), index(0, 1)] } == nil)
  }

  // MARK: - Counts

  @Test func ordinalsNumberItemsThroughAllSections() {
    let counts = SectionCounts([2, 0, 3])
    #expect(counts.total == 5)
    #expect(
      (0..<5).map { counts.index(ofOrdinal: $0) } == [index(0, 0), index(0, 1), index(2, 0), index(2, 1), index(2, 2)])
    #expect(counts.index(ofOrdinal: 5) == nil)
    #expect(counts.ordinal(of: index(2, 1)) == 3)
    #expect(counts.ordinal(of: index(1, 0)) == nil)
  }
}
