import CollectionModels
import Foundation
import SeededRandom
import Testing

@testable import CollectionCore

@Suite struct ElementMapTests {
  @Test(arguments: 0..<100) func `cells and what belongs to items go with them, other elements with their sections`(
    seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    var model = NaiveModel(sections: [6, 0, 4, 9])
    let before = model
    let batch = model.mutate(using: &random, changes: 7)
    let plan = try UpdatePlan(batch, before: before.counts)
    try plan.validate(after: model.counts)
    let map = ElementMap(plan, itemDecorations: ["line"])
    let made = (items: Set(batch.reloadedItems), sections: Set(batch.reloadedSections))
    for (section, content) in before.sections.enumerated() {
      let target = made.sections.contains(section) ? nil : model.sections.firstIndex { $0.id == content.id }
      for path in [[section], [section, 0], [section, 3]] as [IndexPath] {
        let expected = target.map { IndexPath(indexes: [$0] + path.dropFirst()) }
        #expect(map.newKey(of: .supplementary("header", path)) == expected.map { .supplementary("header", $0) })
        #expect(map.newKey(of: .decoration("board", path)) == expected.map { .decoration("board", $0) })
      }
      for (item, id) in content.items.enumerated() {
        let old = ItemIndex(section: section, item: item)
        var new: ItemIndex?
        for (section, content) in model.sections.enumerated() {
          if let item = content.items.firstIndex(of: id) { new = ItemIndex(section: section, item: item) }
        }
        if made.items.contains(old) { new = nil }
        #expect(map.newKey(of: .cell(old.indexPath)) == new.map { .cell($0.indexPath) })
        #expect(map.newKey(of: .decoration("line", old.indexPath)) == new.map { .decoration("line", $0.indexPath) })
        if let new { #expect(map.oldItem(ofNew: .cell(new.indexPath)) == old) }
      }
    }
  }

  @Test func `what the layout itself adds and removes moves the others of its kind`() throws {
    var batch = UpdateBatch()
    batch.insertedSections = [0]
    let plan = try UpdatePlan(batch, before: SectionCounts([2, 2]))
    var map = ElementMap(plan)
    map.shift(
      ElementMap.Kind(.supplementary("mark", [0, 0])), deleted: [[0, 1], [0, 1], [1]],
      inserted: [[1, 0], [1, 3], [0, 0]])
    let moved = (0..<4).map { map.newKey(of: .supplementary("mark", [0, $0]))?.indexPath }
    #expect(moved == [[1, 1], nil, [1, 2], [1, 4]])
    #expect(map.newKey(of: .supplementary("other", [0, 1])) == .supplementary("other", [1, 1]))
    #expect(map.newKey(of: .supplementary("mark", [1, 1])) == .supplementary("mark", [2, 1]))
    // Sections that never existed, and elements without a place, stay what they are.
    #expect(map.newKey(of: .decoration("board", [5, 0])) == .decoration("board", [5, 0]))
    #expect(map.newKey(of: .decoration("board", [])) == .decoration("board", []))
  }
}
