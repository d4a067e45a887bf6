import CGnuTLS
import Foundation

/// Reads private keys in the format PKCS#8.
enum PrivateKeyFormat {
  /// Returns a key; nil for a wrong password, and for other algorithms and curves than those of `SecKey`.
  static func key(_ content: UnsafePointer<gnutls_datum_t>, _ password: String?, flags: UInt32) -> SecKey? {
    var made: OpaquePointer?
    guard gnutls_x509_privkey_init(&made) == 0, let pointer = made else { return nil }
    defer { gnutls_x509_privkey_deinit(pointer) }
    guard gnutls_x509_privkey_import_pkcs8(pointer, content, GNUTLS_X509_FMT_DER, password, flags) == 0 else {
      return nil
    }
    switch gnutls_x509_privkey_get_pk_algorithm(pointer) {
    case Int32(GNUTLS_PK_RSA.rawValue): return rsaKey(pointer)
    case Int32(GNUTLS_PK_ECDSA.rawValue): return curveKey(pointer)
    default: return nil
    }
  }

  private static func rsaKey(_ pointer: OpaquePointer) -> SecKey? {
    var datum = gnutls_datum_t()
    // GnuTLS writes PKCS#1 here.
    guard gnutls_x509_privkey_export2(pointer, GNUTLS_X509_FMT_DER, &datum) == 0, let bytes = Data(adopting: datum),
      let key = RSAKey(bytes, isPrivate: true)
    else { return nil }
    return SecKey(.rsa(key))
  }

  private static func curveKey(_ pointer: OpaquePointer) -> SecKey? {
    var kind = GNUTLS_ECC_CURVE_INVALID
    var (x, y, k) = (gnutls_datum_t(), gnutls_datum_t(), gnutls_datum_t())
    guard gnutls_x509_privkey_export_ecc_raw(pointer, &kind, &x, &y, &k) == 0 else { return nil }
    let parts = [x, y, k].map { Data(adopting: $0) ?? Data() }
    let curve: Curve? =
      switch kind {
      case GNUTLS_ECC_CURVE_SECP256R1: .p256
      case GNUTLS_ECC_CURVE_SECP384R1: .p384
      case GNUTLS_ECC_CURVE_SECP521R1: .p521
      default: nil
      }
    guard let curve else { return nil }
    var bytes: [UInt8] = [4]
    for part in parts {
      // GnuTLS may write zeros before a number, or leave them out.
      guard let number = BigNumber(bytes: part).bytes(count: curve.byteCount) else { return nil }
      bytes += number
    }
    return ECKey(bytes, isPrivate: true).map { SecKey(.curve($0)) }
  }
}
