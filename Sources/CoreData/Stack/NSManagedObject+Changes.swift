import AppleNames
import Foundation

extension NSManagedObject {
  /// Keeps the value before a change, and notifies observers that it will happen.
  final func beginChange(_ key: String) {
    announceChange(ofKey: key)
    guard state.plan.properties[key] != nil else { return }
    state.publisher?.send()
    prepare(key)
    state.begun[key] = .some(state.values[key])
  }

  /// Changes relationships back, and notifies the context and observers of a change.
  final func endChange(_ key: String) {
    defer { reportChange(ofKey: key) }
    guard state.plan.properties[key] != nil else { return }
    let old = state.begun.removeValue(forKey: key)
    if let old { state.context?.registerUndo(self, key, old) }
    if let relationship = state.plan.relationships[key], let old {
      relate(relationship, from: old)
    }
    changed(key)
  }

  /// Reads what is to be changed, and keeps it as the saved value if it was not changed before.
  final func prepare(_ key: String) {
    if state.isFault { fulfill() }
    if let relationship = state.plan.relationships[key], relationship.isToMany { _ = members(relationship) }
    if state.original[key] == nil { state.original[key] = state.values[key] ?? NSNull() }
  }

  /// Takes note of a change.
  final func changed(_ key: String) {
    state.announced.insert(key)
    state.context?.noteChange(of: self)
  }

  /// Gives the objects that a relationship gained or lost their relationship back.
  private func relate(_ relationship: NSRelationshipDescription, from old: Any?) {
    guard let inverse = relationship.inverseRelationship else { return }
    if relationship.isToMany {
      let before = (old as? Members)?.set ?? []
      let after = members(relationship).set
      if before.count == after.count, before == after { return }
      for object in before.subtracting(after) { object.loseBack(inverse, self) }
      for object in after.subtracting(before) { object.gainBack(inverse, self) }
    } else {
      let before = (old as? NSManagedObject) ?? (old as? NSManagedObjectID).flatMap { state.context?.object(with: $0) }
      let after = target(relationship)
      guard before !== after else { return }
      before?.loseBack(inverse, self)
      after?.gainBack(inverse, self)
    }
  }

  /// Adds an object to a relationship, because the object has this one in the relationship's inverse.
  final func gainBack(_ relationship: NSRelationshipDescription, _ object: NSManagedObject) {
    let key = relationship.name
    if relationship.isToMany {
      prepare(key)
      guard !members(relationship).contains(object) else { return }
      tellAround(key) { changeMembers(relationship) { $0.insert(object) } }
    } else {
      let before = target(relationship)
      guard before !== object else { return }
      prepare(key)
      tellAround(key) { state.values[key] = object }
      if let before, let inverse = relationship.inverseRelationship { before.loseBack(inverse, self) }
    }
  }

  /// Removes an object from a relationship, because the object has lost this one in the relationship's inverse.
  final func loseBack(_ relationship: NSRelationshipDescription, _ object: NSManagedObject) {
    let key = relationship.name
    if relationship.isToMany {
      prepare(key)
      guard members(relationship).contains(object) else { return }
      tellAround(key) { changeMembers(relationship) { $0.remove(object) } }
    } else {
      guard target(relationship) === object else { return }
      prepare(key)
      tellAround(key) { state.values[key] = nil }
    }
  }

  private func tellAround(_ key: String, _ body: () -> Void) {
    announceChange(ofKey: key)
    state.publisher?.send()
    body()
    changed(key)
    reportChange(ofKey: key)
  }

  /// Copies of the objects are kept only if there is an undo manager: each would make the next change copy them.
  private func registerUndoOfMembers(_ relationship: NSRelationshipDescription) {
    guard let context = state.context, context.undoManager != nil else { return }
    context.registerUndo(self, relationship.name, members(relationship))
  }

  /// Adds objects to a to-many relationship.
  final func add(_ objects: [NSManagedObject], to relationship: NSRelationshipDescription, at index: Int? = nil) {
    let key = relationship.name
    let new = objects.filter { [present = members(relationship).set] in !present.contains($0) }
    guard !new.isEmpty else { return }
    prepare(key)
    registerUndoOfMembers(relationship)
    tellAround(key) {
      changeMembers(relationship) { members in
        for (offset, object) in new.enumerated() { members.insert(object, at: index.map { $0 + offset }) }
      }
    }
    guard let inverse = relationship.inverseRelationship else { return }
    for object in new { object.gainBack(inverse, self) }
  }

  /// Removes objects from a to-many relationship.
  final func remove(_ objects: [NSManagedObject], from relationship: NSRelationshipDescription) {
    let key = relationship.name
    let old = objects.filter { [present = members(relationship).set] in present.contains($0) }
    guard !old.isEmpty else { return }
    prepare(key)
    registerUndoOfMembers(relationship)
    let gone = Set(old)
    tellAround(key) {
      if let list = members(relationship).list {
        state.values[key] = Members(list.filter { !gone.contains($0) }, isOrdered: true)
      } else {
        changeMembers(relationship) { members in for object in old { members.remove(object) } }
      }
    }
    guard let inverse = relationship.inverseRelationship else { return }
    for object in old { object.loseBack(inverse, self) }
  }
}
