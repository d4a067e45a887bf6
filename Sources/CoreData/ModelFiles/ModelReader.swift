import AppleNames
import Foundation
import FoundationXML
import UIKit

/// Reads the description of a model that Xcode's editor writes: the file `contents` of a `xcdatamodel`.
final class ModelReader: NSObject, XMLParserDelegate {
  private var entities: [String: NSEntityDescription] = [:]
  private var order: [NSEntityDescription] = []
  private var parents: [(child: NSEntityDescription, parent: String)] = []
  private var properties: [NSPropertyDescription] = []
  private var constraints: [[String]] = []
  private var indexes: [(name: String, elements: [(name: String, isAscending: Bool, isTree: Bool)])] = []
  private var allIndexes: [(NSEntityDescription, name: String, [(name: String, isAscending: Bool, isTree: Bool)])] = []
  private var entity: NSEntityDescription?
  private var property: NSPropertyDescription?
  private var configuration: String?
  private var members: [String: [String]] = [:]
  private var templates: [(name: String, entity: String, predicate: String?)] = []
  private var fetched: [(NSFetchedPropertyDescription, entity: String, predicate: String?)] = []
  private var identifiers: Set<AnyHashable> = []
  private var isModel = false

  /// Adds the entities of a description to a model; returns false if it is none. Linear in the text.
  static func read(_ data: Data, into model: NSManagedObjectModel) -> Bool {
    let reader = ModelReader()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    guard parser.parse(), reader.isModel else { return false }
    reader.finish(model)
    return true
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes values: [String: String]
  ) {
    switch element {
    case "model":
      isModel = true
      if let identifier = values["userDefinedModelVersionIdentifier"], !identifier.isEmpty {
        identifiers = [identifier]
      }
    case "entity" where entity == nil: begin(values)
    case "attribute": add(ModelProperties.attribute(values))
    case "relationship": add(ModelProperties.relationship(values))
    case "fetchedProperty":
      let made = NSFetchedPropertyDescription()
      made.name = values["name"] ?? ""
      add(made)
    case "fetchRequest":
      let (entity, predicate) = (values["entity"] ?? "", values["predicateString"])
      if let property = property as? NSFetchedPropertyDescription {
        fetched.append((property, entity, predicate))
      } else if self.entity == nil {
        templates.append((values["name"] ?? "", entity, predicate))
      }
    case "uniquenessConstraint": constraints.append([])
    case "constraint":
      if let value = values["value"], !constraints.isEmpty { constraints[constraints.count - 1].append(value) }
    case "fetchIndex": indexes.append((values["name"] ?? "", []))
    case "fetchIndexElement":
      if let name = values["property"], !indexes.isEmpty {
        indexes[indexes.count - 1].elements.append(
          (name, values["order"] != "descending", values["type"] == "RTree"))
      }
    case "configuration": configuration = values["name"]
    case "memberEntity":
      if let configuration, let name = values["name"] { members[configuration, default: []].append(name) }
    case "entry":
      guard let key = values["key"] else { return }
      if let property {
        property.userInfo = (property.userInfo ?? [:]).merging([key: values["value"] ?? ""]) { _, new in new }
      } else if let entity {
        entity.userInfo = (entity.userInfo ?? [:]).merging([key: values["value"] ?? ""]) { _, new in new }
      }
    default: break
    }
  }

  func parser(_ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?) {
    switch element {
    case "attribute", "relationship", "fetchedProperty": property = nil
    case "configuration": configuration = nil
    case "entity":
      guard let entity else { return }
      entity.properties = properties
      entity.uniquenessConstraints = constraints
      allIndexes += indexes.map { (entity, $0.name, $0.elements) }
      (properties, constraints, indexes) = ([], [], [])
      self.entity = nil
    default: break
    }
  }

  private func begin(_ values: [String: String]) {
    let made = NSEntityDescription()
    made.name = values["name"]
    if let name = values["representedClassName"] { made.managedObjectClassName = name }
    made.isAbstract = values["isAbstract"] == "YES"
    made.versionHashModifier = values["versionHashModifier"]
    if let old = values["elementID"] { made.renamingIdentifier = old }
    if let parent = values["parentEntity"] { parents.append((made, parent)) }
    entities[made.name ?? ""] = made
    order.append(made)
    entity = made
  }

  private func add(_ made: NSPropertyDescription) {
    property = made
    properties.append(made)
  }

  private func finish(_ model: NSManagedObjectModel) {
    for (parent, children) in Dictionary(grouping: parents, by: \.parent) {
      entities[parent]?.subentities = children.map(\.child)
    }
    for entity in order {
      for case let relationship as NSRelationshipDescription in entity.ownProperties {
        relationship.destinationEntity = relationship.destinationName.flatMap { entities[$0] }
      }
    }
    for entity in order { entity.connectInverses() }
    for (entity, name, elements) in allIndexes {
      let all = entity.propertiesByName
      entity.indexes.append(
        NSFetchIndexDescription(
          name: name,
          elements: elements.compactMap { element in
            guard let property = all[element.name] else { return nil }
            let made = NSFetchIndexElementDescription(
              property: property, collationType: element.isTree ? .rTree : .binary)
            made.isAscending = element.isAscending
            return made
          }))
    }
    model.entities = model.entities + order
    for (name, list) in members { model.setEntities(list.compactMap { entities[$0] }, forConfigurationName: name) }
    for (name, entity, predicate) in templates {
      model.setFetchRequestTemplate(request(entity, predicate), forName: name)
    }
    for (property, entity, predicate) in fetched { property.fetchRequest = request(entity, predicate) }
    model.versionIdentifiers.formUnion(identifiers)
  }

  private func request(_ name: String, _ predicate: String?) -> NSFetchRequest<any NSFetchRequestResult> {
    let request = NSFetchRequest<any NSFetchRequestResult>(entityName: name)
    request.entity = entities[name]
    request.predicate = predicate.map { NSPredicate.parsed(format: $0, argumentArray: nil) }
    return request
  }
}
