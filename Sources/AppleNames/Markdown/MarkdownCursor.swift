import Foundation

/// A place in a text in Markdown, and readers of what begins there. Those that find nothing leave the place as it was.
struct MarkdownCursor {
  let scalars: [Unicode.Scalar]
  var position = 0

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  var current: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }
  var previous: Unicode.Scalar? { position > 0 ? scalars[position - 1] : nil }

  func peek(_ offset: Int) -> Unicode.Scalar? {
    position + offset < scalars.count ? scalars[position + offset] : nil
  }

  func text(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[range])
    return String(view)
  }

  mutating func advance() { position += 1 }

  /// Skips a scalar as often as it comes, and returns how often it came.
  @discardableResult mutating func skip(all scalar: Unicode.Scalar) -> Int {
    let start = position
    while current == scalar { position += 1 }
    return position - start
  }

  mutating func skipSpaces() { while current == " " || current == "\t" { position += 1 } }

  private mutating func skipWhitespace() { while let scalar = current, Self.isSpace(scalar) { position += 1 } }

  /// Returns whether a scalar is a space, or there is none.
  static func isSpace(_ scalar: Unicode.Scalar?) -> Bool { scalar?.properties.isWhitespace ?? true }

  static func isPunctuation(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar else { return false }
    switch scalar.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
      return true
    default: return false
    }
  }

  // MARK: Code

  /// Returns the last start of a run of backticks of each length.
  func lastBacktickRuns() -> [Int: Int] {
    var runs: [Int: Int] = [:]
    var copy = self
    copy.position = 0
    while copy.current != nil {
      let start = copy.position
      let length = copy.skip(all: "`")
      if length > 0 { runs[length] = start } else { copy.advance() }
    }
    return runs
  }

  /// Returns the start of the next run of backticks of a length.
  func find(backticks length: Int) -> Int? {
    var copy = self
    while copy.current != nil {
      let start = copy.position
      let found = copy.skip(all: "`")
      if found == length { return start }
      if found == 0 { copy.advance() }
    }
    return nil
  }

  // MARK: Links

  /// Reads an address in brackets with its title: `(address "title")`.
  mutating func readTarget() -> (address: String, title: String?)? {
    let start = position
    guard current == "(" else { return nil }
    advance()
    skipWhitespace()
    if current == ")" {
      advance()
      return ("", nil)
    }
    if let address = readAddress() {
      let hadSpace = Self.isSpace(current)
      skipWhitespace()
      let title = hadSpace ? readTitle() : nil
      skipWhitespace()
      if current == ")" {
        advance()
        return (address, title)
      }
    }
    position = start
    return nil
  }

  /// Reads an address, which ends at a space or, outside angle brackets, at a bracket that it does not open.
  mutating func readAddress() -> String? {
    let start = position
    let isAngled = current == "<"
    if isAngled { advance() }
    var address = String.UnicodeScalarView()
    // CommonMark allows a limit of nested brackets.
    var depth = 0
    while let scalar = current {
      if isAngled, scalar == ">" {
        advance()
        return String(address)
      }
      if isAngled ? scalar == "<" || scalar == "\n" : Self.isSpace(scalar) { break }
      if scalar == "\\", let next = peek(1), next.isASCII, Self.isPunctuation(next) {
        address.append(next)
        position += 2
        continue
      }
      if !isAngled, scalar == "(" { depth += 1 }
      if !isAngled, scalar == ")" {
        if depth == 0 { break }
        depth -= 1
      }
      if depth > 32 { break }
      if scalar == "&", let decoded = readEntity() {
        address.append(contentsOf: decoded.unicodeScalars)
        continue
      }
      address.append(scalar)
      advance()
    }
    if !isAngled, depth == 0, position > start { return String(address) }
    position = start
    return nil
  }

  /// Reads a title in quotes or brackets.
  mutating func readTitle() -> String? {
    let start = position
    guard let open = current, open == "\"" || open == "'" || open == "(" else { return nil }
    let close = open == "(" ? ")" : open
    advance()
    var title = String.UnicodeScalarView()
    while let scalar = current, !(open == "(" && scalar == "(") {
      if scalar == close {
        advance()
        return String(title)
      }
      if scalar == "\\", let next = peek(1), next.isASCII, Self.isPunctuation(next) {
        title.append(next)
        position += 2
      } else if scalar == "&", let decoded = readEntity() {
        title.append(contentsOf: decoded.unicodeScalars)
      } else {
        title.append(scalar)
        advance()
      }
    }
    position = start
    return nil
  }

  /// Reads a name in square brackets, of fewer than 1,000 characters.
  mutating func readLabel() -> String? {
    let start = position
    guard current == "[" else { return nil }
    advance()
    while let scalar = current, scalar != "[", position - start < 1_000 {
      if scalar == "]" {
        defer { advance() }
        return text(start + 1..<position)
      }
      position += scalar == "\\" && peek(1) != nil ? 2 : 1
    }
    position = start
    return nil
  }

  /// Reads attributes in brackets, of fewer than 10,000 characters.
  mutating func readAttributes() -> String? {
    let start = position
    guard current == "(" else { return nil }
    var depth = 0
    var quote: Unicode.Scalar?
    while let scalar = current, position - start < 10_000 {
      if let open = quote {
        if scalar == "\\" { advance() } else if scalar == open { quote = nil }
      } else if scalar == "'" || scalar == "\"" {
        quote = scalar
      } else if scalar == "(" {
        depth += 1
      } else if scalar == ")" {
        depth -= 1
        if depth == 0 {
          defer { advance() }
          return text(start + 1..<position)
        }
      }
      advance()
    }
    position = start
    return nil
  }
}
