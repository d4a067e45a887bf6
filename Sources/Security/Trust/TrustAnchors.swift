import CGnuTLS
import Foundation

/// Certificates that are trusted without an issuer, by their subjects' names.
struct TrustAnchors: Sendable {
  private var bySubject: [Data: [SecCertificate]] = [:]

  init(_ certificates: [SecCertificate]) { bySubject = Dictionary(grouping: certificates, by: \.subject) }

  func certificates(_ subject: Data) -> [SecCertificate] { bySubject[subject] ?? [] }
  func contains(_ certificate: SecCertificate) -> Bool { certificates(certificate.subject).contains(certificate) }

  /// Those of the system, as GnuTLS finds them. They are read once.
  static let system = TrustAnchors(systemCertificates())

  private static func systemCertificates() -> [SecCertificate] {
    var made: OpaquePointer?
    guard gnutls_x509_trust_list_init(&made, 0) == 0, let list = made else { return [] }
    defer { gnutls_x509_trust_list_deinit(list, 1) }
    guard gnutls_x509_trust_list_add_system_trust(list, 0, 0) > 0 else { return [] }
    var certificates: [SecCertificate] = []
    var position: OpaquePointer?
    var found: OpaquePointer?
    // The iterator frees itself at the end.
    while gnutls_x509_trust_list_iter_get_ca(list, &position, &found) == 0, let certificate = found {
      var datum = gnutls_datum_t()
      if gnutls_x509_crt_export2(certificate, GNUTLS_X509_FMT_DER, &datum) == 0,
        let read = Data(adopting: datum).flatMap({ SecCertificate($0) })
      {
        certificates.append(read)
      }
      gnutls_x509_crt_deinit(certificate)
      found = nil
    }
    return certificates
  }
}
