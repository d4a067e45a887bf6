import Foundation

// The bodies of `@NSManaged` members, which `uikit` writes. Not part of Apple's API: on Apple's platforms the runtime
// makes them.
extension NSManagedObject {
  /// Returns the value of `@NSManaged var key`.
  public final func managed·value<Value>(_ key: String) -> Value {
    ManagedValue.converted(primitiveKey(key).map { primitiveValue(forKey: $0) } ?? value(forKey: key))
  }

  /// Sets the value of `@NSManaged var key`.
  public final func managed·set<Value>(_ value: Value, _ key: String) {
    let object = ManagedValue.object(value)
    if let primitive = primitiveKey(key) { return setPrimitiveValue(object, forKey: primitive) }
    setValue(object, forKey: key)
  }

  /// Does what the name of a method such as `@NSManaged func addToCast(_ value: Actor)` says.
  public final func managed·call(_ name: String, _ labels: [String], _ arguments: Any...) {
    let values = labels.first.map { _ in arguments } ?? []
    for (prefix, isAddition) in [("addTo", true), ("removeFrom", false), ("insertInto", true), ("replace", true)]
    where name.hasPrefix(prefix) {
      if let relationship = relationship(String(name.dropFirst(prefix.count))) {
        return change(relationship, isAddition, replaces: prefix == "replace", labels, values)
      }
    }
    // The older names: addCastObject, addCast, removeCastObject, removeCast, insertObject(_:inCastAtIndex:).
    for (prefix, isAddition) in [("add", true), ("remove", false)] where name.hasPrefix(prefix) {
      let rest = String(name.dropFirst(prefix.count))
      let plain = rest.hasSuffix("Object") ? String(rest.dropLast("Object".count)) : rest
      if let relationship = relationship(rest) ?? relationship(plain) {
        return change(relationship, isAddition, replaces: false, labels, values)
      }
    }
    for label in labels where label.hasPrefix("in") && label.hasSuffix("AtIndex") {
      if let relationship = relationship(String(label.dropFirst(2).dropLast("AtIndex".count))) {
        return change(relationship, true, replaces: false, ["_", "at"], values)
      }
    }
    CoreDataFailure.raise("\(entity.name ?? "") has no relationship that the method \(name) could change.")
  }

  private func relationship(_ name: String) -> NSRelationshipDescription? {
    let lower = name.prefix(1).lowercased() + name.dropFirst()
    return state.plan.relationships[lower] ?? state.plan.relationships[name]
  }

  private func change(
    _ relationship: NSRelationshipDescription, _ isAddition: Bool, replaces: Bool, _ labels: [String], _ values: [Any]
  ) {
    let places = zip(labels, values).first { $0.0 == "at" }.map(\.1)
    let objects = zip(labels, values).filter { $0.0 != "at" }.flatMap { Self.objects(in: $0.1) }
    var indexes: [Int] = []
    switch places {
    case let index as Int: indexes = [index]
    case let set as IndexSet: indexes = Array(set)
    case let set as NSIndexSet: indexes = Array(set as IndexSet)
    default: break
    }
    let list = members(relationship).all
    let present = indexes.filter(list.indices.contains).map { list[$0] }
    if !isAddition { return remove(places == nil ? objects : present, from: relationship) }
    if replaces { remove(present, from: relationship) }
    guard !indexes.isEmpty else { return add(objects, to: relationship) }
    for (object, index) in zip(objects, indexes) { add([object], to: relationship, at: index) }
  }

  /// Returns the name of the property of which `primitiveName` is the primitive value; nil for other names.
  private func primitiveKey(_ key: String) -> String? {
    guard key.hasPrefix("primitive"), state.plan.properties[key] == nil else { return nil }
    let rest = key.dropFirst("primitive".count)
    let lower = rest.prefix(1).lowercased() + rest.dropFirst()
    return state.plan.properties[lower] != nil ? lower : String(rest)
  }
}

/// Conversion between the values of properties and the types of `@NSManaged` properties.
enum ManagedValue {
  /// Returns a value as a type. Nil is zero, an empty text or an empty collection where the type has no nil.
  static func converted<Value>(_ value: Any?) -> Value {
    if let value = value as? Value { return value }
    if let value, let type = Value.self as? any RawRepresentable.Type, let made = raw(type, value) as? Value {
      return made
    }
    if let value, let optional = Value.self as? any OptionalType.Type, let made = optional.converted(value) as? Value {
      return made
    }
    if let made = collection(value, Value.self) { return made }
    if let nothing = nothing(Value.self) { return nothing }
    preconditionFailure("the value \(value.map { "\($0)" } ?? "nil") of a property is no \(Value.self)")
  }

  /// Returns a value as Objective-C has it.
  static func object(_ value: Any) -> Any? {
    guard let plain = StoredAttribute.plain(value) else { return nil }
    return (plain as? any RawRepresentable).flatMap { raw in
      plain is NSObject ? nil : raw.rawValue
    } ?? plain
  }

  private static func raw<Raw: RawRepresentable>(_ type: Raw.Type, _ value: Any) -> Any? {
    if let number = value as? NSNumber, let whole = Raw.RawValue.self as? any BinaryInteger.Type {
      return (integer(whole, number) as? Raw.RawValue).flatMap { Raw(rawValue: $0) }
    }
    return (value as? Raw.RawValue).flatMap { Raw(rawValue: $0) }
  }

  private static func integer<Whole: BinaryInteger>(_ type: Whole.Type, _ number: NSNumber) -> Any {
    Whole(truncatingIfNeeded: number.int64Value)
  }

  /// Returns a collection of objects as the type of set or list that a property has.
  private static func collection<Value>(_ value: Any?, _ type: Value.Type) -> Value? {
    if let number = value as? NSNumber {
      if let whole = type as? any BinaryInteger.Type { return integer(whole, number) as? Value }
      switch type {
      case is Float.Type: return number.floatValue as? Value
      case is Double.Type: return number.doubleValue as? Value
      case is CGFloat.Type: return CGFloat(number.doubleValue) as? Value
      case is Decimal.Type: return number.decimalValue as? Value
      default: return nil
      }
    }
    let objects: [Any]
    switch value {
    case let set as NSSet: objects = set.allObjects
    case let set as NSOrderedSet: objects = set.array
    case let list as [Any]: objects = list
    default: return nil
    }
    if let made = objects as? Value { return made }
    if let made = NSSet(array: objects) as? Value { return made }
    if let made = NSOrderedSet(array: objects) as? Value { return made }
    return Set(objects.compactMap { $0 as? AnyHashable }) as? Value
  }

  private static func nothing<Value>(_ type: Value.Type) -> Value? {
    switch type {
    case let optional as any OptionalType.Type: return optional.nothing as? Value
    case let number as any Numeric.Type: return zero(number) as? Value
    case is Bool.Type: return false as? Value
    case is String.Type: return "" as? Value
    case is Date.Type: return Date(timeIntervalSinceReferenceDate: 0) as? Value
    case is Data.Type: return Data() as? Value
    case is NSSet.Type: return NSSet() as? Value
    case is NSOrderedSet.Type: return NSOrderedSet() as? Value
    case let raw as any RawRepresentable.Type: return self.raw(raw, NSNumber(value: 0)) as? Value
    default:
      return ([Any]() as? Value) ?? (Set<AnyHashable>() as? Value) ?? ([AnyHashable: Any]() as? Value)
    }
  }

  private static func zero<Number: Numeric>(_ type: Number.Type) -> Any { Number.zero }
}

private protocol OptionalType {
  static var nothing: Any { get }
  static func converted(_ value: Any) -> Any?
}

extension Optional: OptionalType {
  fileprivate static var nothing: Any { Self.none as Any }
  fileprivate static func converted(_ value: Any) -> Any? { Optional.some(ManagedValue.converted(value) as Wrapped) }
}
