import Foundation

/// The kind of result of deleting many objects.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly = 0
  case resultTypeObjectIDs = 1
  case resultTypeCount = 2
}

/// The kind of result of inserting many objects.
public enum NSBatchInsertRequestResultType: UInt, Sendable {
  case statusOnly = 0
  case objectIDs = 1
  case count = 2
}

/// The kind of result of changing many objects.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  case statusOnlyResultType = 0
  case updatedObjectIDsResultType = 1
  case updatedObjectsCountResultType = 2
}

/// A request that deletes objects in stores, without contexts. Relationships to them are cleared, and delete rules are
/// followed only where they cascade.
///
/// See [Apple's page](https://developer.apple.com/documentation/coredata/nsbatchdeleterequest).
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  /// The request for the objects.
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  /// The kind of result.
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  let identities: [NSManagedObjectID]?

  open override var requestType: NSPersistentStoreRequestType { .batchDeleteRequestType }

  /// Creates a request to delete what a fetch finds.
  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
    fetchRequest = fetch
    identities = nil
    super.init()
  }

  /// Creates a request to delete objects of one entity.
  public init(objectIDs objects: [NSManagedObjectID]) {
    fetchRequest = NSFetchRequest(entityName: objects.first?.entity.name ?? "")
    identities = objects
    super.init()
  }
}

/// A request that inserts objects into a store, without contexts.
///
/// See [Apple's page](https://developer.apple.com/documentation/coredata/nsbatchinsertrequest).
open class NSBatchInsertRequest: NSPersistentStoreRequest {
  /// The entity's name.
  public let entityName: String
  /// The entity.
  open private(set) var entity: NSEntityDescription?
  /// The values of the objects.
  open var objectsToInsert: [[String: Any]]?
  /// The closure that fills the values of an object; it returns true after the last one.
  open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
  /// The closure that fills an object; it returns true after the last one.
  open var managedObjectHandler: ((NSManagedObject) -> Bool)?
  /// The kind of result.
  open var resultType = NSBatchInsertRequestResultType.statusOnly

  open override var requestType: NSPersistentStoreRequestType { .batchInsertRequestType }

  /// Creates a request for objects with values.
  public init(entityName: String, objects dictionaries: [[String: Any]]) {
    self.entityName = entityName
    objectsToInsert = dictionaries
    super.init()
  }

  /// Creates a request for objects with values.
  public init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
    entityName = entity.name ?? ""
    self.entity = entity
    objectsToInsert = dictionaries
    super.init()
  }

  /// Creates a request whose closure fills values until it returns true.
  public convenience init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
    self.init(entityName: entityName, objects: [])
    objectsToInsert = nil
    dictionaryHandler = handler
  }

  /// Creates a request whose closure fills values until it returns true.
  public convenience init(
    entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) {
    self.init(entity: entity, objects: [])
    objectsToInsert = nil
    dictionaryHandler = handler
  }

  /// Creates a request whose closure fills objects until it returns true.
  public convenience init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
    self.init(entityName: entityName, objects: [])
    objectsToInsert = nil
    managedObjectHandler = handler
  }

  /// Creates a request whose closure fills objects until it returns true.
  public convenience init(
    entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
  ) {
    self.init(entity: entity, objects: [])
    objectsToInsert = nil
    managedObjectHandler = handler
  }
}

/// A request that changes objects in stores, without contexts.
///
/// See [Apple's page](https://developer.apple.com/documentation/coredata/nsbatchupdaterequest).
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
  /// The entity's name.
  public let entityName: String
  private var givenEntity: NSEntityDescription?
  /// The entity.
  open var entity: NSEntityDescription {
    givenEntity ?? ManagedClasses.entity(named: entityName) ?? NSEntityDescription()
  }
  /// The condition of objects to change.
  open var predicate: NSPredicate?
  /// Whether objects of entities that inherit from the entity change.
  open var includesSubentities = true
  /// The new values, or expressions of them, by names or descriptions of attributes.
  open var propertiesToUpdate: [AnyHashable: Any]?
  /// The kind of result.
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType

  open override var requestType: NSPersistentStoreRequestType { .batchUpdateRequestType }

  /// Creates a request for objects of an entity.
  public init(entityName: String) {
    self.entityName = entityName
    super.init()
  }

  /// Creates a request for objects of an entity.
  public init(entity: NSEntityDescription) {
    entityName = entity.name ?? ""
    givenEntity = entity
    super.init()
  }
}

/// The result of deleting many objects.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  /// Whether it succeeded, the identities or the number, by `resultType`.
  public let result: Any?
  /// The kind of result.
  public let resultType: NSBatchDeleteRequestResultType

  init(_ identities: [NSManagedObjectID], _ type: NSBatchDeleteRequestResultType) {
    resultType = type
    switch type {
    case .resultTypeStatusOnly: result = NSNumber(value: true)
    case .resultTypeObjectIDs: result = identities
    case .resultTypeCount: result = NSNumber(value: identities.count)
    }
    super.init()
  }
}

/// The result of inserting many objects.
open class NSBatchInsertResult: NSPersistentStoreResult {
  /// Whether it succeeded, the identities or the number, by `resultType`.
  public let result: Any?
  /// The kind of result.
  public let resultType: NSBatchInsertRequestResultType

  init(_ identities: [NSManagedObjectID], _ type: NSBatchInsertRequestResultType) {
    resultType = type
    switch type {
    case .statusOnly: result = NSNumber(value: true)
    case .objectIDs: result = identities
    case .count: result = NSNumber(value: identities.count)
    }
    super.init()
  }
}

/// The result of changing many objects.
open class NSBatchUpdateResult: NSPersistentStoreResult {
  /// Whether it succeeded, the identities or the number, by `resultType`.
  public let result: Any?
  /// The kind of result.
  public let resultType: NSBatchUpdateRequestResultType

  init(_ identities: [NSManagedObjectID], _ type: NSBatchUpdateRequestResultType) {
    resultType = type
    switch type {
    case .statusOnlyResultType: result = NSNumber(value: true)
    case .updatedObjectIDsResultType: result = identities
    case .updatedObjectsCountResultType: result = NSNumber(value: identities.count)
    }
    super.init()
  }
}
