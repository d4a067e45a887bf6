import CGnuTLS
import Foundation

/// The keys and certificates of a file in the format PKCS#12 (RFC 7292).
struct PKCS12Contents {
  private(set) var keys: [Key] = []
  private(set) var certificates: [SecCertificate] = []
  /// How often passwords may still be hashed. Files say how often, so they could take years to read; usual are 2,048 to
  /// 600,000 times for each of three parts.
  private var hashesLeft: UInt32 = 6_000_000

  struct Key {
    let key: SecKey
    let identifier: Data?
    let label: String?
  }

  /// An error with the status that is returned.
  struct Failure: Error {
    let status: OSStatus
  }

  /// The most parts of a file that are read.
  private static let greatestCount: Int32 = 64

  init(_ encoded: Data, passphrase: String) throws(Failure) {
    var made: OpaquePointer?
    guard gnutls_pkcs12_init(&made) == 0, let file = made else { throw Failure(status: errSecAllocate) }
    defer { gnutls_pkcs12_deinit(file) }
    guard encoded.withDatum({ gnutls_pkcs12_import(file, $0, GNUTLS_X509_FMT_DER, 0) }) == 0 else {
      throw Failure(status: errSecDecode)
    }
    let password = try verify(file, passphrase)
    for index in 0..<Self.greatestCount {
      guard try readPart(file, index, password) else { return }
    }
  }

  /// Checks the password. Returns the one that fits: an empty one may also be written as none.
  private mutating func verify(_ file: OpaquePointer, _ passphrase: String) throws(Failure) -> String? {
    for password in passphrase.isEmpty ? ["", nil] : [passphrase] {
      try spend { gnutls_pkcs12_mac_info(file, nil, $0, $1, $2, $3) }
      let status = gnutls_pkcs12_verify_mac(file, password)
      if status == 0 { return password }
      guard status == GNUTLS_E_MAC_VERIFY_FAILED else { throw Failure(status: errSecDecode) }
    }
    throw Failure(status: errSecAuthFailed)
  }

  /// Reads a part. Returns whether there is one.
  private mutating func readPart(
    _ file: OpaquePointer, _ index: Int32, _ password: String?
  ) throws(Failure) -> Bool {
    var made: OpaquePointer?
    guard gnutls_pkcs12_bag_init(&made) == 0, let part = made else { throw Failure(status: errSecAllocate) }
    defer { gnutls_pkcs12_bag_deinit(part) }
    let status = gnutls_pkcs12_get_bag(file, index, part)
    if status == GNUTLS_E_REQUESTED_DATA_NOT_AVAILABLE { return false }
    guard status == 0 else { throw Failure(status: errSecDecode) }
    if gnutls_pkcs12_bag_get_type(part, 0) == Int32(GNUTLS_BAG_ENCRYPTED.rawValue) {
      try spend { gnutls_pkcs12_bag_enc_info(part, nil, nil, $0, $1, $2, $3) }
      guard gnutls_pkcs12_bag_decrypt(part, password) == 0 else { throw Failure(status: errSecDecode) }
    }
    for place in 0..<UInt32(max(0, gnutls_pkcs12_bag_get_count(part))) { try readObject(part, place, password) }
    return true
  }

  private mutating func readObject(_ part: OpaquePointer, _ place: UInt32, _ password: String?) throws(Failure) {
    var content = gnutls_datum_t()
    // The content stays the part's.
    guard gnutls_pkcs12_bag_get_data(part, place, &content) == 0 else { return }
    switch gnutls_pkcs12_bag_get_type(part, place) {
    case Int32(GNUTLS_BAG_CERTIFICATE.rawValue):
      guard let start = content.data else { return }
      if let read = SecCertificate(Data(bytes: start, count: Int(content.size))) { certificates.append(read) }
    case Int32(GNUTLS_BAG_PKCS8_ENCRYPTED_KEY.rawValue):
      try spend { gnutls_pkcs8_info(&content, GNUTLS_X509_FMT_DER, nil, nil, $0, $1, $2, $3) }
      guard let key = PrivateKeyFormat.key(&content, password, flags: 0) else { throw Failure(status: errSecDecode) }
      append(key, part, place)
    case Int32(GNUTLS_BAG_PKCS8_KEY.rawValue):
      let flags = UInt32(GNUTLS_PKCS_PLAIN.rawValue)
      guard let key = PrivateKeyFormat.key(&content, nil, flags: flags) else { throw Failure(status: errSecDecode) }
      append(key, part, place)
    default: break
    }
  }

  private mutating func append(_ key: SecKey, _ part: OpaquePointer, _ place: UInt32) {
    var identifier = gnutls_datum_t()
    var name: UnsafeMutablePointer<CChar>?
    let hasIdentifier = gnutls_pkcs12_bag_get_key_id(part, place, &identifier) == 0
    let hasName = gnutls_pkcs12_bag_get_friendly_name(part, place, &name) == 0
    let bytes = hasIdentifier ? identifier.data.map { Data(bytes: $0, count: Int(identifier.size)) } : nil
    keys.append(Key(key: key, identifier: bytes, label: hasName ? name.map { String(cString: $0) } : nil))
  }

  /// Counts the hashes that a part needs, as GnuTLS reports them with a salt; fails if they are too many.
  private mutating func spend(
    _ info: (
      UnsafeMutableRawPointer, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>,
      UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    ) -> Int32
  ) throws(Failure) {
    // Salts have 8 to 32 bytes. A longer one is reported as an error.
    var salt = [UInt8](repeating: 0, count: 1024)
    var size = UInt32(salt.count)
    var count: UInt32 = 0
    var identifier: UnsafeMutablePointer<CChar>?
    let status = salt.withUnsafeMutableBytes { bytes in
      bytes.baseAddress.map { info($0, &size, &count, &identifier) } ?? -1
    }
    free(identifier)
    guard status == 0, count <= hashesLeft else { throw Failure(status: errSecDecode) }
    hashesLeft -= count
  }
}
