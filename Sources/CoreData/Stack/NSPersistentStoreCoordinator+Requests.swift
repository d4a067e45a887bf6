import AppleNames
import Foundation

extension NSPersistentStoreCoordinator {
  /// Executes a request for a context.
  public final func execute(_ request: NSPersistentStoreRequest, with context: NSManagedObjectContext) throws -> Any {
    if let request = request as? any FetchRequesting { return try context.results(of: request.fetchValues) }
    return try locked {
      for case let store as RowStore in persistentStores { try store.refresh() }
      switch request {
      case let request as NSBatchInsertRequest: return try insert(request, context)
      case let request as NSBatchUpdateRequest: return try update(request)
      case let request as NSBatchDeleteRequest: return try delete(request)
      default:
        throw CocoaErrors.error(
          NSPersistentStoreUnsupportedRequestTypeError, "Stores do not execute requests of \(type(of: request)).")
      }
    }
  }

  private func entity(named name: String) throws -> NSEntityDescription {
    if let entity = managedObjectModel.entitiesByName[name] { return entity }
    throw CocoaErrors.error(NSCoreDataError, "The model has no entity '\(name)'.")
  }

  private func stores(_ request: NSPersistentStoreRequest, _ entity: NSEntityDescription) -> [RowStore] {
    persistentStores.compactMap { $0 as? RowStore }.filter { store in
      store.entities[entity.name ?? ""] != nil && request.affectedStores?.contains { $0 === store } ?? true
    }
  }

  private func insert(_ request: NSBatchInsertRequest, _ context: NSManagedObjectContext) throws -> NSBatchInsertResult
  {
    let entity = try entity(named: request.entityName)
    guard let store = stores(request, entity).first, let own = store.entities[entity.name ?? ""] else {
      throw NSManagedObjectContext.noStores()
    }
    let all = objects(request, own)
    let table = try store.table(for: own)
    var taken = try UniqueRows(store, own)
    let replaces = (context.mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType
    var rows: [Int64: Row] = [:]
    for values in all {
      let row = Row(table.newNumber(), own, version: 1, values: [:], links: [:])
      for attribute in own.current.attributes.values where !attribute.isTransient {
        let value = StoredAttribute.normalized(values[attribute.name] ?? attribute.defaultValue, attribute)
        row.values[attribute.name] = value.map { StoredAttribute.stored($0, attribute) }
      }
      if let twin = taken.twin(of: row) {
        switch replaces {
        case .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType:
          let merged = Row(
            twin.number, own, version: table.rows[twin.number] == nil ? 1 : twin.version + 1,
            values: twin.values.merging(row.values.filter { values[$0.key] != nil }) { _, new in new },
            links: twin.links)
          taken.replace(twin, merged)
          rows[twin.number] = merged
        case .mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType: break
        case .errorMergePolicyType:
          throw CocoaErrors.error(NSManagedObjectConstraintMergeError, "Could not merge changes.")
        }
        continue
      }
      taken.add(row)
      rows[row.number] = row
    }
    let sorted = rows.values.sorted { $0.number < $1.number }
    try store.write(put: sorted, removed: [])
    return NSBatchInsertResult(sorted.map(store.identity(of:)), request.resultType)
  }

  /// Returns the values of the objects that a request inserts.
  private func objects(_ request: NSBatchInsertRequest, _ entity: NSEntityDescription) -> [[String: Any]] {
    if let objects = request.objectsToInsert { return objects }
    var result: [[String: Any]] = []
    if let handler = request.dictionaryHandler {
      while true {
        let values = NSMutableDictionary()
        if handler(values) { return result }
        result.append(values as? [String: Any] ?? [:])
      }
    }
    guard let handler = request.managedObjectHandler else { return [] }
    while true {
      let object = ManagedObjectFactory.make(entity)
      if handler(object) { return result }
      result.append(object.state.values.filter { entity.current.attributes[$0.key] != nil })
    }
  }

  private func update(_ request: NSBatchUpdateRequest) throws -> NSBatchUpdateResult {
    let entity = try entity(named: request.entityName)
    var identities: [NSManagedObjectID] = []
    for store in stores(request, entity) {
      let found = try store.find(entity, withSubentities: request.includesSubentities, request.predicate)
      let rows = found.map { object -> Row in
        let row = Row(
          object.row.number, object.row.entity, version: object.row.version + 1, values: object.row.values,
          links: object.row.links)
        for (key, value) in request.propertiesToUpdate ?? [:] {
          let name = (key.base as? String) ?? (key.base as? NSPropertyDescription)?.name ?? ""
          guard let attribute = row.entity.current.attributes[name] else { continue }
          let new: Any? =
            if let expression = value as? AppleNames.NSExpression {
              expression.expressionValue(with: object, context: nil)
            } else {
              value
            }
          row.values[name] = StoredAttribute.normalized(new, attribute).map { StoredAttribute.stored($0, attribute) }
        }
        return row
      }
      try store.write(put: rows, removed: [])
      identities += rows.map(store.identity(of:))
    }
    return NSBatchUpdateResult(identities, request.resultType)
  }

  private func delete(_ request: NSBatchDeleteRequest) throws -> NSBatchDeleteResult {
    var identities: [NSManagedObjectID] = []
    let values = request.fetchRequest.values
    let entity = try entity(named: request.fetchRequest.entityName ?? "")
    for store in stores(request, entity) {
      let rows: [Row]
      if let wanted = request.identities {
        rows = try wanted.compactMap { try store.row($0) }
      } else {
        let found = try store.find(entity, withSubentities: values.includesSubentities, values.predicate)
        rows = try SortedRows.part(found, values).map(\.row)
      }
      let removal = BatchRemoval(store, rows)
      try store.write(put: removal.changed, removed: removal.removed.map { ($0.entity.root, $0.number) })
      identities += rows.map(store.identity(of:))
    }
    return NSBatchDeleteResult(identities, request.resultType)
  }
}

/// The part of sorted rows that a request asks for.
enum SortedRows {
  static func part(_ rows: [RowObject], _ values: FetchValues) throws -> [RowObject] {
    guard values.limit > 0 || values.offset > 0 else { return rows }
    guard values.sortDescriptors?.contains(where: \.readsManagedObjects) != true else {
      throw CocoaErrors.error(NSCoreDataError, "A batch request sorts by the names of properties, not by key paths.")
    }
    let sorted = rows.sorted { first, second in
      for descriptor in values.sortDescriptors ?? [] {
        switch descriptor.compare(first, to: second) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: continue
        }
      }
      return false
    }
    let rest = sorted.dropFirst(values.offset)
    return Array(values.limit > 0 ? rest.prefix(values.limit) : rest)
  }
}

/// The rows that go with deleted ones, by relationships that cascade, and those that lose their links to them.
struct BatchRemoval {
  private(set) var removed: [Row] = []
  private(set) var changed: [Row] = []

  init(_ store: RowStore, _ rows: [Row]) {
    var seen: Set<ObjectIdentifier> = []
    var pending = rows
    var linked: [Row] = []
    while let row = pending.popLast() {
      guard seen.insert(ObjectIdentifier(row)).inserted else { continue }
      removed.append(row)
      for relationship in row.entity.current.relationships.values {
        let related = store.related(row, relationship)
        if relationship.deleteRule == .cascadeDeleteRule { pending += related } else { linked += related }
      }
    }
    var done: Set<ObjectIdentifier> = []
    for row in linked where !seen.contains(ObjectIdentifier(row)) && done.insert(ObjectIdentifier(row)).inserted {
      let copy = Row(row.number, row.entity, version: row.version + 1, values: row.values, links: row.links)
      for relationship in row.entity.current.relationships.values where relationship.isStored {
        let kept = store.related(row, relationship).filter { !seen.contains(ObjectIdentifier($0)) }.map(\.number)
        copy.links[relationship.name] = kept.isEmpty ? nil : kept
      }
      changed.append(copy)
    }
  }
}

/// Rows by the values that have to be unique.
struct UniqueRows {
  private let groups: [[String]]
  private var tables: [[[AnyHashable]: Row]]

  init(_ store: RowStore, _ entity: NSEntityDescription) throws {
    groups = entity.uniqueKeys
    tables = groups.map { _ in [:] }
    guard !groups.isEmpty else { return }
    for row in try store.table(for: entity).ordered { add(row) }
  }

  func twin(of row: Row) -> Row? {
    for (index, keys) in groups.enumerated() {
      if let tuple = Self.tuple(row, keys), let twin = tables[index][tuple] { return twin }
    }
    return nil
  }

  mutating func add(_ row: Row) {
    for (index, keys) in groups.enumerated() {
      if let tuple = Self.tuple(row, keys) { tables[index][tuple] = row }
    }
  }

  mutating func replace(_ old: Row, _ new: Row) {
    for (index, keys) in groups.enumerated() {
      if let tuple = Self.tuple(old, keys) { tables[index][tuple] = nil }
    }
    add(new)
  }

  private static func tuple(_ row: Row, _ keys: [String]) -> [AnyHashable]? {
    let values = keys.compactMap { row.values[$0] as? AnyHashable }
    return values.count == keys.count ? values : nil
  }
}
