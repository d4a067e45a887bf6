import AppleNames
import Foundation
import Security
import Testing

@Suite struct CertificateKeychainTests {
  private let label = UUID().uuidString

  private func copy(_ query: [CFString: Any]) -> (OSStatus, AnyObject?) {
    var found: AnyObject?
    let status = SecItemCopyMatching(query as CFDictionary, &found)
    return (status, found)
  }

  private func identity(_ made: MadeCertificate) throws -> SecIdentity {
    var items: CFArray?
    SecPKCS12Import(
      made.file(passphrase: "secret") as NSData, [kSecImportExportPassphrase: "secret"] as NSDictionary, &items)
    return try #require((items as? [[String: Any]])?.first?[kSecImportItemIdentity as String] as? SecIdentity)
  }

  @Test func aCertificateIsFoundByItsLabelAndItsNames() throws {
    let made = MadeCertificate("CN=Own \(label)")
    let add =
      [kSecClass: kSecClassCertificate, kSecValueRef: made.certificate, kSecAttrLabel: label] as [CFString: Any]
    #expect(SecItemAdd(add as CFDictionary, nil) == errSecSuccess)
    #expect(SecItemAdd(add as CFDictionary, nil) == errSecDuplicateItem)
    let byLabel = [kSecClass: kSecClassCertificate, kSecAttrLabel: label] as [CFString: Any]
    #expect(copy(byLabel.merging([kSecReturnRef: true]) { $1 }).1 as? SecCertificate == made.certificate)
    #expect(copy(byLabel.merging([kSecReturnData: true]) { $1 }).1 as? Data == made.encoded)
    let issuer = try #require(SecCertificateCopyNormalizedIssuerSequence(made.certificate))
    let values = copy([kSecClass: kSecClassCertificate, kSecAttrIssuer: issuer, kSecReturnAttributes: true]).1
    let attributes = try #require(values as? [String: Any])
    #expect(
      attributes[kSecAttrSerialNumber as String] as? Data == SecCertificateCopySerialNumberData(made.certificate, nil)
        as Data?)
    // Without a class, the object says it.
    #expect(copy([kSecValueRef: made.certificate, kSecReturnRef: true]).1 as? SecCertificate == made.certificate)
    #expect(SecItemDelete([kSecValueRef: made.certificate] as [CFString: Any] as CFDictionary) == errSecSuccess)
    #expect(copy(byLabel).0 == errSecItemNotFound)
  }

  @Test func aCertificateIsAddedAsDataWithItsNameAsLabel() {
    let made = MadeCertificate("CN=\(label)")
    let add = [kSecClass: kSecClassCertificate, kSecValueData: made.encoded] as [CFString: Any]
    #expect(SecItemAdd(add as CFDictionary, nil) == errSecSuccess)
    let query = [kSecClass: kSecClassCertificate, kSecAttrLabel: label, kSecReturnRef: true] as [CFString: Any]
    #expect(copy(query).1 as? SecCertificate == made.certificate)
    let broken = [kSecClass: kSecClassCertificate, kSecValueData: Data("text".utf8)] as [CFString: Any]
    #expect(SecItemAdd(broken as CFDictionary, nil) == errSecParam)
    #expect(SecItemDelete(query as CFDictionary) == errSecSuccess)
  }

  @Test func anIdentityIsACertificateAndAKey() throws {
    let made = MadeCertificate("CN=Own \(label)")
    let identity = try identity(made)
    var reference: CFTypeRef?
    let add = [kSecValueRef: identity, kSecAttrLabel: label, kSecReturnPersistentRef: true] as [CFString: Any]
    #expect(SecItemAdd(add as CFDictionary, &reference) == errSecSuccess)
    #expect(SecItemAdd(add as CFDictionary, nil) == errSecDuplicateItem)
    let query = [kSecAttrLabel: label, kSecReturnRef: true] as [CFString: Any]
    for kind in [kSecClassIdentity, kSecClassCertificate, kSecClassKey] {
      let (status, found) = copy(query.merging([kSecClass: kind]) { $1 })
      #expect(status == errSecSuccess)
      #expect(
        kind == kSecClassIdentity
          ? found as? SecIdentity == identity
          : kind == kSecClassCertificate ? found as? SecCertificate == made.certificate : found is SecKey)
    }
    let lasting = try #require(reference as? Data)
    #expect(copy([kSecValuePersistentRef: lasting, kSecReturnRef: true]).1 as? SecIdentity == identity)
    #expect(copy([kSecValueRef: identity, kSecReturnRef: true]).1 as? SecIdentity == identity)
    #expect(
      SecItemDelete([kSecClass: kSecClassIdentity, kSecAttrLabel: label] as [CFString: Any] as CFDictionary) == 0)
    for kind in [kSecClassIdentity, kSecClassCertificate, kSecClassKey] {
      #expect(copy(query.merging([kSecClass: kind]) { $1 }).0 == errSecItemNotFound)
    }
  }

  @Test func aCertificateAndItsKeyAddedApartAreAnIdentity() throws {
    let made = MadeCertificate("CN=Own \(label)")
    var key: SecKey?
    SecIdentityCopyPrivateKey(try identity(made), &key)
    let certificate = [kSecValueRef: made.certificate, kSecAttrLabel: label] as [CFString: Any]
    #expect(SecItemAdd(certificate as CFDictionary, nil) == errSecSuccess)
    let query = [kSecClass: kSecClassIdentity, kSecAttrLabel: label, kSecReturnRef: true] as [CFString: Any]
    #expect(copy(query).0 == errSecItemNotFound)
    #expect(SecItemAdd([kSecValueRef: try #require(key)] as [CFString: Any] as CFDictionary, nil) == errSecSuccess)
    #expect(copy(query).1 is SecIdentity)
    #expect(SecItemUpdate(query as CFDictionary, [kSecAttrLabel: "x"] as NSDictionary) == errSecUnimplemented)
    // A private key that is gone takes the identity with it.
    #expect(SecItemDelete([kSecValueRef: try #require(key)] as [CFString: Any] as CFDictionary) == errSecSuccess)
    #expect(copy(query).0 == errSecItemNotFound)
    #expect(SecItemDelete(certificate as CFDictionary) == errSecSuccess)
  }
}
