import AppleNames
import CGnuTLS
import Foundation
import Security
import Testing

@Suite struct CertificateTests {
  private func made(_ name: String, key: MadeKey = MadeKey(), _ options: MadeCertificate.Options = .init())
    -> MadeCertificate
  { MadeCertificate(name, key: key, options) }

  @Test func aCertificateKeepsItsBytesAndEqualsOneOfTheSame() throws {
    let made = made("CN=Example")
    let certificate = made.certificate
    #expect(SecCertificateCopyData(certificate) as Data == made.encoded)
    #expect(Set([certificate, made.certificate]).count == 1)
    #expect(certificate != self.made("CN=Example").certificate)
    #expect(CFGetTypeID(certificate) == SecCertificateGetTypeID())
    #expect(SecCertificateGetTypeID() != SecTrustGetTypeID())
  }

  @Test func namesForPeopleComeFromTheSubject() throws {
    #expect(SecCertificateCopySubjectSummary(made("CN=Kino Élysée,OU=Films,O=City").certificate) == "Kino Élysée")
    #expect(SecCertificateCopySubjectSummary(made("OU=Films,O=City").certificate) == "Films")
    #expect(SecCertificateCopySubjectSummary(made("O=City").certificate) == "City")
    var options = MadeCertificate.Options()
    options.hosts = ["films.example"]
    #expect(SecCertificateCopySubjectSummary(made("C=AT", options).certificate) == "films.example")
    var name: CFString?
    #expect(SecCertificateCopyCommonName(made("O=City,CN=Kino").certificate, &name) == errSecSuccess)
    #expect(name == "Kino")
    #expect(SecCertificateCopyCommonName(made("O=City").certificate, &name) != errSecSuccess)
  }

  @Test func emailAddressesAreThoseOfBothNames() throws {
    var options = MadeCertificate.Options()
    options.emails = ["one@films.example", "two@films.example"]
    var addresses: CFArray?
    #expect(
      SecCertificateCopyEmailAddresses(made("CN=A,EMAIL=three@films.example", options).certificate, &addresses)
        == errSecSuccess)
    #expect(addresses as? [String] == ["one@films.example", "two@films.example", "three@films.example"])
    #expect(SecCertificateCopyEmailAddresses(made("CN=A").certificate, &addresses) == errSecSuccess)
    #expect(addresses?.isEmpty == true)
  }

  @Test func printableNamesAreInCapitalLetters() throws {
    let made = made("CN=kino  two,O=élysée")
    let subject = try #require(SecCertificateCopyNormalizedSubjectSequence(made.certificate)) as Data
    #expect(subject == SecCertificateCopyNormalizedIssuerSequence(made.certificate) as Data?)
    #expect(subject.first == 0x30 && Int(subject[1]) == subject.count - 2)
    #expect(subject.range(of: Data("KINO TWO".utf8)) != nil)
    // GnuTLS writes letters that are not printable strings as UTF-8, which keeps them.
    #expect(subject.range(of: Data("élysée".utf8)) != nil)
  }

  @Test func theSerialNumberIsTheOneInTheCertificate() throws {
    let made = made("CN=A")
    var bytes = [UInt8](repeating: 0, count: 64)
    var count = bytes.count
    #expect(gnutls_x509_crt_get_serial(made.pointer, &bytes, &count) == 0)
    #expect(SecCertificateCopySerialNumberData(made.certificate, nil) as Data? == Data(bytes.prefix(count)))
  }

  @Test(arguments: [256, 384, 521]) func theKeyOfACurveVerifiesWhatItsOwnerSigned(bits: Int) throws {
    let key = MadeKey(GNUTLS_PK_ECDSA, UInt32(bits))
    let first = try #require(SecCertificateCopyKey(made("CN=A", key: key).certificate))
    let second = try #require(SecCertificateCopyPublicKey(made("CN=B", key: key).certificate))
    #expect(first == second)
    let bytes = try #require(SecKeyCopyExternalRepresentation(first, nil)) as Data
    #expect(bytes == SecKeyCopyExternalRepresentation(second, nil) as Data?)
    #expect(bytes.count == 1 + 2 * ((bits + 7) / 8))
    #expect(first != SecCertificateCopyKey(made("CN=A").certificate))
    let identity = try identity(made("CN=A", key: key))
    var secret: SecKey?
    #expect(SecIdentityCopyPrivateKey(identity, &secret) == errSecSuccess)
    let message = Data("a film".utf8) as NSData
    let signature = try #require(
      secret.flatMap { SecKeyCreateSignature($0, .ecdsaSignatureMessageX962SHA256, message, nil) })
    #expect(SecKeyVerifySignature(first, .ecdsaSignatureMessageX962SHA256, message, signature, nil))
  }

  @Test func anRSAKeyVerifiesWhatItsOwnerSigned() throws {
    let made = made("CN=A", key: MadeKey(GNUTLS_PK_RSA, 2048))
    let key = try #require(SecCertificateCopyKey(made.certificate))
    var secret: SecKey?
    #expect(try SecIdentityCopyPrivateKey(identity(made), &secret) == errSecSuccess)
    let message = Data("a film".utf8) as NSData
    let signature = try #require(
      secret.flatMap { SecKeyCreateSignature($0, .rsaSignatureMessagePKCS1v15SHA256, message, nil) })
    #expect(SecKeyVerifySignature(key, .rsaSignatureMessagePKCS1v15SHA256, message, signature, nil))
  }

  @Test func aKeyOfAnotherAlgorithmIsNil() {
    var options = MadeCertificate.Options()
    options.digest = GNUTLS_DIG_SHA512
    let key = MadeKey(GNUTLS_PK_EDDSA_ED25519, 256)
    #expect(SecCertificateCopyKey(made("CN=A", key: key, options).certificate) == nil)
  }

  private func identity(_ made: MadeCertificate) throws -> SecIdentity {
    var items: CFArray?
    let options = [kSecImportExportPassphrase: "secret"] as NSDictionary
    #expect(SecPKCS12Import(made.file(passphrase: "secret") as NSData, options, &items) == errSecSuccess)
    let first = try #require((items as? [[String: Any]])?.first)
    return try #require(first[kSecImportItemIdentity as String] as? SecIdentity)
  }

  @Test func brokenBytesAreRefusedOrReadWithoutCrash() {
    var options = MadeCertificate.Options()
    options.hosts = ["films.example"]
    options.emails = ["one@films.example"]
    let whole = made("CN=Example,O=City", options).encoded
    for count in 0..<whole.count {
      #expect(SecCertificateCreateWithData(nil, whole.prefix(count) as NSData) == nil)
    }
    #expect(SecCertificateCreateWithData(nil, (whole + [0]) as NSData) == nil)
    for index in whole.indices {
      for mask: UInt8 in [0xff, 0x01, 0x80] {
        var bytes = whole
        bytes[index] ^= mask
        use(bytes)
      }
    }
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<500 { use(Data((0..<200).map { _ in UInt8.random(in: 0...255, using: &generator) })) }
    // A length of 4 GB, of 2^63, and none.
    use(Data([0x30, 0x84, 0xff, 0xff, 0xff, 0xff] + whole))
    use(Data([0x30, 0x88, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff] + whole))
    use(Data([0x30, 0x80] + whole))
    use(Data(repeating: 0x30, count: 100_000))
    use(Data((0..<50_000).flatMap { _ in [0x30, 0x83, 0x01, 0x00, 0x00] as [UInt8] }))
  }

  private func use(_ bytes: Data) {
    guard let certificate = SecCertificateCreateWithData(nil, bytes as NSData) else { return }
    var (name, emails): (CFString?, CFArray?)
    _ = SecCertificateCopySubjectSummary(certificate)
    _ = SecCertificateCopyCommonName(certificate, &name)
    _ = SecCertificateCopyEmailAddresses(certificate, &emails)
    _ = SecCertificateCopyNormalizedIssuerSequence(certificate)
    _ = SecCertificateCopyNormalizedSubjectSequence(certificate)
    _ = SecCertificateCopyKey(certificate)
    var trust: SecTrust?
    #expect(
      SecTrustCreateWithCertificates(certificate, SecPolicyCreateSSL(true, "films.example"), &trust) == errSecSuccess)
    if let trust {
      #expect(SecTrustSetAnchorCertificates(trust, []) == errSecSuccess)
      #expect(!SecTrustEvaluateWithError(trust, nil))
    }
  }
}
