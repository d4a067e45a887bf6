import AppleNames
import CGnuTLS
import Foundation
import Security
import Testing

@Suite struct PKCS12Tests {
  private func read(_ file: Data, _ passphrase: String?) -> (OSStatus, [[String: Any]]?) {
    var items: CFArray?
    let options = passphrase.map { [kSecImportExportPassphrase: $0] as NSDictionary } ?? [:] as NSDictionary
    let status = SecPKCS12Import(file as NSData, options, &items)
    return (status, items as? [[String: Any]])
  }

  @Test func anIdentityIsReadWithItsChain() throws {
    var options = MadeCertificate.Options()
    options.isAuthority = true
    let root = MadeCertificate("CN=Root", options)
    let client = MadeCertificate("CN=Client", issuer: root)
    let (status, items) = read(client.file(passphrase: "a sécret", others: [root]), "a sécret")
    #expect(status == errSecSuccess && items?.count == 1)
    let item = try #require(items?.first)
    let identity = try #require(item[kSecImportItemIdentity as String] as? SecIdentity)
    #expect(CFGetTypeID(identity) == SecIdentityGetTypeID())
    var (certificate, key): (SecCertificate?, SecKey?)
    #expect(SecIdentityCopyCertificate(identity, &certificate) == errSecSuccess)
    #expect(certificate == client.certificate)
    #expect(SecIdentityCopyPrivateKey(identity, &key) == errSecSuccess)
    #expect(key.flatMap { SecKeyCopyPublicKey($0) } == SecCertificateCopyKey(client.certificate))
    let chain = try #require(item[kSecImportItemCertChain as String] as? [SecCertificate])
    #expect(chain == [client.certificate, root.certificate])
    #expect(item[kSecImportItemLabel as String] as? String == "A client")
    let trust = try #require(item[kSecImportItemTrust as String] as? SecTrust)
    #expect(!SecTrustEvaluateWithError(trust, nil))
  }

  @Test func aWrongPasswordIsAnAuthenticationFailure() {
    let file = MadeCertificate("CN=Client").file(passphrase: "secret")
    #expect(read(file, "Secret").0 == errSecAuthFailed)
    #expect(read(file, "").0 == errSecAuthFailed && read(file, nil).0 == errSecAuthFailed)
    #expect(read(MadeCertificate("CN=Client").file(passphrase: ""), nil).1?.count == 1)
  }

  @Test func brokenFilesAreRefusedWithoutCrash() {
    let whole = MadeCertificate("CN=Client").file(passphrase: "secret")
    #expect(read(Data(), "secret").0 == errSecDecode && read(Data("text".utf8), "secret").0 == errSecDecode)
    for count in stride(from: 0, to: whole.count, by: 67) {
      #expect(read(whole.prefix(count), "secret").0 != errSecSuccess)
    }
    // Few, as those whose check is not reached hash the password.
    for index in stride(from: 0, to: whole.count, by: 53) {
      var bytes = whole
      bytes[index] ^= 0x81
      _ = read(bytes, "secret")
    }
  }

  @Test func aFileThatAsksForTooManyHashesIsRefused() throws {
    // The last number of the file is how often the password is hashed for the check; it becomes 8 million.
    var file = MadeCertificate("CN=Client").file(passphrase: "secret")
    let tail = try #require(file.lastIndex(of: 0x02))
    let count = Int(file[tail + 1])
    // The same number of bytes keeps all lengths right.
    try #require(tail + 2 + count == file.count && count == 3)
    for index in file.indices.suffix(count) { file[index] = 0x7f }
    #expect(read(file, "secret").0 == errSecDecode)
  }
}
