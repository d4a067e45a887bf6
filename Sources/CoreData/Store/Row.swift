import Foundation

/// The saved state of an object.
///
/// To-one relationships have the number of the other row, and listed relationships the numbers of all; those that
/// are found by the references back are not in the row.
final class Row {
  let number: Int64
  let entity: NSEntityDescription
  /// The number of times that the row was written.
  var version: Int
  var values: [String: Any]
  /// The numbers of related rows.
  var links: [String: [Int64]]

  init(_ number: Int64, _ entity: NSEntityDescription, version: Int, values: [String: Any], links: [String: [Int64]]) {
    self.number = number
    self.entity = entity
    self.version = version
    self.values = values
    self.links = links
  }
}

/// The rows of an entity and of all that inherit from it.
final class RowTable {
  private(set) var rows: [Int64: Row] = [:]
  private(set) var next: Int64 = 1
  private var sorted: [Int64]?
  /// The rows that refer to a row, by the to-one relationship and the row's number.
  private var references: [String: [Int64: Set<Int64>]] = [:]

  /// The rows in the order of their numbers.
  var ordered: [Row] {
    let numbers = sorted ?? rows.keys.sorted()
    sorted = numbers
    return numbers.compactMap { rows[$0] }
  }

  func newNumber() -> Int64 {
    defer { next += 1 }
    return next
  }

  /// Takes note of a number that is in use.
  func reserve(_ number: Int64) { next = max(next, number + 1) }

  func put(_ row: Row) {
    if let old = rows[row.number] { forget(old) } else { sorted = nil }
    rows[row.number] = row
    reserve(row.number)
    for relationship in row.entity.current.relationships.values where relationship.isIndexedBack {
      for other in row.links[relationship.name] ?? [] {
        references[relationship.name, default: [:]][other, default: []].insert(row.number)
      }
    }
  }

  func remove(_ number: Int64) {
    guard let row = rows.removeValue(forKey: number) else { return }
    forget(row)
    sorted = nil
  }

  func removeAll() {
    rows = [:]
    sorted = nil
    references = [:]
  }

  /// Returns the rows that refer to a row by a to-one relationship, in the order of their numbers.
  func referring(to number: Int64, by relationship: String) -> [Int64] {
    references[relationship]?[number]?.sorted() ?? []
  }

  private func forget(_ row: Row) {
    for relationship in row.entity.current.relationships.values where relationship.isIndexedBack {
      for other in row.links[relationship.name] ?? [] {
        references[relationship.name]?[other]?.remove(row.number)
      }
    }
  }
}

extension NSRelationshipDescription {
  /// Whether rows are found by this relationship from the other side.
  var isIndexedBack: Bool { !isToMany && (inverseRelationship?.isDerived ?? false) }

  /// Whether the row of the object itself lists the related ones.
  var isStored: Bool { !isTransient && !isDerived }
}
