import Foundation

extension NSManagedObjectContext {
  /// Lets deletions reach related objects, and announces changes.
  public final func processPendingChanges() {
    changes.isScheduled = false
    propagateDeletions()
    guard !changes.seen.isEmpty else { return }
    let seen = changes.seen
    changes.seen = ContextChanges.Seen()
    var values: [String: Any] = [:]
    let updated = seen.updated.objects.filter { $0.state.pending != .deleted }
    for (key, objects) in [
      (NSInsertedObjectsKey, seen.inserted.objects), (NSUpdatedObjectsKey, updated),
      (NSDeletedObjectsKey, seen.deleted.objects), (NSRefreshedObjectsKey, seen.refreshed.objects),
    ] where !objects.isEmpty {
      values[key] = Set(objects)
    }
    if !values.isEmpty {
      NotificationCenter.default.post(name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: values)
    }
    for object in seen.inserted.objects + updated { object.state.announced = [] }
  }

  /// Follows the delete rules of relationships of deleted objects.
  final func propagateDeletions() {
    while let object = changes.unpropagated.popLast() {
      guard object.state.pending == .deleted else { continue }
      for relationship in object.state.plan.relationships.values.sorted(by: { $0.name < $1.name }) {
        propagate(object, relationship)
      }
      if object.state.wasNew {
        // It was never saved, and leaves the context.
        changes.deleted.remove(object)
        registry.forget(object.state.id, ObjectIdentifier(object))
        object.state.pending = .none
        object.state.context = nil
      }
    }
  }

  private func propagate(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) {
    let related = object.related(relationship.name)
    guard !related.isEmpty else { return }
    switch relationship.deleteRule {
    case .cascadeDeleteRule:
      for other in related where other.state.context === self { delete(other) }
      // A deleted object does not keep others from being deleted.
      unlink(object, relationship, related)
    case .nullifyDeleteRule: unlink(object, relationship, related)
    case .denyDeleteRule, .noActionDeleteRule: break
    }
  }

  /// Removes a deleted object from the relationships of others to it.
  private func unlink(
    _ object: NSManagedObject, _ relationship: NSRelationshipDescription, _ related: [NSManagedObject]
  ) {
    guard let inverse = relationship.inverseRelationship else { return }
    for other in related { other.loseBack(inverse, object) }
  }
}

extension NSManagedObjectContext {
  /// Lets the undo manager set a value back.
  final func registerUndo(_ object: NSManagedObject, _ key: String, _ old: Any?) {
    guard let undoManager else { return }
    nonisolated(unsafe) let (object, old) = (object, old)
    undoManager.registerUndo(withTarget: self) { _ in
      let value: Any? =
        switch old {
        case let members as Members: members.value
        case let identity as NSManagedObjectID: object.managedObjectContext?.object(with: identity)
        default: old
        }
      object.setValue(value, forKey: key)
    }
  }

  final func registerUndo(ofInserting object: NSManagedObject) {
    guard let undoManager else { return }
    nonisolated(unsafe) let object = object
    undoManager.registerUndo(withTarget: self) { $0.delete(object) }
  }

  final func registerUndo(ofDeleting object: NSManagedObject) {
    guard let undoManager else { return }
    nonisolated(unsafe) let object = object
    undoManager.registerUndo(withTarget: self) { context in
      context.insert(object)
      object.awake(fromSnapshotEvents: .undoDeletion)
      context.registerUndo(ofInserting: object)
    }
  }
}
