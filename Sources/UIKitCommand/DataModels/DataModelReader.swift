import Foundation
import FoundationXML

/// Reads the entities of a model's file, the `contents` of an `xcdatamodel` folder.
final class DataModelReader: NSObject, XMLParserDelegate {
  private var entities: [DataModelEntity] = []
  private var isForObjectiveC = false

  /// Returns the entities in the order of the file; none if it is no model, or one for Objective-C. Linear in its size.
  static func entities(in data: Data) -> [DataModelEntity] {
    let reader = DataModelReader()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    guard parser.parse(), !reader.isForObjectiveC else { return [] }
    return reader.entities
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes values: [String: String]
  ) {
    if element == "model" { isForObjectiveC = values["sourceLanguage"] == "Objective-C" }
    guard let name = values["name"] else { return }
    if element == "entity" {
      // `.Film` is a class of the module itself.
      let represented = (values["representedClassName"] ?? "").split(separator: ".").last.map(String.init)
      entities.append(
        DataModelEntity(
          name: name, className: represented ?? "NSManagedObject", parent: values["parentEntity"],
          generation: represented == nil
            ? nil : values["codeGenerationType"].flatMap(DataModelEntity.Generation.init)))
      return
    }
    guard !entities.isEmpty else { return }
    let last = entities.count - 1
    switch element {
    case "attribute":
      entities[last].attributes.append(
        DataModelEntity.Attribute(
          name: name, type: values["attributeType"] ?? "", isScalar: values["usesScalarValueType"] == "YES",
          valueClass: values["customClassName"].flatMap { $0.isEmpty ? nil : $0 }))
    case "relationship":
      entities[last].relationships.append(
        DataModelEntity.Relationship(
          name: name, destination: values["destinationEntity"], isToMany: values["toMany"] == "YES",
          isOrdered: values["ordered"] == "YES"))
    case "fetchedProperty": entities[last].fetchedProperties.append(name)
    default: break
    }
  }
}
