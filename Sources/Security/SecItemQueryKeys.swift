import AppleNames

// Constants: unsafe because the type of the C names is not `Sendable`. Their values are Apple's.

/// The key of the secret.
nonisolated(unsafe) public let kSecValueData: CFString = "v_Data" as NSString

/// The key of a key, certificate or identity.
nonisolated(unsafe) public let kSecValueRef: CFString = "v_Ref" as NSString

/// The key of a persistent reference.
nonisolated(unsafe) public let kSecValuePersistentRef: CFString = "v_PersistentRef" as NSString

/// The key of whether the secret is returned.
nonisolated(unsafe) public let kSecReturnData: CFString = "r_Data" as NSString

/// The key of whether the attributes are returned.
nonisolated(unsafe) public let kSecReturnAttributes: CFString = "r_Attributes" as NSString

/// The key of whether the key, certificate or identity is returned.
nonisolated(unsafe) public let kSecReturnRef: CFString = "r_Ref" as NSString

/// The key of whether a persistent reference is returned.
nonisolated(unsafe) public let kSecReturnPersistentRef: CFString = "r_PersistentRef" as NSString

/// The key of the number of results.
nonisolated(unsafe) public let kSecMatchLimit: CFString = "m_Limit" as NSString

/// The value for one result; the default.
nonisolated(unsafe) public let kSecMatchLimitOne: CFString = "m_LimitOne" as NSString

/// The value for all results.
nonisolated(unsafe) public let kSecMatchLimitAll: CFString = "m_LimitAll" as NSString

/// The key of whether case is ignored. Stored; has no effect.
nonisolated(unsafe) public let kSecMatchCaseInsensitive: CFString = "m_CaseInsensitive" as NSString

/// The key of whether authentication UI may be shown. Stored; has no effect.
nonisolated(unsafe) public let kSecUseAuthenticationUI: CFString = "u_AuthUI" as NSString

/// The value that allows authentication UI.
nonisolated(unsafe) public let kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA" as NSString

/// The value that fails instead of showing authentication UI.
nonisolated(unsafe) public let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF" as NSString

/// The value that leaves out items instead of showing authentication UI.
nonisolated(unsafe) public let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS" as NSString

/// The key of a context of LocalAuthentication. Stored; has no effect.
nonisolated(unsafe) public let kSecUseAuthenticationContext: CFString = "u_AuthCtx" as NSString

/// The key of the reason that is shown to the user. Stored; has no effect.
nonisolated(unsafe) public let kSecUseOperationPrompt: CFString = "u_OpPrompt" as NSString

/// The key of the kind of keychain. There is one here.
nonisolated(unsafe) public let kSecUseDataProtectionKeychain: CFString = "nleg" as NSString
