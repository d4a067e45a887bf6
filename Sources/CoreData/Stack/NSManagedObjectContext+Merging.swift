import Foundation

/// The identities of objects that were saved.
struct ChangedIdentities {
  var inserted: [NSManagedObjectID] = []
  var updated: [NSManagedObjectID] = []
  var deleted: [NSManagedObjectID] = []

  var userInfo: [String: Any] {
    [
      NSInsertedObjectIDsKey: Set(inserted), NSUpdatedObjectIDsKey: Set(updated), NSDeletedObjectIDsKey: Set(deleted),
    ]
  }

  init(inserted: [NSManagedObjectID], updated: [NSManagedObjectID], deleted: [NSManagedObjectID]) {
    self.inserted = inserted
    self.updated = updated
    self.deleted = deleted
  }

  /// Reads the values of a notification, or those of one that was sent elsewhere, with addresses.
  init(_ values: [AnyHashable: Any], coordinator: NSPersistentStoreCoordinator?) {
    func read(_ keys: [String]) -> [NSManagedObjectID] {
      keys.flatMap { key -> [NSManagedObjectID] in
        let items: [Any]
        switch values[key] {
        case let set as Set<NSManagedObject>: return set.map(\.objectID)
        case let set as Set<NSManagedObjectID>: return Array(set)
        case let list as [Any]: items = list
        case let set as NSSet: items = set.allObjects
        case let set as Set<AnyHashable>: items = set.map(\.base)
        default: return []
        }
        return items.compactMap { item in
          (item as? NSManagedObject)?.objectID ?? (item as? NSManagedObjectID)
            ?? (item as? URL).flatMap { coordinator?.managedObjectID(forURIRepresentation: $0) }
        }
      }
    }
    inserted = read([NSInsertedObjectsKey, NSInsertedObjectIDsKey])
    updated = read([NSUpdatedObjectsKey, NSUpdatedObjectIDsKey, NSRefreshedObjectsKey, NSRefreshedObjectIDsKey])
    deleted = read([NSDeletedObjectsKey, NSDeletedObjectIDsKey])
  }
}

extension NSManagedObjectContext {
  /// Merges what was saved elsewhere, given by identities or their addresses, into contexts.
  public class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
  ) {
    for context in contexts {
      context.performAndWait {
        context.merge(ChangedIdentities(changeNotificationData, coordinator: context.persistentStoreCoordinator))
      }
    }
  }

  final func merge(_ identities: ChangedIdentities) {
    for identity in identities.inserted {
      let object = object(with: identity)
      if object.state.pending == .none { changes.seen.inserted.add(object) }
    }
    for identity in identities.updated {
      guard let object = registry.object(identity), object.state.pending != .inserted else { continue }
      if !object.isFault { mergeSaved(into: object) }
      changes.seen.refreshed.add(object)
    }
    var gone: [NSManagedObject] = []
    for identity in identities.deleted {
      guard let object = registry.object(identity) else { continue }
      object.fulfillQuietly()
      changes.updated.remove(object)
      changes.deleted.remove(object)
      changes.seen.updated.remove(object)
      changes.seen.inserted.remove(object)
      changes.seen.deleted.add(object)
      object.state.pending = .none
      registry.forget(identity, ObjectIdentifier(object))
      gone.append(object)
    }
    processPendingChanges()
    for object in gone { object.state.context = nil }
    NotificationCenter.default.post(
      name: .NSManagedObjectContextDidMergeChangesObjectIDs, object: self, userInfo: identities.userInfo)
  }
}

extension NSManagedObject {
  /// Lets a fault have no values, since its row is gone.
  fileprivate func fulfillQuietly() { state.isFault = false }
}
