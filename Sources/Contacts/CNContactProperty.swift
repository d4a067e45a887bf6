import Foundation

/// A chosen property of a contact.
///
/// See [Apple's page](https://developer.apple.com/documentation/contacts/cncontactproperty).
open class CNContactProperty: NSObject {
  /// The contact that the property belongs to.
  public let contact: CNContact
  /// The key of the chosen property.
  public let key: String
  /// The property's value; nil if there is none.
  public let value: Any?
  /// The label of the chosen value; nil if there is none.
  public let label: String?

  package init(contact: CNContact, key: String, value: Any?, label: String?) {
    (self.contact, self.key, self.value, self.label) = (contact, key, value, label)
  }
}
