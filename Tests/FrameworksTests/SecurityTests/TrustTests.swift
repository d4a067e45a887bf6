import AppleNames
import CGnuTLS
import Foundation
import Security
import Testing

@Suite struct TrustTests {
  private static let day: TimeInterval = 86400
  private let root: MadeCertificate
  private let middle: MadeCertificate
  private let leaf: MadeCertificate

  init() {
    var authority = MadeCertificate.Options()
    authority.isAuthority = true
    authority.from = Date(timeIntervalSinceNow: -1000 * Self.day)
    authority.until = Date(timeIntervalSinceNow: 1000 * Self.day)
    root = MadeCertificate("CN=Root", authority)
    middle = MadeCertificate("CN=Middle", issuer: root, authority)
    var server = MadeCertificate.Options()
    server.hosts = ["films.example", "*.cinema.example"]
    server.addresses = [[192, 0, 2, 7]]
    server.purposes = ["1.3.6.1.5.5.7.3.1"]
    leaf = MadeCertificate("CN=Films", issuer: middle, server)
  }

  private func trust(
    _ certificates: [MadeCertificate], _ policies: Any? = SecPolicyCreateSSL(true, "films.example"),
    anchors: [MadeCertificate]? = nil
  ) throws -> SecTrust {
    var trust: SecTrust?
    #expect(SecTrustCreateWithCertificates(certificates.map(\.certificate), policies, &trust) == errSecSuccess)
    let made = try #require(trust)
    if let anchors {
      #expect(SecTrustSetAnchorCertificates(made, anchors.map(\.certificate) as CFArray) == errSecSuccess)
    }
    return made
  }

  /// Returns the code of the error; 0 if there is none.
  private func code(_ trust: SecTrust) -> OSStatus {
    var error: CFError?
    let isTrusted = SecTrustEvaluateWithError(trust, &error)
    #expect(isTrusted == (error == nil))
    if let error {
      #expect(error.domain == "NSOSStatusErrorDomain")
      #expect(error.localizedDescription.hasPrefix("The certificate “") && error.localizedDescription.hasSuffix("."))
      #expect(error.userInfo[NSUnderlyingErrorKey] is NSError)
    }
    return OSStatus(error?.code ?? 0)
  }

  private func chain(_ trust: SecTrust) -> [Data] {
    (SecTrustCopyCertificateChain(trust) as? [SecCertificate] ?? []).map { SecCertificateCopyData($0) as Data }
  }

  @Test func aChainToAGivenAnchorIsTrustedInAnyOrder() throws {
    for certificates in [[leaf, middle], [leaf, root, middle], [leaf, leaf, middle, middle, root]] {
      let trust = try trust(certificates, anchors: [root])
      #expect(code(trust) == 0)
      #expect(chain(trust) == [leaf.encoded, middle.encoded, root.encoded])
      var result = SecTrustResultType.invalid
      #expect(SecTrustGetTrustResult(trust, &result) == errSecSuccess && result == .unspecified)
      #expect(SecTrustGetCertificateCount(trust) == 3)
      #expect(SecTrustGetCertificateAtIndex(trust, 2) == root.certificate)
      #expect(SecTrustGetCertificateAtIndex(trust, 3) == nil && SecTrustGetCertificateAtIndex(trust, -1) == nil)
    }
  }

  @Test func aChainWithoutKeyIdentifiersIsFoundByNames() throws {
    var options = MadeCertificate.Options()
    options.isAuthority = true
    options.hasKeyIdentifiers = false
    let root = MadeCertificate("CN=Root", options)
    // Another key with the same name does not fit.
    let other = MadeCertificate("CN=Root", options)
    options.isAuthority = false
    options.hosts = ["films.example"]
    let leaf = MadeCertificate("CN=Films", issuer: root, options)
    let trust = try trust([leaf, other, root], anchors: [other, root])
    #expect(code(trust) == 0)
    #expect(chain(trust) == [leaf.encoded, root.encoded])
    #expect(try code(self.trust([leaf, other], anchors: [other])) == errSecCreateChainFailed)
  }

  @Test func anUnknownRootIsNotTrusted() throws {
    let trust = try trust([leaf, middle, root])
    #expect(code(trust) == errSecNotTrusted)
    #expect(chain(trust) == [leaf.encoded, middle.encoded, root.encoded])
    var result = SecTrustResultType.invalid
    #expect(SecTrustEvaluate(trust, &result) == errSecSuccess && result == .recoverableTrustFailure)
    #expect(try code(self.trust([leaf], anchors: [root])) == errSecCreateChainFailed)
  }

  @Test func theSystemsRootsAreTrustedUnlessAnchorsReplaceThem() throws {
    let file = "/etc/ssl/certs/ca-certificates.crt"
    guard let text = try? String(contentsOfFile: file, encoding: .utf8),
      let start = text.range(of: "-----BEGIN CERTIFICATE-----"),
      let end = text.range(of: "-----END CERTIFICATE-----"),
      let data = Data(base64Encoded: String(text[start.upperBound..<end.lowerBound]), options: .ignoreUnknownCharacters)
    else { return }
    let certificate = try #require(SecCertificateCreateWithData(nil, data as NSData))
    var made: SecTrust?
    #expect(SecTrustCreateWithCertificates(certificate, SecPolicyCreateBasicX509(), &made) == errSecSuccess)
    let trust = try #require(made)
    #expect(SecTrustSetVerifyDate(trust, Date(timeIntervalSince1970: 1_700_000_000) as NSDate) == errSecSuccess)
    #expect(code(trust) == 0)
    #expect(SecTrustSetAnchorCertificates(trust, [root.certificate]) == errSecSuccess)
    #expect(code(trust) == errSecNotTrusted)
    #expect(SecTrustSetAnchorCertificatesOnly(trust, false) == errSecSuccess)
    #expect(code(trust) == 0)
    #expect(SecTrustSetAnchorCertificates(trust, nil) == errSecSuccess)
    #expect(SecTrustSetAnchorCertificatesOnly(trust, true) == errSecSuccess)
    #expect(code(trust) == errSecNotTrusted)
  }

  @Test func ownAnchorsAreTrustedBesideTheSystems() throws {
    let trust = try trust([leaf, middle], anchors: [root])
    #expect(SecTrustSetAnchorCertificatesOnly(trust, false) == errSecSuccess)
    #expect(code(trust) == 0)
    var anchors: CFArray?
    #expect(SecTrustCopyCustomAnchorCertificates(trust, &anchors) == errSecSuccess)
    #expect(anchors as? [SecCertificate] == [root.certificate])
    #expect(SecTrustSetAnchorCertificates(trust, ["root"]) == errSecParam)
  }

  @Test func anIntermediateOrTheLeafCanBeTheAnchor() throws {
    let first = try trust([leaf], anchors: [middle])
    #expect(code(first) == 0 && chain(first) == [leaf.encoded, middle.encoded])
    let second = try trust([leaf, middle], anchors: [leaf])
    #expect(code(second) == 0 && chain(second) == [leaf.encoded])
  }

  @Test func aCertificateSignedByItselfIsTrustedOnlyAsAnAnchor() throws {
    var options = MadeCertificate.Options()
    options.hosts = ["films.example"]
    let own = MadeCertificate("CN=Own", options)
    #expect(try code(trust([own])) == errSecNotTrusted)
    #expect(try code(trust([own], anchors: [own])) == 0)
    #expect(try code(trust([own], SecPolicyCreateSSL(true, "other.example"), anchors: [own])) == errSecHostNameMismatch)
    // One with the same name and another key is another one.
    #expect(try code(trust([own], anchors: [MadeCertificate("CN=Own", options)])) == errSecNotTrusted)
  }

  @Test(arguments: [
    ("films.example", true), ("FILMS.example", true), ("films.example.", true), ("a.cinema.example", true),
    ("192.0.2.7", true), ("192.0.2.8", false), ("2001:db8::1", false), ("a.b.cinema.example", false),
    ("cinema.example", false), ("Films", false), ("", false), ("films.example\0.other", false), ("*", false),
  ])
  func theHostHasToBeAnAlternativeName(host: String, isRight: Bool) throws {
    let trust = try trust([leaf, middle], SecPolicyCreateSSL(true, NSString(string: host)), anchors: [root])
    #expect(code(trust) == (isRight ? 0 : errSecHostNameMismatch))
  }

  @Test func theCommonNameIsNoHost() throws {
    let leaf = MadeCertificate("CN=films.example", issuer: root)
    #expect(try code(trust([leaf], anchors: [root])) == errSecHostNameMismatch)
    #expect(try code(trust([leaf], SecPolicyCreateSSL(true, nil), anchors: [root])) == 0)
    #expect(try code(trust([leaf], nil, anchors: [root])) == 0)
  }

  @Test func timesAreCheckedAtTheDateThatIsSet() throws {
    let trust = try trust([leaf, middle], anchors: [root])
    #expect(SecTrustGetVerifyTime(trust) == 0)
    for (days, expected) in [(-2.0, errSecCertificateNotValidYet), (0, 0), (2, errSecCertificateExpired)] {
      let date = Date(timeIntervalSinceNow: days * Self.day)
      #expect(SecTrustSetVerifyDate(trust, date as NSDate) == errSecSuccess)
      #expect(abs(SecTrustGetVerifyTime(trust) - date.timeIntervalSinceReferenceDate) < 0.001)
      var result = SecTrustResultType.otherError
      #expect(SecTrustGetTrustResult(trust, &result) == errSecSuccess && result == .invalid)
      #expect(code(trust) == expected)
    }
    // The anchor expires, too.
    #expect(
      SecTrustSetVerifyDate(trust, Date(timeIntervalSinceNow: 2000 * Self.day) as NSDate) == errSecSuccess)
    #expect(code(trust) == errSecCertificateExpired)
    #expect((SecTrustCopyProperties(trust) as? [[String: Any]])?.filter { $0["error"] != nil }.count == 3)
  }

  @Test func anExpiredCertificateIsNotTrustedNow() throws {
    var options = MadeCertificate.Options()
    options.hosts = ["films.example"]
    options.from = Date(timeIntervalSinceNow: -20 * Self.day)
    options.until = Date(timeIntervalSinceNow: -10 * Self.day)
    let old = MadeCertificate("CN=Old", issuer: middle, options)
    let trust = try trust([old, middle], anchors: [root])
    #expect(code(trust) == errSecCertificateExpired)
    #expect(SecTrustSetVerifyDate(trust, Date(timeIntervalSinceNow: -15 * Self.day) as NSDate) == errSecSuccess)
    #expect(code(trust) == 0)
    options.from = Date(timeIntervalSinceNow: 10 * Self.day)
    options.until = Date(timeIntervalSinceNow: 20 * Self.day)
    let future = MadeCertificate("CN=Future", issuer: middle, options)
    #expect(try code(self.trust([future, middle], anchors: [root])) == errSecCertificateNotValidYet)
  }

  @Test func theMostSeriousProblemIsTheError() throws {
    // Another host, and unknown: the underlying error describes both.
    let trust = try trust([leaf, middle, root], SecPolicyCreateSSL(true, "other.example"))
    var error: CFError?
    #expect(!SecTrustEvaluateWithError(trust, &error))
    #expect(error?.code == Int(errSecNotTrusted))
    let cause = try #require(error?.userInfo[NSUnderlyingErrorKey] as? NSError)
    #expect(cause.localizedDescription.contains("“other.example”") && cause.localizedDescription.contains("“Root”"))
  }

  @Test func aForgedSignatureLeadsNowhere() throws {
    var bytes = leaf.encoded
    bytes[bytes.count - 3] ^= 1
    let forged = try #require(SecCertificateCreateWithData(nil, bytes as NSData))
    var trust: SecTrust?
    #expect(SecTrustCreateWithCertificates([forged, middle.certificate], nil, &trust) == errSecSuccess)
    let made = try #require(trust)
    #expect(SecTrustSetAnchorCertificates(made, [root.certificate]) == errSecSuccess)
    #expect(code(made) == errSecCreateChainFailed && chain(made) == [bytes])
  }

  @Test func onlyAuthoritiesMaySign() throws {
    var options = MadeCertificate.Options()
    options.hosts = ["films.example"]
    let end = MadeCertificate("CN=End", issuer: middle, options)
    let below = MadeCertificate("CN=Below", issuer: end, options)
    #expect(try code(trust([below, end, middle], anchors: [root])) == errSecNoBasicConstraints)
  }

  @Test func aLimitOfAuthoritiesBelowIsKept() throws {
    var options = MadeCertificate.Options()
    options.isAuthority = true
    options.limit = 0
    let limited = MadeCertificate("CN=Limited", issuer: root, options)
    options.limit = -1
    let below = MadeCertificate("CN=Below", issuer: limited, options)
    options.isAuthority = false
    options.hosts = ["films.example"]
    let leaf = MadeCertificate("CN=Leaf", issuer: below, options)
    #expect(try code(trust([leaf, below, limited], anchors: [root])) == errSecPathLengthConstraintExceeded)
    let direct = MadeCertificate("CN=Leaf", issuer: limited, options)
    #expect(try code(trust([direct, limited], anchors: [root])) == 0)
  }

  @Test func onlyNamesThatAnAuthorityAllowsAreTrusted() throws {
    for (domain, expected) in [("cinema.example", errSecInvalidName), ("films.example", 0)] {
      var options = MadeCertificate.Options()
      options.isAuthority = true
      options.domain = domain
      let limited = MadeCertificate("CN=Limited", issuer: root, options)
      options = MadeCertificate.Options()
      options.hosts = ["films.example"]
      let leaf = MadeCertificate("CN=Leaf", issuer: limited, options)
      #expect(try code(trust([leaf, limited], anchors: [root])) == expected)
    }
  }

  @Test func hostsWithLettersOutsideASCIIAreFound() throws {
    var options = MadeCertificate.Options()
    options.hosts = ["xn--lyse-9oad.example"]
    let leaf = MadeCertificate("CN=Leaf", issuer: root, options)
    #expect(try code(trust([leaf], SecPolicyCreateSSL(true, "élysée.example"), anchors: [root])) == 0)
  }

  @Test(arguments: ["*", "*.example", "f*.example", "*.*.example", "films.*"])
  func wildcardsStandForOneLabelBeforeTwo(name: String) throws {
    var options = MadeCertificate.Options()
    options.hosts = [name]
    let leaf = MadeCertificate("CN=Leaf", issuer: root, options)
    #expect(try code(trust([leaf], anchors: [root])) == errSecHostNameMismatch)
    #expect(
      try code(trust([leaf], SecPolicyCreateSSL(true, NSString(string: name)), anchors: [root]))
        == errSecHostNameMismatch)
  }

  @Test func purposesAndCriticalExtensionsAreChecked() throws {
    #expect(
      try code(trust([leaf, middle], SecPolicyCreateSSL(false, nil), anchors: [root])) == errSecInvalidExtendedKeyUsage)
    var options = MadeCertificate.Options()
    options.hosts = ["films.example"]
    options.criticalExtension = "1.2.3.4.5"
    let strange = MadeCertificate("CN=Strange", issuer: middle, options)
    #expect(try code(trust([strange, middle], anchors: [root])) == errSecUnknownCriticalExtensionFlag)
  }

  @Test func weakKeysAndSignaturesAreFatalForServers() throws {
    var options = MadeCertificate.Options()
    options.hosts = ["films.example"]
    let weak = MadeCertificate("CN=Weak", key: MadeKey(GNUTLS_PK_RSA, 1024), issuer: middle, options)
    let first = try trust([weak, middle], anchors: [root])
    #expect(code(first) == errSecUnsupportedKeySize)
    var result = SecTrustResultType.invalid
    #expect(SecTrustGetTrustResult(first, &result) == errSecSuccess && result == .fatalTrustFailure)
    options.digest = GNUTLS_DIG_SHA1
    let old = MadeCertificate("CN=Old", issuer: middle, options)
    #expect(try code(trust([old, middle], anchors: [root])) == errSecInvalidDigestAlgorithm)
    #expect(try code(trust([old, middle], SecPolicyCreateBasicX509(), anchors: [root])) == 0)
  }

  @Test func aMailboxHasToBeNamed() throws {
    var options = MadeCertificate.Options()
    options.emails = ["one@films.example"]
    let leaf = MadeCertificate("CN=One", issuer: middle, options)
    for (address, expected) in [("One@films.example", 0), ("two@films.example", errSecSMIMEEmailAddressesNotFound)] {
      let policy = SecPolicyCreateWithProperties(kSecPolicyAppleSMIME, [kSecPolicyName: address] as NSDictionary)
      #expect(try code(trust([leaf, middle], policy, anchors: [root])) == expected)
    }
  }

  @Test func revocationFailsOnlyIfAnAnswerIsRequired() throws {
    let flags = kSecRevocationUseAnyAvailableMethod
    let trust = try trust([leaf, middle], anchors: [root])
    let soft = try #require(SecPolicyCreateRevocation(flags))
    #expect(SecTrustSetPolicies(trust, [SecPolicyCreateSSL(true, "films.example"), soft]) == errSecSuccess)
    #expect(code(trust) == 0)
    let hard = try #require(SecPolicyCreateRevocation(flags | kSecRevocationRequirePositiveResponse))
    #expect(SecTrustSetPolicies(trust, [SecPolicyCreateSSL(true, "films.example"), hard]) == errSecSuccess)
    #expect(code(trust) == errSecIncompleteCertRevocationCheck)
    #expect(SecPolicyCreateRevocation(0) == nil)
  }
}
