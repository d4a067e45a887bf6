import AppleNames
import Combine
import Foundation
import UIKit

/// An object of an entity.
///
/// `uikit` turns `@NSManaged var title: String` into a property that reads and sets the value of that name.
///
/// See [Apple's page](https://developer.apple.com/documentation/coredata/nsmanagedobject).
open class NSManagedObject: NSObject, NSFetchRequestResult, KeyValueCoded, ObjectWithIdentity, ObservableObject {
  final var state: ObjectState

  /// Creates an object with the default values of its entity, and inserts it into a context.
  ///
  /// Objects of stores are created by this initialiser, too, without a context at first.
  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    if entity.isAbstract {
      NSException(
        name: .invalidArgumentException,
        reason: "Cannot create an object of the abstract entity \(entity.name ?? "")."
      ).raise()
    }
    state = ObjectState(entity)
    super.init()
    context?.insert(self)
  }

  /// Creates an object of the class's entity, and inserts it into a context.
  public convenience init(context moc: NSManagedObjectContext) {
    self.init(entity: Self.entity(in: moc), insertInto: moc)
  }

  deinit { state.context?.forget(state.id, ObjectIdentifier(self)) }

  // MARK: Identity

  /// The context that has the object.
  public final var managedObjectContext: NSManagedObjectContext? { state.context }
  /// The object's entity.
  public final var entity: NSEntityDescription { state.entity }
  /// The object's identity. It changes when a new object is saved.
  public final var objectID: NSManagedObjectID { state.id }
  final var identity: NSManagedObjectID { state.id }

  /// Whether the object has changes that are not saved.
  open var hasChanges: Bool { state.pending != .none }
  /// Whether the object is new.
  public final var isInserted: Bool { state.pending == .inserted }
  /// Whether the object has changed.
  public final var isUpdated: Bool { state.pending == .updated }
  /// Whether the object will be deleted from its store.
  public final var isDeleted: Bool { state.pending == .deleted }
  /// Whether the values have not been read.
  public final var isFault: Bool { state.isFault }
  /// Zero if the values have been read.
  open var faultingState: Int { state.isFault ? 1 : 0 }
  /// Whether a value that is saved differs from the saved one.
  open var hasPersistentChangedValues: Bool {
    changedValues().keys.contains { !(state.plan.properties[$0]?.isTransient ?? true) }
  }

  /// Returns whether the objects of a relationship have not been read.
  open func hasFault(forRelationshipNamed key: String) -> Bool {
    state.isFault || state.values[key] == nil && state.plan.relationships[key]?.isToMany ?? false
  }

  /// Returns the identities of related objects.
  open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] { related(key).map(\.objectID) }

  /// The publisher that sends before a value changes.
  public final var objectWillChange: ObservableObjectPublisher {
    if let publisher = state.publisher { return publisher }
    let made = ObservableObjectPublisher()
    state.publisher = made
    return made
  }

  // MARK: Entities of classes

  /// Returns the entity whose objects have this class, of the models in use.
  open class func entity() -> NSEntityDescription {
    if let found = ManagedClasses.entity(of: self) { return found }
    NSException(
      name: .internalInconsistencyException,
      reason: "No NSManagedObjectModel in use has an entity with the class \(self)."
    ).raise()
    return NSEntityDescription()
  }

  final class func entity(in context: NSManagedObjectContext) -> NSEntityDescription {
    context.model.flatMap { ManagedClasses.entity(of: self, in: $0) } ?? entity()
  }

  /// Returns a request for the objects of the class's entity.
  @_disfavoredOverload open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    let entity = entity()
    let request = NSFetchRequest<any NSFetchRequestResult>(entityName: entity.name ?? "")
    return request
  }

  /// Whether changes of properties that are not in the model count as changes.
  open class var contextShouldIgnoreUnmodeledPropertyChanges: Bool { true }

  /// Returns a set that stands for a to-many relationship. Its changes are made in the relationship.
  open func mutableSetValue(forKey key: String) -> NSMutableSet { standIn(forSet: key) }
  /// Returns an ordered set that stands for a to-many relationship. Its changes are made in the relationship.
  open func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet { standIn(forOrderedSet: key) }

  // MARK: For subclasses

  /// Prepares a new object.
  open func awakeFromInsert() {}
  /// Prepares an object whose values have been read.
  open func awakeFromFetch() {}
  /// Prepares an object whose values were set back.
  open func awake(fromSnapshotEvents flags: NSSnapshotEventType) {}
  /// Prepares for being deleted.
  open func prepareForDeletion() {}
  /// Prepares for being saved. It may change the object.
  open func willSave() {}
  /// Notifies the object that it was saved.
  open func didSave() {}
  /// Notifies the object before it loses its values.
  open func willTurnIntoFault() {}
  /// Notifies the object after it has lost its values.
  open func didTurnIntoFault() {}

  /// Checks a new object.
  open func validateForInsert() throws { try validate() }
  /// Checks a changed object.
  open func validateForUpdate() throws { try validate() }
  /// Checks that an object can be deleted.
  open func validateForDelete() throws { try validateDeletion() }
  /// Checks a value; a subclass may replace it.
  open func validateValue(_ value: AutoreleasingUnsafeMutablePointer<AnyObject?>, forKey key: String) throws {
    try validate(value.pointee, key)
  }

  // MARK: Values by name

  /// Returns the value of a property.
  open func value(forKey key: String) -> Any? {
    guard state.plan.properties[key] != nil else { return otherValue(forKey: key) }
    willAccessValue(forKey: key)
    defer { didAccessValue(forKey: key) }
    return primitiveValue(forKey: key)
  }

  /// Sets the value of a property.
  open func setValue(_ value: Any?, forKey key: String) {
    guard state.plan.properties[key] != nil else { return setPlainValue(value, forKey: key) }
    willChangeValue(forKey: key)
    setPrimitiveValue(value, forKey: key)
    didChangeValue(forKey: key)
  }

  /// Returns the value of a property without telling anybody.
  open func primitiveValue(forKey key: String) -> Any? { current(key) }

  /// Sets the value of a property without telling anybody. Relationships back do not change.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { store(value, key) }

  /// Reads the object's values, if they have not been read.
  open func willAccessValue(forKey key: String?) { fulfill() }
  /// Ends an access.
  open func didAccessValue(forKey key: String?) {}

  /// Prepares for a change of a property.
  open func willChangeValue(forKey key: String) { beginChange(key) }
  /// Takes note of a change of a property.
  open func didChangeValue(forKey key: String) { endChange(key) }

  /// Prepares for a change of a set.
  open func willChangeValue(
    forKey inKey: String, withSetMutation inMutationKind: NSKeyValueSetMutationKind, using inObjects: Set<AnyHashable>
  ) { beginChange(inKey) }
  /// Takes note of a change of a set.
  open func didChangeValue(
    forKey inKey: String, withSetMutation inMutationKind: NSKeyValueSetMutationKind, using inObjects: Set<AnyHashable>
  ) { endChange(inKey) }

  public final func codedValue(forKey key: String) -> Any? { value(forKey: key) }
  public final func setCodedValue(_ value: Any?, forKey key: String) { setValue(value, forKey: key) }

  open override func isEqual(_ object: Any?) -> Bool {
    if let other = object as? NSManagedObject { return self === other }
    // Predicates compare objects with identities, and with rows.
    if let row = object as? RowObject { return state.id.isSame(as: row.identity) }
    return (object as? NSManagedObjectID).map { state.id.isSame(as: $0) } ?? false
  }

  open override var hash: Int { ObjectIdentifier(self).hashValue }

  open override var description: String {
    "<\(type(of: self)): \(Unmanaged.passUnretained(self).toOpaque())> (entity: \(entity.name ?? ""); id: "
      + "\(objectID.uriRepresentation().absoluteString); data: \(isFault ? "<fault>" : "\(plainValues)"))"
  }
}
