import Foundation

/// Finds the title of an HTML document in its bytes, as they arrive.
struct TitleReader {
  private var bytes: [UInt8] = []
  private var searched = 0
  private var isFound = false
  private let encoding: String?

  /// - Parameter encoding: the name of the encoding that the server names; nil if it names none.
  init(encoding: String?) { self.encoding = encoding }

  /// Takes more bytes. Returns the title as soon as its end is there. Each byte is read once.
  mutating func read(_ data: Data) -> String? {
    if isFound { return nil }
    bytes.append(contentsOf: data)
    let end = Array("</title".utf8)
    var index = searched
    while index + end.count <= bytes.count {
      if bytes[index] == UInt8(ascii: "<"), zip(bytes[index...], end).allSatisfy({ $0 | 0x20 == $1 | 0x20 }) {
        searched = index + 1
        guard let title = HTMLTitle.find(in: text) else { return nil }
        isFound = true
        bytes = []
        return title
      }
      index += 1
    }
    searched = index
    return nil
  }

  /// The bytes so far as a text, in the encoding that they begin with, the server's, the document's, or Windows 1252.
  private var text: String {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return String(decoding: bytes.dropFirst(3), as: UTF8.self) }
    guard let name = encoding ?? HTMLTitle.declaredEncoding(in: bytes.prefix(1024)) else {
      return String(bytes: bytes, encoding: .windowsCP1252) ?? String(decoding: bytes, as: UTF8.self)
    }
    switch name.lowercased() {
    case "iso-8859-1", "latin1", "us-ascii", "windows-1252", "cp1252":
      // Web pages that declare Latin 1 are in Windows 1252 (Encoding Standard of the WHATWG).
      return String(bytes: bytes, encoding: .windowsCP1252) ?? String(decoding: bytes, as: UTF8.self)
    default:
      let known = Self.encodings[name.lowercased()].flatMap { String(bytes: bytes, encoding: $0) }
      return known ?? String(decoding: bytes, as: UTF8.self)
    }
  }

  /// Other encodings that pages use, by their names.
  private static let encodings: [String: String.Encoding] = [
    "iso-8859-2": .isoLatin2, "windows-1250": .windowsCP1250, "windows-1251": .windowsCP1251,
    "windows-1253": .windowsCP1253, "windows-1254": .windowsCP1254, "shift_jis": .shiftJIS, "euc-jp": .japaneseEUC,
    "iso-2022-jp": .iso2022JP, "macintosh": .macOSRoman,
  ]
}
