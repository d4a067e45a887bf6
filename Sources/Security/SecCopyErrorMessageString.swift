import AppleNames

/// Returns a description of a result in English; nil for one that is not known.
///
/// - Parameter reserved: ignored.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
  let texts: [OSStatus: String] = [
    errSecSuccess: "No error.", errSecUnimplemented: "Function or operation not implemented.",
    errSecParam: "One or more parameters passed to a function were not valid.",
    errSecAllocate: "Failed to allocate memory.", errSecNotAvailable: "No keychain is available.",
    errSecAuthFailed: "The user name or passphrase you entered is not correct.",
    errSecDuplicateItem: "The specified item already exists in the keychain.",
    errSecItemNotFound: "The specified item could not be found in the keychain.",
    errSecInteractionNotAllowed: "User interaction is not allowed.",
    errSecDecode: "Unable to decode the provided data.", errSecUserCanceled: "User canceled the operation.",
    errSecMissingEntitlement: "A required entitlement isn't present.",
  ]
  return (texts[status] ?? trustErrorTexts[status]).map { NSString(string: $0) }
}
