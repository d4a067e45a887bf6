import UIKit

/// A stored property of an object, by its name, from the tables that Swift's `Mirror` reads too.
///
/// A value is put into the property's memory: observers of the property, as in `didSet`, are not called.
struct StoredProperty {
  private let type: Any.Type
  private let offset: Int

  /// Finds a property that can be set; nil for names without one, constants, and weak and unowned references.
  ///
  /// - Complexity: linear in the number of properties.
  init?(_ name: String, of object: NSObject) {
    let type: Any.Type = Swift.type(of: object)
    // The properties of the class itself come last.
    for index in (0..<propertyCount(type)).reversed() {
      var field = PropertyRecord()
      let fieldType = propertyType(type, index, &field)
      defer { field.free?(field.name) }
      guard let label = field.name.map({ String(cString: $0) }), label == name || label == Self.lazyPrefix + name else {
        continue
      }
      guard field.isStrong, field.isVariable else { return nil }
      self.type = fieldType
      offset = propertyOffset(type, index)
      return
    }
    return nil
  }

  /// The beginning of the name under which a lazy property's value is stored.
  private static let lazyPrefix = "$__lazy_storage_$_"

  /// The result of setting a property.
  enum Outcome {
    case set
    /// Nil was set, and the property is not optional.
    case isNil
    /// The value has another type.
    case hasOtherType
  }

  /// Sets the property. Numbers are converted to the property's type.
  func set(_ value: Any?, in object: NSObject) -> Outcome {
    func store<Value>(as type: Value.Type) -> Outcome {
      guard let new = (value as Any) as? Value ?? NamedProperty.converted(value) else {
        return value == nil || value is NSNull ? .isNil : .hasOtherType
      }
      let start = UnsafeMutableRawPointer(Unmanaged.passUnretained(object).toOpaque())
      (start + offset).assumingMemoryBound(to: Value.self).pointee = new
      return .set
    }
    return _openExistential(type, do: store)
  }
}

// Functions of Swift's runtime, which the standard library calls for `Mirror`. Their declarations there are private.

/// The runtime's record of a stored property.
private struct PropertyRecord {
  var name: UnsafePointer<CChar>?
  var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func propertyCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func propertyType(_ type: Any.Type, _ index: Int, _ record: UnsafeMutablePointer<PropertyRecord>) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func propertyOffset(_ type: Any.Type, _ index: Int) -> Int
