/// Splits what stands between `#EXTINF:` and the name. Feeds quote with ", with ', not at all, with blanks around `=`, with quotes and commas
/// inside values, and with keys in any case.
enum M3UAttributes {
  struct Line {
    var duration: Double = -1
    var attributes: [String: [String]] = [:]
    var name = ""
  }

  static func parse(_ text: Substring) -> Line {
    var line = Line()
    let characters = Array(text.unicodeScalars)
    var index = 0
    func skipBlanks() { while index < characters.count, characters[index].properties.isWhitespace { index += 1 } }
    skipBlanks()
    let from = index
    while index < characters.count, "+-.0123456789".unicodeScalars.contains(characters[index]) { index += 1 }
    line.duration = Double(string(characters[from..<index])) ?? -1
    while true {
      skipBlanks()
      guard index < characters.count else { return line }
      if characters[index] == "," {
        // Another attribute behind a comma belongs to the attributes: some write "-1,tvg-id=…".
        guard isAttribute(characters, index + 1) else { break }
        index += 1
        continue
      }
      guard let (key, afterKey) = key(characters, index) else {
        // Neither an attribute nor the comma: go on at the next blank or comma.
        while index < characters.count, characters[index] != ",", !characters[index].properties.isWhitespace {
          index += 1
        }
        continue
      }
      let (value, end) = value(characters, afterKey)
      line.attributes[key, default: []].append(value)
      index = end
    }
    line.name = string(characters[(index + 1)...]).trimmed
    return line
  }

  private static func string(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  private static func isKeyScalar(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "-" || scalar == "_" || scalar == "."
  }

  /// A key with its `=`, and where its value starts.
  private static func key(_ text: [Unicode.Scalar], _ from: Int) -> (String, Int)? {
    var index = from
    while index < text.count, isKeyScalar(text[index]) { index += 1 }
    let end = index
    while index < text.count, text[index] == " " { index += 1 }
    guard end > from, index < text.count, text[index] == "=" else { return nil }
    index += 1
    while index < text.count, text[index] == " ", index + 1 < text.count,
      text[index + 1] == "\"" || text[index + 1] == "'"
    {
      index += 1
    }
    return (string(text[from..<end]).lowercased(), index)
  }

  private static func isAttribute(_ text: [Unicode.Scalar], _ from: Int) -> Bool {
    var index = from
    while index < text.count, text[index] == " " { index += 1 }
    guard let (key, afterKey) = key(text, index) else { return false }
    // "A=B" may be a name; with a quote or a known key it is an attribute.
    return afterKey < text.count && text[afterKey] == "\"" || key.hasPrefix("tvg-") || key.hasPrefix("group-")
  }

  private static func value(_ text: [Unicode.Scalar], _ from: Int) -> (String, Int) {
    guard from < text.count, text[from] == "\"" || text[from] == "'" else {
      var end = from
      while end < text.count, !text[end].properties.isWhitespace, text[end] != "," { end += 1 }
      return (string(text[from..<end]), end)
    }
    let quote = text[from]
    // The closing quote is the first that the end, the comma, or another attribute follows: values hold quotes themselves.
    var index = from + 1
    while index < text.count {
      if text[index] == quote, closes(text, index + 1) { return (string(text[(from + 1)..<index]).trimmed, index + 1) }
      index += 1
    }
    // None does: the first there is, else up to the last comma.
    if let first = text[(from + 1)...].firstIndex(of: quote) {
      return (string(text[(from + 1)..<first]).trimmed, first + 1)
    }
    let comma = text[(from + 1)...].lastIndex(of: ",") ?? text.count
    return (string(text[(from + 1)..<comma]).trimmed, comma)
  }

  private static func closes(_ text: [Unicode.Scalar], _ from: Int) -> Bool {
    var index = from
    while index < text.count, text[index].properties.isWhitespace { index += 1 }
    return index == text.count || text[index] == "," || key(text, index) != nil
  }
}

extension StringProtocol {
  /// Without blanks at either end.
  var trimmed: String {
    var view = Substring(self)[...]
    while let first = view.unicodeScalars.first, first.properties.isWhitespace { view = view.dropFirst() }
    while let last = view.unicodeScalars.last, last.properties.isWhitespace { view = view.dropLast() }
    return String(view)
  }
}
