import AppleNames

// Constants: unsafe because the type of the C names is not `Sendable`. Their values are Apple's.

/// The policy for certificates without a purpose.
nonisolated(unsafe) public let kSecPolicyAppleX509Basic: CFString = "1.2.840.113635.100.1.2" as NSString

/// The policy for connections.
nonisolated(unsafe) public let kSecPolicyAppleSSL: CFString = "1.2.840.113635.100.1.3" as NSString

/// The policy for signed and encrypted mail.
nonisolated(unsafe) public let kSecPolicyAppleSMIME: CFString = "1.2.840.113635.100.1.8" as NSString

/// The policy for access to networks.
nonisolated(unsafe) public let kSecPolicyAppleEAP: CFString = "1.2.840.113635.100.1.9" as NSString

/// The policy for virtual private networks.
nonisolated(unsafe) public let kSecPolicyAppleIPsec: CFString = "1.2.840.113635.100.1.11" as NSString

/// The policy for signed programs.
nonisolated(unsafe) public let kSecPolicyAppleCodeSigning: CFString = "1.2.840.113635.100.1.16" as NSString

/// The policy for identities of Apple's accounts. There is none here.
nonisolated(unsafe) public let kSecPolicyAppleIDValidation: CFString = "1.2.840.113635.100.1.18" as NSString

/// The policy for receipts of Apple's store. There is none here.
nonisolated(unsafe) public let kSecPolicyMacAppStoreReceipt: CFString = "1.2.840.113635.100.1.19" as NSString

/// The policy for signed times.
nonisolated(unsafe) public let kSecPolicyAppleTimeStamping: CFString = "1.2.840.113635.100.1.20" as NSString

/// The policy for finding out whether certificates were revoked.
nonisolated(unsafe) public let kSecPolicyAppleRevocation: CFString = "1.2.840.113635.100.1.21" as NSString

/// The policy for passes of Wallet. There is none here.
nonisolated(unsafe) public let kSecPolicyApplePassbookSigning: CFString = "1.2.840.113635.100.1.22" as NSString

/// The policy for issuers of cards for Apple Pay. There is none here.
nonisolated(unsafe) public let kSecPolicyApplePayIssuerEncryption: CFString = "1.2.840.113635.100.1.39" as NSString

/// The key of a policy's identifier.
nonisolated(unsafe) public let kSecPolicyOid: CFString = "SecPolicyOid" as NSString

/// The key of the name that a certificate has to contain, or of an array of which it has to contain one.
nonisolated(unsafe) public let kSecPolicyName: CFString = "SecPolicyName" as NSString

/// The key of whether the certificate is a client's.
nonisolated(unsafe) public let kSecPolicyClient: CFString = "SecPolicyClient" as NSString

/// The key of the flags of a revocation policy.
nonisolated(unsafe) public let kSecPolicyRevocationFlags: CFString = "SecPolicyRevocationFlags" as NSString

/// The key of the team whose passes are signed. Ignored here.
nonisolated(unsafe) public let kSecPolicyTeamIdentifier: CFString = "SecPolicyTeamIdentifier" as NSString
