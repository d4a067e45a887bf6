import Foundation

/// The user's settings for contacts.
///
/// See [Apple's page](https://developer.apple.com/documentation/contacts/cncontactsuserdefaults).
open class CNContactsUserDefaults: NSObject, @unchecked Sendable {
  // Unchecked because `NSObject` is a class; there are no variables.
  private static let defaults = CNContactsUserDefaults()

  override init() { super.init() }

  /// Returns the settings.
  open class func shared() -> CNContactsUserDefaults { defaults }
  /// The user's country code in lower case: the locale's region; "us" if it has none, or one of several countries, such
  /// as 001 for the world.
  open var countryCode: String {
    guard let code = Locale.current.region?.identifier, code.count == 2 else { return "us" }
    return code.lowercased()
  }
  /// The order in which the user wants contacts to be sorted.
  open var sortOrder: CNContactSortOrder { .familyName }
}
