import AppleNames
import Foundation
import UIKit

/// A kind of objects: its name, class and properties.
///
/// See [Apple's page](https://developer.apple.com/documentation/coredata/nsentitydescription).
open class NSEntityDescription: NSObject, NSCopying {
  final weak var model: NSManagedObjectModel?
  final private(set) weak var parent: NSEntityDescription?
  final private(set) var ownProperties: [NSPropertyDescription] = []
  private var storedName: String?
  private var storedClassName: String?
  private var storedSubentities: [NSEntityDescription] = []
  private var plan: EntityPlan?
  private let planLock = NSLock()

  /// Creates an entity without a name and properties.
  public override init() { super.init() }

  /// The entity's name.
  open var name: String? {
    get { storedName }
    set {
      willEdit()
      storedName = newValue
    }
  }
  /// The name of the class of objects, with its module or as known to Objective-C.
  open var managedObjectClassName: String! {
    get { storedClassName ?? "NSManagedObject" }
    set {
      willEdit()
      storedClassName = newValue
    }
  }
  /// The model that has the entity.
  open var managedObjectModel: NSManagedObjectModel { model ?? NSManagedObjectModel() }
  /// Whether no objects are made of this entity itself.
  open var isAbstract = false { willSet { willEdit() } }
  /// The entity whose properties this one inherits.
  open var superentity: NSEntityDescription? { parent }
  /// The entities that inherit this one's properties.
  open var subentities: [NSEntityDescription] {
    get { storedSubentities }
    set {
      willEdit()
      for old in storedSubentities { old.parent = nil }
      storedSubentities = newValue
      for new in newValue { new.parent = self }
    }
  }
  /// The entities that inherit this one's properties, by their names.
  open var subentitiesByName: [String: NSEntityDescription] {
    Dictionary(storedSubentities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { first, _ in first })
  }
  /// The properties, with those of superentities.
  open var properties: [NSPropertyDescription] {
    get { (parent?.properties ?? []) + ownProperties }
    set {
      willEdit()
      let inherited = Set((parent?.properties ?? []).map(ObjectIdentifier.init))
      ownProperties = newValue.filter { !inherited.contains(ObjectIdentifier($0)) }
      for property in ownProperties { property.owner = self }
    }
  }
  /// The properties by their names.
  open var propertiesByName: [String: NSPropertyDescription] { current.properties }
  /// The attributes by their names.
  open var attributesByName: [String: NSAttributeDescription] { current.attributes }
  /// The relationships by their names.
  open var relationshipsByName: [String: NSRelationshipDescription] { current.relationships }
  /// Any information of the app's.
  open var userInfo: [AnyHashable: Any]?
  /// A text that changes the version hash.
  open var versionHashModifier: String? { willSet { willEdit() } }
  private var storedRenamingIdentifier: String?
  /// The name that the entity had in an earlier model; by default its name.
  open var renamingIdentifier: String? {
    get { storedRenamingIdentifier ?? storedName }
    set {
      willEdit()
      storedRenamingIdentifier = newValue
    }
  }
  /// The indexes; hints that have no effect here.
  open var indexes: [NSFetchIndexDescription] = [] { didSet { for index in indexes { index.entity = self } } }
  /// Kept for older code.
  open var compoundIndexes: [[Any]] = []
  /// The groups of attributes, as descriptions or names, whose values no two objects may share.
  open var uniquenessConstraints: [[Any]] = [] { willSet { willEdit() } }
  /// The expression of the name in Spotlight; there is none here.
  open var coreSpotlightDisplayNameExpression = AppleNames.NSExpression(forConstantValue: nil)

  /// Returns the relationships to an entity or one that it inherits from.
  open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
    properties.compactMap { $0 as? NSRelationshipDescription }
      .filter { $0.destinationEntity.map(entity.isKindOf(entity:)) ?? false }
  }

  /// Returns whether this is an entity or inherits from it.
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    var one: NSEntityDescription? = self
    while let current = one {
      if current === entity || current.name == entity.name && current.model !== entity.model { return true }
      one = current.parent
    }
    return false
  }

  /// A hash of all that a store depends on.
  open var versionHash: Data {
    let properties = properties.filter { !$0.isTransient && !($0 is NSFetchedPropertyDescription) }
    return VersionHash.of(
      "\(storedName ?? "")|\(parent?.name ?? "")|\(isAbstract)|\(versionHashModifier ?? "")\n"
        + properties.map(\.versionText).sorted().joined(separator: "\n"))
  }

  /// The topmost entity that this one inherits from.
  final var root: NSEntityDescription {
    var one = self
    while let next = one.parent { one = next }
    return one
  }

  /// This entity and all that inherit from it.
  final var family: [NSEntityDescription] { [self] + storedSubentities.flatMap(\.family) }

  /// The names of unique attributes, in groups, with those of superentities.
  final var uniqueKeys: [[String]] {
    (parent?.uniqueKeys ?? [])
      + uniquenessConstraints.map { group in
        group.compactMap { ($0 as? String) ?? ($0 as? NSPropertyDescription)?.name }
      }
  }

  /// The properties by name and kind. Kept once the model cannot change any more.
  final var current: EntityPlan {
    guard model?.isFrozen ?? false else { return EntityPlan(properties) }
    return planLock.withLock {
      if let plan { return plan }
      let made = EntityPlan(properties)
      plan = made
      return made
    }
  }

  final func willEdit() {
    guard model?.isFrozen ?? false else { return }
    NSException(
      name: .internalInconsistencyException, reason: "Can't modify an immutable model: a store coordinator uses it."
    ).raise()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSEntityDescription()
    fill(copy)
    copy.subentities = storedSubentities.compactMap { $0.copy() as? NSEntityDescription }
    return copy
  }

  /// Puts the entity's values, without its subentities, into a copy.
  final func fill(_ copy: NSEntityDescription) {
    copy.storedName = storedName
    copy.storedClassName = storedClassName
    copy.isAbstract = isAbstract
    copy.userInfo = userInfo
    copy.versionHashModifier = versionHashModifier
    copy.storedRenamingIdentifier = storedRenamingIdentifier
    copy.properties = ownProperties.compactMap { $0.copy() as? NSPropertyDescription }
    copy.uniquenessConstraints = uniquenessConstraints.map { group in
      group.map { ($0 as? NSPropertyDescription)?.name ?? $0 }
    }
    copy.indexes = indexes.compactMap { $0.copy() as? NSFetchIndexDescription }
  }

  open override var description: String { "(<\(type(of: self))>) name \(storedName ?? "nil")" }
}

/// The properties of an entity, by name and kind.
final class EntityPlan {
  let properties: [String: NSPropertyDescription]
  let attributes: [String: NSAttributeDescription]
  let relationships: [String: NSRelationshipDescription]
  let fetched: [String: NSFetchedPropertyDescription]

  init(_ list: [NSPropertyDescription]) {
    properties = Dictionary(list.map { ($0.name, $0) }, uniquingKeysWith: { _, last in last })
    attributes = properties.compactMapValues { $0 as? NSAttributeDescription }
    relationships = properties.compactMapValues { $0 as? NSRelationshipDescription }
    fetched = properties.compactMapValues { $0 as? NSFetchedPropertyDescription }
  }
}
