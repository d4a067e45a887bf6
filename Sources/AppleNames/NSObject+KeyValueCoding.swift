import UIKit

// Without Objective-C two kinds of properties are known by name: common ones of UIKit's classes, and stored ones of any
// class, whose observers are not called. Others end the program, as a missing property does on Apple's platforms.
//
// They are in an extension of the protocol so that a class can declare a method of the same name, which it could not if
// they were in an extension of the class.
extension NSObjectProtocol where Self: NSObject {
  /// Returns the value of the property with a name. Collections have the list of their elements' values, and
  /// dictionaries the value of the key.
  @_disfavoredOverload public func value(forKey key: String) -> Any? {
    if let object = self as? any KeyValueCoded { return object.codedValue(forKey: key) }
    return uncodedValue(forKey: key)
  }

  func uncodedValue(forKey key: String) -> Any? {
    if self is NSDictionary || self is NSArray || self is NSSet || self is NSOrderedSet {
      return key.hasPrefix("@") ? ValuePath(key).value(of: self) : PredicateValue(self).value(forKey: key)
    }
    if let defaults = self as? UserDefaults { return defaults.object(forKey: key) }
    switch found(key) {
    case .some(let value): return value
    case nil:
      return value(forUndefinedKey: key)
    }
  }

  /// Returns the value of the property at the end of a path of names; nil if anything on the way is nil. The path may
  /// have collection operators such as `@sum`.
  @_disfavoredOverload public func value(forKeyPath keyPath: String) -> Any? { ValuePath(keyPath).value(of: self) }

  /// Sets the property with a name. Properties of UIKit's classes are set on the main thread only.
  @_disfavoredOverload public func setValue(_ value: Any?, forKey key: String) {
    if let object = self as? any KeyValueCoded { return object.setCodedValue(value, forKey: key) }
    setUncodedValue(value, forKey: key)
  }

  func setUncodedValue(_ value: Any?, forKey key: String) {
    if let dictionary = self as? NSMutableDictionary { return dictionary[key as NSString] = value }
    if let defaults = self as? UserDefaults { return defaults.set(value, forKey: key) }
    let observations = NamedObservations.existing(of: self)
    observations?.keepValue(of: self, key)
    nonisolated(unsafe) let (object, new) = (self, value)
    let isSet =
      MainContext.isCurrent
      && MainActor.assumeIsolated { NamedProperty.find(key, of: object)?.set(object, new) ?? false }
    guard !isSet, let property = StoredProperty(key, of: self) ?? StoredProperty("_" + key, of: self) else {
      if isSet { observations?.report(.setting, of: self, key) } else { setValue(value, forUndefinedKey: key) }
      return
    }
    switch property.set(value, in: self) {
    case .set: observations?.report(.setting, of: self, key)
    case .isNil: setNilValueForKey(key)
    case .hasOtherType:
      NSException(
        name: .invalidArgumentException,
        reason: "[\(self) setValue:forKey:]: the value \(value ?? "nil") has not the type of the property \(key)."
      ).raise()
    }
  }

  /// Returns the values of properties by their names, with the null object for nil.
  @_disfavoredOverload public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    keys.reduce(into: [:]) { $0[$1] = value(forKey: $1) ?? NSNull() }
  }

  /// Sets properties by their names. The null object sets nil.
  @_disfavoredOverload public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
  }

  /// Sets the property at the end of a path of names; does nothing if anything on the way is nil.
  @_disfavoredOverload public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    var keys = keyPath.split(separator: ".").map(String.init)
    guard let last = keys.popLast() else { return }
    let object = keys.isEmpty ? self : self.value(forKeyPath: keys.joined(separator: ".")) as? NSObject
    object?.setValue(value, forKey: last)
  }

  /// Stops the program, because the object has no property of that name.
  @_disfavoredOverload public func value(forUndefinedKey key: String) -> Any? {
    NSException(
      name: .undefinedKeyException,
      reason: "[\(self) valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(key)."
    ).raise()
    return nil
  }

  /// Stops the program, because the object has no property of that name.
  @_disfavoredOverload public func setValue(_ value: Any?, forUndefinedKey key: String) {
    NSException(
      name: .undefinedKeyException,
      reason: "[\(self) setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(key)."
    ).raise()
  }

  /// Stops the program, because the property cannot be nil.
  @_disfavoredOverload public func setNilValueForKey(_ key: String) {
    NSException(
      name: .invalidArgumentException,
      reason: "[\(self) setNilValueForKey]: could not set nil as the value for the key \(key)."
    ).raise()
  }

  /// Returns the value by name; nil if there is no such property, and a nested nil if its value is nil.
  private func found(_ key: String) -> Any?? {
    nonisolated(unsafe) let object = self
    if MainContext.isCurrent {
      let value = MainActor.assumeIsolated { Found(value: NamedProperty.find(key, of: object).map { $0.get(object) }) }
        .value
      if let value { return .some(NSObject.flattened(value)) }
    }
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      for child in current.children where child.label == key || child.label == "_" + key {
        return .some(NSObject.flattened(child.value))
      }
      mirror = current.superclassMirror
    }
    return nil
  }
}

extension NSObject {
  /// Returns the value of the class property with a name, such as the application, the screen, the device or a standard
  /// colour.
  @_disfavoredOverload public static func value(forKey key: String) -> Any? {
    if MainContext.isCurrent, let found = MainActor.assumeIsolated({ FoundClassProperty(self, key) }) {
      return found.value
    }
    NSException(
      name: .undefinedKeyException,
      reason: "[\(self) valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(key)."
    ).raise()
    return nil
  }

  /// Returns the value at the end of a path of names that starts at the class; nil if any value on the way is nil.
  @_disfavoredOverload public static func value(forKeyPath keyPath: String) -> Any? {
    guard let first = keyPath.split(separator: ".").first else { return nil }
    let rest = keyPath.dropFirst(first.count + 1)
    let found = value(forKey: String(first))
    return rest.isEmpty ? found : (found as? NSObject)?.value(forKeyPath: String(rest))
  }

  /// Returns a value without the optional around it.
  fileprivate static func flattened(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first?.value
  }
}

/// The value of a property, passed out of the main actor's isolation on the main thread.
private struct Found: @unchecked Sendable {
  let value: Any??
}

extension NSExceptionName {
  /// The name of errors about unknown properties.
  public static let undefinedKeyException = NSExceptionName(rawValue: "NSUnknownKeyException")
}
