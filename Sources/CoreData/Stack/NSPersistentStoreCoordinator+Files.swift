import Foundation

extension NSPersistentStoreCoordinator {
  /// Adds a store.
  @discardableResult
  public func addPersistentStore(
    type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(
      ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
  }

  /// Returns the metadata of a store's file.
  public class func metadataForPersistentStore(
    ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil
  ) throws -> [String: Any] { try SQLiteStore.metadata(at: url) }

  /// Returns the metadata of a store's file.
  public class func metadataForPersistentStore(
    type storeType: NSPersistentStore.StoreType, at storeURL: URL, options: [AnyHashable: Any]? = nil
  ) throws -> [String: Any] { try SQLiteStore.metadata(at: storeURL) }

  /// Changes the metadata of a store's file.
  public class func setMetadata(
    _ metadata: [String: Any]?, forPersistentStoreOfType storeType: String, at url: URL,
    options: [AnyHashable: Any]? = nil
  ) throws { try SQLiteStore.setMetadata(metadata ?? [:], at: url) }

  /// Changes the metadata of a store's file.
  public class func setMetadata(
    _ metadata: [String: Any]?, type storeType: NSPersistentStore.StoreType, at storeURL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws { try SQLiteStore.setMetadata(metadata ?? [:], at: storeURL) }

  /// Writes a store's objects to another place, which takes the store's place.
  @discardableResult
  public func migratePersistentStore(
    _ store: NSPersistentStore, to URL: URL, options: [AnyHashable: Any]? = nil, withType storeType: String
  ) throws -> NSPersistentStore {
    try locked {
      guard let old = store as? RowStore else {
        throw CocoaErrors.error(NSPersistentStoreOperationError, "The store cannot be migrated.")
      }
      let configuration = old.configurationName == "PF_DEFAULT_CONFIGURATION_NAME" ? nil : old.configurationName
      let rows = try old.entities.values.filter { $0.superentity == nil }.flatMap { try old.table(for: $0).ordered }
      let new = try addPersistentStore(
        ofType: storeType, configurationName: configuration, at: URL, options: options)
      guard let target = new as? RowStore else { return new }
      for root in target.entities.values.filter({ $0.superentity == nil }) {
        let present = try target.table(for: root).ordered
        try target.write(put: [], removed: present.map { (root, $0.number) })
      }
      try target.write(
        put: rows.compactMap { row in
          target.entities[row.entity.name ?? ""].map {
            Row(row.number, $0, version: 1, values: row.values, links: row.links)
          }
        }, removed: [])
      try remove(old)
      return new
    }
  }

  /// Writes a store's objects to another place, which takes the store's place.
  @discardableResult
  public func migratePersistentStore(
    _ store: NSPersistentStore, to storeURL: URL, options: [AnyHashable: Any]? = nil,
    type storeType: NSPersistentStore.StoreType
  ) throws -> NSPersistentStore {
    try migratePersistentStore(store, to: storeURL, options: options, withType: storeType.rawValue)
  }

  /// Deletes a store's file, and those that SQLite keeps beside it.
  public func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil) throws {
    try locked {
      if let store = persistentStore(for: url) { try remove(store) }
      guard storeType != NSInMemoryStoreType, url.path != "/dev/null" else { return }
      try StoreFiles.remove(url)
    }
  }

  /// Deletes a store's file, and those that SQLite keeps beside it.
  public func destroyPersistentStore(
    at url: URL, type storeType: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
  ) throws { try destroyPersistentStore(at: url, ofType: storeType.rawValue, options: options) }

  /// Puts a copy of a store's file into another place.
  public func replacePersistentStore(
    at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil, withPersistentStoreFrom sourceURL: URL,
    sourceOptions: [AnyHashable: Any]? = nil, ofType storeType: String
  ) throws {
    try destroyPersistentStore(at: destinationURL, ofType: storeType)
    try locked { try StoreFiles.copy(sourceURL, to: destinationURL) }
  }

  /// Puts a copy of a store's file into another place.
  public func replacePersistentStore(
    at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil, withPersistentStoreFrom sourceURL: URL,
    sourceOptions: [AnyHashable: Any]? = nil, type sourceType: NSPersistentStore.StoreType
  ) throws {
    try replacePersistentStore(
      at: destinationURL, withPersistentStoreFrom: sourceURL, ofType: sourceType.rawValue)
  }
}

/// The files of a store: SQLite keeps two beside it.
enum StoreFiles {
  private static func all(_ url: URL) -> [URL] {
    ["", "-wal", "-shm"].map { URL(fileURLWithPath: url.path + $0) }
  }

  static func remove(_ url: URL) throws {
    for file in all(url) where FileManager.default.fileExists(atPath: file.path) {
      try FileManager.default.removeItem(at: file)
    }
  }

  static func copy(_ source: URL, to target: URL) throws {
    for (file, copy) in zip(all(source), all(target)) where FileManager.default.fileExists(atPath: file.path) {
      try FileManager.default.copyItem(at: file, to: copy)
    }
  }
}
