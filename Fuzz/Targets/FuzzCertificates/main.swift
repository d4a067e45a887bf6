import AppleNames
import Foundation
import Security
import Support

// Certificates, keys and files of identities, as a server or a user hands them over. The first byte chooses the format.
Fuzzer.run { bytes, count in
  guard let bytes, count > 1 else { return 0 }
  let data = NSData(bytes: bytes + 1, length: count - 1)
  switch bytes[0] % 4 {
  case 0: if let certificate = SecCertificateCreateWithData(nil, data) { check(certificate) }
  case 1: importIdentities(data)
  case 2: checkKey(data, kSecAttrKeyTypeRSA)
  default: checkKey(data, kSecAttrKeyTypeECSECPrimeRandom)
  }
  return 0
}

private func check(_ certificate: SecCertificate) {
  let encoded = SecCertificateCopyData(certificate)
  guard let again = SecCertificateCreateWithData(nil, encoded) else {
    fatalError("a certificate that was read cannot be read")
  }
  precondition(SecCertificateCopyData(again).isEqual(encoded), "the certificate has changed")
  _ = SecCertificateCopySubjectSummary(certificate)
  var name: CFString?
  SecCertificateCopyCommonName(certificate, &name)
  var addresses: CFArray?
  SecCertificateCopyEmailAddresses(certificate, &addresses)
  _ = SecCertificateCopyNormalizedIssuerSequence(certificate)
  _ = SecCertificateCopyNormalizedSubjectSequence(certificate)
  precondition(SecCertificateCopySerialNumberData(certificate, nil) != nil, "a certificate without a number")
  if let key = SecCertificateCopyKey(certificate) {
    precondition(SecKeyCopyExternalRepresentation(key, nil) != nil, "a key that cannot be written")
  }
  for host in ["example.org", "a.b.example.org"] {
    var trust: SecTrust?
    let policy = SecPolicyCreateSSL(true, NSString(string: host))
    guard SecTrustCreateWithCertificates(certificate, policy, &trust) == errSecSuccess, let trust else {
      fatalError("a certificate cannot be evaluated")
    }
    SecTrustSetNetworkFetchAllowed(trust, false)
    // Trusted or not, it has an answer.
    if host == "example.org" { SecTrustSetAnchorCertificates(trust, [certificate]) }
    var error: CFError?
    let isTrusted = SecTrustEvaluateWithError(trust, &error)
    precondition(isTrusted == (error == nil), "an answer without a reason")
  }
}

private func importIdentities(_ data: NSData) {
  for password in ["", "secret"] {
    var items: CFArray?
    let options: NSDictionary = [kSecImportExportPassphrase: password]
    let status = SecPKCS12Import(data, options, &items)
    precondition((status == errSecSuccess) == (items != nil), "identities and a status that differ")
  }
}

private func checkKey(_ data: NSData, _ type: CFString) {
  for kind in [kSecAttrKeyClassPublic, kSecAttrKeyClassPrivate] {
    let attributes: NSDictionary = [kSecAttrKeyType: type, kSecAttrKeyClass: kind]
    guard let key = SecKeyCreateWithData(data, attributes, nil) else { continue }
    guard let written = SecKeyCopyExternalRepresentation(key, nil) else { fatalError("a key that cannot be written") }
    precondition(SecKeyCreateWithData(written, attributes, nil) != nil, "a key that was read cannot be read")
    precondition(SecKeyGetBlockSize(key) > 0, "a key of no size")
  }
}
