import Foundation

/// The person's settings for contacts.
///
/// See [Apple's page](https://developer.apple.com/documentation/contacts/cncontactsuserdefaults).
open class CNContactsUserDefaults: NSObject, @unchecked Sendable {
  // Unchecked because `NSObject` is a class; there are no variables.
  private static let defaults = CNContactsUserDefaults()

  override init() { super.init() }

  /// Returns the settings.
  open class func shared() -> CNContactsUserDefaults { defaults }
  /// The code of the person's country in lower case: the region of the locale; "us" if it has none, or one of several
  /// countries, such as 001 of the world.
  open var countryCode: String {
    guard let code = Locale.current.region?.identifier, code.count == 2 else { return "us" }
    return code.lowercased()
  }
  /// The order of contacts.
  open var sortOrder: CNContactSortOrder { .familyName }
}
