import AppleNames
import Foundation

extension NSManagedObject {
  /// Reads the values of a fault.
  final func fulfill() {
    guard state.isFault else { return }
    state.isFault = false
    guard let context = state.context, context.fill(self) else { return }
    awakeFromFetch()
  }

  /// Returns a value that is not in the model: of a property of the class, or a well-known one.
  final func otherValue(forKey key: String) -> Any? {
    if let computed = KeyedAccessors.find(key, of: self) { return computed.get(self) }
    switch key {
    case "objectID": return objectID
    case "entity": return entity
    case "managedObjectContext": return managedObjectContext
    case "self": return self
    case "hasChanges": return hasChanges
    case "isDeleted", "deleted": return isDeleted
    case "isInserted", "inserted": return isInserted
    case "isUpdated", "updated": return isUpdated
    default: return plainValue(forKey: key)
    }
  }

  /// Returns the present value as Objective-C has it.
  final func current(_ key: String) -> Any? {
    if let relationship = state.plan.relationships[key] {
      return relationship.isToMany ? members(relationship).value : target(relationship)
    }
    if let property = state.plan.fetched[key] { return fetched(property) }
    if state.isFault { fulfill() }
    return state.values[key]
  }

  /// Puts a value into the object, without any consequences.
  final func store(_ value: Any?, _ key: String) {
    if state.isFault { fulfill() }
    if let relationship = state.plan.relationships[key] {
      if relationship.isToMany {
        state.values[key] = Members(Self.objects(in: value), isOrdered: relationship.isOrdered)
      } else {
        state.values[key] = StoredAttribute.plain(value) as? NSManagedObject
      }
    } else if let attribute = state.plan.attributes[key] {
      state.values[key] = StoredAttribute.normalized(value, attribute)
    } else {
      NSException(
        name: .undefinedKeyException, reason: "The entity \(entity.name ?? "") has no property \(key) to be set."
      ).raise()
    }
  }

  /// Returns the objects in a collection of any kind.
  static func objects(in value: Any?) -> [NSManagedObject] {
    switch StoredAttribute.plain(value) {
    case let set as NSSet: return set.allObjects.compactMap { $0 as? NSManagedObject }
    case let set as NSOrderedSet: return set.array.compactMap { $0 as? NSManagedObject }
    case let list as [NSManagedObject]: return list
    case let list as NSArray: return list.compactMap { $0 as? NSManagedObject }
    case let set as Set<AnyHashable>: return set.compactMap { $0.base as? NSManagedObject }
    case let one as NSManagedObject: return [one]
    default: return []
    }
  }

  /// Returns the object of a to-one relationship.
  final func target(_ relationship: NSRelationshipDescription) -> NSManagedObject? {
    if state.isFault { fulfill() }
    switch state.values[relationship.name] {
    case let object as NSManagedObject: return object
    case let id as NSManagedObjectID:
      let object = state.context?.object(with: id)
      state.values[relationship.name] = object
      return object
    default: return nil
    }
  }

  /// Returns the objects of a to-many relationship.
  final func members(_ relationship: NSRelationshipDescription) -> Members {
    if state.isFault { fulfill() }
    if let known = state.values[relationship.name] as? Members { return known }
    let found = state.context?.relatedObjects(of: self, relationship) ?? []
    let made = Members(found, isOrdered: relationship.isOrdered)
    state.values[relationship.name] = made
    return made
  }

  /// Changes the objects of a to-many relationship in place.
  final func changeMembers(_ relationship: NSRelationshipDescription, _ body: (inout Members) -> Void) {
    _ = members(relationship)
    // Taken out, so that the set is not copied.
    guard var members = state.values.removeValue(forKey: relationship.name) as? Members else { return }
    body(&members)
    state.values[relationship.name] = members
  }

  /// Returns the related objects.
  final func related(_ key: String) -> [NSManagedObject] {
    guard let relationship = state.plan.relationships[key] else { return [] }
    return relationship.isToMany ? members(relationship).all : target(relationship).map { [$0] } ?? []
  }

  private func fetched(_ property: NSFetchedPropertyDescription) -> Any? {
    guard let context = state.context,
      let request = property.fetchRequest?.copy() as? NSFetchRequest<any NSFetchRequestResult>
    else { return [Any]() }
    request.predicate = request.predicate?.withSubstitutionVariables([
      "FETCH_SOURCE": self, "FETCHED_PROPERTY": property,
    ])
    return (try? context.results(of: request.values)) ?? []
  }

  /// The values for descriptions: attributes, and identities of to-one relationships.
  final var plainValues: [String: Any] {
    state.values.mapValues { value in
      switch value {
      case let object as NSManagedObject: object.objectID.uriRepresentation().absoluteString
      case let members as Members: "\(members.count) objects"
      default: value
      }
    }
  }

  // MARK: Changes since the last save

  /// Returns the values that have changed since the object was read or saved.
  public final func changedValues() -> [String: Any] {
    state.original.reduce(into: [:]) { result, entry in
      if differs(entry.key) { result[entry.key] = current(entry.key) ?? NSNull() }
    }
  }

  /// Returns the values that have changed since the context last announced changes.
  public final func changedValuesForCurrentEvent() -> [String: Any] {
    state.announced.reduce(into: [:]) { $0[$1] = current($1) ?? NSNull() }
  }

  /// Returns the values that the object had when it was read or saved.
  public final func committedValues(forKeys keys: [String]?) -> [String: Any] {
    fulfill()
    return (keys ?? Array(state.plan.properties.keys)).reduce(into: [:]) { result, key in
      guard let property = state.plan.properties[key], !(property is NSFetchedPropertyDescription) else { return }
      if isInserted {
        result[key] = NSNull()
        return
      }
      guard let original = state.original[key] else {
        result[key] = current(key) ?? NSNull()
        return
      }
      switch original {
      case let members as Members: result[key] = members.value
      case let id as NSManagedObjectID: result[key] = state.context?.object(with: id) ?? NSNull()
      default: result[key] = original
      }
    }
  }

  /// Returns whether a value differs from the saved one.
  final func differs(_ key: String) -> Bool {
    guard let original = state.original[key] else { return false }
    let value = state.values[key]
    switch (original, value) {
    case (let old as Members, let new as Members): return old.list.map { $0 != new.list } ?? (old.set != new.set)
    case (is NSNull, nil): return false
    case (let old as NSManagedObject, let new as NSManagedObject): return old !== new
    case (let old, let new as NSManagedObject):
      return (old as? NSManagedObjectID).map { !$0.isSame(as: new.objectID) } ?? true
    case (let old, let new?): return !ValueComparison.areEqual(old, new)
    default: return true
    }
  }
}

/// Comparison of the values of attributes.
enum ValueComparison {
  static func areEqual(_ first: Any?, _ second: Any?) -> Bool {
    switch (first, second) {
    case (nil, nil): return true
    case (let first?, let second?):
      if let first = first as? AnyHashable, let second = second as? AnyHashable { return first == second }
      if let first = first as? NSObject, let second = second as? NSObject { return first.isEqual(second) }
      return false
    default: return false
    }
  }
}
