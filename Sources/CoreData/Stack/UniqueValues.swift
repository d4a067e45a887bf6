import Foundation

/// The check that no two objects have equal values where they have to be unique. Linear in the rows of the entities
/// that have such values.
struct UniqueValues {
  struct Result {
    /// The identities of saved objects that new ones replace.
    var identities: [ObjectIdentifier: NSManagedObjectID] = [:]
    /// The objects that are not saved.
    var dropped: Set<ObjectIdentifier> = []
  }

  private let coordinator: NSPersistentStoreCoordinator
  private let context: NSManagedObjectContext
  private let policy: NSMergePolicy

  init(
    _ coordinator: NSPersistentStoreCoordinator, _ context: NSManagedObjectContext, _ policy: NSMergePolicy
  ) {
    self.coordinator = coordinator
    self.context = context
    self.policy = policy
  }

  func check(
    _ inserted: [NSManagedObject], _ updated: [NSManagedObject], _ deleted: Set<ObjectIdentifier>
  ) throws -> Result {
    var result = Result()
    let concerned = (inserted + updated).filter { !$0.entity.uniqueKeys.isEmpty }
    guard !concerned.isEmpty else { return result }
    let changed = Set(
      (updated + context.changes.deleted.objects).filter { !$0.objectID.isTemporaryID }.map(\.objectID))
    var conflicts: [NSConstraintConflict] = []
    for (root, objects) in Dictionary(grouping: concerned, by: { $0.entity.root.name ?? "" }).sorted(by: {
      $0.key < $1.key
    }) {
      let groups = objects.reduce(into: Set<[String]>()) { $0.formUnion($1.entity.uniqueKeys) }
      for keys in groups.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
        try check(objects, keys, root, changed, &result, &conflicts)
      }
    }
    if !conflicts.isEmpty { try policy.resolve(mergeConflicts: conflicts) }
    return result
  }

  private func check(
    _ objects: [NSManagedObject], _ keys: [String], _ root: String, _ changed: Set<NSManagedObjectID>,
    _ result: inout Result, _ conflicts: inout [NSConstraintConflict]
  ) throws {
    var saved: [[AnyHashable]: NSManagedObjectID] = [:]
    for case let store as RowStore in coordinator.persistentStores {
      guard let entity = store.entities[root] else { continue }
      for row in try store.table(for: entity).ordered where row.entity.uniqueKeys.contains(keys) {
        let values = keys.map { row.values[$0] as? AnyHashable ?? row.links[$0]?.first.map { AnyHashable($0) } }
        guard let tuple = Self.tuple(values) else { continue }
        let identity = store.identity(of: row)
        if !changed.contains(identity) { saved[tuple] = identity }
      }
    }
    var seen: [[AnyHashable]: NSManagedObject] = [:]
    for object in objects where object.entity.uniqueKeys.contains(keys) {
      guard let tuple = Self.tuple(keys.map { object.state.values[$0] as? AnyHashable }) else { continue }
      let (twin, other) = (saved[tuple], seen[tuple])
      seen[tuple] = object
      guard twin != nil || other != nil else { continue }
      conflicts.append(
        NSConstraintConflict(
          constraint: keys, database: twin.map { context.object(with: $0) }, databaseSnapshot: nil,
          conflicting: [object] + (other.map { [$0] } ?? []),
          conflictingSnapshots: [object.plainValues]))
      switch policy.mergeType {
      case .errorMergePolicyType: break
      case .mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType:
        result.dropped.insert(ObjectIdentifier(object))
      case .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType:
        if let other {
          // The later one of two new objects wins.
          result.dropped.insert(ObjectIdentifier(other))
          result.identities[ObjectIdentifier(object)] = result.identities.removeValue(forKey: ObjectIdentifier(other))
        } else if let twin, object.isInserted {
          result.identities[ObjectIdentifier(object)] = twin
        }
      }
    }
  }

  /// Returns the values if none is missing: nil equals nothing.
  private static func tuple(_ values: [AnyHashable?]) -> [AnyHashable]? {
    let known = values.compactMap { $0 }
    return known.count == values.count && !known.isEmpty ? known : nil
  }
}
