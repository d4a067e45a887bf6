import Combine
import Foundation

/// The fields of a managed object.
struct ObjectState {
  enum Pending { case none, inserted, updated, deleted }

  let entity: NSEntityDescription
  let plan: EntityPlan
  var id: NSManagedObjectID
  weak var context: NSManagedObjectContext?
  var pending = Pending.none
  var isFault = false
  /// Whether the object was inserted before it was deleted, or both in one.
  var wasNew = false
  /// The number of times that the row had been written when it was read.
  var version = 0
  /// The present values: of to-one relationships the object or its identity, of to-many ones `Members`; those that are
  /// absent are nil, or not read.
  var values: [String: Any]
  /// The values at the last save of properties that have changed since, with the null object for nil.
  var original: [String: Any] = [:]
  /// The changed properties that the context has not yet announced.
  var announced: Set<String> = []
  /// The values before changes that have begun.
  var begun: [String: Any?] = [:]
  var publisher: ObservableObjectPublisher?
  /// The store that a new object is to be saved in.
  weak var assignedStore: NSPersistentStore?

  init(_ entity: NSEntityDescription) {
    self.entity = entity
    plan = entity.current
    id = NSManagedObjectID(temporaryFor: entity)
    values = [:]
    for attribute in plan.attributes.values {
      if let value = StoredAttribute.normalized(attribute.defaultValue, attribute) { values[attribute.name] = value }
    }
  }
}

/// The objects of a to-many relationship.
struct Members {
  /// The order; nil for relationships without one.
  private(set) var list: [NSManagedObject]?
  private(set) var set: Set<NSManagedObject>

  init(_ objects: some Sequence<NSManagedObject>, isOrdered: Bool) {
    set = []
    if isOrdered {
      var list: [NSManagedObject] = []
      for object in objects where set.insert(object).inserted { list.append(object) }
      self.list = list
    } else {
      set = Set(objects)
    }
  }

  /// The objects in order, or in any order.
  var all: [NSManagedObject] { list ?? Array(set) }
  var count: Int { self.set.count }

  mutating func insert(_ object: NSManagedObject, at index: Int? = nil) {
    guard set.insert(object).inserted else { return }
    if list != nil { list?.insert(object, at: min(index ?? set.count - 1, set.count - 1)) }
  }

  mutating func remove(_ object: NSManagedObject) {
    guard set.remove(object) != nil else { return }
    list?.removeAll { $0 === object }
  }

  func contains(_ object: NSManagedObject) -> Bool { set.contains(object) }

  /// The objects as Objective-C has them.
  var value: NSObject { list.map { NSOrderedSet(array: $0) } ?? NSSet(set: set) }
}

/// The reasons for which values were set back.
///
/// See [Apple's page](https://developer.apple.com/documentation/coredata/nssnapshoteventtype).
public struct NSSnapshotEventType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let undoInsertion = NSSnapshotEventType(rawValue: 1 << 1)
  public static let undoDeletion = NSSnapshotEventType(rawValue: 1 << 2)
  public static let undoUpdate = NSSnapshotEventType(rawValue: 1 << 3)
  public static let rollback = NSSnapshotEventType(rawValue: 1 << 4)
  public static let refresh = NSSnapshotEventType(rawValue: 1 << 5)
  public static let mergePolicy = NSSnapshotEventType(rawValue: 1 << 6)
}
