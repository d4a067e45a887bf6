import AppleNames

// Constants: unsafe because the type of the C names is not `Sendable`. Their values are Apple's.

/// While the device is unlocked.
nonisolated(unsafe) public let kSecAttrAccessibleWhenUnlocked: CFString = "ak" as NSString

/// Once the device has been unlocked.
nonisolated(unsafe) public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck" as NSString

/// Always.
nonisolated(unsafe) public let kSecAttrAccessibleAlways: CFString = "dk" as NSString

/// While the device is unlocked, if it has a passcode.
nonisolated(unsafe) public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu" as NSString

/// While the device is unlocked, not in copies of it.
nonisolated(unsafe) public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku" as NSString

/// Once the device has been unlocked, not in copies of it.
nonisolated(unsafe) public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku" as NSString

/// Always, not in copies of the device.
nonisolated(unsafe) public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku" as NSString
