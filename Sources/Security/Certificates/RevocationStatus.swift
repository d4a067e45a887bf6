import CGnuTLS
import Foundation

/// The state of a certificate according to its issuer: whether it was revoked (RFC 6960).
enum RevocationStatus: Equatable, Sendable {
  /// It was not, which is known until a time.
  case valid(until: Date)
  case revoked

  /// The most statements of a response that are read; usual is one.
  private static let greatestCount: UInt32 = 32

  /// Reads the first of several responses that is about a certificate, is signed for its issuer, and is of the time.
  static func read(
    _ responses: [Data], about certificate: X509Certificate, issuedBy issuer: X509Certificate, at date: Date
  ) -> RevocationStatus? {
    responses.lazy.compactMap { read($0, certificate, issuer, date) }.first
  }

  private static func read(
    _ encoded: Data, _ certificate: X509Certificate, _ issuer: X509Certificate, _ date: Date
  ) -> RevocationStatus? {
    var made: OpaquePointer?
    guard gnutls_ocsp_resp_init(&made) == 0, let response = made else { return nil }
    defer { gnutls_ocsp_resp_deinit(response) }
    guard encoded.withDatum({ gnutls_ocsp_resp_import2(response, $0, GNUTLS_X509_FMT_DER) }) == 0,
      gnutls_ocsp_resp_get_status(response) == Int32(GNUTLS_OCSP_RESP_SUCCESSFUL.rawValue),
      let index = (0..<greatestCount).first(where: {
        gnutls_ocsp_resp_check_crt(response, $0, certificate.pointer) == 0
      }),
      isSigned(response, by: issuer)
    else { return nil }
    var (status, begin, end): (UInt32, time_t, time_t) = (0, 0, 0)
    guard
      gnutls_ocsp_resp_get_single(response, index, nil, nil, nil, nil, &status, &begin, &end, nil, nil) == 0
    else { return nil }
    // A certificate stays revoked, however old the response is.
    if status == GNUTLS_OCSP_CERT_REVOKED.rawValue { return .revoked }
    let until = Date(timeIntervalSince1970: TimeInterval(end))
    guard status == GNUTLS_OCSP_CERT_GOOD.rawValue, begin != -1, end != -1,
      Date(timeIntervalSince1970: TimeInterval(begin)) <= date, date <= until
    else { return nil }
    return .valid(until: until)
  }

  /// Returns whether a response is signed by the issuer, or by a signer whom the issuer appointed for that.
  private static func isSigned(_ response: OpaquePointer, by issuer: X509Certificate) -> Bool {
    var made: OpaquePointer?
    guard gnutls_x509_trust_list_init(&made, 0) == 0, let list = made else { return false }
    // The issuer's certificate is not the list's.
    defer { gnutls_x509_trust_list_deinit(list, 0) }
    let pointers = [Optional(issuer.pointer)]
    guard gnutls_x509_trust_list_add_cas(list, pointers, 1, 0) == 1 else { return false }
    let flags = GNUTLS_VERIFY_DISABLE_TIME_CHECKS.rawValue | GNUTLS_VERIFY_DISABLE_TRUSTED_TIME_CHECKS.rawValue
    var problems: UInt32 = 0
    let result = withExtendedLifetime(issuer) { gnutls_ocsp_resp_verify(response, list, &problems, flags) }
    return result == 0 && problems == 0
  }
}
