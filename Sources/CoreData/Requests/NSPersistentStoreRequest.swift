import Foundation

/// The kind of a request.
public enum NSPersistentStoreRequestType: UInt, Sendable {
  case fetchRequestType = 1
  case saveRequestType = 2
  case batchInsertRequestType = 5
  case batchUpdateRequestType = 6
  case batchDeleteRequestType = 7
}

/// A request to stores.
///
/// See [Apple's page](https://developer.apple.com/documentation/coredata/nspersistentstorerequest).
open class NSPersistentStoreRequest: NSObject, NSCopying {
  /// The stores that the request is for; all of them for nil.
  open var affectedStores: [NSPersistentStore]?
  /// The kind of request.
  open var requestType: NSPersistentStoreRequestType { .fetchRequestType }

  public override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The result of a request.
open class NSPersistentStoreResult: NSObject {}

/// A request to save changes.
///
/// See [Apple's page](https://developer.apple.com/documentation/coredata/nssavechangesrequest).
open class NSSaveChangesRequest: NSPersistentStoreRequest {
  /// The inserted objects.
  open private(set) var insertedObjects: Set<NSManagedObject>?
  /// The changed objects.
  open private(set) var updatedObjects: Set<NSManagedObject>?
  /// The deleted objects.
  open private(set) var deletedObjects: Set<NSManagedObject>?
  /// The objects that were marked for detecting conflicts.
  open private(set) var lockedObjects: Set<NSManagedObject>?

  open override var requestType: NSPersistentStoreRequestType { .saveRequestType }

  /// Creates a request.
  public init(
    inserted insertedObjects: Set<NSManagedObject>?, updated updatedObjects: Set<NSManagedObject>?,
    deleted deletedObjects: Set<NSManagedObject>?, locked lockedObjects: Set<NSManagedObject>?
  ) {
    self.insertedObjects = insertedObjects
    self.updatedObjects = updatedObjects
    self.deletedObjects = deletedObjects
    self.lockedObjects = lockedObjects
    super.init()
  }
}
