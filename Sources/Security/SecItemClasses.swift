import AppleNames

// Constants: unsafe because the type of the C names is not `Sendable`. Their values are Apple's.

/// The key of an item's class.
nonisolated(unsafe) public let kSecClass: CFString = "class" as NSString

/// The class of passwords.
nonisolated(unsafe) public let kSecClassGenericPassword: CFString = "genp" as NSString

/// The class of passwords of servers.
nonisolated(unsafe) public let kSecClassInternetPassword: CFString = "inet" as NSString

/// The class of certificates.
nonisolated(unsafe) public let kSecClassCertificate: CFString = "cert" as NSString

/// The class of cryptographic keys.
nonisolated(unsafe) public let kSecClassKey: CFString = "keys" as NSString

/// The class of certificates with their keys.
nonisolated(unsafe) public let kSecClassIdentity: CFString = "idnt" as NSString
