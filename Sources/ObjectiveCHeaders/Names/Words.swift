/// The words of a name such as `loadURLForPage`, as the Swift compiler finds them.
enum Words {
  /// Longer names are left as they are: their words are compared with each other.
  static let lengthLimit = 200

  static func isUpper(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }
  static func isLower(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") }
  static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
  static func text(_ bytes: some Sequence<UInt8>) -> String { String(decoding: Array(bytes), as: UTF8.self) }

  private static func isPlural(_ bytes: some Sequence<UInt8>) -> Bool {
    ["s", "es", "ies"].contains(text(bytes))
  }

  static func split(_ name: String) -> [String] {
    let bytes = Array(name.utf8)
    guard bytes.count <= lengthLimit else { return [name] }
    var words: [String] = []
    var start = 0
    while start < bytes.count {
      let end = endOfWord(bytes, start)
      words.append(text(bytes[start..<end]))
      start = end
    }
    return words
  }

  private static func endOfWord(_ bytes: [UInt8], _ start: Int) -> Int {
    let underscore = UInt8(ascii: "_")
    if bytes[start] == underscore { return start + 1 }
    var end = start
    while end < bytes.count, isUpper(bytes[end]) { end += 1 }
    if end - start > 1 {
      // An acronym: its last letter begins the next word, unless an ending for more than one follows (`URLs`).
      var next = end
      while next < bytes.count, isLower(bytes[next]) { next += 1 }
      if end == bytes.count || isPlural(bytes[end..<next]) && text(bytes[(end - 1)..<next]) != "Is" { return next }
      return isLower(bytes[end]) ? end - 1 : end
    }
    while end < bytes.count, !isUpper(bytes[end]), bytes[end] != underscore { end += 1 }
    return end
  }

  static func same(_ a: String, _ b: String) -> Bool {
    a.utf8.count == b.utf8.count && a.lowercased().utf8.first == b.lowercased().utf8.first
      && a.utf8.dropFirst().elementsEqual(b.utf8.dropFirst())
  }

  /// Returns `pageNumber` for `PageNumber`, and `URLOfPage` as it is.
  static func lowercasingWord(_ name: String) -> String {
    let bytes = Array(name.utf8)
    guard let first = bytes.first, isUpper(first), bytes.count < 2 || !isUpper(bytes[1]) else { return name }
    return text([first | 0x20] + bytes.dropFirst())
  }

  /// Returns `urlOfPage` for `URLOfPage`.
  static func lowercasingInitialism(_ name: String) -> String {
    var bytes = Array(name.utf8)
    guard let first = bytes.first, isUpper(first) else { return name }
    for index in bytes.indices {
      if index + 1 < bytes.count, !isUpper(bytes[index + 1]) {
        let next = bytes[(index + 1)...]
        let ending = next.prefix { isLower($0) }
        if index == 0 || !(isLower(bytes[index + 1])) || isPlural(ending) {
          bytes[index] |= isUpper(bytes[index]) ? 0x20 : 0
        }
        break
      }
      if isUpper(bytes[index]) { bytes[index] |= 0x20 }
    }
    return text(bytes)
  }
}
