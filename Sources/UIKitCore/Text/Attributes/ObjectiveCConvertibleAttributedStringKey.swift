/// A key of an attribute whose values have another type in an `NSAttributedString`.
///
/// See [Apple's page][page].
///
/// [page]: https://developer.apple.com/documentation/foundation/objectivecconvertibleattributedstringkey
public protocol ObjectiveCConvertibleAttributedStringKey: AttributedStringKey {
  /// The type in an `NSAttributedString`.
  associatedtype ObjectiveCValue: NSObject
  /// Returns the object for a value.
  static func objectiveCValue(for value: Value) throws -> ObjectiveCValue
  /// Returns the value of an object.
  static func value(for object: ObjectiveCValue) throws -> Value
}

extension ObjectiveCConvertibleAttributedStringKey
where ObjectiveCValue == NSNumber, Value: RawRepresentable, Value.RawValue == Int {
  /// Returns the raw value.
  public static func objectiveCValue(for value: Value) throws -> ObjectiveCValue { NSNumber(value: value.rawValue) }

  /// Returns the value with a raw value; throws if there is none.
  public static func value(for object: ObjectiveCValue) throws -> Value {
    guard let value = Value(rawValue: object.intValue) else { throw CocoaError(.coderInvalidValue) }
    return value
  }
}

extension ObjectiveCConvertibleAttributedStringKey
where ObjectiveCValue == NSString, Value: RawRepresentable, Value.RawValue == String {
  /// Returns the raw value.
  public static func objectiveCValue(for value: Value) throws -> ObjectiveCValue { NSString(string: value.rawValue) }

  /// Returns the value with a raw value; throws if there is none.
  public static func value(for object: ObjectiveCValue) throws -> Value {
    guard let value = Value(rawValue: String(object)) else { throw CocoaError(.coderInvalidValue) }
    return value
  }
}
