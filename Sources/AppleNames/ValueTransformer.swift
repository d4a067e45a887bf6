import Foundation
import Synchronization

/// The name of a registered transformer.
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/nsvaluetransformername).
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The opposite of a truth value.
  public static let negateBooleanTransformerName = NSValueTransformerName("NSNegateBoolean")
  /// Whether a value is nil.
  public static let isNilTransformerName = NSValueTransformerName("NSIsNil")
  /// Whether a value is not nil.
  public static let isNotNilTransformerName = NSValueTransformerName("NSIsNotNil")
  /// An object from and to its archive.
  public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName("NSSecureUnarchiveFromData")
}

/// A change of values into others, for subclasses to implement.
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/valuetransformer).
open class ValueTransformer: NSObject {
  // Transformers are registered and found from any thread.
  private struct Table: @unchecked Sendable {
    var transformers: [NSValueTransformerName: ValueTransformer] = [
      .negateBooleanTransformerName: BooleanTransformer { !(($0 as? Bool) ?? false) },
      .isNilTransformerName: TestTransformer { $0 == nil },
      .isNotNilTransformerName: TestTransformer { $0 != nil },
      .secureUnarchiveFromDataTransformerName: NSSecureUnarchiveFromDataTransformer(),
    ]
  }
  private static let table = Mutex(Table())

  public override init() { super.init() }

  /// Registers a transformer; nil removes it.
  open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
    nonisolated(unsafe) let transformer = transformer
    table.withLock { $0.transformers[name] = transformer }
  }

  /// Returns the names of the registered transformers.
  open class func valueTransformerNames() -> [NSValueTransformerName] {
    table.withLock { Array($0.transformers.keys) }
  }

  /// Returns the transformer that is registered under a name. `ValueTransformer(forName:)` becomes a call of this: an
  /// initialiser cannot return another object.
  public static func registered(forName name: NSValueTransformerName) -> ValueTransformer? {
    nonisolated(unsafe) var found: ValueTransformer?
    table.withLock { found = $0.transformers[name] }
    return found
  }

  /// Returns the class of the results.
  open class func transformedValueClass() -> AnyClass { NSObject.self }

  /// Returns whether results can be changed back.
  open class func allowsReverseTransformation() -> Bool { true }

  /// Returns the value that a value becomes.
  open func transformedValue(_ value: Any?) -> Any? { value }

  /// Returns the value that becomes `value`.
  open func reverseTransformedValue(_ value: Any?) -> Any? { transformedValue(value) }
}

/// A transformer with a truth value as its result.
private class BooleanTransformer: ValueTransformer {
  private let body: (Any?) -> Bool

  init(_ body: @escaping (Any?) -> Bool) { self.body = body }

  override class func transformedValueClass() -> AnyClass { NSNumber.self }
  override func transformedValue(_ value: Any?) -> Any? { body(value) }
}

/// A transformer whose results do not lead back.
private final class TestTransformer: BooleanTransformer {
  override class func allowsReverseTransformation() -> Bool { false }
}

/// A transformer of archives into the objects that they hold: those of property lists, URLs, UUIDs and nulls, or of the
/// classes that a subclass names.
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/nssecureunarchivefromdatatransformer).
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
  /// The classes of the objects that archives may hold.
  open class var allowedTopLevelClasses: [AnyClass] {
    [
      NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self, NSData.self, NSURL.self,
      NSUUID.self, NSNull.self,
    ]
  }

  open override func transformedValue(_ value: Any?) -> Any? {
    guard let data = value as? Data else { return nil }
    return try? NSKeyedUnarchiver.unarchivedObject(ofClasses: Self.allowedTopLevelClasses, from: data)
  }

  open override func reverseTransformedValue(_ value: Any?) -> Any? {
    value.flatMap { try? NSKeyedArchiver.archivedData(withRootObject: $0, requiringSecureCoding: true) }
  }
}
