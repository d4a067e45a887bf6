import AppleNames

// The keychain of this process, which starts empty and ends with it: an unsigned program has none on Apple's systems
// either. It stores passwords, keys, certificates and identities, and every item is readable at any time.

/// Adds an item to the keychain.
///
/// - Parameters:
///   - attributes: the class, the attributes, and the secret, key, certificate or identity. An identity becomes two
///     items: a certificate and a private key.
///   - result: receives the results that the keys `kSecReturn…` request; may be nil.
/// - Returns: `errSecDuplicateItem` if there is one with the same account and service, or the same address on a server,
///   or the same issuer and number; `errSecParam` without a class, and for a certificate that cannot be read.
@discardableResult public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?)
  -> OSStatus
{
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
@discardableResult public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?)
  -> OSStatus
{
  guard let query = KeychainQuery(query) else { return errSecParam }
  let (status, value) = Keychain.shared.copy(query)
  if let value { result?.pointee = value }
  return status
}

/// Changes all items that match a query.
///
/// - Returns: `errSecItemNotFound` if there is none; `errSecDuplicateItem` if two would be the same;
///   `errSecUnimplemented` for identities, whose certificates and keys can be changed instead.
@discardableResult public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  guard let query = KeychainQuery(query) else { return errSecParam }
  return Keychain.shared.update(query, KeychainQuery.values(of: attributesToUpdate))
}

/// Deletes all items that match a query.
///
/// - Returns: `errSecItemNotFound` if there is none.
@discardableResult public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  guard let query = KeychainQuery(query) else { return errSecParam }
  return Keychain.shared.delete(query)
}
