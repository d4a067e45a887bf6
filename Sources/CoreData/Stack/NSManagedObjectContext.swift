import AppleNames
import Foundation
import UIKit

/// The kind of queue in which a context's closures are called.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case confinementConcurrencyType = 0
  case privateQueueConcurrencyType = 1
  case mainQueueConcurrencyType = 2
}

/// Objects of stores, with changes that are saved together.
///
/// See [Apple's page](https://developer.apple.com/documentation/coredata/nsmanagedobjectcontext).
///
/// Unchecked: it is used within `perform(_:)`, and a lock guards the table of its objects.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// The kind of queue.
  public let concurrencyType: NSManagedObjectContextConcurrencyType
  /// A name for developers.
  open var name: String?
  /// The author of saved changes.
  open var transactionAuthor: String?
  /// Any objects of the app's.
  public let userInfo = NSMutableDictionary()
  /// The resolution of conflicts with what others have saved.
  open var mergePolicy: Any = NSMergePolicy.error
  /// Whether deletions reach related objects when changes are processed, and not at once.
  open var propagatesDeletesAtEndOfEvent = true
  /// Whether objects stay in the context as long as it.
  open var retainsRegisteredObjects = false { didSet { keepAll() } }
  /// Whether objects that are gone from the store count as deleted when their values are read.
  open var shouldDeleteInaccessibleFaults = true
  /// The time for which values that were read are valid; contexts keep them here.
  open var stalenessInterval: TimeInterval = -1
  /// The undo manager, which learns of changes; nil, as at first, for none.
  open var undoManager: UndoManager?

  final let queue: ContextQueue
  final let registry = ObjectRegistry()
  final var changes = ContextChanges()
  private var kept: [ObjectIdentifier: NSManagedObject] = [:]
  private var storedCoordinator: NSPersistentStoreCoordinator?
  private var storedParent: NSManagedObjectContext?
  private var children: [WeakContext] = []
  private let childLock = NSLock()

  /// Creates a context without a coordinator.
  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    concurrencyType = ct
    queue = ContextQueue(isMain: ct == .mainQueueConcurrencyType)
    super.init()
  }

  /// Creates a context without a coordinator.
  public convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type.rawValue) }

  /// The coordinator of the stores, also that of the parent.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { storedCoordinator ?? storedParent?.persistentStoreCoordinator }
    set {
      storedCoordinator?.unregister(self)
      storedCoordinator = newValue
      newValue?.register(self)
    }
  }

  /// The context whose objects this one reads and saves into, in place of stores.
  open var parent: NSManagedObjectContext? {
    get { storedParent }
    set {
      storedParent = newValue
      newValue?.childLock.withLock { newValue?.children.append(WeakContext(context: self)) }
    }
  }

  final var childContexts: [NSManagedObjectContext] {
    childLock.withLock {
      children.removeAll { $0.context == nil }
      return children.compactMap(\.context)
    }
  }

  /// Whether changes that the parent's other contexts or the coordinator's save are merged.
  open var automaticallyMergesChangesFromParent = false

  final var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

  // MARK: Objects

  /// The objects in the context.
  open var registeredObjects: Set<NSManagedObject> { Set(registry.all) }
  /// The new objects.
  open var insertedObjects: Set<NSManagedObject> { Set(changes.inserted.objects) }
  /// The changed objects.
  open var updatedObjects: Set<NSManagedObject> { Set(changes.updated.objects) }
  /// The objects to be deleted.
  open var deletedObjects: Set<NSManagedObject> { Set(changes.deleted.objects) }
  /// Whether there are changes to save.
  open var hasChanges: Bool { !changes.isEmpty }

  /// Inserts a new object.
  open func insert(_ object: NSManagedObject) {
    if object.state.context === self, object.state.pending == .deleted {
      changes.deleted.remove(object)
      changes.seen.deleted.remove(object)
      object.state.pending = object.state.wasNew ? .inserted : .updated
      if object.state.wasNew { changes.inserted.add(object) } else { changes.updated.add(object) }
      relinkBack(object)
      return
    }
    guard object.state.context == nil else { return }
    object.state.context = self
    object.state.pending = .inserted
    object.state.wasNew = true
    registry.add(object)
    changes.inserted.add(object)
    changes.seen.inserted.add(object)
    scheduleProcessing()
    registerUndo(ofInserting: object)
    object.awakeFromInsert()
  }

  /// Gives related objects the relationships to an object that was deleted and is not any more.
  private func relinkBack(_ object: NSManagedObject) {
    for relationship in object.state.plan.relationships.values {
      guard let inverse = relationship.inverseRelationship else { continue }
      for other in object.related(relationship.name) { other.gainBack(inverse, object) }
    }
  }

  /// Marks an object to be deleted. Objects that were never saved leave the context.
  open func delete(_ object: NSManagedObject) {
    guard object.state.context === self, object.state.pending != .deleted else { return }
    object.fulfill()
    object.prepareForDeletion()
    registerUndo(ofDeleting: object)
    changes.inserted.remove(object)
    changes.updated.remove(object)
    changes.seen.updated.remove(object)
    object.state.wasNew = object.state.pending == .inserted
    object.state.pending = .deleted
    if changes.seen.inserted.contains(object) {
      changes.seen.inserted.remove(object)
    } else {
      changes.seen.deleted.add(object)
    }
    changes.deleted.add(object)
    changes.unpropagated.append(object)
    if !propagatesDeletesAtEndOfEvent { propagateDeletions() }
    scheduleProcessing()
  }

  /// Returns the object with an identity, if it is in the context.
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { registry.object(objectID) }

  /// Returns the object with an identity, whether or not a store has it; its values are read when they are used.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    if let known = registry.object(objectID) { return known }
    let entity = model?.entitiesByName[objectID.entity.name ?? ""] ?? objectID.entity
    let object = ManagedObjectFactory.make(entity)
    object.state.id = objectID
    object.state.values = [:]
    object.state.isFault = true
    object.state.context = self
    let registered = registry.add(object)
    if retainsRegisteredObjects { kept[ObjectIdentifier(registered)] = registered }
    return registered
  }

  /// Returns the object with an identity.
  /// - Throws: an error if there is no such object.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    let known = registry.object(objectID)
    if let known, !known.isFault {
      guard known.state.pending != .deleted else { throw Self.missing(objectID) }
      return known
    }
    guard try snapshot(of: objectID) != nil else { throw Self.missing(objectID) }
    let object = object(with: objectID)
    object.fulfill()
    return object
  }

  private static func missing(_ identity: NSManagedObjectID) -> NSError {
    CocoaErrors.error(
      NSManagedObjectReferentialIntegrityError,
      "An NSManagedObjectContext cannot find the object "
        + identity.uriRepresentation().absoluteString, [NSAffectedObjectsErrorKey: [identity]])
  }

  /// Chooses the store of a new object.
  open func assign(_ object: Any, to store: NSPersistentStore) {
    (object as? NSManagedObject)?.state.assignedStore = store
  }

  /// Called when values are read of an object that is gone from the store. Returns whether it counts as deleted.
  open func shouldHandleInaccessibleFault(
    _ fault: NSManagedObject, for oid: NSManagedObjectID, triggeredByProperty property: NSPropertyDescription?
  ) -> Bool { shouldDeleteInaccessibleFaults }

  /// Takes note that an object has ended.
  final func forget(_ identity: NSManagedObjectID, _ object: ObjectIdentifier) { registry.forget(identity, object) }

  private func keepAll() {
    kept =
      retainsRegisteredObjects
      ? Dictionary(uniqueKeysWithValues: registry.all.map { (ObjectIdentifier($0), $0) }) : [:]
  }

  /// Takes note of a change of an object.
  final func noteChange(of object: NSManagedObject) {
    switch object.state.pending {
    case .none:
      object.state.pending = .updated
      changes.updated.add(object)
      changes.seen.updated.add(object)
    case .updated: changes.seen.updated.add(object)
    case .inserted where !changes.seen.inserted.contains(object): changes.seen.updated.add(object)
    case .inserted, .deleted: break
    }
    scheduleProcessing()
  }

  /// Processes changes at the end of the turn of the main queue; the private queue does so after each closure.
  private func scheduleProcessing() {
    guard concurrencyType == .mainQueueConcurrencyType, !changes.isScheduled else { return }
    changes.isScheduled = true
    DispatchQueue.main.async { [weak self] in self?.processPendingChanges() }
  }

  /// Removes all objects, with their changes.
  open func reset() {
    let objects = registry.all
    changes = ContextChanges()
    registry.removeAll()
    kept = [:]
    for object in objects {
      object.state.context = nil
      object.state.pending = .none
      object.state.values = [:]
      object.state.original = [:]
      object.state.isFault = true
    }
    NotificationCenter.default.post(
      name: .NSManagedObjectContextObjectsDidChange, object: self,
      userInfo: [NSInvalidatedAllObjectsKey: objects.map(\.objectID)])
  }

  // MARK: Reading, saving and merging

  /// Saves all changes: in the parent context, or in stores.
  ///
  /// - Throws: the error of a value that is not valid, of a conflict, or of a store. Nothing is saved then.
  open func save() throws { try saveChanges() }
  /// Gives up all changes.
  open func rollback() { giveUpChanges() }
  /// Reads an object again. Its changes are kept if `flag` is true; otherwise it becomes a fault without them.
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) { read(object, keepingChanges: flag) }
  /// Reads all objects again, and keeps their changes.
  open func refreshAllObjects() { for object in registry.all { refresh(object, mergeChanges: true) } }
  /// Gives new objects the identities that they will have in their stores.
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws { try makeIdentities(of: objects) }
  /// Executes a request of any kind.
  @discardableResult
  open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult { try answer(request) }
  /// Merges what another context has saved.
  open func mergeChanges(fromContextDidSave notification: Notification) {
    merge(ChangedIdentities(notification.userInfo ?? [:], coordinator: persistentStoreCoordinator))
  }
  /// Takes note of an object to be compared with its store when changes are saved. Every changed one is.
  open func detectConflicts(for object: NSManagedObject) {}
  /// Calls a closure later, in the context's queue.
  open func perform(_ block: @escaping () -> Void) { call(later: block) }
  /// Calls a closure in the context's queue, and returns after it.
  open func performAndWait(_ block: () -> Void) { call(now: block) }

  // MARK: Undoing

  /// Undoes the last change.
  open func undo() { undoManager?.undo() }
  /// Makes the last undone change again.
  open func redo() { undoManager?.redo() }

  /// Kept for older code.
  open func lock() { queue.lock.lock() }
  /// Kept for older code.
  open func unlock() { queue.lock.unlock() }
  /// Kept for older code.
  open func tryLock() -> Bool { queue.lock.try() }
}
