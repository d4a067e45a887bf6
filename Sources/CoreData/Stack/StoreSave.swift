import Foundation

/// The saving of a context's changes in stores, within the coordinator's lock.
struct StoreSave {
  private let coordinator: NSPersistentStoreCoordinator
  private let context: NSManagedObjectContext
  private let policy: NSMergePolicy

  /// The rows to be written to a store.
  private final class Work {
    let store: RowStore
    var put: [Row] = []
    var removed: [(root: NSEntityDescription, number: Int64)] = []
    init(_ store: RowStore) { self.store = store }
  }

  init(_ coordinator: NSPersistentStoreCoordinator, _ context: NSManagedObjectContext) {
    self.coordinator = coordinator
    self.context = context
    policy = context.mergePolicy as? NSMergePolicy ?? .error
  }

  func save(_ inserted: [NSManagedObject], _ updated: [NSManagedObject], _ deleted: [NSManagedObject]) throws {
    for case let store as RowStore in coordinator.persistentStores { try store.refresh() }
    let conflicts = try self.conflicts(updated)
    if !conflicts.isEmpty { try policy.resolve(mergeConflicts: conflicts.map(\.conflict)) }
    for (object, _, row) in conflicts { try resolve(object, row) }
    let gone = Set(deleted.map(ObjectIdentifier.init))
    let replaced = try UniqueValues(coordinator, context, policy).check(inserted, updated, gone)

    let temporary = inserted.filter { $0.objectID.isTemporaryID }.map { ($0, $0.objectID) }
    for object in inserted where object.objectID.isTemporaryID {
      if let identity = replaced.identities[ObjectIdentifier(object)] {
        replace(object, identity)
      } else {
        context.adopt(object, try coordinator.newIdentity(for: object))
      }
    }
    do {
      try write(
        inserted.filter { !replaced.dropped.contains(ObjectIdentifier($0)) },
        updated.filter { !replaced.dropped.contains(ObjectIdentifier($0)) }, deleted)
    } catch {
      for (object, identity) in temporary { context.adopt(object, identity) }
      throw error
    }
    for object in inserted + updated where replaced.dropped.contains(ObjectIdentifier(object)) { drop(object) }
  }

  private func write(
    _ inserted: [NSManagedObject], _ updated: [NSManagedObject], _ deleted: [NSManagedObject]
  ) throws {
    var works: [ObjectIdentifier: Work] = [:]
    func work(_ object: NSManagedObject) throws -> Work {
      guard let store = coordinator.rowStore(object.objectID) else {
        throw CocoaErrors.error(
          NSPersistentStoreOperationError, "The store of an object was removed.", [NSAffectedObjectsErrorKey: [object]])
      }
      if let known = works[ObjectIdentifier(store)] { return known }
      let made = Work(store)
      works[ObjectIdentifier(store)] = made
      return made
    }
    var written: [(NSManagedObject, Row)] = []
    for object in inserted + updated {
      let work = try work(object)
      let old = try work.store.row(object.objectID)
      let row = try row(of: object, old, in: work.store)
      guard let row else { continue }
      work.put.append(row)
      written.append((object, row))
    }
    for object in deleted where !object.objectID.isTemporaryID {
      let work = try work(object)
      work.removed.append((object.entity.root, object.objectID.row))
    }
    for work in works.values {
      try work.store.write(put: work.put, removed: work.removed)
    }
    for (object, row) in written { object.state.version = row.version }
  }

  /// Returns the new row of an object: the present one with the object's changes. Nil if nothing that is saved changes.
  private func row(of object: NSManagedObject, _ old: Row?, in store: RowStore) throws -> Row? {
    let plan = object.state.plan
    let isNew = object.isInserted
    guard let entity = store.entities[object.entity.name ?? ""] else {
      throw CocoaErrors.error(
        NSPersistentStoreIncompatibleSchemaError, "The store has no entity \(object.entity.name ?? "").")
    }
    let isWhole = isNew || old == nil || policy.mergeType == .overwriteMergePolicyType
    let row = Row(
      object.objectID.row, entity, version: (old?.version ?? 0) + 1, values: old?.values ?? [:],
      links: old?.links ?? [:])
    var hasChanges = isNew || old == nil
    for attribute in plan.attributes.values where !attribute.isTransient {
      let key = attribute.name
      guard isWhole || object.state.original[key] != nil && object.differs(key) else { continue }
      // The saved values stay where a new object replaces one and has none.
      if isNew, old != nil, object.state.values[key] == nil { continue }
      row.values[key] = object.state.values[key].map { StoredAttribute.stored($0, attribute) }
      hasChanges = true
    }
    for relationship in plan.relationships.values where relationship.isStored {
      let key = relationship.name
      guard isWhole && object.state.values[key] != nil || object.state.original[key] != nil && object.differs(key)
      else { continue }
      let others = object.related(key)
      row.links[key] = try others.filter { $0.state.pending != .deleted }.map { other in
        guard other.objectID.storeID == object.objectID.storeID else {
          throw CocoaErrors.error(
            NSManagedObjectExternalRelationshipError,
            "\(object.entity.name ?? "").\(key) leads to an object of another store, or to one that was not saved.",
            [NSAffectedObjectsErrorKey: [object, other]])
        }
        return other.objectID.row
      }
      if row.links[key]?.isEmpty ?? true { row.links[key] = nil }
      hasChanges = true
    }
    return hasChanges ? row : nil
  }

  // MARK: Conflicts

  private func conflicts(
    _ updated: [NSManagedObject]
  ) throws -> [(object: NSManagedObject, conflict: NSMergeConflict, row: Row?)] {
    try updated.compactMap { object in
      guard let store = coordinator.rowStore(object.objectID) else { return nil }
      let row = try store.row(object.objectID)
      guard row?.version != object.state.version, object.hasPersistentChangedValues else { return nil }
      let conflict = NSMergeConflict(
        source: object, newVersion: row?.version ?? 0, oldVersion: object.state.version,
        cachedSnapshot: object.committedValues(forKeys: Array(object.state.plan.attributes.keys)),
        persistedSnapshot: row?.values)
      return (object, conflict, row)
    }
  }

  private func resolve(_ object: NSManagedObject, _ row: Row?) throws {
    guard let row else {
      if policy.mergeType == .rollbackMergePolicyType || policy.mergeType == .mergeByPropertyStoreTrumpMergePolicyType {
        context.changes.updated.remove(object)
      }
      return
    }
    switch policy.mergeType {
    case .rollbackMergePolicyType:
      object.state.original = [:]
      reread(object)
    case .mergeByPropertyStoreTrumpMergePolicyType:
      guard let snapshot = try coordinator.snapshot(of: object.objectID) else { return }
      for (key, original) in object.state.original where object.state.plan.relationships[key]?.isToMany != true {
        let before = original is NSNull ? nil : (original as? NSManagedObject)?.objectID ?? original
        // The changes of others win.
        if !ValueComparison.areEqual(before, snapshot.values[key]) { object.state.original[key] = nil }
      }
      reread(object)
    case .mergeByPropertyObjectTrumpMergePolicyType: reread(object)
    case .overwriteMergePolicyType, .errorMergePolicyType: object.state.version = row.version
    }
  }

  /// Replaces the values that the object has not changed by the saved ones.
  private func reread(_ object: NSManagedObject) {
    context.mergeSaved(into: object)
    object.awake(fromSnapshotEvents: .mergePolicy)
  }

  /// Lets a new object have the identity of a saved one, which it replaces.
  private func replace(_ object: NSManagedObject, _ identity: NSManagedObjectID) {
    if let known = context.registry.object(identity) { context.turnIntoFault(known) }
    context.adopt(object, identity)
  }

  /// Takes an object that a saved one has won over out of the context.
  private func drop(_ object: NSManagedObject) {
    context.changes.inserted.remove(object)
    context.changes.updated.remove(object)
    if object.isInserted {
      context.registry.forget(object.objectID, ObjectIdentifier(object))
      object.state.pending = .none
      object.state.context = nil
    } else {
      context.turnIntoFault(object)
    }
  }
}

extension NSPersistentStoreCoordinator {
  /// Returns the identity that a new object will have in its store.
  final func newIdentity(for object: NSManagedObject) throws -> NSManagedObjectID {
    let name = object.entity.name ?? ""
    let all = persistentStores.compactMap { $0 as? RowStore }
    let store =
      all.first { $0 === object.state.assignedStore }
      ?? all.first { $0.entities[name] != nil && !$0.isReadOnly } ?? all.first { $0.entities[name] != nil }
    guard let store, let entity = store.entities[name] else {
      throw CocoaErrors.error(
        NSPersistentStoreOperationError, "There is no store for objects of the entity \(name).",
        [NSAffectedObjectsErrorKey: [object]])
    }
    return NSManagedObjectID(entity: entity, store: store, row: try store.table(for: entity).newNumber())
  }
}
