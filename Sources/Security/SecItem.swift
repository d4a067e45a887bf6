import AppleNames

// The keychain of this process, which starts empty and ends with it: an unsigned program has none on Apple's systems
// either. It stores passwords and keys, and every item is readable at any time.

/// Adds an item to the keychain.
///
/// - Parameters:
///   - attributes: the class, the attributes and the secret.
///   - result: receives the results that the keys `kSecReturn…` request; may be nil.
/// - Returns: `errSecDuplicateItem` if there is one with the same account and service, or the same address on a server;
///   `errSecParam` without a class; `errSecUnimplemented` for certificates and identities.
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  guard let query = KeychainQuery(attributes) else { return errSecParam }
  let (status, value) = Keychain.shared.add(query)
  if let value { result?.pointee = value }
  return status
}

/// Returns items of the keychain.
///
/// - Parameter result: receives the results that the keys `kSecReturn…` request: an array if `kSecMatchLimit` allows
///   several.
/// - Returns: `errSecItemNotFound` if there is none.
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  guard let query = KeychainQuery(query) else { return errSecParam }
  let (status, value) = Keychain.shared.copy(query)
  if let value { result?.pointee = value }
  return status
}

/// Changes all items that match a query.
///
/// - Returns: `errSecItemNotFound` if there is none; `errSecDuplicateItem` if two would be the same.
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  guard let query = KeychainQuery(query) else { return errSecParam }
  return Keychain.shared.update(query, KeychainQuery.values(of: attributesToUpdate))
}

/// Deletes all items that match a query.
///
/// - Returns: `errSecItemNotFound` if there is none.
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  guard let query = KeychainQuery(query) else { return errSecParam }
  return Keychain.shared.delete(query)
}
