import Foundation

extension NSManagedObjectContext {
  final func saveChanges() throws {
    processPendingChanges()
    guard hasChanges else { return }
    guard parent != nil || !(persistentStoreCoordinator?.persistentStores.isEmpty ?? true) else {
      throw Self.noStores()
    }
    NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
    callWillSave()
    try validateChanges()
    let (inserted, updated, deleted) = (
      changes.inserted.objects, changes.updated.objects, changes.deleted.objects
    )
    let author = SavedAs(identities: deleted.map(\.objectID), updated: updated.map(\.objectID))
    if let parent {
      parent.queue.wait { parent.absorb(inserted, updated, deleted) }
    } else if let coordinator = persistentStoreCoordinator {
      try coordinator.locked {
        try StoreSave(coordinator, self).save(inserted, updated, deleted)
      }
    }
    finishSaving(inserted, updated, deleted, author)
  }

  /// The identities of saved objects.
  struct SavedAs {
    let identities: [NSManagedObjectID]
    let updated: [NSManagedObjectID]
  }

  /// Lets objects prepare, which may change others: each is asked again at most 1000 times, as on Apple's platforms.
  private func callWillSave() {
    var asked: Set<ObjectIdentifier> = []
    for _ in 0..<1000 {
      let objects = (changes.inserted.objects + changes.updated.objects + changes.deleted.objects)
        .filter { asked.insert(ObjectIdentifier($0)).inserted }
      guard !objects.isEmpty else { return }
      for object in objects { object.willSave() }
      processPendingChanges()
    }
  }

  private func validateChanges() throws {
    var errors: [any Error] = []
    func collect(_ objects: [NSManagedObject], _ check: (NSManagedObject) throws -> Void) {
      for object in objects {
        do { try check(object) } catch {
          let several = (error as NSError).userInfo[NSDetailedErrorsKey] as? [any Error]
          errors += several ?? [error]
        }
      }
    }
    collect(changes.inserted.objects) { try $0.validateForInsert() }
    collect(changes.updated.objects) { try $0.validateForUpdate() }
    collect(changes.deleted.objects) { try $0.validateForDelete() }
    try ValidationErrors.throwAll(errors)
  }

  private func finishSaving(
    _ inserted: [NSManagedObject], _ updated: [NSManagedObject], _ deleted: [NSManagedObject], _ saved: SavedAs
  ) {
    let seen = changes.seen
    changes = ContextChanges()
    changes.seen = seen
    for object in inserted + updated where object.state.context != nil {
      object.state.original = [:]
      object.state.pending = .none
      object.state.wasNew = false
    }
    for object in deleted {
      object.state.original = [:]
      object.state.pending = .none
      registry.forget(object.state.id, ObjectIdentifier(object))
      object.state.context = nil
    }
    for object in inserted + updated + deleted { object.didSave() }
    NotificationCenter.default.post(
      name: .NSManagedObjectContextDidSave, object: self,
      userInfo: [
        NSInsertedObjectsKey: Set(inserted), NSUpdatedObjectsKey: Set(updated), NSDeletedObjectsKey: Set(deleted),
      ])
    let identities = ChangedIdentities(
      inserted: inserted.map(\.objectID), updated: saved.updated, deleted: saved.identities)
    NotificationCenter.default.post(
      name: .NSManagedObjectContextDidSaveObjectIDs, object: self, userInfo: identities.userInfo)
    tellOthers(identities)
  }

  /// Lets the contexts beside this one and below them merge what was saved.
  private func tellOthers(_ identities: ChangedIdentities) {
    let others = parent?.childContexts ?? persistentStoreCoordinator?.rootContexts ?? []
    for other in others where other !== self && other.automaticallyMergesChangesFromParent {
      other.queue.later { other.merge(identities) }
    }
  }

  // MARK: Saving into a parent

  /// Takes over the changes of a child.
  final func absorb(_ inserted: [NSManagedObject], _ updated: [NSManagedObject], _ deleted: [NSManagedObject]) {
    var copies: [(NSManagedObject, NSManagedObject)] = []
    for object in inserted {
      let copy = registry.object(object.objectID) ?? ManagedObjectFactory.make(counterpart(of: object.entity))
      if copy.state.context == nil {
        copy.state.id = object.objectID
        copy.state.assignedStore = object.state.assignedStore
        copy.state.context = self
        copy.state.pending = .inserted
        copy.state.wasNew = true
        registry.add(copy)
        changes.inserted.add(copy)
        changes.seen.inserted.add(copy)
      }
      copies.append((object, copy))
    }
    for object in updated { copies.append((object, self.object(with: object.objectID))) }
    for (object, copy) in copies { take(object, into: copy, all: object.state.pending == .inserted) }
    for object in deleted {
      // Related objects have changed in the child already.
      delete(self.object(with: object.objectID))
    }
    processPendingChanges()
  }

  private func counterpart(of entity: NSEntityDescription) -> NSEntityDescription {
    model?.entitiesByName[entity.name ?? ""] ?? entity
  }

  private func take(_ object: NSManagedObject, into copy: NSManagedObject, all: Bool) {
    copy.fulfill()
    let keys = all ? Array(object.state.plan.properties.keys) : Array(object.state.original.keys)
    for key in keys {
      if all, object.state.values[key] == nil { continue }
      copy.prepare(key)
      switch object.state.values[key] {
      case let members as Members:
        copy.state.values[key] = Members(
          members.all.map { self.object(with: $0.objectID) }, isOrdered: members.list != nil)
      case let other as NSManagedObject: copy.state.values[key] = self.object(with: other.objectID)
      case let identity as NSManagedObjectID: copy.state.values[key] = self.object(with: identity)
      case let value: copy.state.values[key] = value
      }
      copy.changed(key)
    }
  }

  // MARK: Identities

  final func makeIdentities(of objects: [NSManagedObject]) throws {
    guard let coordinator = persistentStoreCoordinator else { throw Self.noStores() }
    try coordinator.locked {
      for object in objects where object.objectID.isTemporaryID {
        adopt(object, try coordinator.newIdentity(for: object))
      }
    }
  }

  /// Changes the identity of an object, also in the contexts below this one and in its parents.
  final func adopt(_ object: NSManagedObject, _ identity: NSManagedObjectID) {
    let old = object.state.id
    registry.forget(old, ObjectIdentifier(object))
    object.state.id = identity
    registry.add(object)
    for child in childContexts {
      if let copy = child.registry.object(old) { child.adopt(copy, identity) }
    }
    if let copy = parent?.registry.object(old) { parent?.adopt(copy, identity) }
  }

  final func giveUpChanges() {
    processPendingChanges()
    let (inserted, updated, deleted) = (
      changes.inserted.objects, changes.updated.objects, changes.deleted.objects
    )
    guard !changes.isEmpty else { return }
    changes = ContextChanges()
    for object in updated + deleted {
      restore(object)
      changes.seen.refreshed.add(object)
    }
    for object in inserted {
      changes.seen.deleted.add(object)
      registry.forget(object.state.id, ObjectIdentifier(object))
      object.state.pending = .none
    }
    processPendingChanges()
    for object in inserted { object.state.context = nil }
  }

  private func restore(_ object: NSManagedObject) {
    object.state.publisher?.send()
    for (key, value) in object.state.original { object.state.values[key] = value is NSNull ? nil : value }
    object.state.original = [:]
    object.state.announced = []
    object.state.pending = .none
    object.awake(fromSnapshotEvents: .rollback)
  }
}
