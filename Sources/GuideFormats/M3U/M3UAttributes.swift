/// Splits the text between `#EXTINF:` and the name. Feeds quote with ", with ', or not at all, with blanks around `=`,
/// with quotes and commas inside values, and with keys in any case.
///
/// A failed search is not repeated, so a line costs O(its length) whatever it contains.
struct M3UAttributes {
  struct Line {
    var duration: Double = -1
    var attributes: [String: [String]] = [:]
    var name = ""
  }

  private let text: [Unicode.Scalar]
  private var index = 0
  /// The number of characters examined, which is the cost of a line.
  private var visits = 0
  /// The indices from which no ' and no " closes a value any more.
  private var noneCloses = (single: Int.max, double: Int.max)
  private var noneFollows = (single: Int.max, double: Int.max)
  /// The last comma of the line, once it has been searched.
  private var lastComma: Int??

  private init(_ text: Substring) { self.text = Array(text.unicodeScalars) }

  static func parse(_ text: Substring) -> Line {
    var work = 0
    return parse(text, work: &work)
  }

  /// - Parameter work: increased by the number of characters examined.
  static func parse(_ text: Substring, work: inout Int) -> Line {
    var scanner = Self(text)
    let line = scanner.line()
    work += scanner.visits
    return line
  }

  private mutating func line() -> Line {
    var line = Line()
    skipBlanks()
    let from = index
    while index < text.count, "+-.0123456789".unicodeScalars.contains(text[index]) { index += 1 }
    line.duration = Double(string(from..<index)) ?? -1
    while true {
      skipBlanks()
      guard index < text.count else { return line }
      if text[index] == "," {
        // An attribute after a comma still belongs to the attributes: some write "-1,tvg-id=…".
        guard isAttribute(index + 1) else { break }
        index += 1
        continue
      }
      guard let (key, afterKey) = key(index) else {
        // Neither an attribute nor the comma: continue at the next blank or comma.
        while index < text.count, text[index] != ",", !isBlank(index) { index += 1 }
        continue
      }
      index = afterKey
      line.attributes[key, default: []].append(value())
    }
    line.name = string(index + 1..<text.count).trimmed
    return line
  }

  // MARK: Characters

  private func string(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: text[range])
    return String(view)
  }

  private mutating func isBlank(_ place: Int) -> Bool {
    visits += 1
    return text[place].properties.isWhitespace
  }

  private mutating func skipBlanks() { while index < text.count, isBlank(index) { index += 1 } }

  private mutating func isKeyScalar(_ place: Int) -> Bool {
    visits += 1
    let scalar = text[place]
    return scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "-" || scalar == "_"
      || scalar == "."
  }

  // MARK: Keys and values

  /// Returns the range of the key at `from`, and the index of its value; `nil` if there is no key with `=`.
  private mutating func keyRange(_ from: Int) -> (Range<Int>, value: Int)? {
    var place = from
    while place < text.count, isKeyScalar(place) { place += 1 }
    let end = place
    while place < text.count, text[place] == " " { (place, visits) = (place + 1, visits + 1) }
    guard end > from, place < text.count, text[place] == "=" else { return nil }
    place += 1
    let value = place
    while place < text.count, text[place] == " " { (place, visits) = (place + 1, visits + 1) }
    // Blanks are part of the `=` only before a quote.
    let isQuoted = place < text.count && (text[place] == "\"" || text[place] == "'")
    return (from..<end, isQuoted ? place : value)
  }

  private mutating func key(_ from: Int) -> (String, Int)? {
    keyRange(from).map { (string($0.0).lowercased(), $0.value) }
  }

  private mutating func isAttribute(_ from: Int) -> Bool {
    var place = from
    while place < text.count, text[place] == " " { (place, visits) = (place + 1, visits + 1) }
    guard let (key, afterKey) = key(place) else { return false }
    // "A=B" may be a name; with a quote or a known key it is an attribute.
    return afterKey < text.count && text[afterKey] == "\"" || key.hasPrefix("tvg-") || key.hasPrefix("group-")
  }

  /// Reads the value at `index`.
  private mutating func value() -> String {
    let from = index
    guard from < text.count, text[from] == "\"" || text[from] == "'" else {
      while index < text.count, text[index] != ",", !isBlank(index) { index += 1 }
      return string(from..<index)
    }
    let quote = text[from]
    let isSingle = quote == "'"
    // The closing quote is the first one followed by the end, the comma, or another attribute, because values contain
    // quotes themselves.
    if from < (isSingle ? noneCloses.single : noneCloses.double) {
      for place in from + 1..<max(text.count, from + 1) {
        visits += 1
        guard text[place] == quote, closes(place + 1) else { continue }
        index = place + 1
        return string(from + 1..<place).trimmed
      }
      if isSingle { noneCloses.single = from } else { noneCloses.double = from }
    }
    // If none is, it is the first quote there is, else the last comma.
    if from < (isSingle ? noneFollows.single : noneFollows.double) {
      for place in from + 1..<max(text.count, from + 1) {
        visits += 1
        guard text[place] == quote else { continue }
        index = place + 1
        return string(from + 1..<place).trimmed
      }
      if isSingle { noneFollows.single = from } else { noneFollows.double = from }
    }
    index = text.count
    if let comma = findLastComma(), comma > from { index = comma }
    return string(from + 1..<index).trimmed
  }

  private mutating func findLastComma() -> Int? {
    if let lastComma { return lastComma }
    visits += text.count
    let found = text.lastIndex(of: ",")
    lastComma = .some(found)
    return found
  }

  private mutating func closes(_ from: Int) -> Bool {
    var place = from
    while place < text.count, isBlank(place) { place += 1 }
    return place == text.count || text[place] == "," || keyRange(place) != nil
  }
}
