import Foundation
import UIKit

/// The difference between results before and after a change, as a delegate learns of it.
struct ResultsChange {
  struct Item {
    let object: NSObject
    let type: NSFetchedResultsChangeType
    let from: IndexPath?
    let to: IndexPath?
  }

  private(set) var sections: [(section: ResultsSection, index: Int, type: NSFetchedResultsChangeType)] = []
  private(set) var items: [Item] = []

  var isEmpty: Bool { sections.isEmpty && items.isEmpty }

  /// - Parameter updated: the objects that may have moved; the others keep their order.
  init(
    _ old: [ResultsSection], _ new: [ResultsSection], _ before: [ObjectIdentifier: IndexPath],
    _ after: [ObjectIdentifier: IndexPath], updated: Set<ObjectIdentifier>
  ) {
    let (oldNames, newNames) = (Set(old.map(\.name)), Set(new.map(\.name)))
    for (index, section) in old.enumerated().reversed() where !newNames.contains(section.name) {
      sections.append((section, index, .delete))
    }
    for (index, section) in new.enumerated() where !oldNames.contains(section.name) {
      sections.append((section, index, .insert))
    }
    var moves: [Item] = []
    var updates: [Item] = []
    let (oldRanks, newRanks) = (Self.ranks(old, after, updated), Self.ranks(new, before, updated))
    for section in old {
      for object in section.items where after[ObjectIdentifier(object)] == nil {
        items.append(Item(object: object, type: .delete, from: before[ObjectIdentifier(object)], to: nil))
      }
    }
    for section in new {
      for object in section.items {
        let key = ObjectIdentifier(object)
        guard let from = before[key] else {
          items.append(Item(object: object, type: .insert, from: nil, to: after[key]))
          continue
        }
        guard updated.contains(key), let to = after[key] else { continue }
        if oldRanks[key] == newRanks[key], old[from.section].name == section.name {
          updates.append(Item(object: object, type: .update, from: from, to: to))
        } else {
          moves.append(Item(object: object, type: .move, from: from, to: to))
        }
      }
    }
    items += moves + updates
  }

  /// Returns the number of objects before each that exist on both sides, within its section. Changed objects that stay
  /// beside the same others have not moved.
  private static func ranks(
    _ sections: [ResultsSection], _ others: [ObjectIdentifier: IndexPath], _ updated: Set<ObjectIdentifier>
  ) -> [ObjectIdentifier: Int] {
    var result: [ObjectIdentifier: Int] = [:]
    for section in sections {
      var (rank, offset) = (0, 0)
      for object in section.items where others[ObjectIdentifier(object)] != nil {
        let key = ObjectIdentifier(object)
        if updated.contains(key) {
          result[key] = rank * 1_000_000 + offset
          offset += 1
        } else {
          rank += 1
          offset = 0
        }
      }
    }
    return result
  }
}
