import CGnuTLS
import Foundation
import Security

/// Makes certificates for tests with GnuTLS.
final class MadeCertificate {
  let pointer: OpaquePointer
  let key: MadeKey
  let encoded: Data

  struct Options {
    var isAuthority = false
    var limit: Int32 = -1
    var hosts: [String] = []
    var addresses: [[UInt8]] = []
    var emails: [String] = []
    var purposes: [String] = []
    var from = Date(timeIntervalSinceNow: -86400)
    var until = Date(timeIntervalSinceNow: 86400)
    var digest = GNUTLS_DIG_SHA256
    var hasKeyIdentifiers = true
    var criticalExtension: String?
    /// The only domain of hosts that an authority allows.
    var domain: String?
  }

  /// Makes a certificate with a name like “CN=Example,O=Examples”, signed by an issuer or by itself.
  init(_ name: String, key: MadeKey = MadeKey(), issuer: MadeCertificate? = nil, _ options: Options = Options()) {
    var made: OpaquePointer?
    check(gnutls_x509_crt_init(&made))
    let certificate = made!
    check(gnutls_x509_crt_set_version(certificate, 3))
    check(gnutls_x509_crt_set_dn(certificate, name, nil))
    check(gnutls_x509_crt_set_key(certificate, key.pointer))
    var serial = [UInt8](UUID().uuidString.utf8.prefix(8))
    serial[0] &= 0x7f
    check(gnutls_x509_crt_set_serial(certificate, serial, serial.count))
    check(gnutls_x509_crt_set_activation_time(certificate, time_t(options.from.timeIntervalSince1970)))
    check(gnutls_x509_crt_set_expiration_time(certificate, time_t(options.until.timeIntervalSince1970)))
    if options.isAuthority {
      check(gnutls_x509_crt_set_basic_constraints(certificate, 1, options.limit))
    }
    // GnuTLS takes long to add thousands of names one by one.
    let names =
      options.hosts.flatMap { element(0x82, Array($0.utf8)) } + options.addresses.flatMap { element(0x87, $0) }
      + options.emails.flatMap { element(0x81, Array($0.utf8)) }
    if !names.isEmpty {
      let content = element(0x30, names)
      check(gnutls_x509_crt_set_extension_by_oid(certificate, "2.5.29.17", content, content.count, 0))
    }
    for purpose in options.purposes { check(gnutls_x509_crt_set_key_purpose_oid(certificate, purpose, 0)) }
    if let identifier = options.criticalExtension {
      check(gnutls_x509_crt_set_extension_by_oid(certificate, identifier, [5, 0] as [UInt8], 2, 1))
    }
    if let domain = options.domain {
      var constraints: OpaquePointer?
      check(gnutls_x509_name_constraints_init(&constraints))
      var bytes = [UInt8](domain.utf8)
      bytes.withUnsafeMutableBufferPointer { buffer in
        var datum = gnutls_datum_t(data: buffer.baseAddress, size: UInt32(buffer.count))
        check(gnutls_x509_name_constraints_add_permitted(constraints, GNUTLS_SAN_DNSNAME, &datum))
      }
      check(gnutls_x509_crt_set_name_constraints(certificate, constraints, 1))
      gnutls_x509_name_constraints_deinit(constraints)
    }
    if options.hasKeyIdentifiers {
      check(gnutls_x509_crt_set_subject_key_id(certificate, key.identifier, key.identifier.count))
      let above = (issuer?.key ?? key).identifier
      check(gnutls_x509_crt_set_authority_key_id(certificate, above, above.count))
    }
    check(
      gnutls_x509_crt_sign2(
        certificate, issuer?.pointer ?? certificate, (issuer?.key ?? key).pointer, options.digest, 0))
    var datum = gnutls_datum_t()
    check(gnutls_x509_crt_export2(certificate, GNUTLS_X509_FMT_DER, &datum))
    encoded = Data(bytes: datum.data, count: Int(datum.size))
    free(datum.data)
    pointer = certificate
    self.key = key
  }

  deinit { gnutls_x509_crt_deinit(pointer) }

  var certificate: SecCertificate { SecCertificateCreateWithData(nil, encoded as NSData)! }

  /// Returns a file in the format PKCS#12 with the key, the certificate and others.
  func file(passphrase: String, others: [MadeCertificate] = []) -> Data {
    var (file, certificates, keys): (OpaquePointer?, OpaquePointer?, OpaquePointer?)
    check(gnutls_pkcs12_init(&file))
    check(gnutls_pkcs12_bag_init(&certificates))
    check(gnutls_pkcs12_bag_init(&keys))
    defer {
      gnutls_pkcs12_bag_deinit(keys)
      gnutls_pkcs12_bag_deinit(certificates)
      gnutls_pkcs12_deinit(file)
    }
    for other in others + [self] { check(gnutls_pkcs12_bag_set_crt(certificates, other.pointer)) }
    check(gnutls_pkcs12_bag_encrypt(certificates, passphrase, UInt32(GNUTLS_PKCS_PBES2_AES_256.rawValue)))
    check(gnutls_pkcs12_set_bag(file, certificates))
    let index = gnutls_pkcs12_bag_set_privkey(
      keys, key.pointer, passphrase, UInt32(GNUTLS_PKCS_PBES2_AES_256.rawValue))
    check(index)
    check(gnutls_pkcs12_bag_set_friendly_name(keys, UInt32(index), "A client"))
    check(gnutls_pkcs12_set_bag(file, keys))
    check(gnutls_pkcs12_generate_mac(file, passphrase))
    var datum = gnutls_datum_t()
    check(gnutls_pkcs12_export2(file, GNUTLS_X509_FMT_DER, &datum))
    defer { free(datum.data) }
    return Data(bytes: datum.data, count: Int(datum.size))
  }
}

/// A private key of GnuTLS.
final class MadeKey {
  let pointer: OpaquePointer
  let identifier: [UInt8]

  init(_ algorithm: gnutls_pk_algorithm_t = GNUTLS_PK_ECDSA, _ bits: UInt32 = 256) {
    var made: OpaquePointer?
    check(gnutls_x509_privkey_init(&made))
    pointer = made!
    check(gnutls_x509_privkey_generate(pointer, algorithm, bits, 0))
    var bytes = [UInt8](repeating: 0, count: 64)
    var count = bytes.count
    check(gnutls_x509_privkey_get_key_id(pointer, 0, &bytes, &count))
    identifier = Array(bytes.prefix(count))
  }

  deinit { gnutls_x509_privkey_deinit(pointer) }
}

/// Returns an element of DER of less than 64 KiB.
private func element(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] {
  let (high, low) = (UInt8(content.count >> 8), UInt8(content.count & 0xff))
  let length = content.count < 0x80 ? [low] : high == 0 ? [0x81, low] : [0x82, high, low]
  return [tag] + length + content
}

private func check(_ status: Int32, line: Int = #line) {
  precondition(status >= 0, "line \(line): \(String(cString: gnutls_strerror(status)))")
}
