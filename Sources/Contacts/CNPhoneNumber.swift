import Foundation

/// A telephone number of a contact.
///
/// See [Apple's page](https://developer.apple.com/documentation/contacts/cnphonenumber).
open class CNPhoneNumber: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked because `NSObject` is a class; the variable is constant.
  /// The number as it was entered.
  public let stringValue: String

  /// Creates a number.
  public init(stringValue string: String) { stringValue = string }

  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool { (object as? CNPhoneNumber)?.stringValue == stringValue }
  open override var hash: Int { stringValue.hashValue }
}
