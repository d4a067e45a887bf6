@_exported import Foundation

/// The result of a function; 0 for success.
public typealias OSStatus = Int32

/// The result of a function that succeeded; on Apple's platforms a constant of Core Foundation.
public let noErr: OSStatus = 0

/// Success.
public let errSecSuccess: OSStatus = 0
/// The function is not implemented here.
public let errSecUnimplemented: OSStatus = -4
/// An argument is not valid.
public let errSecParam: OSStatus = -50
/// There is not enough memory.
public let errSecAllocate: OSStatus = -108
/// There is no keychain.
public let errSecNotAvailable: OSStatus = -25291
/// The user could not be authenticated.
public let errSecAuthFailed: OSStatus = -25293
/// There is already such an item.
public let errSecDuplicateItem: OSStatus = -25299
/// There is no such item.
public let errSecItemNotFound: OSStatus = -25300
/// Authentication UI is not allowed.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// The data cannot be read.
public let errSecDecode: OSStatus = -26275
/// The user cancelled.
public let errSecUserCanceled: OSStatus = -128
/// The app is not entitled to it.
public let errSecMissingEntitlement: OSStatus = -34018
/// A signature is wrong.
public let errSecVerifyFailed: OSStatus = -67808
