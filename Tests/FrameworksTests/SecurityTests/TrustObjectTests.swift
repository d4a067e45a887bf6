import AppleNames
import Dispatch
import Foundation
import FoundationNetworking
import Security
import Testing

@Suite struct TrustObjectTests {
  private func made(_ name: String, hosts: [String] = ["films.example"]) -> MadeCertificate {
    var options = MadeCertificate.Options()
    options.hosts = hosts
    return MadeCertificate(name, options)
  }

  private func trust(_ certificates: Any, _ policies: Any? = nil) throws -> SecTrust {
    var trust: SecTrust?
    #expect(SecTrustCreateWithCertificates(certificates, policies, &trust) == errSecSuccess)
    return try #require(trust)
  }

  @Test func oneCertificateAnArrayAndAnArrayObjectAreAccepted() throws {
    let one = made("CN=One").certificate
    for value in [one, [one], [one] as CFArray, NSArray(array: [one]), [one] as AnyObject] as [Any] {
      #expect(try SecTrustGetCertificateAtIndex(trust(value), 0) == one)
    }
    var none: SecTrust?
    for value in [[], "text", [one, "text"]] as [Any] {
      #expect(SecTrustCreateWithCertificates(value, nil, &none) == errSecParam)
    }
    #expect(SecTrustCreateWithCertificates(one, "text", &none) == errSecParam && none == nil)
    #expect(try CFGetTypeID(trust(one)) == SecTrustGetTypeID())
  }

  @Test func policiesAreReturnedAndDescribeThemselves() throws {
    let policy = SecPolicyCreateSSL(true, "films.example")
    let trust = try trust(made("CN=One").certificate)
    var policies: CFArray?
    #expect(SecTrustCopyPolicies(trust, &policies) == errSecSuccess)
    #expect(policies as? [SecPolicy] == [SecPolicyCreateBasicX509()])
    #expect(SecTrustSetPolicies(trust, policy) == errSecSuccess)
    #expect(SecTrustCopyPolicies(trust, &policies) == errSecSuccess && policies as? [SecPolicy] == [policy])
    let values = try #require(SecPolicyCopyProperties(policy) as? [String: Any])
    #expect(values[kSecPolicyOid as String] as? String == "\(kSecPolicyAppleSSL)")
    #expect(values[kSecPolicyName as String] as? String == "films.example")
    #expect(values[kSecPolicyClient as String] == nil)
    let same = SecPolicyCreateWithProperties(kSecPolicyAppleSSL, SecPolicyCopyProperties(policy))
    #expect(same == policy)
    #expect(SecPolicyCreateWithProperties(kSecPolicyApplePassbookSigning, nil) == nil)
    #expect(CFGetTypeID(policy) == SecPolicyGetTypeID())
  }

  @Test func fetchingIsAllowedForConnectionsUnlessItIsSet() throws {
    let trust = try trust(made("CN=One").certificate)
    var isAllowed: DarwinBoolean = true
    #expect(SecTrustGetNetworkFetchAllowed(trust, &isAllowed) == errSecSuccess && !isAllowed.boolValue)
    #expect(SecTrustSetPolicies(trust, SecPolicyCreateSSL(true, nil)) == errSecSuccess)
    #expect(SecTrustGetNetworkFetchAllowed(trust, &isAllowed) == errSecSuccess && isAllowed.boolValue)
    #expect(SecTrustSetNetworkFetchAllowed(trust, false) == errSecSuccess)
    #expect(SecTrustGetNetworkFetchAllowed(trust, &isAllowed) == errSecSuccess && !isAllowed.boolValue)
  }

  @Test func exceptionsExcuseTheProblemsOfTheSameCertificateOnly() throws {
    let own = made("CN=Own").certificate
    let trust = try trust(own, SecPolicyCreateSSL(true, "films.example"))
    let exceptions = try #require(SecTrustCopyExceptions(trust))
    #expect(SecTrustSetExceptions(trust, exceptions))
    var result = SecTrustResultType.invalid
    #expect(SecTrustGetTrustResult(trust, &result) == errSecSuccess && result == .invalid)
    #expect(SecTrustEvaluateWithError(trust, nil))
    #expect(SecTrustGetTrustResult(trust, &result) == errSecSuccess && result == .proceed)
    // A new problem counts.
    #expect(SecTrustSetPolicies(trust, SecPolicyCreateSSL(true, "other.example")) == errSecSuccess)
    #expect(!SecTrustEvaluateWithError(trust, nil))
    #expect(!SecTrustSetExceptions(trust, nil))
    let other = try self.trust(made("CN=Own").certificate, SecPolicyCreateSSL(true, "films.example"))
    #expect(!SecTrustSetExceptions(other, exceptions))
    for broken in [Data(), Data([1, 2, 3]), (exceptions as Data).dropLast(3), Data(count: 100_000)] {
      #expect(!SecTrustSetExceptions(trust, broken as NSData))
    }
  }

  @Test func resultsAreAbsentBeforeAnEvaluation() throws {
    let trust = try trust(made("CN=Own").certificate)
    #expect(SecTrustCopyResult(trust) == nil && SecTrustCopyProperties(trust)?.isEmpty == true)
    #expect(!SecTrustEvaluateWithError(trust, nil))
    let result = try #require(SecTrustCopyResult(trust) as? [String: Any])
    #expect(result[kSecTrustResultValue as String] as? Int == 5)
    #expect(result[kSecTrustEvaluationDate as String] is Date)
    let first = try #require((SecTrustCopyProperties(trust) as? [[String: Any]])?.first)
    #expect(first[kSecPropertyTypeTitle as String] as? String == "Own")
    #expect((first[kSecPropertyTypeError as String] as? String)?.contains("not trusted") == true)
  }

  @Test func aPinnedKeyIsTheLeafs() throws {
    let own = made("CN=Own").certificate
    let key = try #require(SecTrustCopyKey(trust([own, made("CN=Other").certificate])))
    #expect(key == SecCertificateCopyKey(own))
    #expect(try SecTrustCopyPublicKey(trust(own)) == key)
  }

  @Test func resultsArriveOnTheQueue() async throws {
    let own = made("CN=Own").certificate
    let trust = try trust(own)
    let queue = DispatchQueue(label: "trust")
    let key = DispatchSpecificKey<Bool>()
    queue.setSpecific(key: key, value: true)
    let code = await withCheckedContinuation { continuation in
      let status = SecTrustEvaluateAsyncWithError(trust, queue) { other, isTrusted, error in
        continuation.resume(
          returning: other == trust && !isTrusted && DispatchQueue.getSpecific(key: key) == true ? error?.code : nil)
      }
      #expect(status == errSecSuccess)
    }
    #expect(code == Int(errSecNotTrusted))
    #expect(SecTrustSetAnchorCertificates(trust, [own]) == errSecSuccess)
    let result = await withCheckedContinuation { continuation in
      #expect(SecTrustEvaluateAsync(trust, nil) { continuation.resume(returning: $1) } == errSecSuccess)
    }
    #expect(result == .unspecified)
  }

  @Test func certificatesThatSignOneAnotherEndTheSearch() throws {
    var options = MadeCertificate.Options()
    options.isAuthority = true
    let (first, second) = (MadeKey(), MadeKey())
    let (a, b) = (MadeCertificate("CN=A", key: first, options), MadeCertificate("CN=B", key: second, options))
    let circle = [
      MadeCertificate("CN=A", key: first, issuer: b, options), MadeCertificate("CN=B", key: second, issuer: a, options),
    ]
    let trust = try trust(circle.map(\.certificate))
    #expect(!SecTrustEvaluateWithError(trust, nil))
    #expect(SecTrustGetCertificateCount(trust) == 2)
  }

  @Test func aThousandCertificatesWithOneNameAreLimited() throws {
    var options = MadeCertificate.Options()
    options.isAuthority = true
    options.hasKeyIdentifiers = false
    let key = MadeKey()
    let root = MadeCertificate("CN=Same", key: key, options)
    // Each could have signed each.
    let all = (0..<1000).map { _ in MadeCertificate("CN=Same", key: key, issuer: root, options).certificate }
    let first = try trust(all)
    #expect(!SecTrustEvaluateWithError(first, nil))
    #expect((1...16).contains(SecTrustGetCertificateCount(first)))
    // And among as many strangers, the chain is still found.
    options.isAuthority = false
    let leaf = MadeCertificate("CN=Leaf", issuer: root, options).certificate
    let other = made("CN=Root").certificate
    let second = try trust([leaf] + [SecCertificate](repeating: other, count: 1000) + all + [root.certificate])
    #expect(SecTrustSetAnchorCertificates(second, [root.certificate]) == errSecSuccess)
    #expect(SecTrustEvaluateWithError(second, nil))
  }

  @Test func aCertificateWithTooManyNamesIsNotVerified() throws {
    var options = MadeCertificate.Options()
    options.hosts = (0..<2001).map { "a\($0).example" }
    let many = MadeCertificate("CN=Many", options)
    let trust = try trust(many.certificate, SecPolicyCreateSSL(true, "a1.example"))
    #expect(SecTrustSetAnchorCertificates(trust, [many.certificate]) == errSecSuccess)
    #expect(!SecTrustEvaluateWithError(trust, nil))
    options.hosts.removeLast()
    let fewer = MadeCertificate("CN=Fewer", options)
    let other = try self.trust(fewer.certificate, SecPolicyCreateSSL(true, "a1.example"))
    #expect(SecTrustSetAnchorCertificates(other, [fewer.certificate]) == errSecSuccess)
    #expect(SecTrustEvaluateWithError(other, nil))
  }

  @Test func severalThreadsMayEvaluateAndChangeAnObject() throws {
    let own = made("CN=Own").certificate
    let trust = try trust(own)
    DispatchQueue.concurrentPerform(iterations: 200) { index in
      switch index % 4 {
      case 0: SecTrustSetAnchorCertificates(trust, [own])
      case 1: _ = SecTrustEvaluateWithError(trust, nil)
      case 2: _ = SecTrustCopyCertificateChain(trust)
      default: SecTrustSetPolicies(trust, SecPolicyCreateSSL(true, "films.example"))
      }
    }
    #expect(SecTrustEvaluateWithError(trust, nil))
  }

  @Test func credentialsKeepTheirIdentity() throws {
    let made = made("CN=Own")
    var items: CFArray?
    let options = [kSecImportExportPassphrase as String: "secret"] as NSDictionary
    #expect(SecPKCS12Import(made.file(passphrase: "secret") as NSData, options, &items) == errSecSuccess)
    let identity = try #require((items?.first as? NSDictionary)?[kSecImportItemIdentity] as? SecIdentity)
    let credential = URLCredential(
      identity: identity, certificates: [made.certificate], persistence: .permanent)
    #expect(credential.identity == identity && credential.persistence == .permanent)
    #expect(credential.certificates as? [SecCertificate] == [made.certificate])
    let other = URLCredential(trust: try trust(made.certificate))
    #expect(other.identity == nil && other.certificates.isEmpty && other.persistence == .forSession)
  }

  @Test func noDelegateIsCalledForCertificates() {
    let space = URLProtectionSpace(
      host: "example.org", port: 443, protocol: "https", realm: nil,
      authenticationMethod: NSURLAuthenticationMethodHTTPBasic)
    #expect(space.serverTrust == nil)
    #expect(space.authenticationMethod != NSURLAuthenticationMethodServerTrust)
  }
}
