import Foundation

/// A value of a contact with a label, such as "work".
///
/// See [Apple's page](https://developer.apple.com/documentation/contacts/cnlabeledvalue).
public final class CNLabeledValue<ValueType: NSObject>: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked because of the value's class, whose objects do not change.
  /// The value's unique identifier.
  public let identifier: String
  /// The value's label, such as "work"; nil for none.
  public let label: String?
  /// The labelled value.
  public let value: ValueType

  /// Creates a value with a label.
  public init(label: String?, value: ValueType) {
    (identifier, self.label, self.value) = (UUID().uuidString, label, value)
  }

  private init(_ identifier: String, _ label: String?, _ value: ValueType) {
    (self.identifier, self.label, self.value) = (identifier, label, value)
  }

  /// Returns the value with another label and the same identifier.
  public func settingLabel(_ label: String?) -> Self { Self(identifier, label, value) }
  /// Returns another value with the same label and identifier.
  public func settingValue(_ value: ValueType) -> Self { Self(identifier, label, value) }
  /// Returns another value with another label and the same identifier.
  public func settingLabel(_ label: String?, value: ValueType) -> Self { Self(identifier, label, value) }

  /// Returns the user-visible form of a label: in English here.
  public static func localizedString(forLabel label: String) -> String {
    guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
    return label.dropFirst(4).dropLast(4).lowercased()
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CNLabeledValue<ValueType> else { return false }
    return label == other.label && value.isEqual(other.value)
  }

  public override var hash: Int { value.hash }
}
