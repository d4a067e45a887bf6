import Foundation

/// The values of an object as its store or its parent context has them.
struct Snapshot {
  var version: Int
  /// Attributes, and the identities of objects of to-one relationships.
  var values: [String: Any]
}

extension NSManagedObjectContext {
  /// Returns the saved values of an object; nil if there is none.
  final func snapshot(of identity: NSManagedObjectID) throws -> Snapshot? {
    if let parent { return parent.queue.wait { parent.snapshotForChild(identity) } }
    guard !identity.isTemporaryID, let coordinator = persistentStoreCoordinator else { return nil }
    return try coordinator.locked { try coordinator.snapshot(of: identity) }
  }

  private func snapshotForChild(_ identity: NSManagedObjectID) -> Snapshot? {
    let known = registeredObject(for: identity)
    if known == nil, (try? snapshot(of: identity)) ?? nil == nil { return nil }
    let object = known ?? self.object(with: identity)
    object.fulfill()
    guard object.state.pending != .deleted, object.state.context != nil else { return nil }
    var values: [String: Any] = [:]
    for (key, value) in object.state.values {
      switch value {
      case is Members: break
      case let other as NSManagedObject: values[key] = other.objectID
      default: values[key] = value
      }
    }
    return Snapshot(version: object.state.version, values: values)
  }

  /// Puts the saved values into an object; returns false if there are none.
  final func fill(_ object: NSManagedObject) -> Bool {
    guard let snapshot = (try? snapshot(of: object.state.id)) ?? nil else {
      object.state.values = [:]
      guard shouldHandleInaccessibleFault(object, for: object.state.id, triggeredByProperty: nil) else {
        CoreDataFailure.raise(
          "CoreData could not fulfill a fault for '\(object.state.id.uriRepresentation().absoluteString)'")
        return false
      }
      object.state.pending = .deleted
      return false
    }
    object.state.version = snapshot.version
    object.state.values = snapshot.values
    return true
  }

  /// Returns the objects of a to-many relationship as the store or the parent has them.
  final func relatedObjects(
    of object: NSManagedObject, _ relationship: NSRelationshipDescription
  ) -> [NSManagedObject] {
    if object.state.pending == .inserted, object.state.id.isTemporaryID, parent == nil { return [] }
    let identity = object.state.id
    let identities: [NSManagedObjectID]
    if let parent {
      identities = parent.queue.wait {
        guard let original = parent.registeredObject(for: identity) ?? parent.existing(identity),
          let same = original.state.plan.relationships[relationship.name]
        else { return [] }
        return original.members(same).all.map(\.objectID)
      }
    } else {
      guard let coordinator = persistentStoreCoordinator else { return [] }
      identities = coordinator.locked { (try? coordinator.related(identity, relationship)) ?? [] }
    }
    return identities.map { self.object(with: $0) }.filter { $0.state.pending != .deleted }
  }

  private func existing(_ identity: NSManagedObjectID) -> NSManagedObject? { try? existingObject(with: identity) }

  final func read(_ object: NSManagedObject, keepingChanges flag: Bool) {
    guard object.state.context === self else { return }
    if flag {
      guard !object.state.isFault, object.state.pending != .inserted else { return }
      mergeSaved(into: object)
    } else {
      turnIntoFault(object)
    }
    changes.seen.refreshed.add(object)
  }

  /// Takes an object's values and changes away, so that they are read again when they are used.
  final func turnIntoFault(_ object: NSManagedObject) {
    guard object.state.pending != .inserted else { return }
    object.willTurnIntoFault()
    object.state.values = [:]
    object.state.original = [:]
    object.state.announced = []
    object.state.isFault = true
    if object.state.pending != .none {
      object.state.pending = .none
      changes.updated.remove(object)
      changes.deleted.remove(object)
      changes.seen.updated.remove(object)
    }
    object.didTurnIntoFault()
  }

  /// Replaces the values of an object that were not changed by the saved ones.
  final func mergeSaved(into object: NSManagedObject) {
    guard let snapshot = (try? snapshot(of: object.state.id)) ?? nil else { return }
    object.state.version = snapshot.version
    for key in object.state.plan.properties.keys {
      if object.state.original[key] == nil {
        if object.state.plan.properties[key]?.isTransient ?? true { continue }
        object.state.values[key] = snapshot.values[key]
      } else if object.state.plan.relationships[key]?.isToMany != true {
        object.state.original[key] = snapshot.values[key] ?? NSNull()
      }
    }
    object.state.publisher?.send()
    object.awake(fromSnapshotEvents: .refresh)
  }
}

extension NSPersistentStoreCoordinator {
  final func rowStore(_ identity: NSManagedObjectID) -> RowStore? {
    persistentStores.first { $0.identifier == identity.storeID } as? RowStore
  }

  final func snapshot(of identity: NSManagedObjectID) throws -> Snapshot? {
    guard let store = rowStore(identity), let row = try store.row(identity) else { return nil }
    var values: [String: Any] = [:]
    for attribute in row.entity.current.attributes.values where !attribute.isTransient {
      values[attribute.name] = store.presented(row.values[attribute.name], attribute)
    }
    for relationship in row.entity.current.relationships.values where !relationship.isToMany {
      values[relationship.name] = store.related(row, relationship).first.map(store.identity(of:))
    }
    return Snapshot(version: row.version, values: values)
  }

  final func related(
    _ identity: NSManagedObjectID, _ relationship: NSRelationshipDescription
  ) throws -> [NSManagedObjectID] {
    guard let store = rowStore(identity), let row = try store.row(identity),
      let same = row.entity.current.relationships[relationship.name]
    else { return [] }
    return store.related(row, same).map(store.identity(of:))
  }
}
