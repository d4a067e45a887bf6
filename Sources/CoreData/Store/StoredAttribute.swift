import AppleNames
import Foundation

/// Converts the values of attributes: to those that objects have, and to those that rows keep.
enum StoredAttribute {
  /// Returns a value as an object keeps it: numbers as objects, as Objective-C has them.
  static func normalized(_ value: Any?, _ attribute: NSAttributeDescription) -> Any? {
    guard let value = plain(value) else { return nil }
    switch attribute.attributeType {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .doubleAttributeType,
      .floatAttributeType, .booleanAttributeType:
      return number(value) ?? value
    case .decimalAttributeType:
      if let decimal = value as? Decimal { return NSDecimalNumber(decimal: decimal) }
      if value is NSDecimalNumber { return value }
      return number(value).map { NSDecimalNumber(decimal: $0.decimalValue) } ?? value
    case .stringAttributeType: return (value as? String) ?? value
    case .dateAttributeType: return (value as? Date) ?? value
    case .binaryDataAttributeType: return (value as? Data) ?? value
    case .UUIDAttributeType: return (value as? UUID) ?? value
    case .URIAttributeType: return (value as? URL) ?? value
    case .undefinedAttributeType, .transformableAttributeType, .objectIDAttributeType, .compositeAttributeType:
      return value
    }
  }

  /// Returns a value without optionals around it; nil for the null object.
  static func plain(_ value: Any?) -> Any? {
    var current = value
    while let one = current {
      let mirror = isOptional(one)
      guard let inner = mirror else { return one is NSNull ? nil : one }
      current = inner
    }
    return nil
  }

  /// Returns the value in an optional; nil for what is none.
  private static func isOptional(_ value: Any) -> Any?? {
    (value as? any AnyOptional).map { $0.content }
  }

  private static func number(_ value: Any) -> NSNumber? {
    if let number = value as? NSNumber { return number }
    if let raw = value as? any RawRepresentable { return number(raw.rawValue) }
    switch value {
    case let value as Bool: return NSNumber(value: value)
    case let value as Int: return NSNumber(value: value)
    case let value as Double: return NSNumber(value: value)
    case let value as Float: return NSNumber(value: value)
    case let value as any BinaryInteger: return NSNumber(value: Int64(truncatingIfNeeded: value))
    case let value as CGFloat: return NSNumber(value: Double(value))
    default: return nil
    }
  }

  /// Returns a value as a row keeps it: transformed, if the attribute is transformable.
  static func stored(_ value: Any, _ attribute: NSAttributeDescription) -> Any {
    switch attribute.attributeType {
    case .transformableAttributeType:
      guard let transformer = transformer(of: attribute) else {
        return (try? NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: false)) ?? value
      }
      let result =
        transformer is NSSecureUnarchiveFromDataTransformer
        ? transformer.reverseTransformedValue(value) : transformer.transformedValue(value)
      return result ?? value
    case .objectIDAttributeType: return (value as? NSManagedObjectID)?.uriRepresentation() ?? value
    default: return value
    }
  }

  /// Returns the value of an object from the one in its row.
  static func presented(_ value: Any, _ attribute: NSAttributeDescription) -> Any? {
    guard attribute.attributeType == .transformableAttributeType, let data = value as? Data else { return value }
    guard let transformer = transformer(of: attribute) else {
      return try? NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data)
    }
    return transformer is NSSecureUnarchiveFromDataTransformer
      ? transformer.transformedValue(data) : transformer.reverseTransformedValue(data)
  }

  private static func transformer(of attribute: NSAttributeDescription) -> ValueTransformer? {
    guard let name = attribute.valueTransformerName, !name.isEmpty,
      !["NSKeyedUnarchiveFromData", "NSUnarchiveFromData"].contains(name)
    else { return nil }
    if let known = ValueTransformer.registered(forName: NSValueTransformerName(name)) { return known }
    return name == "NSSecureUnarchiveFromDataTransformer" ? NSSecureUnarchiveFromDataTransformer() : nil
  }
}

private protocol AnyOptional { var content: Any? { get } }

extension Optional: AnyOptional {
  fileprivate var content: Any? { self.map { $0 as Any } }
}
