/// Converts the values of runtime attributes to the types of properties, as key-value coding does.
enum InspectableValue {
  /// Returns a value as one of a property's type; nil if it cannot be converted.
  static func value<Value>(_ value: Any?, as type: Value.Type) -> Value? {
    if let type = type as? any InspectableOptional.Type {
      guard let wrapped = type.wrapped(value) else { return nil }
      return wrapped as? Value
    }
    guard let value else { return nil }
    switch value {
    // Before the numbers: on Linux a `Bool` is not cast to a number, nor the reverse.
    case let value as Bool: return number(NSNumber(value: value), as: type)
    case let value as Int: return number(NSNumber(value: value), as: type)
    case let value as CGFloat: return number(NSNumber(value: Double(value)), as: type)
    default: return value as? Value
    }
  }

  private static func number<Value>(_ number: NSNumber, as type: Value.Type) -> Value? {
    let result: Any =
      switch type {
      case is Bool.Type: number.boolValue
      case is Int.Type: number.intValue
      case is Int8.Type: number.int8Value
      case is Int16.Type: number.int16Value
      case is Int32.Type: number.int32Value
      case is Int64.Type: number.int64Value
      case is UInt.Type: number.uintValue
      case is UInt8.Type: number.uint8Value
      case is UInt16.Type: number.uint16Value
      case is UInt32.Type: number.uint32Value
      case is UInt64.Type: number.uint64Value
      case is Float.Type: number.floatValue
      case is Double.Type: number.doubleValue
      case is CGFloat.Type: CGFloat(number.doubleValue)
      default: number
      }
    return result as? Value
  }
}

/// An optional type, whatever it wraps.
private protocol InspectableOptional {
  /// Returns an optional with a value converted to the wrapped type; nil if it cannot be converted.
  static func wrapped(_ value: Any?) -> Any?
}

extension Optional: InspectableOptional {
  static func wrapped(_ value: Any?) -> Any? {
    guard let value else { return Self.none as Any }
    return InspectableValue.value(value, as: Wrapped.self).map { Self.some($0) as Any }
  }
}
