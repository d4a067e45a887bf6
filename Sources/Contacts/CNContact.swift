import Foundation

/// Whether a contact is a person or an organisation.
///
/// See [Apple's page](https://developer.apple.com/documentation/contacts/cncontacttype).
public enum CNContactType: Int, Sendable { case person = 0, organization }

/// The order in which contacts are sorted.
///
/// See [Apple's page](https://developer.apple.com/documentation/contacts/cncontactsortorder).
public enum CNContactSortOrder: Int, Sendable { case none = 0, userDefault, givenName, familyName }

/// A person or an organisation. All properties are available, whatever keys are requested.
///
/// See [Apple's page](https://developer.apple.com/documentation/contacts/cncontact).
open class CNContact: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  // Unchecked because `NSObject` is a class; only mutable contacts change, which Apple's does not protect either.
  var values: ContactValues

  /// Creates an empty contact.
  public override init() { values = ContactValues() }

  init(values: ContactValues) { self.values = values }

  /// The contact's unique identifier.
  open var identifier: String { values.identifier }
  /// Whether the contact is a person, the default, or an organisation.
  open var contactType: CNContactType { values.contactType }
  /// The prefix before the name, such as "Dr.".
  open var namePrefix: String { values.namePrefix }
  /// The given name.
  open var givenName: String { values.givenName }
  /// The middle name.
  open var middleName: String { values.middleName }
  /// The family name.
  open var familyName: String { values.familyName }
  /// The suffix after the name, such as "Jr.".
  open var nameSuffix: String { values.nameSuffix }
  /// The contact's nickname.
  open var nickname: String { values.nickname }
  /// The name of the organisation that the contact belongs to.
  open var organizationName: String { values.organizationName }
  /// The department within the organisation.
  open var departmentName: String { values.departmentName }
  /// The contact's job title.
  open var jobTitle: String { values.jobTitle }
  /// A note about the contact.
  open var note: String { values.note }
  /// The contact's birthday; nil if it is not known.
  open var birthday: DateComponents? { values.birthday }
  /// The contact's picture; nil if there is none.
  open var imageData: Data? { values.imageData }
  /// The thumbnail of the picture; nil if there is none. Here the picture itself.
  open var thumbnailImageData: Data? { values.imageData }
  /// Whether the contact has a picture.
  open var imageDataAvailable: Bool { values.imageData != nil }
  /// The telephone numbers.
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { values.phoneNumbers }
  /// The mail addresses.
  open var emailAddresses: [CNLabeledValue<NSString>] { values.emailAddresses }
  /// The web pages.
  open var urlAddresses: [CNLabeledValue<NSString>] { values.urlAddresses }
  /// The postal addresses.
  open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { values.postalAddresses }

  /// Returns whether a property was fetched: true.
  open func isKeyAvailable(_ key: String) -> Bool { true }
  /// Returns whether properties were fetched: true.
  open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }

  /// Returns the user-visible name of a property: its key, as there are no translations here.
  open class func localizedString(forKey key: String) -> String { key }

  open func copy(with zone: NSZone? = nil) -> Any { CNContact(values: values) }
  open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableContact(values: values) }
  open override func isEqual(_ object: Any?) -> Bool { (object as? CNContact)?.values == values }
  open override var hash: Int { values.identifier.hashValue }
}

/// The properties of a contact.
struct ContactValues: Equatable {
  var identifier = UUID().uuidString
  var contactType = CNContactType.person
  var namePrefix = ""
  var givenName = ""
  var middleName = ""
  var familyName = ""
  var nameSuffix = ""
  var nickname = ""
  var organizationName = ""
  var departmentName = ""
  var jobTitle = ""
  var note = ""
  var birthday: DateComponents?
  var imageData: Data?
  var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  var emailAddresses: [CNLabeledValue<NSString>] = []
  var urlAddresses: [CNLabeledValue<NSString>] = []
  var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
}
