import CollectionCore
import SeededRandom

/// Sections of numbered items as plain arrays, and random changes to them, with which plans and collection views are
/// compared.
package struct NaiveModel: Equatable {
  package struct Section: Equatable {
    package var id: Int
    package var items: [Int]
  }

  package var sections: [Section] = []
  private var nextID = 0

  package init(sections counts: [Int]) {
    for count in counts { sections.append(makeSection(count)) }
  }

  private mutating func makeID() -> Int {
    nextID += 1
    return nextID
  }

  private mutating func makeSection(_ count: Int) -> Section {
    let id = makeID()
    return Section(id: id, items: (0..<count).map { _ in makeID() })
  }

  package var counts: SectionCounts { SectionCounts(sections.map(\.items.count)) }

  package func id(at index: ItemIndex) -> Int? {
    counts.contains(index) ? sections[index.section].items[index.item] : nil
  }

  /// Creates a random consistent batch of changes and applies it here, by filling slots one by one.
  package mutating func mutate(using random: inout SeededGenerator, changes: Int, sectionChanges: Bool = true)
    -> UpdateBatch
  {
    var batch = UpdateBatch()
    let old = sections

    // Which sections leave, stay and arrive.
    var movedSections = [Int]()
    var staying = [Int]()
    for section in old.indices {
      switch sectionChanges ? random.int(0..<12) : 11 {
      case 0: batch.deletedSections.append(section)
      case 1: movedSections.append(section)
      case 2:
        batch.reloadedSections.append(section)
        staying.append(section)
      default: staying.append(section)
      }
    }
    let insertedCount = sectionChanges ? random.int(0..<3) : 0
    var slots = [Int?](repeating: nil, count: movedSections.count + staying.count + insertedCount)
    var free = Array(slots.indices).shuffled(using: &random)
    for section in movedSections {
      let slot = free.removeLast()
      slots[slot] = section
      batch.movedSections.append(.init(from: section, to: slot))
    }
    var isInserted = Set<Int>()
    for _ in 0..<insertedCount {
      let slot = free.removeLast()
      isInserted.insert(slot)
      batch.insertedSections.append(slot)
    }
    var rest = staying[...]
    for slot in slots.indices where slots[slot] == nil && !isInserted.contains(slot) {
      slots[slot] = rest.removeFirst()
    }

    // Which items leave. Those of reloaded and deleted sections go with the section.
    let reloaded = Set(batch.reloadedSections)
    let touchable = slots.compactMap { $0 }.filter { !reloaded.contains($0) }
    var leaving = Set<ItemIndex>()
    var movers = [ItemIndex]()
    for _ in 0..<changes {
      guard let section = touchable.randomElement(using: &random), !old[section].items.isEmpty else { continue }
      let index = ItemIndex(section: section, item: random.int(0..<old[section].items.count))
      guard !leaving.contains(index) else { continue }
      switch random.int(0..<4) {
      case 0:
        leaving.insert(index)
        batch.deletedItems.append(index)
      case 1:
        leaving.insert(index)
        movers.append(index)
      case 2: batch.reloadedItems.append(index)
      default: batch.reconfiguredItems.append(index)
      }
    }
    batch.reloadedItems = Array(Set(batch.reloadedItems).subtracting(leaving))
    batch.reconfiguredItems = Array(Set(batch.reconfiguredItems).subtracting(leaving))

    // Where items arrive.
    let targets = slots.indices.filter { slot in slots[slot].map { !reloaded.contains($0) } ?? false }
    var arrivals = [Int: [ItemIndex?]]()
    for mover in movers {
      guard let target = targets.randomElement(using: &random) else { continue }
      arrivals[target, default: []].append(mover)
    }
    for _ in 0..<changes / 2 {
      guard let target = targets.randomElement(using: &random) else { continue }
      arrivals[target, default: []].append(nil)
    }

    sections = []
    for slot in slots.indices {
      guard let origin = slots[slot] else {
        sections.append(makeSection(random.int(0..<4)))
        continue
      }
      if reloaded.contains(origin) {
        var fresh = makeSection(random.int(0..<4))
        fresh.id = old[origin].id
        sections.append(fresh)
        continue
      }
      let kept = old[origin].items.indices.filter { !leaving.contains(ItemIndex(section: origin, item: $0)) }
      let coming = arrivals[slot] ?? []
      var items = [Int?](repeating: nil, count: kept.count + coming.count)
      var places = Array(items.indices).shuffled(using: &random)
      for arrival in coming {
        let place = places.removeLast()
        if let arrival {
          items[place] = old[arrival.section].items[arrival.item]
          batch.movedItems.append(.init(from: arrival, to: ItemIndex(section: slot, item: place)))
        } else {
          items[place] = makeID()
          batch.insertedItems.append(ItemIndex(section: slot, item: place))
        }
      }
      var remaining = kept[...]
      sections.append(
        Section(id: old[origin].id, items: items.map { $0 ?? old[origin].items[remaining.removeFirst()] }))
    }
    return batch
  }
}
