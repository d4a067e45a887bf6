import AppleNames
import Foundation

/// The kind of mapping between entities.
public enum NSEntityMappingType: UInt, Sendable {
  case undefinedEntityMappingType = 0
  case customEntityMappingType = 1
  case addEntityMappingType = 2
  case removeEntityMappingType = 3
  case copyEntityMappingType = 4
  case transformEntityMappingType = 5
}

/// The way from the objects of an entity to those of one in another model.
///
/// See [Apple's page](https://developer.apple.com/documentation/coredata/nsentitymapping).
open class NSEntityMapping: NSObject {
  /// The mapping's name.
  open var name: String! = ""
  /// The kind of mapping.
  open var mappingType = NSEntityMappingType.undefinedEntityMappingType
  /// The name of the entity in the older model.
  open var sourceEntityName: String?
  /// The hash of the entity in the older model.
  open var sourceEntityVersionHash: Data?
  /// The name of the entity in the newer model.
  open var destinationEntityName: String?
  /// The hash of the entity in the newer model.
  open var destinationEntityVersionHash: Data?
  /// The ways to the values of attributes.
  open var attributeMappings: [NSPropertyMapping]?
  /// The ways to the objects of relationships.
  open var relationshipMappings: [NSPropertyMapping]?
  /// The expression of the older objects; all objects of the entity are mapped here.
  open var sourceExpression: AppleNames.NSExpression?
  /// Any information of the app's.
  open var userInfo: [AnyHashable: Any]?
  /// The name of the class that maps objects.
  open var entityMigrationPolicyClassName: String?
}

/// The way to the value of a property.
///
/// See [Apple's page](https://developer.apple.com/documentation/coredata/nspropertymapping).
open class NSPropertyMapping: NSObject {
  /// The property's name in the newer model.
  open var name: String?
  /// The expression of the value, in which `$source` is the older object.
  open var valueExpression: AppleNames.NSExpression?
  /// Any information of the app's.
  open var userInfo: [AnyHashable: Any]?
  /// The name in the older model, of inferred mappings.
  final var sourceName: String?
}

/// The way from one model to another.
///
/// See [Apple's page](https://developer.apple.com/documentation/coredata/nsmappingmodel).
open class NSMappingModel: NSObject {
  /// The mappings of entities.
  open var entityMappings: [NSEntityMapping]! = []

  /// Creates a model without mappings.
  public override init() { super.init() }

  /// Returns nil: files of mappings are not read here.
  public init?(contentsOf url: URL?) { nil }

  /// Returns nil: files of mappings are not read here.
  public init?(
    from bundles: [Bundle]?, forSourceModel sourceModel: NSManagedObjectModel?,
    destinationModel: NSManagedObjectModel?
  ) { nil }

  /// The mappings of entities by their names.
  open var entityMappingsByName: [String: NSEntityMapping] {
    Dictionary(entityMappings.map { ($0.name ?? "", $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the way between models that differ in added, removed and renamed parts only.
  ///
  /// - Throws: an error if attributes have other types, or new ones have to have a value and have no default.
  open class func inferredMappingModel(
    forSourceModel sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel
  ) throws -> NSMappingModel {
    let model = NSMappingModel()
    var known = sourceModel.entitiesByName
    for entity in destinationModel.entities {
      let old = known.removeValue(forKey: entity.renamingIdentifier ?? entity.name ?? "")
      model.entityMappings.append(try mapping(from: old, to: entity))
    }
    for (name, entity) in known.sorted(by: { $0.key < $1.key }) {
      let mapping = NSEntityMapping()
      mapping.name = "IEM_Remove_\(name)"
      mapping.mappingType = .removeEntityMappingType
      mapping.sourceEntityName = name
      mapping.sourceEntityVersionHash = entity.versionHash
      model.entityMappings.append(mapping)
    }
    return model
  }

  private class func mapping(
    from old: NSEntityDescription?, to entity: NSEntityDescription
  ) throws -> NSEntityMapping {
    let mapping = NSEntityMapping()
    mapping.destinationEntityName = entity.name
    mapping.destinationEntityVersionHash = entity.versionHash
    mapping.sourceEntityName = old?.name
    mapping.sourceEntityVersionHash = old?.versionHash
    guard let old else {
      mapping.name = "IEM_Add_\(entity.name ?? "")"
      mapping.mappingType = .addEntityMappingType
      return mapping
    }
    let isSame = old.versionHash == entity.versionHash
    mapping.name = "IEM_\(isSame ? "Copy" : "Transform")_\(entity.name ?? "")"
    mapping.mappingType = isSame ? .copyEntityMappingType : .transformEntityMappingType
    let (oldAttributes, oldRelationships) = (old.attributesByName, old.relationshipsByName)
    mapping.attributeMappings = try entity.attributesByName.values.filter { !$0.isTransient }.map { attribute in
      let source = oldAttributes[attribute.renamingIdentifier ?? attribute.name]
      if let source, source.attributeType != attribute.attributeType {
        throw CocoaErrors.error(
          NSInferredMappingModelError, "The type of the attribute \(attribute.name) has changed.")
      }
      if source == nil, !attribute.isOptional, attribute.defaultValue == nil {
        throw CocoaErrors.error(
          NSInferredMappingModelError,
          "Validation error missing attribute values on mandatory destination attribute \(attribute.name)")
      }
      return property(attribute.name, source?.name)
    }
    mapping.relationshipMappings = entity.relationshipsByName.values.map { relationship in
      property(relationship.name, oldRelationships[relationship.renamingIdentifier ?? relationship.name]?.name)
    }
    return mapping
  }

  private class func property(_ name: String, _ source: String?) -> NSPropertyMapping {
    let made = NSPropertyMapping()
    made.name = name
    made.sourceName = source
    return made
  }
}
