import AppleNames
import Foundation

/// Properties from the attributes of elements in the description of a model.
enum ModelProperties {
  private static let types: [String: NSAttributeType] = [
    "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType,
    "Integer 64": .integer64AttributeType, "Decimal": .decimalAttributeType, "Double": .doubleAttributeType,
    "Float": .floatAttributeType, "String": .stringAttributeType, "Boolean": .booleanAttributeType,
    "Date": .dateAttributeType, "Binary": .binaryDataAttributeType, "Binary Data": .binaryDataAttributeType,
    "UUID": .UUIDAttributeType, "URI": .URIAttributeType, "Transformable": .transformableAttributeType,
    "ObjectID": .objectIDAttributeType,
  ]

  static func attribute(_ values: [String: String]) -> NSAttributeDescription {
    let made = values["derived"] == "YES" ? NSDerivedAttributeDescription() : NSAttributeDescription()
    common(values, made)
    made.attributeType = types[values["attributeType"] ?? ""] ?? .undefinedAttributeType
    made.valueTransformerName = values["valueTransformerName"]
    made.allowsExternalBinaryDataStorage = values["allowsExternalBinaryDataStorage"] == "YES"
    made.preservesValueInHistoryOnDeletion = values["preservesValueInHistoryOnDeletion"] == "YES"
    if let name = values["customClassName"] { made.attributeValueClassName = name }
    if made.attributeType == .dateAttributeType {
      let seconds = values["defaultDateTimeInterval"].flatMap(Double.init)
      made.defaultValue = seconds.map { Date(timeIntervalSinceReferenceDate: $0) }
    } else if let text = values["defaultValueString"] {
      made.defaultValue = value(text, made.attributeType)
    }
    limit(made, values)
    return made
  }

  static func relationship(_ values: [String: String]) -> NSRelationshipDescription {
    let made = NSRelationshipDescription()
    common(values, made)
    let isToMany = values["toMany"] == "YES"
    made.maxCount = isToMany ? values["maxCount"].flatMap(Int.init) ?? 0 : 1
    // A to-many relationship with a limit of one is to-many for the editor only.
    made.minCount = values["minCount"].flatMap(Int.init) ?? 0
    made.isOrdered = values["ordered"] == "YES"
    made.destinationName = values["destinationEntity"]
    made.inverseName = values["inverseName"]
    switch values["deletionRule"] {
    case "Cascade": made.deleteRule = .cascadeDeleteRule
    case "Deny": made.deleteRule = .denyDeleteRule
    case "No Action": made.deleteRule = .noActionDeleteRule
    default: made.deleteRule = .nullifyDeleteRule
    }
    return made
  }

  private static func common(_ values: [String: String], _ made: NSPropertyDescription) {
    made.name = values["name"] ?? ""
    made.isOptional = values["optional"] == "YES"
    made.isTransient = values["transient"] == "YES"
    made.versionHashModifier = values["versionHashModifier"]
    if let old = values["elementID"] { made.renamingIdentifier = old }
  }

  private static func value(_ text: String, _ type: NSAttributeType) -> Any? {
    switch type {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      return Int64(text).map { NSNumber(value: $0) }
    case .doubleAttributeType, .floatAttributeType: return Double(text).map { NSNumber(value: $0) }
    case .decimalAttributeType: return Decimal(string: text).map { NSDecimalNumber(decimal: $0) }
    case .booleanAttributeType: return NSNumber(value: ["YES", "1", "true"].contains(text))
    case .stringAttributeType: return text
    case .URIAttributeType: return URL(string: text)
    case .UUIDAttributeType: return UUID(uuidString: text)
    default: return nil
    }
  }

  /// Sets the conditions of the editor's limits, with the codes of the errors.
  private static func limit(_ made: NSAttributeDescription, _ values: [String: String]) {
    var conditions: [(String, Any, Int)] = []
    let isText = made.attributeType == .stringAttributeType
    let isDate = made.attributeType == .dateAttributeType
    func number(_ key: String) -> Any? { values[key].flatMap(Double.init).map { NSNumber(value: $0) } }
    func date(_ key: String) -> Any? {
      values[key].flatMap(Double.init).map { Date(timeIntervalSinceReferenceDate: $0) }
    }
    if isDate {
      if let limit = date("minDateTimeInterval") { conditions.append(("SELF >= %@", limit, 1640)) }
      if let limit = date("maxDateTimeInterval") { conditions.append(("SELF <= %@", limit, 1630)) }
    } else {
      let subject = isText ? "length" : "SELF"
      if let limit = number("minValueString") {
        conditions.append(("\(subject) >= %@", limit, isText ? NSValidationStringTooShortError : 1620))
      }
      if let limit = number("maxValueString") {
        conditions.append(("\(subject) <= %@", limit, isText ? NSValidationStringTooLongError : 1610))
      }
    }
    if let pattern = values["regularExpressionString"], isText {
      conditions.append(("SELF MATCHES %@", pattern, NSValidationStringPatternMatchingError))
    }
    guard !conditions.isEmpty else { return }
    made.setConditions(
      conditions.map { NSPredicate.parsed(format: $0.0, $0.1) }, conditions.map { NSNumber(value: $0.2) })
  }
}
