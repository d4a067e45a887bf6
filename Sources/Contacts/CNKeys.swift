@_exported import Foundation

/// A property of contacts that is to be fetched.
///
/// See [Apple's page](https://developer.apple.com/documentation/contacts/cnkeydescriptor).
public protocol CNKeyDescriptor: NSObjectProtocol {}

extension NSString: CNKeyDescriptor {}

/// The key of the identifier.
public let CNContactIdentifierKey = "identifier"
/// The key of the kind.
public let CNContactTypeKey = "contactType"
/// The key of the title before the name.
public let CNContactNamePrefixKey = "namePrefix"
/// The key of the given name.
public let CNContactGivenNameKey = "givenName"
/// The key of the middle name.
public let CNContactMiddleNameKey = "middleName"
/// The key of the family name.
public let CNContactFamilyNameKey = "familyName"
/// The key of the title after the name.
public let CNContactNameSuffixKey = "nameSuffix"
/// The key of the nickname.
public let CNContactNicknameKey = "nickname"
/// The key of the organisation.
public let CNContactOrganizationNameKey = "organizationName"
/// The key of the department.
public let CNContactDepartmentNameKey = "departmentName"
/// The key of the job.
public let CNContactJobTitleKey = "jobTitle"
/// The key of the birthday.
public let CNContactBirthdayKey = "birthday"
/// The key of the note.
public let CNContactNoteKey = "note"
/// The key of the picture.
public let CNContactImageDataKey = "imageData"
/// The key of the small picture.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
/// The key of whether there is a picture.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
/// The key of the telephone numbers.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// The key of the mail addresses.
public let CNContactEmailAddressesKey = "emailAddresses"
/// The key of the postal addresses.
public let CNContactPostalAddressesKey = "postalAddresses"
/// The key of the web pages.
public let CNContactUrlAddressesKey = "urlAddresses"

/// The label of what belongs to the home.
public let CNLabelHome = "_$!<Home>!$_"
/// The label of what belongs to the work.
public let CNLabelWork = "_$!<Work>!$_"
/// The label of anything else.
public let CNLabelOther = "_$!<Other>!$_"
/// The label of a mobile telephone.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
/// The label of an iPhone.
public let CNLabelPhoneNumberiPhone = "iPhone"
/// The label of the main telephone.
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
/// The label of a home page.
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"
