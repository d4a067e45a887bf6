import Foundation

/// A store whose rows are in memory: those of a file are read when an entity is first used.
class RowStore: NSPersistentStore, @unchecked Sendable {
  private let kind: String
  final private(set) var tables: [String: RowTable] = [:]
  /// The entities of the store by their names.
  final private(set) var entities: [String: NSEntityDescription] = [:]

  init(
    _ kind: String, coordinator: NSPersistentStoreCoordinator?, configuration: String?, at url: URL,
    options: [AnyHashable: Any]?
  ) {
    self.kind = kind
    super.init(persistentStoreCoordinator: coordinator, configurationName: configuration, at: url, options: options)
  }

  override var type: String { kind }

  /// Gives the store the entities of its configuration, and checks that its file fits.
  func open(with list: [NSEntityDescription]) throws {
    entities = Dictionary(list.map { ($0.name ?? "", $0) }, uniquingKeysWith: { first, _ in first })
    var all = metadata ?? [:]
    all[NSStoreModelVersionHashesKey] = entities.mapValues(\.versionHash)
    metadata = all
  }

  /// Reads the rows of an entity's hierarchy; a store in memory has none.
  func load(_ root: NSEntityDescription, into table: RowTable) throws {}

  /// Writes changes to the file, before they are made in memory.
  func persist(_ put: [Row], _ removed: [(root: NSEntityDescription, number: Int64)]) throws {}

  /// Takes note of changes that others have made to the file.
  func refresh() throws {}

  /// Writes changed metadata.
  func persistMetadata() throws {}

  final func forgetRows() { tables = [:] }

  /// Returns the rows of an entity's hierarchy.
  final func table(for entity: NSEntityDescription) throws -> RowTable {
    let root = entity.root
    let name = root.name ?? ""
    if let known = tables[name] { return known }
    let table = RowTable()
    try load(root, into: table)
    tables[name] = table
    return table
  }

  /// Returns the row with an identity; nil if there is none.
  final func row(_ identity: NSManagedObjectID) throws -> Row? {
    guard identity.storeID == identifier, let entity = entities[identity.entity.name ?? ""] else { return nil }
    return try table(for: entity).rows[identity.row]
  }

  final func identity(of row: Row) -> NSManagedObjectID {
    NSManagedObjectID(entity: row.entity, store: self, row: row.number)
  }

  /// Returns the related rows.
  final func related(_ row: Row, _ relationship: NSRelationshipDescription) -> [Row] {
    guard let destination = relationship.destinationEntity.flatMap({ entities[$0.name ?? ""] }),
      let table = try? table(for: destination)
    else { return [] }
    guard relationship.isDerived, let inverse = relationship.inverseRelationship else {
      return (row.links[relationship.name] ?? []).compactMap { table.rows[$0] }
    }
    return table.referring(to: row.number, by: inverse.name).compactMap { table.rows[$0] }.filter {
      // Other entities of the hierarchy may have a relationship of the same name.
      $0.entity.current.relationships[inverse.name] === inverse
    }
  }

  final func presented(_ value: Any?, _ attribute: NSAttributeDescription) -> Any? {
    value.flatMap { StoredAttribute.presented($0, attribute) }
  }

  /// Returns the rows of an entity for which a predicate is true, as objects, in the order of their numbers.
  final func find(
    _ entity: NSEntityDescription, withSubentities: Bool, _ predicate: NSPredicate?
  ) throws -> [RowObject] {
    guard let entity = entities[entity.name ?? ""] else { return [] }
    let names = Set((withSubentities ? entity.family : [entity]).map { $0.name ?? "" })
    return try table(for: entity).ordered.compactMap { row in
      guard names.contains(row.entity.name ?? "") else { return nil }
      let object = RowObject(row, self)
      return predicate?.evaluate(with: object) ?? true ? object : nil
    }
  }

  /// Writes changes: to the file, then in memory.
  final func write(put: [Row], removed: [(root: NSEntityDescription, number: Int64)]) throws {
    guard !isReadOnly else {
      throw CocoaErrors.error(NSPersistentStoreSaveError, "The store \(url?.path ?? "") can only be read.")
    }
    // Tables are read before the file changes.
    for row in put { _ = try table(for: row.entity) }
    try persist(put, removed)
    for (root, number) in removed { try table(for: root).remove(number) }
    for row in put { try table(for: row.entity).put(row) }
  }
}

/// Errors of Core Data.
enum CocoaErrors {
  static func error(_ code: Int, _ reason: String, _ others: [String: Any] = [:]) -> NSError {
    NSError(
      domain: NSCocoaErrorDomain, code: code,
      userInfo: ["reason": reason, NSLocalizedFailureReasonErrorKey: reason].merging(others) { _, new in new })
  }
}
