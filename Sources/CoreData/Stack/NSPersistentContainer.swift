import Foundation

/// A model, its stores and a context for the user interface.
///
/// See [Apple's page](https://developer.apple.com/documentation/coredata/nspersistentcontainer).
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  /// The name of the container and of its store's file.
  public let name: String
  /// The model.
  public let managedObjectModel: NSManagedObjectModel
  /// The coordinator of the stores.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// The context of the main queue.
  public let viewContext: NSManagedObjectContext
  /// The stores to be loaded.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// Creates a container with the model of its name in the program's bundles.
  public convenience init(name: String) {
    guard let model = ModelFiles.model(named: name) ?? NSManagedObjectModel.mergedModel(from: nil) else {
      CoreDataFailure.raise("Failed to load model named \(name)")
      self.init(name: name, managedObjectModel: NSManagedObjectModel())
      return
    }
    self.init(name: name, managedObjectModel: model)
  }

  /// Creates a container with a model.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    persistentStoreDescriptions = []
    super.init()
    persistentStoreDescriptions = [
      NSPersistentStoreDescription(
        url: Self.defaultDirectoryURL().appendingPathComponent(name + ".sqlite"))
    ]
  }

  /// Returns the folder of stores: the program's own in the user's folder of data.
  open class func defaultDirectoryURL() -> URL {
    let base =
      FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? URL(fileURLWithPath: NSTemporaryDirectory())
    let folder = base.appendingPathComponent(Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Loads the stores that are not loaded, and tells the closure of each.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      if let url = description.url, description.type != NSInMemoryStoreType {
        try? FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      }
      persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
    }
  }

  /// Returns a new context with a queue of its own.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Calls a closure with a new context, in its queue.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  /// Calls a closure with a new context, in its queue, and returns its result.
  public nonisolated(nonsending) final func performBackgroundTask<T, Failure: Error>(
    _ block: @escaping (NSManagedObjectContext) throws(Failure) -> T
  ) async throws(Failure) -> T {
    let context = newBackgroundContext()
    return try await context.perform { () throws(Failure) -> T in try block(context) }
  }
}

/// The settings of iCloud, which does not exist here.
///
/// See [Apple's page](https://developer.apple.com/documentation/coredata/nspersistentcloudkitcontaineroptions).
open class NSPersistentCloudKitContainerOptions: NSObject {
  /// The container's identifier.
  public let containerIdentifier: String

  /// Creates settings.
  public init(containerIdentifier: String) {
    self.containerIdentifier = containerIdentifier
    super.init()
  }
}

/// A container whose stores would be mirrored in iCloud. There is none here: it is a container of local stores.
///
/// See [Apple's page](https://developer.apple.com/documentation/coredata/nspersistentcloudkitcontainer).
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  /// Returns true: nobody else owns objects.
  open func canModifyManagedObjects(in store: NSPersistentStore) -> Bool { !store.isReadOnly }
  /// Returns true: nobody else owns objects.
  open func canUpdateRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
  /// Returns true: nobody else owns objects.
  open func canDeleteRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
}
