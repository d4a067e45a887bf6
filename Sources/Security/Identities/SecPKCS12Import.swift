import AppleNames

// Constants: unsafe because the type of the C names is not `Sendable`. Their values are Apple's.

/// The key of the password.
nonisolated(unsafe) public let kSecImportExportPassphrase: CFString = "passphrase" as NSString

/// The key of an item's label.
nonisolated(unsafe) public let kSecImportItemLabel: CFString = "label" as NSString

/// The key of the identifier of an item's key.
nonisolated(unsafe) public let kSecImportItemKeyID: CFString = "keyid" as NSString

/// The key of an item's trust object.
nonisolated(unsafe) public let kSecImportItemTrust: CFString = "trust" as NSString

/// The key of an item's certificates, from the owner's to the last issuer's that was found.
nonisolated(unsafe) public let kSecImportItemCertChain: CFString = "chain" as NSString

/// The key of an item's identity.
nonisolated(unsafe) public let kSecImportItemIdentity: CFString = "identity" as NSString

/// Reads the identities of a file in the format PKCS#12, without adding them to the keychain.
///
/// - Parameters:
///   - pkcs12_data: the file, of at most 1 MiB.
///   - options: the password, by `kSecImportExportPassphrase`.
///   - items: receives a dictionary for each identity.
/// - Returns: `errSecAuthFailed` for a wrong password; `errSecDecode` for data that is not such a file, for keys other
///   than RSA and the curves P-256, P-384 and P-521, and if the password would have to be hashed for more than seconds.
@discardableResult public func SecPKCS12Import(
  _ pkcs12_data: CFData, _ options: CFDictionary, _ items: UnsafeMutablePointer<CFArray?>
) -> OSStatus {
  let values = KeychainQuery.values(of: options)
  let data = pkcs12_data as Data
  guard data.count <= 1 << 20 else { return errSecDecode }
  do {
    let contents = try PKCS12Contents(data, passphrase: values["passphrase"].map { "\($0)" } ?? "")
    items.pointee = contents.identities
    return errSecSuccess
  } catch {
    return error.status
  }
}

extension PKCS12Contents {
  /// The keys with their certificates, as dictionaries.
  fileprivate var identities: [NSDictionary] {
    keys.compactMap { item in
      let publicKey = item.key.publicKey
      guard let certificate = certificates.first(where: { $0.key == publicKey }) else { return nil }
      let trust = SecTrust(
        TrustSettings(certificates: [certificate] + certificates, policies: [SecPolicy(.basic)]))
      var values: [String: Any] = [
        "identity": SecIdentity(certificate, item.key), "trust": trust, "chain": trust.evaluate().chain,
      ]
      values["label"] = item.label ?? certificate.summary
      values["keyid"] = item.identifier
      return values as NSDictionary
    }
  }
}
