import Foundation

// The keys of `{IPTC}`, read from and written to JPEG.
// The constants are unsafe because `NSString` is not `Sendable`.

/// The object type reference, among the properties of IPTC.
nonisolated(unsafe) public let kCGImagePropertyIPTCObjectTypeReference: NSString = "ObjectTypeReference"
/// The object attribute reference, among the properties of IPTC.
nonisolated(unsafe) public let kCGImagePropertyIPTCObjectAttributeReference: NSString = "ObjectAttributeReference"
/// The object name, among the properties of IPTC.
nonisolated(unsafe) public let kCGImagePropertyIPTCObjectName: NSString = "ObjectName"
/// The edit status, among the properties of IPTC.
nonisolated(unsafe) public let kCGImagePropertyIPTCEditStatus: NSString = "EditStatus"
/// The editorial update, among the properties of IPTC.
nonisolated(unsafe) public let kCGImagePropertyIPTCEditorialUpdate: NSString = "EditorialUpdate"
/// The urgency, among the properties of IPTC.
nonisolated(unsafe) public let kCGImagePropertyIPTCUrgency: NSString = "Urgency"
/// The subject reference, among the properties of IPTC.
nonisolated(unsafe) public let kCGImagePropertyIPTCSubjectReference: NSString = "SubjectReference"
/// The category, among the properties of IPTC.
nonisolated(unsafe) public let kCGImagePropertyIPTCCategory: NSString = "Category"
/// The supplemental category, among the properties of IPTC.
nonisolated(unsafe) public let kCGImagePropertyIPTCSupplementalCategory: NSString = "SupplementalCategory"
/// The fixture identifier, among the properties of IPTC.
nonisolated(unsafe) public let kCGImagePropertyIPTCFixtureIdentifier: NSString = "FixtureIdentifier"
/// The keywords, among the properties of IPTC.
nonisolated(unsafe) public let kCGImagePropertyIPTCKeywords: NSString = "Keywords"
/// The content location code, among the properties of IPTC.
nonisolated(unsafe) public let kCGImagePropertyIPTCContentLocationCode: NSString = "ContentLocationCode"
/// The content location name, among the properties of IPTC.
nonisolated(unsafe) public let kCGImagePropertyIPTCContentLocationName: NSString = "ContentLocationName"
/// The release date, among the properties of IPTC.
nonisolated(unsafe) public let kCGImagePropertyIPTCReleaseDate: NSString = "ReleaseDate"
/// The release time, among the properties of IPTC.
nonisolated(unsafe) public let kCGImagePropertyIPTCReleaseTime: NSString = "ReleaseTime"
/// The expiration date, among the properties of IPTC.
nonisolated(unsafe) public let kCGImagePropertyIPTCExpirationDate: NSString = "ExpirationDate"
/// The expiration time, among the properties of IPTC.
nonisolated(unsafe) public let kCGImagePropertyIPTCExpirationTime: NSString = "ExpirationTime"
/// The special instructions, among the properties of IPTC.
nonisolated(unsafe) public let kCGImagePropertyIPTCSpecialInstructions: NSString = "SpecialInstructions"
/// The action advised, among the properties of IPTC.
nonisolated(unsafe) public let kCGImagePropertyIPTCActionAdvised: NSString = "ActionAdvised"
/// The reference service, among the properties of IPTC.
nonisolated(unsafe) public let kCGImagePropertyIPTCReferenceService: NSString = "ReferenceService"
/// The reference date, among the properties of IPTC.
nonisolated(unsafe) public let kCGImagePropertyIPTCReferenceDate: NSString = "ReferenceDate"
/// The reference number, among the properties of IPTC.
nonisolated(unsafe) public let kCGImagePropertyIPTCReferenceNumber: NSString = "ReferenceNumber"
/// The date created, among the properties of IPTC.
nonisolated(unsafe) public let kCGImagePropertyIPTCDateCreated: NSString = "DateCreated"
/// The time created, among the properties of IPTC.
nonisolated(unsafe) public let kCGImagePropertyIPTCTimeCreated: NSString = "TimeCreated"
/// The digital creation date, among the properties of IPTC.
nonisolated(unsafe) public let kCGImagePropertyIPTCDigitalCreationDate: NSString = "DigitalCreationDate"
/// The digital creation time, among the properties of IPTC.
nonisolated(unsafe) public let kCGImagePropertyIPTCDigitalCreationTime: NSString = "DigitalCreationTime"
/// The originating program, among the properties of IPTC.
nonisolated(unsafe) public let kCGImagePropertyIPTCOriginatingProgram: NSString = "OriginatingProgram"
/// The program version, among the properties of IPTC.
nonisolated(unsafe) public let kCGImagePropertyIPTCProgramVersion: NSString = "ProgramVersion"
/// The object cycle, among the properties of IPTC.
nonisolated(unsafe) public let kCGImagePropertyIPTCObjectCycle: NSString = "ObjectCycle"
/// The byline, among the properties of IPTC.
nonisolated(unsafe) public let kCGImagePropertyIPTCByline: NSString = "Byline"
/// The byline title, among the properties of IPTC.
nonisolated(unsafe) public let kCGImagePropertyIPTCBylineTitle: NSString = "BylineTitle"
/// The city, among the properties of IPTC.
nonisolated(unsafe) public let kCGImagePropertyIPTCCity: NSString = "City"
/// The sub location, among the properties of IPTC.
nonisolated(unsafe) public let kCGImagePropertyIPTCSubLocation: NSString = "SubLocation"
/// The province state, among the properties of IPTC.
nonisolated(unsafe) public let kCGImagePropertyIPTCProvinceState: NSString = "Province/State"
/// The country primary location code, among the properties of IPTC.
nonisolated(unsafe) public let kCGImagePropertyIPTCCountryPrimaryLocationCode: NSString = "Country/PrimaryLocationCode"
/// The country primary location name, among the properties of IPTC.
nonisolated(unsafe) public let kCGImagePropertyIPTCCountryPrimaryLocationName: NSString = "Country/PrimaryLocationName"
/// The original transmission reference, among the properties of IPTC.
nonisolated(unsafe) public let kCGImagePropertyIPTCOriginalTransmissionReference: NSString =
  "OriginalTransmissionReference"
/// The headline, among the properties of IPTC.
nonisolated(unsafe) public let kCGImagePropertyIPTCHeadline: NSString = "Headline"
/// The credit, among the properties of IPTC.
nonisolated(unsafe) public let kCGImagePropertyIPTCCredit: NSString = "Credit"
/// The source, among the properties of IPTC.
nonisolated(unsafe) public let kCGImagePropertyIPTCSource: NSString = "Source"
/// The copyright notice, among the properties of IPTC.
nonisolated(unsafe) public let kCGImagePropertyIPTCCopyrightNotice: NSString = "CopyrightNotice"
/// The contact, among the properties of IPTC.
nonisolated(unsafe) public let kCGImagePropertyIPTCContact: NSString = "Contact"
/// The caption abstract, among the properties of IPTC.
nonisolated(unsafe) public let kCGImagePropertyIPTCCaptionAbstract: NSString = "Caption/Abstract"
/// The writer editor, among the properties of IPTC.
nonisolated(unsafe) public let kCGImagePropertyIPTCWriterEditor: NSString = "Writer/Editor"
/// The image type, among the properties of IPTC.
nonisolated(unsafe) public let kCGImagePropertyIPTCImageType: NSString = "ImageType"
/// The image orientation, among the properties of IPTC.
nonisolated(unsafe) public let kCGImagePropertyIPTCImageOrientation: NSString = "ImageOrientation"
/// The language identifier, among the properties of IPTC.
nonisolated(unsafe) public let kCGImagePropertyIPTCLanguageIdentifier: NSString = "LanguageIdentifier"
/// The star rating, among the properties of IPTC.
nonisolated(unsafe) public let kCGImagePropertyIPTCStarRating: NSString = "StarRating"
/// The creator contact info, among the properties of IPTC.
nonisolated(unsafe) public let kCGImagePropertyIPTCCreatorContactInfo: NSString = "CreatorContactInfo"
/// The rights usage terms, among the properties of IPTC.
nonisolated(unsafe) public let kCGImagePropertyIPTCRightsUsageTerms: NSString = "UsageTerms"
/// The scene, among the properties of IPTC.
nonisolated(unsafe) public let kCGImagePropertyIPTCScene: NSString = "Scene"
/// The city, among the properties of a creator's contact.
nonisolated(unsafe) public let kCGImagePropertyIPTCContactInfoCity: NSString = "CiAdrCity"
/// The country, among the properties of a creator's contact.
nonisolated(unsafe) public let kCGImagePropertyIPTCContactInfoCountry: NSString = "CiAdrCtry"
/// The address, among the properties of a creator's contact.
nonisolated(unsafe) public let kCGImagePropertyIPTCContactInfoAddress: NSString = "CiAdrExtadr"
/// The postal code, among the properties of a creator's contact.
nonisolated(unsafe) public let kCGImagePropertyIPTCContactInfoPostalCode: NSString = "CiAdrPcode"
/// The state province, among the properties of a creator's contact.
nonisolated(unsafe) public let kCGImagePropertyIPTCContactInfoStateProvince: NSString = "CiAdrRegion"
/// The emails, among the properties of a creator's contact.
nonisolated(unsafe) public let kCGImagePropertyIPTCContactInfoEmails: NSString = "CiEmailWork"
/// The phones, among the properties of a creator's contact.
nonisolated(unsafe) public let kCGImagePropertyIPTCContactInfoPhones: NSString = "CiTelWork"
/// The web URLs, among the properties of a creator's contact.
nonisolated(unsafe) public let kCGImagePropertyIPTCContactInfoWebURLs: NSString = "CiUrlWork"
