import Foundation

/// A store in a file of SQLite's, with a table for each hierarchy of entities and a format of its own: the files of
/// Apple's systems cannot be read.
final class SQLiteStore: RowStore, @unchecked Sendable {
  private var database: Database?
  private var schema = StoreSchema([])
  private var dataVersion: Int64 = 0

  /// The table of metadata, the schema and the next numbers of rows.
  private static let notes = "lineup_coredata"

  override func open(with list: [NSEntityDescription]) throws {
    try super.open(with: list)
    let hashes = metadata[NSStoreModelVersionHashesKey] as? [String: Data] ?? [:]
    let wanted = StoreSchema(list)
    // A file that is thrown away: SQLite's own name for it.
    let path = url.map(\.path) ?? ":memory:"
    let database = try Database(path: path == "/dev/null" ? ":memory:" : path, readOnly: isReadOnly)
    do {
      if !isReadOnly { try setUp(database) }
    } catch let error as NSError where error.code == NSPersistentStoreInvalidTypeError {
      throw CocoaErrors.error(
        CocoaError.Code.fileReadCorruptFile.rawValue, error.userInfo["reason"] as? String ?? "", error.userInfo)
    }
    self.database = database
    guard let stored = try Self.note("metadata", in: database) else {
      try create(wanted, in: database)
      return
    }
    var known = Self.propertyList(stored)
    identifier = known[NSStoreUUIDKey] as? String ?? identifier
    schema =
      try Self.note("schema", in: database).flatMap { try? JSONDecoder().decode(StoreSchema.self, from: $0) } ?? schema
    let old = known[NSStoreModelVersionHashesKey] as? [String: Data] ?? [:]
    if old != hashes || schema != wanted { try update(from: old, to: wanted, known, in: database) }
    known[NSStoreModelVersionHashesKey] = hashes
    metadata = known.merging(
      metadata.filter { $0.key == NSStoreModelVersionIdentifiersKey }, uniquingKeysWith: { _, new in new })
    if old != hashes { try persistMetadata() }
    try noteDataVersion()
  }

  private func setUp(_ database: Database) throws {
    let pragmas = options?[NSSQLitePragmasOption] as? [String: Any] ?? [:]
    let mode = (pragmas["journal_mode"] as? String) ?? "WAL"
    try database.run("PRAGMA journal_mode = \(mode.filter(\.isLetter))")
    try database.execute("PRAGMA synchronous = NORMAL")
    var isForeign = false
    try database.run("SELECT name FROM sqlite_master WHERE type = 'table'") { row in
      if case .text(let name) = row[0], name != Self.notes, !name.hasPrefix("rows_") { isForeign = true }
    }
    guard !isForeign else {
      throw CocoaErrors.error(
        NSPersistentStoreInvalidTypeError, "The file is a database of another program, or of Apple's Core Data.")
    }
    try database.execute("CREATE TABLE IF NOT EXISTS \(Self.notes) (key TEXT PRIMARY KEY, value BLOB) WITHOUT ROWID")
  }

  private func create(_ wanted: StoreSchema, in database: Database) throws {
    schema = wanted
    guard !isReadOnly else { return }
    try database.transaction {
      try Self.createTables(wanted, in: database)
      try Self.setNote("schema", try JSONEncoder().encode(wanted), in: database)
      try Self.setNote("metadata", Self.data(metadata), in: database)
    }
    try noteDataVersion()
  }

  static func createTables(_ schema: StoreSchema, in database: Database) throws {
    for (root, columns) in schema.columns.sorted(by: { $0.key < $1.key }) {
      let list = columns.map { ", " + StoreSchema.column($0) }.joined()
      try database.execute(
        "CREATE TABLE \(StoreSchema.table(root)) "
          + "(number INTEGER PRIMARY KEY, entity TEXT NOT NULL, version INTEGER NOT NULL\(list))")
    }
  }

  /// Migrates the file to another model, or throws if the options do not allow it.
  private func update(
    from old: [String: Data], to wanted: StoreSchema, _ known: [String: Any], in database: Database
  ) throws {
    func isOn(_ option: String) -> Bool { (options?[option] as? NSNumber)?.boolValue ?? false }
    let migrates = isOn(NSMigratePersistentStoresAutomaticallyOption)
    guard migrates || isOn(NSIgnorePersistentStoreVersioningOption) else {
      throw CocoaErrors.error(
        NSPersistentStoreIncompatibleVersionHashError,
        "The model used to open the store is incompatible with the one used to create the store",
        ["metadata": known])
    }
    guard !migrates || isOn(NSInferMappingModelAutomaticallyOption) else {
      throw CocoaErrors.error(
        NSMigrationMissingMappingModelError, "Can't find mapping model for migration", ["metadata": known])
    }
    guard !isReadOnly else {
      throw CocoaErrors.error(NSMigrationError, "A store that can only be read cannot be migrated")
    }
    let migration = StoreMigration(from: schema, to: wanted, entities: entities)
    try database.transaction {
      try migration.run(in: database)
      try Self.setNote("schema", try JSONEncoder().encode(wanted), in: database)
    }
    schema = wanted
  }

  override func load(_ root: NSEntityDescription, into table: RowTable) throws {
    guard let database, let name = root.name, let columns = schema.columns[name] else { return }
    if let next = try Self.note("next:\(name)", in: database) {
      table.reserve((Int64(String(decoding: next, as: UTF8.self)) ?? 1) - 1)
    }
    let list = columns.map { ", " + StoreSchema.column($0) }.joined()
    try database.run("SELECT number, entity, version\(list) FROM \(StoreSchema.table(name))") { row in
      guard case .whole(let number) = row[0], case .text(let entityName) = row[1], case .whole(let version) = row[2],
        let entity = entities[entityName]
      else { return }
      let plan = entity.current
      let made = Row(number, entity, version: Int(version), values: [:], links: [:])
      for (index, column) in columns.enumerated() {
        if let attribute = plan.attributes[column] {
          made.values[column] = SQLCoding.decoded(row[index + 3], attribute.attributeType)
        } else if plan.relationships[column] != nil {
          let links = SQLCoding.links(row[index + 3])
          if !links.isEmpty { made.links[column] = links }
        }
      }
      table.put(made)
    }
  }

  override func persist(_ put: [Row], _ removed: [(root: NSEntityDescription, number: Int64)]) throws {
    guard let database else { return }
    let columns = schema.columns
    try database.transaction {
      for (root, number) in removed {
        try database.run("DELETE FROM \(StoreSchema.table(root.name ?? "")) WHERE number = ?", [.whole(number)])
      }
      var highest: [String: Int64] = [:]
      for row in put {
        let root = row.entity.root.name ?? ""
        let names = columns[root] ?? []
        let list = names.map { ", " + StoreSchema.column($0) }.joined()
        let marks = String(repeating: ", ?", count: names.count)
        // A new row must not replace one that another program has inserted in the meantime.
        let verb = row.version == 1 ? "INSERT" : "REPLACE"
        try database.run(
          "\(verb) INTO \(StoreSchema.table(root)) (number, entity, version\(list)) VALUES (?, ?, ?\(marks))",
          [.whole(row.number), .text(row.entity.name ?? ""), .whole(Int64(row.version))]
            + names.map { name in
              row.entity.current.relationships[name] != nil
                ? SQLCoding.encoded(row.links[name]) : SQLCoding.encoded(row.values[name])
            })
        if row.version == 1 { highest[root] = max(highest[root] ?? 0, row.number) }
      }
      for (root, number) in highest { try Self.setNote("next:\(root)", Data("\(number + 1)".utf8), in: database) }
    }
  }

  override func refresh() throws {
    let before = dataVersion
    try noteDataVersion()
    if before != dataVersion { forgetRows() }
  }

  private func noteDataVersion() throws {
    try database?.run("PRAGMA data_version") { row in
      if case .whole(let version) = row[0] { dataVersion = version }
    }
  }

  override func persistMetadata() throws {
    guard let database, !isReadOnly else { return }
    try Self.setNote("metadata", Self.data(metadata), in: database)
  }

  override func willRemove(from coordinator: NSPersistentStoreCoordinator?) {
    database = nil
    forgetRows()
  }
}

extension SQLiteStore {
  /// Returns the metadata of a file.
  static func metadata(at url: URL) throws -> [String: Any] {
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw CocoaErrors.error(
        CocoaError.Code.fileReadNoSuchFile.rawValue, "There is no file \(url.path)", [NSFilePathErrorKey: url.path])
    }
    let database = try Database(path: url.path, readOnly: true)
    guard let data = try? note("metadata", in: database) else {
      throw CocoaErrors.error(
        CocoaError.Code.fileReadCorruptFile.rawValue, "\(url.path) is no store of this Core Data",
        [NSFilePathErrorKey: url.path])
    }
    return propertyList(data)
  }

  /// Changes the metadata of a file.
  static func setMetadata(_ metadata: [String: Any], at url: URL) throws {
    var all = try self.metadata(at: url)
    for (key, value) in metadata { all[key] = value }
    try setNote("metadata", data(all), in: try Database(path: url.path, creates: false))
  }

  fileprivate static func note(_ key: String, in database: Database) throws -> Data? {
    var found: Data?
    try database.run("SELECT value FROM \(notes) WHERE key = ?", [.text(key)]) { row in
      if case .bytes(let data) = row[0] { found = data }
    }
    return found
  }

  fileprivate static func setNote(_ key: String, _ data: Data, in database: Database) throws {
    try database.run("REPLACE INTO \(notes) (key, value) VALUES (?, ?)", [.text(key), .bytes(data)])
  }

  fileprivate static func data(_ metadata: [String: Any]) -> Data {
    (try? PropertyListSerialization.data(fromPropertyList: metadata, format: .binary, options: 0)) ?? Data()
  }

  fileprivate static func propertyList(_ data: Data) -> [String: Any] {
    (try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]) ?? [:]
  }
}
