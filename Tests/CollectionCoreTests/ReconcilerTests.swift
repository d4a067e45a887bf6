import CollectionModels
import Foundation
import SeededRandom
import Testing

@testable import CollectionCore

/// Runs the reconcilers on a naive screen: a list of elements and views that each step changes.
@Suite struct ReconcilerTests {
  private final class View: ElementView {
    var passNumber = 0
  }

  private func element(_ random: inout SeededGenerator) -> ElementKey {
    let path = IndexPath(indexes: [random.int(0..<2), random.int(0..<8)])
    switch random.int(0..<4) {
    case 0: return .supplementary("header", path)
    case 1: return .decoration("line", path)
    default: return .cell(path)
    }
  }

  private func elements(_ count: Int, _ random: inout SeededGenerator) -> [ElementKey] {
    (0..<count).map { _ in element(&random) }
  }

  // MARK: Passes

  @Test(arguments: 0..<200) func `passes end with what is listed, and views stay with their elements`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var shown: [ElementKey: View] = [:]
    for number in 1...8 {
      let listed: [ElementKey?] = elements(random.int(0..<20), &random).map { random.chance(80) ? $0 : nil }
      var unreported: UnreportedCategories?
      if random.chance(70) {
        unreported = UnreportedCategories()
        unreported?.note(.cell, isReported: random.chance(50))
      }
      let before = shown
      let steps = PassReconciler.steps(
        number: number, shown: shown, listed: listed.count, unreported: unreported, key: { listed[$0] })
      var (made, left, placed): ([ElementKey], [ElementKey], [Int]) = ([], [], [])
      for step in steps {
        switch step {
        case .place(let view, let place):
          #expect(made.isEmpty && left.isEmpty && listed[place].flatMap { shown[$0] } === view)
          placed.append(place)
        case .make(let place):
          guard let key = listed[place] else { continue }
          if shown[key] == nil {
            shown[key] = View()
            made.append(key)
          }
        case .leave(let view, let key):
          #expect(shown[key] === view)
          shown[key] = nil
          left.append(key)
          // Before others are created, only those leave for which the delegate is not called.
          if made.isEmpty, listed.contains(where: { $0.map { before[$0] == nil } == true }), let unreported {
            #expect(unreported.contains(key.category))
          }
        case .reuse: Issue.record("a pass knows no reuse")
        }
      }
      #expect(Set(shown.keys) == Set(listed.compactMap { $0 }))
      #expect(placed == listed.indices.filter { listed[$0].map { before[$0] != nil } == true })
      #expect(made == Set(listed.compactMap { $0 }).subtracting(before.keys).sorted())
      let split = left.firstIndex { unreported?.contains($0.category) != true } ?? left.count
      if made.isEmpty || unreported == nil { #expect(left == left.sorted()) }
      #expect(left[..<split].elementsEqual(left[..<split].sorted()))
      for (key, view) in before where shown[key] != nil { #expect(shown[key] === view) }
    }
  }

  @Test func `new elements are made before others leave, unless the delegate has no method for those`() {
    let (cell, header) = (ElementKey.cell([0, 0]), ElementKey.supplementary("header", [0, 0]))
    let new = ElementKey.cell([0, 9])
    var unreported = UnreportedCategories()
    func order(_ unreported: UnreportedCategories?) -> [String] {
      PassReconciler.steps(
        number: 1, shown: [cell: View(), header: View()], listed: 1, unreported: unreported, key: { _ in new }
      ).map { step in
        switch step {
        case .leave(_, let key): "leave \(key.category)"
        case .make: "make"
        case .place, .reuse: "other"
        }
      }
    }
    let (leaveCell, leaveHeader) = ("leave \(cell.category)", "leave \(header.category)")
    #expect(order(nil) == ["make", leaveCell, leaveHeader])
    #expect(order(unreported) == ["make", leaveCell, leaveHeader])
    unreported.note(.supplementaryView, isReported: false)
    #expect(order(unreported) == [leaveHeader, "make", leaveCell])
  }

  // MARK: Changes

  @Test(arguments: 0..<200) func `changes take views along with their elements`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var model = NaiveModel(sections: [random.int(0..<8), random.int(0..<8), random.int(0..<8)])
    let before = model
    let batch = model.mutate(using: &random, changes: random.int(0..<8))
    let plan = try UpdatePlan(batch, before: before.counts)
    try plan.validate(after: model.counts)
    let map = ElementMap(plan)
    func cells(_ model: NaiveModel) -> [ElementKey] {
      model.sections.enumerated().flatMap { section, content in
        content.items.indices.map { .cell([section, $0]) }
      }
    }
    func id(_ key: ElementKey, _ model: NaiveModel) -> Int? { ItemIndex(key.indexPath).flatMap(model.id(at:)) }

    // Two windows onto the items, as after a scroll.
    let old = cells(before).filter { _ in random.chance(60) }
    let listed = cells(model).filter { _ in random.chance(60) }.shuffled(using: &random)
    var shown: [ElementKey: View] = [:]
    for key in old { shown[key] = View() }
    let formerView = Dictionary(
      uniqueKeysWithValues: old.compactMap { key in id(key, before).map { ($0, shown[key]) } })
    let madeAnew = Set(batch.reloadedItems.compactMap(before.id(at:)))
      .union(batch.reloadedSections.flatMap { before.sections[$0].items })

    var change = ChangeReconciler(shown: shown, newKey: map.newKey(of:))
    var table: [ElementKey: View] = [:]
    var left: [ObjectIdentifier] = []
    for step in change.first {
      switch step {
      case .reuse(let view, let from, let to):
        #expect(shown[from] === view && id(from, before) == id(to, model) && table[to] == nil)
        table[to] = view
      case .leave(let view, let key):
        #expect(shown[key] === view)
        left.append(ObjectIdentifier(view))
      case .place, .make: Issue.record("nothing begins yet")
      }
    }
    // Sizes may bring more into view: the second list repeats the first.
    let part = Array(listed.prefix(listed.count / 2))
    for list in [part, part + listed, listed] {
      for step in change.begin(list) {
        switch step {
        case .place(let view, let place): #expect(table[list[place]] === view)
        case .make(let place):
          #expect(table[list[place]] == nil)
          table[list[place]] = View()
        case .reuse, .leave: Issue.record("nothing leaves yet")
        }
      }
    }
    for element in change.left {
      #expect(table[element.key] === element.view && shown[element.oldKey] === element.view)
      table[element.key] = nil
      left.append(ObjectIdentifier(element.view))
    }

    #expect(Set(table.keys) == Set(listed))
    #expect(Set(left).count == left.count)
    for (key, view) in table {
      guard let id = id(key, model), let former = formerView[id] else { continue }
      #expect((former === view) == !madeAnew.contains(id))
    }
  }
}
