import Foundation

extension NSEntityDescription {
  /// Returns the entity with a name of a context's model.
  public class func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? {
    guard let model = context.model else {
      CoreDataFailure.raise(
        "+entityForName: nil is not a legal NSPersistentStoreCoordinator for searching for entity name '\(entityName)'")
      return nil
    }
    return model.entitiesByName[entityName]
  }

  /// Inserts a new object of the entity with a name into a context.
  public class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    guard let entity = entity(forEntityName: entityName, in: context) else {
      CoreDataFailure.raise(
        "+entityForName: could not locate an entity named '\(entityName)' in this model.")
      return NSManagedObject(entity: NSEntityDescription(), insertInto: nil)
    }
    let object = ManagedObjectFactory.make(entity)
    context.insert(object)
    return object
  }
}

/// A state of stores that contexts could read. Stores keep only the latest one here.
///
/// See [Apple's page](https://developer.apple.com/documentation/coredata/nsquerygenerationtoken).
open class NSQueryGenerationToken: NSObject, NSCopying, @unchecked Sendable {
  /// The latest state.
  public static let current = NSQueryGenerationToken()

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSManagedObjectContext {
  /// The state of stores that the context reads: always the latest one here.
  public final var queryGenerationToken: NSQueryGenerationToken? { nil }

  /// Does nothing: contexts always read the latest state here.
  public final func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {}

  public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
  public static let didChangeObjectsNotification = Notification.Name.NSManagedObjectContextObjectsDidChange
  public static let didSaveObjectIDsNotification = Notification.Name.NSManagedObjectContextDidSaveObjectIDs
  public static let didMergeChangesObjectIDsNotification = Notification.Name
    .NSManagedObjectContextDidMergeChangesObjectIDs

  /// The keys of the values of notifications.
  public enum NotificationKey: String, Sendable {
    case queryGeneration = "queryGeneration"
    case invalidatedAllObjects = "invalidatedAll"
    case insertedObjects = "inserted"
    case updatedObjects = "updated"
    case deletedObjects = "deleted"
    case refreshedObjects = "refreshed"
    case invalidatedObjects = "invalidated"
    case insertedObjectIDs = "inserted_objectIDs"
    case updatedObjectIDs = "updated_objectIDs"
    case deletedObjectIDs = "deleted_objectIDs"
    case refreshedObjectIDs = "refreshed_objectIDs"
    case invalidatedObjectIDs = "invalidated_objectIDs"
  }
}
