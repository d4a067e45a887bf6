import AppleNames

// Constants: unsafe because the type of the C names is not `Sendable`. Their values are Apple's.

/// Readable while the device is unlocked.
nonisolated(unsafe) public let kSecAttrAccessibleWhenUnlocked: CFString = "ak" as NSString

/// Readable once the device has been unlocked.
nonisolated(unsafe) public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck" as NSString

/// Always readable.
nonisolated(unsafe) public let kSecAttrAccessibleAlways: CFString = "dk" as NSString

/// Readable while the device is unlocked, if it has a passcode; never in backups for other devices.
nonisolated(unsafe) public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu" as NSString

/// Readable while the device is unlocked; never in backups for other devices.
nonisolated(unsafe) public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku" as NSString

/// Readable once the device has been unlocked; never in backups for other devices.
nonisolated(unsafe) public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku" as NSString

/// Always readable; never in backups for other devices.
nonisolated(unsafe) public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku" as NSString
