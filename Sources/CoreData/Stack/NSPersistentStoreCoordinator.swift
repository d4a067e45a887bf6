import AppleNames
import Foundation

/// The stores of a model, and the contexts' way to them.
///
/// See [Apple's page](https://developer.apple.com/documentation/coredata/nspersistentstorecoordinator).
///
/// Unchecked: a lock guards it.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  /// The model.
  public let managedObjectModel: NSManagedObjectModel
  /// A name for developers.
  open var name: String?
  private let lockObject = NSRecursiveLock()
  private let queue = DispatchQueue(label: "NSPersistentStoreCoordinator")
  private var stores: [NSPersistentStore] = []
  private var contexts: [WeakContext] = []

  /// Creates a coordinator without stores. The model cannot be changed any more.
  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    model.freeze()
    super.init()
  }

  /// The stores.
  open var persistentStores: [NSPersistentStore] { locked { stores } }

  final func locked<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    lockObject.lock()
    defer { lockObject.unlock() }
    return try body()
  }

  // MARK: Adding and removing

  /// Adds a store.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    guard let entities = managedObjectModel.entities(forConfigurationName: configuration) else {
      throw CocoaErrors.error(
        NSPersistentStoreIncompatibleSchemaError, "The model has no configuration \(configuration ?? "").")
    }
    let isFile = storeType != NSInMemoryStoreType
    if isFile, storeURL == nil {
      throw CocoaErrors.error(NSPersistentStoreOpenError, "A store of the type \(storeType) needs an address.")
    }
    let url = storeURL ?? URL(string: "memory://" + UUID().uuidString) ?? URL(fileURLWithPath: "/dev/null")
    let store: RowStore
    switch storeType {
    case NSSQLiteStoreType, NSBinaryStoreType:
      store = SQLiteStore(storeType, coordinator: self, configuration: configuration, at: url, options: options)
    case NSInMemoryStoreType:
      store = RowStore(storeType, coordinator: self, configuration: configuration, at: url, options: options)
    default:
      throw CocoaErrors.error(NSPersistentStoreInvalidTypeError, "There is no type of stores “\(storeType)”.")
    }
    try locked {
      if isFile, url.path != "/dev/null",
        let same = stores.first(where: { $0.url?.standardizedFileURL == url.standardizedFileURL })
      {
        throw CocoaErrors.error(
          NSPersistentStoreOpenError, "Can't add the same store twice: \(same.url?.path ?? "")")
      }
      store.metadata = [
        NSStoreModelVersionIdentifiersKey: managedObjectModel.versionIdentifiers.compactMap { $0.base as? String }
      ]
      try store.open(with: entities)
      stores.append(store)
    }
    store.didAdd(to: self)
    post(.NSPersistentStoreCoordinatorStoresDidChange, [NSAddedPersistentStoresKey: [store]])
    return store
  }

  /// Adds the store of a description, and tells the closure when it is there.
  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    nonisolated(unsafe) let (description, block) = (storeDescription, block)
    let add = { [self] in
      do {
        try addPersistentStore(
          ofType: description.type, configurationName: description.configuration, at: description.url,
          options: description.options)
        block(description, nil)
      } catch {
        block(description, error)
      }
    }
    nonisolated(unsafe) let later = add
    if description.shouldAddStoreAsynchronously { queue.async { later() } } else { add() }
  }

  /// Removes a store; its file stays.
  open func remove(_ store: NSPersistentStore) throws {
    try locked {
      guard let index = stores.firstIndex(where: { $0 === store }) else {
        throw CocoaErrors.error(NSPersistentStoreOperationError, "The store is not one of the coordinator's.")
      }
      post(.NSPersistentStoreCoordinatorWillRemoveStore, [:], object: store)
      store.willRemove(from: self)
      stores.remove(at: index)
    }
    store.persistentStoreCoordinator = nil
    post(.NSPersistentStoreCoordinatorStoresDidChange, [NSRemovedPersistentStoresKey: [store]])
  }

  final func post(_ name: Notification.Name, _ values: [String: Any], object: Any? = nil) {
    NotificationCenter.default.post(name: name, object: object ?? self, userInfo: values)
  }

  // MARK: Stores and identities

  /// Returns the store of a file.
  open func persistentStore(for URL: URL) -> NSPersistentStore? {
    locked { stores.first { $0.url == URL || $0.url?.standardizedFileURL == URL.standardizedFileURL } }
  }

  /// Returns a store's address.
  open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }

  /// Changes a store's address, which has no effect on its file.
  @discardableResult open func setURL(_ url: URL, for store: NSPersistentStore) -> Bool {
    store.url = url
    return true
  }

  /// Returns the identity of an address; nil if none of the stores has made it.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    guard url.scheme == "x-coredata", let host = url.host, url.pathComponents.count == 3,
      let store = locked({ stores.first { $0.identifier == host } }),
      let entity = managedObjectModel.entitiesByName[url.pathComponents[1]],
      let number = Int64(url.pathComponents[2].dropFirst())
    else { return nil }
    return NSManagedObjectID(entity: entity, store: store, row: number)
  }

  // MARK: Metadata

  /// Returns a store's metadata.
  open func metadata(for store: NSPersistentStore) -> [String: Any] { locked { store.metadata } }

  /// Changes a store's metadata. They are in the file with the next save.
  open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) {
    locked {
      let fixed = store.metadata.filter {
        [NSStoreModelVersionHashesKey, NSStoreModelVersionIdentifiersKey].contains($0.key)
      }
      store.metadata = (metadata ?? [:]).merging(fixed) { own, _ in own }
      try? (store as? RowStore)?.persistMetadata()
    }
  }

  // MARK: Contexts

  final func register(_ context: NSManagedObjectContext) {
    locked {
      contexts.removeAll { $0.context == nil }
      contexts.append(WeakContext(context: context))
    }
  }

  final func unregister(_ context: NSManagedObjectContext) {
    locked { contexts.removeAll { $0.context == nil || $0.context === context } }
  }

  final var rootContexts: [NSManagedObjectContext] { locked { contexts.compactMap(\.context) } }

  // MARK: Queue

  /// Calls a closure later, in the coordinator's queue.
  open func perform(_ block: @escaping () -> Void) {
    nonisolated(unsafe) let block = block
    queue.async { self.locked { block() } }
  }

  /// Calls a closure while nobody else uses the coordinator.
  open func performAndWait(_ block: () -> Void) { locked { block() } }

  /// Calls a closure while nobody else uses the coordinator.
  public func performAndWait<T, Failure: Error>(_ block: () throws(Failure) -> T) throws(Failure) -> T {
    try locked(block)
  }

  /// Calls a closure while nobody else uses the coordinator.
  public nonisolated(nonsending) func perform<T, Failure: Error>(
    _ block: @escaping () throws(Failure) -> T
  ) async throws(Failure) -> T {
    try await Later.value(of: block) { work in self.queue.async { self.locked { work() } } }
  }

  /// Kept for older code.
  open func lock() { lockObject.lock() }
  /// Kept for older code.
  open func unlock() { lockObject.unlock() }
  /// Kept for older code.
  open func tryLock() -> Bool { lockObject.try() }
}

/// A context that may end.
struct WeakContext { weak var context: NSManagedObjectContext? }

/// Closures that another queue calls.
enum Later {
  private struct Box<T>: @unchecked Sendable { let value: T }

  /// Returns the result of a closure that `schedule` calls later.
  nonisolated(nonsending) static func value<T, Failure: Error>(
    of block: @escaping () throws(Failure) -> T, _ schedule: (@escaping @Sendable () -> Void) -> Void
  ) async throws(Failure) -> T {
    nonisolated(unsafe) let block = block
    let box: Box<Result<T, Failure>> = await withCheckedContinuation { continuation in
      schedule {
        do throws(Failure) {
          continuation.resume(returning: Box(value: .success(try block())))
        } catch {
          continuation.resume(returning: Box(value: .failure(error)))
        }
      }
    }
    return try box.value.get()
  }
}
