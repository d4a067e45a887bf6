import Foundation

/// Reads the title of HTML.
enum HTMLTitle {
  /// Returns the text of the first `title` outside of comments, scripts and styles, with white space as single spaces;
  /// nil if there is none. O(length).
  static func find(in html: String) -> String? {
    let bytes = Array(html.utf8)
    var index = 0
    while let open = next(UInt8(ascii: "<"), in: bytes, from: index) {
      if matches("<!--", bytes, open) {
        index = end(of: "-->", bytes, from: open + 4)
        continue
      }
      let skipped = ["script", "style", "noscript", "svg"].first { isTag($0, bytes, open) }
      if let skipped {
        index = end(of: "</\(skipped)", bytes, from: open + 1)
        continue
      }
      if isTag("title", bytes, open) {
        guard let start = next(UInt8(ascii: ">"), in: bytes, from: open) else { return nil }
        guard let stop = place(of: "</title", bytes, from: start + 1) else { return nil }
        return text(String(decoding: bytes[(start + 1)..<stop], as: UTF8.self))
      }
      index = open + 1
    }
    return nil
  }

  /// Returns the encoding that a document declares in a `meta` element: `charset=…`.
  static func declaredEncoding(in bytes: ArraySlice<UInt8>) -> String? {
    let head = String(decoding: bytes, as: UTF8.self).lowercased()
    guard head.contains("<meta"), let name = head.range(of: "charset=") else { return nil }
    let value = head[name.upperBound...].drop { "\"' ".contains($0) }.prefix {
      $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0))
    }
    return value.isEmpty ? nil : String(value)
  }

  private static func next(_ byte: UInt8, in bytes: [UInt8], from index: Int) -> Int? {
    bytes[min(index, bytes.count)...].firstIndex(of: byte)
  }

  private static func matches(_ text: String, _ bytes: [UInt8], _ index: Int) -> Bool {
    let length = text.utf8.count
    return index + length <= bytes.count && zip(text.utf8, bytes[index...]).allSatisfy { $0 == lower($1) }
  }

  private static func isTag(_ name: String, _ bytes: [UInt8], _ index: Int) -> Bool {
    let after = index + 1 + name.utf8.count
    guard matches("<" + name, bytes, index), after < bytes.count else { return false }
    return [0x20, 0x09, 0x0A, 0x0D, 0x0C, UInt8(ascii: ">"), UInt8(ascii: "/")].contains(bytes[after])
  }

  /// Returns the index of a text; nil if it does not follow.
  private static func place(of text: String, _ bytes: [UInt8], from start: Int) -> Int? {
    guard let first = text.utf8.first else { return nil }
    return bytes[min(start, bytes.count)...].indices.first { bytes[$0] == first && matches(text, bytes, $0) }
  }

  /// Returns the index behind a text; the end of all if it does not follow.
  private static func end(of text: String, _ bytes: [UInt8], from start: Int) -> Int {
    place(of: text, bytes, from: start).map { $0 + text.utf8.count } ?? bytes.count
  }

  private static func lower(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }

  /// Replaces entities and runs of white space.
  private static func text(_ raw: String) -> String {
    var result = ""
    var rest = raw[...]
    while let ampersand = rest.firstIndex(of: "&") {
      result += rest[..<ampersand]
      let name = rest[rest.index(after: ampersand)...].prefix {
        $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "#")
      }
      if name.count <= 10, let character = entity(name) {
        result += character
        rest = rest[name.endIndex...]
        if rest.first == ";" { rest = rest.dropFirst() }
      } else {
        result += "&"
        rest = rest[rest.index(after: ampersand)...]
      }
    }
    result += rest
    return result.split { $0.isWhitespace && $0 != "\u{A0}" }.joined(separator: " ")
  }

  private static func entity(_ name: Substring) -> String? {
    if name.hasPrefix("#") {
      let digits = name.dropFirst()
      let number = digits.first == "x" || digits.first == "X" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
    }
    return [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "ndash": "–", "mdash": "—",
      "hellip": "…", "copy": "©", "reg": "®", "laquo": "«", "raquo": "»", "bull": "•", "middot": "·", "auml": "ä",
      "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß", "eacute": "é", "egrave": "è",
    ][name]
  }
}
