import Foundation

/// Reads the strings of DER.
enum DERText {
  static let utf8: UInt8 = 0x0c
  static let printable: UInt8 = 0x13

  /// Returns the text of a string; nil if the tag is not one of a string, or the bytes are not of its encoding.
  static func text(_ tag: UInt8, _ bytes: some Collection<UInt8>) -> String? {
    switch tag {
    case utf8: String(validating: bytes, as: UTF8.self)
    // Digits, the printable, the international and the visible characters, all of which are in ASCII.
    case 0x12, printable, 0x16, 0x1a: String(validating: bytes, as: Unicode.ASCII.self)
    // T.61, whose accents nearly all programs write as Latin-1.
    case 0x14: String(data: Data(bytes), encoding: .isoLatin1)
    case 0x1c: String(data: Data(bytes), encoding: .utf32BigEndian)
    case 0x1e: bytes.count.isMultiple(of: 2) ? String(data: Data(bytes), encoding: .utf16BigEndian) : nil
    default: nil
    }
  }
}
