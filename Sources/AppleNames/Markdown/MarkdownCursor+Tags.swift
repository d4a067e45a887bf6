import Foundation

extension MarkdownCursor {
  /// Reads an address in angle brackets: `<https://example.org>`, `<me@example.org>`.
  mutating func readAutolink() -> (text: String, target: String)? {
    guard current == "<" else { return nil }
    var end = position + 1
    while end < scalars.count, scalars[end] != ">", scalars[end] != "<", !Self.isSpace(scalars[end]) { end += 1 }
    guard end < scalars.count, scalars[end] == ">" else { return nil }
    let address = text(position + 1..<end)
    let scheme = address.prefix { $0 != ":" }
    let isAddress =
      scheme.count < address.count && (2...32).contains(scheme.count) && scheme.first?.isLetter == true
      && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) }
    let parts = address.split(separator: "@", omittingEmptySubsequences: false)
    let isMail =
      parts.count == 2
      && parts.allSatisfy { part in
        !part.isEmpty
          && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || ".!#$%&'*+/=?^_`{|}~-".contains($0)) }
      }
    guard isAddress || isMail else { return nil }
    position = end + 1
    return (address, isAddress ? address : "mailto:" + address)
  }

  /// Reads a tag, a comment or another construct of HTML in angle brackets.
  mutating func readTag() -> String? {
    let start = position
    guard current == "<", let next = peek(1) else { return nil }
    let isTag = next.isASCII && next.properties.isAlphabetic
    guard isTag || next == "/" || next == "!" || next == "?" else { return nil }
    if next == "/", peek(2).map({ $0.isASCII && $0.properties.isAlphabetic }) != true { return nil }
    var quote: Unicode.Scalar?
    // A comment may contain angle brackets; where it does, this ends at the first one.
    advance()
    while let scalar = current {
      if let open = quote {
        if scalar == open { quote = nil }
      } else if isTag, scalar == "\"" || scalar == "'" {
        quote = scalar
      } else if scalar == ">" {
        advance()
        return text(start..<position)
      } else if scalar == "<" {
        break
      }
      advance()
    }
    position = start
    return nil
  }

  /// Reads a character by its name or number: `&amp;`, `&#65;`, `&#x41;`.
  mutating func readEntity() -> String? {
    guard current == "&" else { return nil }
    // The longest name in HTML has 31 letters; a number has seven digits at most.
    let limit = min(scalars.count, position + 33)
    guard let end = scalars[position..<limit].firstIndex(of: ";") else { return nil }
    let name = text(position + 1..<end)
    let decoded: String?
    if name.hasPrefix("#") {
      let isHexadecimal = name.dropFirst().first == "x" || name.dropFirst().first == "X"
      let number = UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10)
      decoded = number.map { $0 == 0 ? "\u{FFFD}" : String(Unicode.Scalar($0) ?? "\u{FFFD}") }
    } else {
      decoded = Self.entities[name]
    }
    guard let decoded else { return nil }
    position = end + 1
    return decoded
  }

  /// The common ones of HTML's named characters.
  private static let entities: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
    "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”",
    "laquo": "«", "raquo": "»", "bull": "•", "middot": "·", "deg": "°", "plusmn": "±", "times": "×", "divide": "÷",
    "frac12": "½", "frac14": "¼", "frac34": "¾", "euro": "€", "pound": "£", "yen": "¥", "cent": "¢", "sect": "§",
    "para": "¶", "larr": "←", "rarr": "→", "uarr": "↑", "darr": "↓", "auml": "ä", "ouml": "ö", "uuml": "ü",
    "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß", "eacute": "é", "egrave": "è", "agrave": "à", "ccedil": "ç",
    "ntilde": "ñ", "iexcl": "¡", "iquest": "¿", "shy": "\u{AD}",
  ]
}
