import Foundation

/// The place where objects are saved.
///
/// See [Apple's page](https://developer.apple.com/documentation/coredata/nspersistentstore).
///
/// Unchecked: its coordinator's lock guards it.
open class NSPersistentStore: NSObject, @unchecked Sendable {
  /// The coordinator that uses the store.
  open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  /// The name of the configuration whose entities the store has.
  open private(set) var configurationName: String
  /// The options with which the store was added.
  open private(set) var options: [AnyHashable: Any]?
  /// The store's file.
  open var url: URL?
  /// The store's own identifier.
  open var identifier: String! = UUID().uuidString
  /// Whether changes cannot be saved.
  open var isReadOnly = false
  private var storedMetadata: [String: Any] = [:]
  /// The store's metadata: its type, its identifier, the hashes of its model, and any of the app's.
  open var metadata: [String: Any]! {
    get { storedMetadata.merging([NSStoreTypeKey: type, NSStoreUUIDKey: identifier as Any]) { _, own in own } }
    set { storedMetadata = newValue ?? [:] }
  }

  /// Creates a store.
  public init(
    persistentStoreCoordinator root: NSPersistentStoreCoordinator?, configurationName name: String?, at url: URL,
    options: [AnyHashable: Any]? = nil
  ) {
    persistentStoreCoordinator = root
    configurationName = name ?? "PF_DEFAULT_CONFIGURATION_NAME"
    self.url = url
    self.options = options
    isReadOnly = (options?[NSReadOnlyPersistentStoreOption] as? NSNumber)?.boolValue ?? false
    super.init()
  }

  /// The kind of store.
  open var type: String { "" }

  /// Reads the metadata.
  open func loadMetadata() throws {}

  /// Tells the store that a coordinator uses it.
  open func didAdd(to coordinator: NSPersistentStoreCoordinator) {}

  /// Tells the store that a coordinator will not use it any more.
  open func willRemove(from coordinator: NSPersistentStoreCoordinator?) {}

  /// Returns the metadata of a store's file.
  open class func metadataForPersistentStore(with url: URL) throws -> [String: Any] {
    try SQLiteStore.metadata(at: url)
  }

  /// Changes the metadata of a store's file.
  open class func setMetadata(_ metadata: [String: Any]?, forPersistentStoreAt url: URL) throws {
    try SQLiteStore.setMetadata(metadata ?? [:], at: url)
  }

  /// The kind of a store.
  public struct StoreType: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
    public static let binary = StoreType(rawValue: NSBinaryStoreType)
    public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
  }
}
