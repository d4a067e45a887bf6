import UIKit

/// A document that was read: its text and attributes.
struct TextDocument {
  let text: NSAttributedString
  let attributes: NSDictionary

  /// The greatest length of HTML in bytes.
  static let mostHTML = 16_000_000

  init(_ data: Data, options: [NSAttributedString.DocumentReadingOptionKey: Any]) throws {
    let type = options[.documentType].flatMap(Self.type) ?? Self.guessedType(of: data)
    let wanted = options[.characterEncoding].flatMap(Self.encoding)
    let defaults = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
    let encoding: String.Encoding
    switch type {
    case .plain:
      let decoded = try Self.decode(data, wanted)
      encoding = decoded.encoding
      text = NSAttributedString(string: decoded.text, attributes: defaults)
    case .html:
      guard data.count <= Self.mostHTML else {
        throw Self.failure(
          CocoaError.fileReadTooLarge.rawValue,
          "The HTML has \(data.count) bytes. At most \(Self.mostHTML) bytes are read.")
      }
      if wanted == nil, Self.byteOrder(of: data) == nil, HTMLReader.declaresEncoding(data) {
        encoding = .utf8
        text = HTMLReader.text(of: data, encoding: nil, defaults: defaults)
      } else {
        let decoded = try Self.decode(data, wanted)
        encoding = decoded.encoding
        text = HTMLReader.text(of: Data(decoded.text.utf8), encoding: "UTF-8", defaults: defaults)
      }
    default:
      throw Self.failure(
        65806, "Documents of type “\(type.rawValue)” cannot be read. Use plain text or HTML.")
    }
    // Values that Foundation can bridge, by the keys that Apple's frameworks use.
    attributes = ["DocumentType": type.rawValue, "CharacterEncoding": encoding.rawValue] as NSDictionary
  }

  /// Returns an error of Cocoa's, with Apple's number: 65806 is `NSTextReadInapplicableDocumentTypeError`, 66062 the
  /// same for writing.
  static func failure(_ code: Int, _ description: String) -> CocoaError {
    CocoaError(CocoaError.Code(rawValue: code), userInfo: [NSLocalizedDescriptionKey: description])
  }

  static func type(_ option: Any) -> NSAttributedString.DocumentType? {
    option as? NSAttributedString.DocumentType ?? (option as? String).map { .init(rawValue: $0) }
  }

  static func encoding(_ option: Any) -> String.Encoding? {
    switch option {
    case let encoding as String.Encoding: encoding
    case let number as UInt: String.Encoding(rawValue: number)
    case let number as Int: UInt(exactly: number).map { String.Encoding(rawValue: $0) }
    case let number as NSNumber: String.Encoding(rawValue: number.uintValue)
    default: nil
    }
  }

  private static func guessedType(of data: Data) -> NSAttributedString.DocumentType {
    let start = String(decoding: data.prefix(512), as: UTF8.self).lowercased().drop {
      $0.isWhitespace || $0 == "\u{FEFF}"
    }
    if start.hasPrefix("{\\rtf") { return .rtf }
    return start.hasPrefix("<!doctype html") || start.hasPrefix("<html") ? .html : .plain
  }

  /// Returns the encoding that a byte order mark announces, and the mark's length.
  private static func byteOrder(of data: Data) -> (encoding: String.Encoding, length: Int)? {
    let marks: [([UInt8], String.Encoding)] = [
      ([0xEF, 0xBB, 0xBF], .utf8), ([0xFF, 0xFE, 0, 0], .utf32LittleEndian), ([0, 0, 0xFE, 0xFF], .utf32BigEndian),
      ([0xFF, 0xFE], .utf16LittleEndian), ([0xFE, 0xFF], .utf16BigEndian),
    ]
    return marks.first { data.starts(with: $0.0) }.map { ($0.1, $0.0.count) }
  }

  private static func decode(
    _ data: Data, _ wanted: String.Encoding?
  ) throws -> (text: String, encoding: String.Encoding) {
    if let mark = byteOrder(of: data), wanted == nil || wanted == mark.encoding,
      let text = String(data: data.dropFirst(mark.length), encoding: mark.encoding)
    {
      return (text, mark.encoding)
    }
    if let wanted {
      if let text = String(data: data, encoding: wanted) { return (text, wanted) }
      throw failure(
        CocoaError.fileReadInapplicableStringEncoding.rawValue,
        "The document is not text in the encoding \(wanted).")
    }
    if let text = String(data: data, encoding: .utf8) { return (text, .utf8) }
    // Five bytes have no character in Windows 1252; Latin 1 has one for each.
    if let text = String(data: data, encoding: .windowsCP1252) { return (text, .windowsCP1252) }
    return (String(String.UnicodeScalarView(data.map { Unicode.Scalar($0) })), .isoLatin1)
  }
}
