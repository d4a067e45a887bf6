/// A purpose that a certificate may be limited to (RFC 5280, section 4.2.1.12).
enum ExtendedPurpose: UInt8 {
  case server = 1
  case client = 2
  case codeSigning = 3
  case mail = 4
  case timeStamping = 8

  /// The identifier as DER without tag and length.
  var identifier: [UInt8] { [0x2b, 0x06, 0x01, 0x05, 0x05, 0x07, 0x03, rawValue] }
  /// The identifier of certificates for every purpose.
  static let any: [UInt8] = [0x55, 0x1d, 0x25, 0x00]

  var text: String { "1.3.6.1.5.5.7.3.\(rawValue)" }
}
