import AppleNames
import Foundation

/// The way in which the objects of an entity are mapped, which subclasses change.
///
/// See [Apple's page](https://developer.apple.com/documentation/coredata/nsentitymigrationpolicy).
open class NSEntityMigrationPolicy: NSObject {
  /// Creates a policy.
  public override init() { super.init() }

  /// Prepares for the objects.
  open func begin(_ mapping: NSEntityMapping, with manager: NSMigrationManager) throws {}

  /// Creates the newer object for an older one, with the values of attributes.
  open func createDestinationInstances(
    forSource sInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
  ) throws {
    guard let name = mapping.destinationEntityName else { return }
    let made = NSEntityDescription.insertNewObject(forEntityName: name, into: manager.destinationContext)
    for attribute in mapping.attributeMappings ?? [] {
      guard let key = attribute.name else { continue }
      if let expression = attribute.valueExpression {
        let context: NSMutableDictionary = ["source": sInstance, "manager": manager, "entityMapping": mapping]
        made.setValue(expression.expressionValue(with: sInstance, context: context), forKey: key)
      } else if let source = attribute.sourceName {
        made.setValue(sInstance.value(forKey: source), forKey: key)
      }
    }
    manager.associate(sourceInstance: sInstance, withDestinationInstance: made, for: mapping)
  }

  /// Ends the creation of objects.
  open func endInstanceCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}

  /// Sets the relationships of a newer object.
  open func createRelationships(
    forDestination dInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
  ) throws {
    guard let source = manager.source(of: dInstance) else { return }
    for relationship in mapping.relationshipMappings ?? [] {
      guard let key = relationship.name, let description = dInstance.entity.relationshipsByName[key] else { continue }
      if let expression = relationship.valueExpression {
        let context: NSMutableDictionary = [
          "source": source, "destination": dInstance, "manager": manager, "entityMapping": mapping,
        ]
        dInstance.setValue(expression.expressionValue(with: source, context: context), forKey: key)
      } else if let name = relationship.sourceName {
        let objects = source.related(name).flatMap(manager.destinations)
        dInstance.setValue(
          description.isToMany
            ? Members(objects, isOrdered: description.isOrdered).value : objects.first, forKey: key)
      }
    }
  }

  /// Ends the setting of relationships.
  open func endRelationshipCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}

  /// Checks the objects.
  open func performCustomValidation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}

  /// Ends the mapping.
  open func end(_ mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
}
