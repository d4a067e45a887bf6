import Foundation

/// A value as comparisons distinguish it.
enum PredicateValue {
  /// Nil or the null object.
  case none
  case number(PredicateNumber)
  case text(String)
  case date(Date)
  case list([Any?])
  case other(Any)

  init(_ value: Any?) {
    guard let value = Self.unwrapped(value), !(value is NSNull) else {
      self = .none
      return
    }
    switch value {
    case let text as String: self = .text(text)
    case let text as Substring: self = .text(String(text))
    case let date as Date: self = .date(date)
    case let values as [Any?]: self = .list(values)
    case let values as NSArray: self = .list(values.map { $0 })
    case let values as Set<AnyHashable>: self = .list(values.map(\.base))
    case let values as NSSet: self = .list(values.map { $0 })
    case let values as NSOrderedSet: self = .list(values.map { $0 })
    case let value as any RawRepresentable:
      // Enumerations are numbers or strings on Apple's platforms.
      self = Self.plain(value.rawValue) ?? .other(value)
    default: self = PredicateNumber(value).map { .number($0) } ?? .other(value)
    }
  }

  /// Returns a raw value if it is a number or a string.
  private static func plain(_ value: Any) -> PredicateValue? {
    if let text = value as? String { return .text(text) }
    return PredicateNumber(value).map { .number($0) }
  }

  /// Returns a value without the optionals around it.
  static func unwrapped(_ value: Any?) -> Any? {
    var current = value
    while let value = current, let optional = value as? any OptionalValue { current = optional.wrapped }
    return current
  }

  /// The elements of a list, or the values of a dictionary; nil for other values.
  var elements: [Any?]? {
    switch self {
    case .list(let elements): return elements
    case .other(let value as [AnyHashable: Any]): return Array(value.values)
    default: return nil
    }
  }

  /// Returns the value of a key. Lists have the list of their elements' values.
  ///
  /// Values without the key have nil, except objects, which stop the program as on Apple's platforms.
  func value(forKey key: String) -> Any? {
    if key == "self" || key == "SELF" { return value }
    switch self {
    case .none: return nil
    case .number(let number): return number.value(forKey: key)
    case .text(let text): return text.value(forPredicateKey: key)
    case .date(let date): return date.value(forPredicateKey: key)
    case .list(let elements): return elements.map { PredicateValue($0).value(forKey: key) }
    // Objects first: a dictionary object would be copied to be a dictionary.
    case .other(let value) where type(of: value) is AnyObject.Type: return Self.property(key, of: value)
    case .other(let value as [String: Any]): return value[key]
    case .other(let value as [AnyHashable: Any]): return value[key]
    case .other(let value): return Self.child(key, of: value)
    }
  }

  private static func property(_ key: String, of object: Any) -> Any? {
    if let dictionary = object as? NSDictionary { return dictionary.object(forKey: key) }
    guard let object = object as? NSObject else { return child(key, of: object) }
    return key == "description" ? object.description : object.value(forKey: key)
  }

  /// The value that was classified.
  private var value: Any? {
    switch self {
    case .none: return nil
    case .number(let number): return number.value
    case .text(let text): return text
    case .date(let date): return date
    case .list(let elements): return elements
    case .other(let value): return value
    }
  }

  /// Returns the stored property with a name.
  private static func child(_ key: String, of value: Any) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: value)
    while let current = mirror {
      // Lazy and wrapped properties are stored under another name.
      for child in current.children where child.label == key || child.label == "_" + key { return child.value }
      mirror = current.superclassMirror
    }
    return nil
  }

  /// Returns whether two values are equal. Numbers of different types may be, and nil equals only itself.
  func isEqual(to other: PredicateValue, options: String.CompareOptions = []) -> Bool {
    switch (self, other) {
    case (.none, .none): return true
    case (.number(let left), .number(let right)): return left.order(to: right) == .orderedSame
    case (.text(let left), .text(let right)):
      return options.isEmpty ? left == right : left.compare(right, options: options) == .orderedSame
    case (.date(let left), .date(let right)): return left == right
    case (.list(let left), .list(let right)):
      return left.count == right.count
        && zip(left, right).allSatisfy { PredicateValue($0).isEqual(to: PredicateValue($1), options: options) }
    case (.other(let left), .other(let right)): return Self.areEqual(left, right)
    default: return false
    }
  }

  private static func areEqual(_ left: Any, _ right: Any) -> Bool {
    if let left = left as? NSObject, let right = right as? NSObject { return left.isEqual(right) }
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    guard type(of: left) is AnyObject.Type, type(of: right) is AnyObject.Type else { return false }
    return left as AnyObject === right as AnyObject
  }

  /// Returns the order of two numbers, strings or dates, or of two comparable values of one type; nil for others.
  func order(to other: PredicateValue, options: String.CompareOptions = []) -> ComparisonResult? {
    switch (self, other) {
    case (.number(let left), .number(let right)): return left.order(to: right)
    case (.text(let left), .text(let right)): return left.compare(right, options: options)
    case (.date(let left), .date(let right)): return left.compare(right)
    case (.other(let left as any Comparable), .other(let right)): return Self.order(left, right)
    default: return nil
    }
  }

  private static func order<Value: Comparable>(_ left: Value, _ right: Any) -> ComparisonResult? {
    guard let right = right as? Value else { return nil }
    return left == right ? .orderedSame : left < right ? .orderedAscending : .orderedDescending
  }
}

/// An optional of any type.
private protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrapped: Any? { self }
}

extension PredicateNumber {
  /// Returns the value of a number object's property.
  fileprivate func value(forKey key: String) -> Any? {
    switch key {
    case "doubleValue", "floatValue": return real
    case "intValue", "integerValue", "longLongValue": return Int64(exactly: real.rounded(.towardZero))
    case "boolValue": return real != 0
    case "stringValue", "description": return "\(value)"
    default: return nil
    }
  }
}

extension String {
  /// Returns the value of a string object's property; nil for others.
  fileprivate func value(forPredicateKey key: String) -> Any? {
    switch key {
    case "length": return utf16.count
    case "lowercaseString": return lowercased()
    case "uppercaseString": return uppercased()
    case "capitalizedString": return capitalized
    case "description": return self
    case "doubleValue", "floatValue": return (self as NSString).doubleValue
    case "intValue", "integerValue", "longLongValue": return (self as NSString).integerValue
    case "boolValue": return (self as NSString).boolValue
    default: return nil
    }
  }
}

extension Date {
  /// Returns the value of a date object's property; nil for others.
  fileprivate func value(forPredicateKey key: String) -> Any? {
    switch key {
    case "timeIntervalSince1970": return timeIntervalSince1970
    case "timeIntervalSinceReferenceDate": return timeIntervalSinceReferenceDate
    case "timeIntervalSinceNow": return timeIntervalSinceNow
    case "description": return description
    default: return nil
    }
  }
}
