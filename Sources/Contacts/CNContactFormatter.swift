import Foundation

/// The parts of a name.
///
/// See [Apple's page](https://developer.apple.com/documentation/contacts/cncontactformatterstyle).
public enum CNContactFormatterStyle: Int, Sendable { case fullName = 0, phoneticFullName }

/// Writes the names of contacts, in the western order here.
///
/// See [Apple's page](https://developer.apple.com/documentation/contacts/cncontactformatter).
open class CNContactFormatter: Formatter {
  /// The parts of a name to write; the full name by default. Phonetic names are not supported here.
  open var style = CNContactFormatterStyle.fullName

  /// Returns the name of a contact; nil if it has none.
  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    guard style == .fullName else { return nil }
    if contact.contactType == .organization, !contact.organizationName.isEmpty { return contact.organizationName }
    let parts = [
      contact.namePrefix, contact.givenName, contact.middleName, contact.familyName, contact.nameSuffix,
    ]
    let name = parts.filter { !$0.isEmpty }.joined(separator: " ")
    if !name.isEmpty { return name }
    for other in [contact.nickname, contact.organizationName] where !other.isEmpty { return other }
    return nil
  }

  /// Returns the name of a contact; nil if it has none.
  open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }

  open override func string(for obj: Any?) -> String? { (obj as? CNContact).flatMap { string(from: $0) } }

  /// Returns the properties that a name needs.
  open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
    CNContactGivenNameKey as NSString
  }
}
