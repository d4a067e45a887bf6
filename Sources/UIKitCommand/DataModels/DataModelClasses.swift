/// Writes the classes that Xcode generates for the entities of a model whose code generation is “Class Definition”, and
/// the extensions of those with “Category/Extension”.
///
///     @objc(Film) public class Film: NSManagedObject {}
///     extension Film {
///       @nonobjc public class func fetchRequest() -> NSFetchRequest<Film> { … }
///       @NSManaged public var title: String?
///     }
enum DataModelClasses {
  /// Returns the declarations for entities; empty if none are generated. Linear in the model.
  static func text(for entities: [DataModelEntity]) -> String {
    let classes = Dictionary(entities.map { ($0.name, $0.className) }) { first, _ in first }
    return entities.filter { $0.generation != nil }.map { text(for: $0, classes) }.joined(separator: "\n")
  }

  private static func text(for entity: DataModelEntity, _ classes: [String: String]) -> String {
    let name = entity.className
    func related(_ relationship: DataModelEntity.Relationship) -> String {
      relationship.destination.flatMap { classes[$0] } ?? "NSManagedObject"
    }
    var lines: [String] = []
    if entity.generation == .class {
      let parent = entity.parent.flatMap { classes[$0] } ?? "NSManagedObject"
      lines.append("@objc(\(name)) public class \(name): \(parent) {}")
    }
    lines += [
      "extension \(name) {",
      "  @nonobjc public class func fetchRequest() -> NSFetchRequest<\(name)> {",
      "    NSFetchRequest<\(name)>(entityName: \"\(entity.name)\")",
      "  }",
    ]
    for attribute in entity.attributes {
      lines.append("  @NSManaged public var \(escaped(attribute.name)): \(type(of: attribute))")
    }
    for relationship in entity.relationships {
      let type =
        !relationship.isToMany ? related(relationship) : relationship.isOrdered ? "NSOrderedSet" : "NSSet"
      lines.append("  @NSManaged public var \(escaped(relationship.name)): \(type)?")
    }
    for property in entity.fetchedProperties {
      lines.append("  @NSManaged public var \(escaped(property)): [NSFetchRequestResult]?")
    }
    for relationship in entity.relationships where relationship.isToMany {
      lines += accessors(of: relationship, related(relationship)).map { "  " + $0 }
    }
    lines.append("}")
    // A subclass inherits the conformance.
    if entity.parent == nil { lines.append("extension \(name): Identifiable {}") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the methods that change a relationship to many objects.
  private static func accessors(of relationship: DataModelEntity.Relationship, _ type: String) -> [String] {
    let name = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
    let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
    var result: [String] = []
    if relationship.isOrdered {
      result = [
        "@NSManaged public func insertInto\(name)(_ value: \(type), at idx: Int)",
        "@NSManaged public func removeFrom\(name)(at idx: Int)",
        "@NSManaged public func insertInto\(name)(_ values: [\(type)], at indexes: NSIndexSet)",
        "@NSManaged public func removeFrom\(name)(at indexes: NSIndexSet)",
        "@NSManaged public func replace\(name)(at idx: Int, with value: \(type))",
        "@NSManaged public func replace\(name)(at indexes: NSIndexSet, with values: [\(type)])",
      ]
    }
    return result + [
      "@objc(add\(name)Object:) @NSManaged public func addTo\(name)(_ value: \(type))",
      "@objc(remove\(name)Object:) @NSManaged public func removeFrom\(name)(_ value: \(type))",
      "@objc(add\(name):) @NSManaged public func addTo\(name)(_ values: \(set))",
      "@objc(remove\(name):) @NSManaged public func removeFrom\(name)(_ values: \(set))",
    ]
  }

  private static let scalars = [
    "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double", "Float": "Float",
    "Boolean": "Bool",
  ]
  private static let objects = [
    "String": "String", "Date": "Date", "Decimal": "NSDecimalNumber", "Binary": "Data", "UUID": "UUID", "URI": "URL",
    "ObjectID": "NSManagedObjectID", "Composite": "[String: Any]",
  ]

  /// Returns an attribute's type. Objects are optional, whether the model's attribute is or not.
  private static func type(of attribute: DataModelEntity.Attribute) -> String {
    if attribute.isScalar, attribute.type == "Date" { return "TimeInterval" }
    if let scalar = scalars[attribute.type] {
      return attribute.isScalar ? scalar : "NSNumber?"
    }
    if attribute.type == "Transformable" { return (attribute.valueClass ?? "NSObject") + "?" }
    return (objects[attribute.type] ?? "NSObject") + "?"
  }

  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum", "extension",
    "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let",
    "nil", "operator", "private", "protocol", "public", "repeat", "return", "self", "static", "struct", "subscript",
    "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  private static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }
}
