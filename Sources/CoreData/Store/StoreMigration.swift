import Foundation

/// Changes a file's tables to those of another model: entities and properties that were added, removed or renamed, and
/// relationships whose kind has changed. Linear in the rows.
struct StoreMigration {
  private struct OldRow {
    let root: String
    let number: Int64
    let entity: NSEntityDescription
    let version: Int64
    let values: [String: SQLValue]
  }
  private struct Place: Hashable {
    let root: String
    let number: Int64
  }

  private let old: StoreSchema
  private let new: StoreSchema
  private let entities: [String: NSEntityDescription]

  init(from old: StoreSchema, to new: StoreSchema, entities: [String: NSEntityDescription]) {
    self.old = old
    self.new = new
    self.entities = entities
  }

  func run(in database: Database) throws {
    let rows = try read(database)
    for root in old.columns.keys { try database.execute("DROP TABLE \(StoreSchema.table(root))") }
    try SQLiteStore.createTables(new, in: database)
    let numbers = newNumbers(of: rows)
    let columns = new.columns
    let missing = missingLinks(rows, numbers)
    for row in rows {
      guard let number = numbers[Place(root: row.root, number: row.number)] else { continue }
      let root = row.entity.root.name ?? ""
      let names = columns[root] ?? []
      let list = names.map { ", " + StoreSchema.column($0) }.joined()
      let marks = String(repeating: ", ?", count: names.count)
      let values = try names.map { try value($0, of: row, number, numbers, missing) }
      try database.run(
        "INSERT INTO \(StoreSchema.table(root)) (number, entity, version\(list)) VALUES (?, ?, ?\(marks))",
        [.whole(number), .text(row.entity.name ?? ""), .whole(row.version)] + values)
    }
  }

  /// Reads the rows of entities that still exist.
  private func read(_ database: Database) throws -> [OldRow] {
    let successors = Dictionary(
      entities.values.map { ($0.renamingIdentifier ?? "", $0) }, uniquingKeysWith: { first, _ in first })
    var rows: [OldRow] = []
    for (root, columns) in old.columns {
      let list = columns.map { ", " + StoreSchema.column($0) }.joined()
      try database.run("SELECT number, entity, version\(list) FROM \(StoreSchema.table(root)) ORDER BY number") { row in
        guard case .whole(let number) = row[0], case .text(let name) = row[1], case .whole(let version) = row[2],
          let entity = successors[name], !entity.isAbstract
        else { return }
        var values: [String: SQLValue] = [:]
        let known = old.entities[name]
        for (index, column) in columns.enumerated()
        where known?.attributes[column] != nil || known?.relationships[column] != nil {
          values[column] = row[index + 3]
        }
        rows.append(OldRow(root: root, number: number, entity: entity, version: version, values: values))
      }
    }
    return rows
  }

  /// Returns the numbers of rows in the new tables: the old ones, unless two tables become one.
  private func newNumbers(of rows: [OldRow]) -> [Place: Int64] {
    var taken: [String: Set<Int64>] = [:]
    var highest: [String: Int64] = [:]
    for row in rows {
      let root = row.entity.root.name ?? ""
      highest[root] = max(highest[root] ?? 0, row.number)
    }
    var result: [Place: Int64] = [:]
    for row in rows {
      let root = row.entity.root.name ?? ""
      var number = row.number
      if taken[root, default: []].contains(number) {
        number = (highest[root] ?? 0) + 1
        highest[root] = number
      }
      taken[root, default: []].insert(number)
      result[Place(root: row.root, number: row.number)] = number
    }
    return result
  }

  private func oldName(_ property: NSPropertyDescription) -> String { property.renamingIdentifier ?? property.name }

  private func value(
    _ column: String, of row: OldRow, _ number: Int64, _ numbers: [Place: Int64],
    _ missing: [String: [Place: [Int64]]]
  ) throws -> SQLValue {
    let plan = row.entity.current
    let known = old.entities[row.entity.renamingIdentifier ?? ""]
    if let attribute = plan.attributes[column], !attribute.isTransient {
      if let type = known?.attributes[oldName(attribute)] {
        try check(attribute, type)
        if let value = row.values[oldName(attribute)] {
          if case .null = value {} else { return value }
        }
      }
      let value = attribute.defaultValue.map {
        StoredAttribute.stored(StoredAttribute.normalized($0, attribute) ?? $0, attribute)
      }
      guard value != nil || attribute.isOptional else {
        throw CocoaErrors.error(
          NSMigrationError,
          "Validation error missing attribute values on mandatory destination attribute \(column) "
            + "of \(row.entity.name ?? "")", ["entity": row.entity.name ?? "", "attribute": column])
      }
      return SQLCoding.encoded(value)
    }
    guard let relationship = plan.relationships[column] else { return .null }
    if let root = known?.relationships[oldName(relationship)] {
      let links = SQLCoding.links(row.values[oldName(relationship)] ?? .null).compactMap {
        numbers[Place(root: root, number: $0)]
      }
      return SQLCoding.encoded(relationship.isToMany ? links : Array(links.prefix(1)))
    }
    let place = Place(root: row.entity.root.name ?? "", number: number)
    return SQLCoding.encoded(missing["\(row.entity.name ?? "").\(column)"]?[place])
  }

  private func check(_ attribute: NSAttributeDescription, _ type: UInt) throws {
    let numbers: ClosedRange<UInt> = 100...300
    let reals: Set<UInt> = [500, 600]
    let new = attribute.attributeType.rawValue
    guard new == type || numbers.contains(new) && numbers.contains(type) || reals.contains(new) && reals.contains(type)
    else {
      throw CocoaErrors.error(
        NSInferredMappingModelError,
        "The type of the attribute \(attribute.name) has changed, which needs a mapping model")
    }
  }

  /// Returns the links of relationships that were found by the references back and are listed from now on.
  private func missingLinks(_ rows: [OldRow], _ numbers: [Place: Int64]) -> [String: [Place: [Int64]]] {
    var result: [String: [Place: [Int64]]] = [:]
    for row in rows {
      guard let own = numbers[Place(root: row.root, number: row.number)] else { continue }
      let known = old.entities[row.entity.renamingIdentifier ?? ""]
      for relationship in row.entity.current.relationships.values where !relationship.isToMany {
        guard let inverse = relationship.inverseRelationship, inverse.isToMany, !inverse.isDerived,
          let root = known?.relationships[oldName(relationship)],
          let target = SQLCoding.links(row.values[oldName(relationship)] ?? .null).first,
          let number = numbers[Place(root: root, number: target)]
        else { continue }
        let place = Place(root: inverse.entity.root.name ?? "", number: number)
        for entity in inverse.entity.family {
          result["\(entity.name ?? "").\(inverse.name)", default: [:]][place, default: []].append(own)
        }
      }
    }
    return result
  }
}
