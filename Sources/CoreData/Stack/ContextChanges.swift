import Foundation

/// The changes of a context that are not saved.
struct ContextChanges {
  var inserted = ObjectList()
  var updated = ObjectList()
  var deleted = ObjectList()
  /// The deleted objects whose related objects do not know yet.
  var unpropagated: [NSManagedObject] = []
  /// The changes that were not announced yet.
  var seen = Seen()
  /// Whether processing changes was scheduled.
  var isScheduled = false

  struct Seen {
    var inserted = ObjectList()
    var updated = ObjectList()
    var deleted = ObjectList()
    var refreshed = ObjectList()

    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty }
  }

  var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty }
}

/// Objects in the order in which they were added.
struct ObjectList {
  private var places: [ObjectIdentifier: Int] = [:]
  private var items: [NSManagedObject?] = []

  var isEmpty: Bool { places.isEmpty }
  var count: Int { places.count }
  var objects: [NSManagedObject] { items.compactMap { $0 } }

  func contains(_ object: NSManagedObject) -> Bool { places[ObjectIdentifier(object)] != nil }

  mutating func add(_ object: NSManagedObject) {
    guard places[ObjectIdentifier(object)] == nil else { return }
    places[ObjectIdentifier(object)] = items.count
    items.append(object)
  }

  mutating func remove(_ object: NSManagedObject) {
    guard let place = places.removeValue(forKey: ObjectIdentifier(object)) else { return }
    items[place] = nil
    if places.isEmpty { items = [] }
  }
}

/// The objects of a context by their identities. They are not retained.
final class ObjectRegistry: @unchecked Sendable {
  private final class Entry {
    weak var object: NSManagedObject?
    let address: ObjectIdentifier

    init(_ object: NSManagedObject) {
      self.object = object
      address = ObjectIdentifier(object)
    }
  }

  private let lock = NSLock()
  private var table: [NSManagedObjectID: Entry] = [:]

  var all: [NSManagedObject] { lock.withLock { table.values.compactMap(\.object) } }

  func object(_ identity: NSManagedObjectID) -> NSManagedObject? { lock.withLock { table[identity]?.object } }

  /// Adds an object, or returns the one that has the identity already.
  @discardableResult func add(_ object: NSManagedObject) -> NSManagedObject {
    let identity = object.state.id
    return lock.withLock {
      if let known = table[identity]?.object { return known }
      table[identity] = Entry(object)
      return object
    }
  }

  /// Removes the entry of an object that has ended or left the context.
  func forget(_ identity: NSManagedObjectID, _ object: ObjectIdentifier) {
    lock.withLock { if table[identity]?.address == object { table[identity] = nil } }
  }

  func removeAll() { lock.withLock { table = [:] } }
}

/// Creates objects of the classes of entities, which are known only when a program runs.
///
/// `NSManagedObject.init(entity:insertInto:)` has a place in the class's method table, which every subclass fills. A
/// stand-in class that declares it as `required` makes the call through that place, as UIKit does for views.
public enum ManagedObjectFactory {
  /// Declares the initialiser as required. Public, so that the compiler must expect subclasses.
  open class StandIn: NSManagedObject {
    public required override init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
      super.init(entity: entity, insertInto: context)
    }
  }

  /// Returns a new object of the class of an entity, without a context.
  static func make(_ entity: NSEntityDescription) -> NSManagedObject {
    guard let type = ManagedClasses.type(of: entity) as? NSManagedObject.Type else {
      return NSManagedObject(entity: entity, insertInto: nil)
    }
    return make(type, entity)
  }

  @inline(never) @_optimize(none) fileprivate static func make(
    _ type: NSManagedObject.Type, _ entity: NSEntityDescription
  ) -> NSManagedObject {
    unsafeBitCast(type, to: StandIn.Type.self).init(entity: entity, insertInto: nil)
  }
}

extension NSManagedObject {
  /// Creates an object of a class that is a value, as `type.init(entity:insertInto:)` does in Objective-C. Not part of
  /// Apple's API.
  public static func object(
    of type: NSManagedObject.Type, entity: NSEntityDescription, insertInto context: NSManagedObjectContext?
  ) -> NSManagedObject {
    let made = ManagedObjectFactory.make(type, entity)
    context?.insert(made)
    return made
  }

  /// Creates an object of a class that is a value, as `type.init(context:)` does in Objective-C. Not part of Apple's
  /// API.
  public static func object(of type: NSManagedObject.Type, context: NSManagedObjectContext) -> NSManagedObject {
    object(of: type, entity: type.entity(in: context), insertInto: context)
  }
}
