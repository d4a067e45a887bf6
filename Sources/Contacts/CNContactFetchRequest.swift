import Foundation

/// A request for contacts.
///
/// See [Apple's page](https://developer.apple.com/documentation/contacts/cncontactfetchrequest).
open class CNContactFetchRequest: NSObject {
  /// The predicate that contacts must match; nil, the default, for all contacts.
  open var predicate: NSPredicate?
  /// The properties to fetch.
  open var keysToFetch: [any CNKeyDescriptor]
  /// Whether the contacts of one person are unified; true by default.
  open var unifyResults = true
  /// Whether the contacts can be changed; false by default.
  open var mutableObjects = false
  /// The order of the results; none by default.
  open var sortOrder = CNContactSortOrder.none

  /// Creates a request for properties of all contacts.
  public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}
