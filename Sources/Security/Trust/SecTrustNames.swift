import AppleNames

// Constants: unsafe because the type of the C names is not `Sendable`. Their values are Apple's.

/// The key of a certificate's title.
nonisolated(unsafe) public let kSecPropertyTypeTitle: CFString = "title" as NSString

/// The key of the reason for which a certificate is not trusted.
nonisolated(unsafe) public let kSecPropertyTypeError: CFString = "error" as NSString

/// The key of the time of the evaluation.
nonisolated(unsafe) public let kSecTrustEvaluationDate: CFString = "TrustEvaluationDate" as NSString

/// The key of whether the owner's identity was checked thoroughly. Absent here.
nonisolated(unsafe) public let kSecTrustExtendedValidation: CFString = "TrustExtendedValidation" as NSString

/// The key of the owner's name, if its identity was checked thoroughly. Absent here.
nonisolated(unsafe) public let kSecTrustOrganizationName: CFString = "Organization" as NSString

/// The key of the result, a number.
nonisolated(unsafe) public let kSecTrustResultValue: CFString = "TrustResultValue" as NSString

/// The key of whether it is known that the certificate was not revoked, from a response that was set.
nonisolated(unsafe) public let kSecTrustRevocationChecked: CFString = "TrustRevocationChecked" as NSString

/// The key of the time until which that is known.
nonisolated(unsafe) public let kSecTrustRevocationValidUntilDate: CFString = "TrustExpirationDate" as NSString

/// The key of whether the certificate is in public logs. Absent here.
nonisolated(unsafe) public let kSecTrustCertificateTransparency: CFString = "TrustCertificateTransparency" as NSString

/// The key of whether the certificate need not be in public logs. Absent here.
nonisolated(unsafe) public let kSecTrustCertificateTransparencyWhiteList: CFString =
  "TrustCertificateTransparencyWhiteList" as NSString
