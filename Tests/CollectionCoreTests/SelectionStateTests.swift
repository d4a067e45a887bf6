import CollectionModels
import Foundation
import SeededRandom
import Testing

@testable import CollectionCore

@Suite struct SelectionStateTests {
  @Test func `the order is that of selection, whatever is selected twice`() {
    var selection = SelectionState()
    for item in [3, 1, 3, 2] { selection.insert([0, item]) }
    #expect(selection.paths == [[0, 3], [0, 1], [0, 2]])
    selection.remove([0, 1])
    selection.insert([0, 1])
    #expect(selection.paths == [[0, 3], [0, 2], [0, 1]])
    #expect(selection.count == 3 && selection.contains([0, 2]) && !selection.contains([1, 2]))
  }

  @Test(arguments: 0..<100) func `the selection goes along with its items`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var model = NaiveModel(sections: [12, 0, 7, 5])
    let before = model
    var selection = SelectionState()
    for section in before.sections.indices {
      for item in before.sections[section].items.indices where random.chance(40) { selection.insert([section, item]) }
    }
    let selected = selection.paths
    let batch = model.mutate(using: &random, changes: 8)
    let plan = try UpdatePlan(batch, before: before.counts)
    try plan.validate(after: model.counts)
    selection.follow(plan)
    let made = Set(batch.reloadedItems)
    let expected = selected.compactMap { path -> IndexPath? in
      guard let index = ItemIndex(path), !made.contains(index), let id = before.id(at: index) else { return nil }
      for (section, content) in model.sections.enumerated() {
        if let item = content.items.firstIndex(of: id) { return [section, item] }
      }
      return nil
    }
    #expect(selection.paths == expected)
  }
}
