import Foundation

/// The kind, place and options of a store to be added.
///
/// See [Apple's page](https://developer.apple.com/documentation/coredata/nspersistentstoredescription).
open class NSPersistentStoreDescription: NSObject, NSCopying {
  /// The kind of store.
  open var type = NSSQLiteStoreType
  /// The name of the configuration whose entities the store has.
  open var configuration: String?
  /// The store's file.
  open var url: URL?
  /// The options.
  open private(set) var options: [String: NSObject] = [
    NSMigratePersistentStoresAutomaticallyOption: NSNumber(value: true),
    NSInferMappingModelAutomaticallyOption: NSNumber(value: true),
  ]
  /// Whether the store is added in the background.
  open var shouldAddStoreAsynchronously = false
  /// The settings of iCloud, which does not exist here.
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?

  /// Creates the description of a store in a file.
  public init(url: URL) {
    self.url = url
    super.init()
  }

  /// Creates the description of a store without a file.
  public override init() { super.init() }

  /// Whether changes cannot be saved.
  open var isReadOnly: Bool {
    get { isOn(NSReadOnlyPersistentStoreOption) }
    set { options[NSReadOnlyPersistentStoreOption] = NSNumber(value: newValue) }
  }
  /// The time to wait for the file.
  open var timeout: TimeInterval {
    get { (options[NSPersistentStoreTimeoutOption] as? NSNumber)?.doubleValue ?? 240 }
    set { options[NSPersistentStoreTimeoutOption] = NSNumber(value: newValue) }
  }
  /// The settings of SQLite.
  open var sqlitePragmas: [String: NSObject] {
    (options[NSSQLitePragmasOption] as? NSDictionary) as? [String: NSObject] ?? [:]
  }
  /// Whether a store of another model is migrated.
  open var shouldMigrateStoreAutomatically: Bool {
    get { isOn(NSMigratePersistentStoresAutomaticallyOption) }
    set { options[NSMigratePersistentStoresAutomaticallyOption] = NSNumber(value: newValue) }
  }
  /// Whether the way to migrate is inferred from the models.
  open var shouldInferMappingModelAutomatically: Bool {
    get { isOn(NSInferMappingModelAutomaticallyOption) }
    set { options[NSInferMappingModelAutomaticallyOption] = NSNumber(value: newValue) }
  }

  /// Sets an option.
  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }

  /// Sets a setting of SQLite.
  open func setValue(_ value: NSObject?, forPragmaNamed name: String) {
    var pragmas = sqlitePragmas
    pragmas[name] = value
    options[NSSQLitePragmasOption] = pragmas as NSDictionary
  }

  private func isOn(_ option: String) -> Bool { (options[option] as? NSNumber)?.boolValue ?? false }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSPersistentStoreDescription()
    copy.type = type
    copy.configuration = configuration
    copy.url = url
    copy.options = options
    copy.shouldAddStoreAsynchronously = shouldAddStoreAsynchronously
    copy.cloudKitContainerOptions = cloudKitContainerOptions
    return copy
  }
}
