import AppleNames

// Constants: unsafe because the type of the C names is not `Sendable`. Their values are Apple's.

/// RSA.
nonisolated(unsafe) public let kSecAttrKeyTypeRSA: CFString = "42" as NSString

/// An elliptic curve of NIST.
nonisolated(unsafe) public let kSecAttrKeyTypeECSECPrimeRandom: CFString = "73" as NSString

/// The former name of `kSecAttrKeyTypeECSECPrimeRandom`.
nonisolated(unsafe) public let kSecAttrKeyTypeEC: CFString = "73" as NSString

/// A public key.
nonisolated(unsafe) public let kSecAttrKeyClassPublic: CFString = "0" as NSString

/// A private key.
nonisolated(unsafe) public let kSecAttrKeyClassPrivate: CFString = "1" as NSString

/// A key of a cipher.
nonisolated(unsafe) public let kSecAttrKeyClassSymmetric: CFString = "2" as NSString

/// The attributes of the private key of a pair.
nonisolated(unsafe) public let kSecPrivateKeyAttrs: CFString = "private" as NSString

/// The attributes of the public key of a pair.
nonisolated(unsafe) public let kSecPublicKeyAttrs: CFString = "public" as NSString

/// Whether the key is put in the keychain.
nonisolated(unsafe) public let kSecAttrIsPermanent: CFString = "perm" as NSString

/// The number of bits that count.
nonisolated(unsafe) public let kSecAttrEffectiveKeySize: CFString = "esiz" as NSString

/// Whether the key encrypts.
nonisolated(unsafe) public let kSecAttrCanEncrypt: CFString = "encr" as NSString

/// Whether the key decrypts.
nonisolated(unsafe) public let kSecAttrCanDecrypt: CFString = "decr" as NSString

/// Whether other keys can be derived from the key.
nonisolated(unsafe) public let kSecAttrCanDerive: CFString = "drve" as NSString

/// Whether the key signs.
nonisolated(unsafe) public let kSecAttrCanSign: CFString = "sign" as NSString

/// Whether the key verifies signatures.
nonisolated(unsafe) public let kSecAttrCanVerify: CFString = "vrfy" as NSString

/// Whether the key encrypts keys.
nonisolated(unsafe) public let kSecAttrCanWrap: CFString = "wrap" as NSString

/// Whether the key decrypts keys.
nonisolated(unsafe) public let kSecAttrCanUnwrap: CFString = "unwp" as NSString

/// The device that holds the key.
nonisolated(unsafe) public let kSecAttrTokenID: CFString = "tkid" as NSString

/// The secure processor, which does not exist here.
nonisolated(unsafe) public let kSecAttrTokenIDSecureEnclave: CFString = "com.apple.setoken" as NSString
