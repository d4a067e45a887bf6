import AppleNames

// Constants: unsafe because the type of the C names is not `Sendable`. Their values are Apple's.

/// The account name of a password.
nonisolated(unsafe) public let kSecAttrAccount: CFString = "acct" as NSString

/// The service of a password.
nonisolated(unsafe) public let kSecAttrService: CFString = "svce" as NSString

/// Data of the app.
nonisolated(unsafe) public let kSecAttrGeneric: CFString = "gena" as NSString

/// The user-visible label.
nonisolated(unsafe) public let kSecAttrLabel: CFString = "labl" as NSString

/// The user-visible description.
nonisolated(unsafe) public let kSecAttrDescription: CFString = "desc" as NSString

/// The user-visible comment.
nonisolated(unsafe) public let kSecAttrComment: CFString = "icmt" as NSString

/// The creator's four-character code.
nonisolated(unsafe) public let kSecAttrCreator: CFString = "crtr" as NSString

/// The type's four-character code.
nonisolated(unsafe) public let kSecAttrType: CFString = "type" as NSString

/// Whether the item is hidden.
nonisolated(unsafe) public let kSecAttrIsInvisible: CFString = "invi" as NSString

/// Whether the password is only a placeholder, without a secret.
nonisolated(unsafe) public let kSecAttrIsNegative: CFString = "nega" as NSString

/// The group of apps that share the item.
nonisolated(unsafe) public let kSecAttrAccessGroup: CFString = "agrp" as NSString

/// The times at which the item can be read. Stored; has no effect.
nonisolated(unsafe) public let kSecAttrAccessible: CFString = "pdmn" as NSString

/// The conditions under which the item can be read.
nonisolated(unsafe) public let kSecAttrAccessControl: CFString = "accc" as NSString

/// Whether the item is shared with the user's other devices. It is not here.
nonisolated(unsafe) public let kSecAttrSynchronizable: CFString = "sync" as NSString

/// The value that finds items whether or not they are shared.
nonisolated(unsafe) public let kSecAttrSynchronizableAny: CFString = "syna" as NSString

/// The time at which the item was added.
nonisolated(unsafe) public let kSecAttrCreationDate: CFString = "cdat" as NSString

/// The time of the last change.
nonisolated(unsafe) public let kSecAttrModificationDate: CFString = "mdat" as NSString

/// The server's host name.
nonisolated(unsafe) public let kSecAttrServer: CFString = "srvr" as NSString

/// The security domain of a password of a server.
nonisolated(unsafe) public let kSecAttrSecurityDomain: CFString = "sdmn" as NSString

/// The protocol of a server.
nonisolated(unsafe) public let kSecAttrProtocol: CFString = "ptcl" as NSString

/// The way in which a server authenticates the user.
nonisolated(unsafe) public let kSecAttrAuthenticationType: CFString = "atyp" as NSString

/// The port of a server.
nonisolated(unsafe) public let kSecAttrPort: CFString = "port" as NSString

/// The path on a server.
nonisolated(unsafe) public let kSecAttrPath: CFString = "path" as NSString

/// The application label of a key.
nonisolated(unsafe) public let kSecAttrApplicationTag: CFString = "atag" as NSString

/// The hash of a key.
nonisolated(unsafe) public let kSecAttrApplicationLabel: CFString = "klbl" as NSString

/// The kind of a key: public, private or symmetric.
nonisolated(unsafe) public let kSecAttrKeyClass: CFString = "kcls" as NSString

/// The algorithm of a key.
nonisolated(unsafe) public let kSecAttrKeyType: CFString = "type" as NSString

/// The size of a key in bits.
nonisolated(unsafe) public let kSecAttrKeySizeInBits: CFString = "bsiz" as NSString
