import CGnuTLS
import Foundation

/// A certificate of GnuTLS. It may not be used by two threads at once, so `SecCertificate` keeps the bytes instead.
final class X509Certificate {
  let pointer: OpaquePointer

  /// Reads DER.
  init?(_ encoded: Data) {
    var made: OpaquePointer?
    guard gnutls_x509_crt_init(&made) == 0, let made else { return nil }
    guard encoded.withDatum({ gnutls_x509_crt_import(made, $0, GNUTLS_X509_FMT_DER) }) == 0 else {
      gnutls_x509_crt_deinit(made)
      return nil
    }
    pointer = made
  }

  deinit { gnutls_x509_crt_deinit(pointer) }

  var validFrom: Date? { Self.date(gnutls_x509_crt_get_activation_time(pointer)) }
  var validUntil: Date? { Self.date(gnutls_x509_crt_get_expiration_time(pointer)) }

  private static func date(_ time: time_t) -> Date? {
    time == -1 ? nil : Date(timeIntervalSince1970: TimeInterval(time))
  }

  /// Returns the DER of an extension; nil if there is none.
  func contents(ofExtension identifier: String) -> Data? {
    var datum = gnutls_datum_t()
    guard gnutls_x509_crt_get_extension_by_oid2(pointer, identifier, 0, &datum, nil) == 0 else { return nil }
    return Data(adopting: datum)
  }

  /// Returns the limit that an authority has; nil for a certificate that is no authority's, and `.max` for no limit on
  /// the number of authorities below it.
  var authorityLimit: Int? {
    var isAuthority: UInt32 = 0
    var limit: Int32 = 0
    guard gnutls_x509_crt_get_basic_constraints(pointer, nil, &isAuthority, &limit) >= 0, isAuthority != 0 else {
      return nil
    }
    return limit < 0 ? .max : Int(limit)
  }
}
