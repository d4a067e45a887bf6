import Foundation

/// The reason why a format cannot be parsed.
struct PredicateFormatError: Error, CustomStringConvertible {
  let format: String
  /// The number of Unicode scalars before the error.
  let position: Int
  let reason: String

  var description: String { "Unable to parse the format string \"\(format)\": \(reason) at position \(position)." }
}

/// A place in a format for an argument.
enum PredicatePlaceholder: Equatable {
  case object
  case key
  /// A whole number, by its conversion in C, such as `ld`.
  case whole(String)
  case real
}

/// A sign of the format language, other than words.
enum PredicateSymbol: String {
  case equal = "="
  case doubleEqual = "=="
  case notEqual = "!="
  case unequal = "<>"
  case less = "<"
  case lessOrEqual = "<="
  case equalOrLess = "=<"
  case greater = ">"
  case greaterOrEqual = ">="
  case equalOrGreater = "=>"
  case and = "&&"
  case or = "||"
  case not = "!"
  case plus = "+"
  case minus = "-"
  case times = "*"
  case dividedBy = "/"
  case power = "**"
  case open = "("
  case close = ")"
  case openBrace = "{"
  case closeBrace = "}"
  case openBracket = "["
  case closeBracket = "]"
  case comma = ","
  case dot = "."
}

/// A word, sign or value of a format.
struct PredicateToken {
  enum Kind: Equatable {
    case word(String)
    /// A word after `#`: a key even if it is a reserved word.
    case escapedWord(String)
    /// A word after `@`.
    case collectionOperator(String)
    case variable(String)
    case text(String)
    case number(PredicateNumber)
    case placeholder(PredicatePlaceholder)
    case symbol(PredicateSymbol)
    case end
  }

  let kind: Kind
  let position: Int

  /// The word in upper case, since reserved words may have any case; nil for other tokens.
  var keyword: String? {
    if case .word(let word) = kind { return word.uppercased() }
    return nil
  }

  /// The name of it in messages.
  var name: String {
    switch kind {
    case .word(let word), .escapedWord(let word): return "'\(word)'"
    case .collectionOperator(let word): return "'@\(word)'"
    case .variable(let word): return "'$\(word)'"
    case .text: return "a string"
    case .number: return "a number"
    case .placeholder: return "a placeholder"
    case .symbol(let symbol): return "'\(symbol.rawValue)'"
    case .end: return "the end"
    }
  }
}

/// Reads the tokens of a format, in time linear in its length.
struct PredicateLexer {
  let format: String
  private let scalars: [Unicode.Scalar]
  private var position = 0

  init(_ format: String) {
    self.format = format
    scalars = Array(format.unicodeScalars)
  }

  /// Returns the placeholders of a format, in order.
  static func placeholders(of format: String) throws -> [PredicatePlaceholder] {
    var lexer = PredicateLexer(format)
    var found: [PredicatePlaceholder] = []
    while true {
      switch try lexer.next().kind {
      case .placeholder(let placeholder): found.append(placeholder)
      case .end: return found
      default: break
      }
    }
  }

  /// Returns the next token.
  mutating func next() throws -> PredicateToken {
    skip(while: \.properties.isWhitespace)
    let start = position
    return PredicateToken(kind: try nextKind(), position: start)
  }

  func error(_ reason: String, at position: Int) -> PredicateFormatError {
    PredicateFormatError(format: format, position: position, reason: reason)
  }

  private mutating func nextKind() throws -> PredicateToken.Kind {
    guard let first = peek() else { return .end }
    switch first {
    case "'", "\"": return .text(try text())
    case "%": return .placeholder(try placeholder())
    case "#": return .escapedWord(try word(after: "#"))
    case "@": return .collectionOperator(try word(after: "@"))
    case "$": return .variable(try word(after: "$"))
    case _ where first.isDigit(radix: 10): return .number(try number())
    case _ where first.startsWord: return .word(word())
    default: return .symbol(try symbol())
    }
  }

  private func peek(_ distance: Int = 0) -> Unicode.Scalar? {
    position + distance < scalars.count ? scalars[position + distance] : nil
  }

  @discardableResult private mutating func skip(while isSkipped: (Unicode.Scalar) -> Bool) -> String {
    let start = position
    while let scalar = peek(), isSkipped(scalar) { position += 1 }
    return String(String.UnicodeScalarView(scalars[start..<position]))
  }

  private mutating func word() -> String { skip { $0.continuesWord } }

  private mutating func word(after sign: Character) throws -> String {
    position += 1
    guard let first = peek(), first.startsWord else { throw error("expected a name after '\(sign)'", at: position) }
    return word()
  }

  private mutating func symbol() throws -> PredicateSymbol {
    guard let first = peek() else { throw error("expected a sign", at: position) }
    if let second = peek(1), let symbol = PredicateSymbol(rawValue: "\(first)\(second)") {
      position += 2
      return symbol
    }
    guard let symbol = PredicateSymbol(rawValue: "\(first)") else {
      throw error("unexpected character '\(first)'", at: position)
    }
    position += 1
    return symbol
  }

  private mutating func number() throws -> PredicateNumber {
    let start = position
    if peek() == "0", let letter = peek(1), let radix = [Unicode.Scalar("x"): 16, "o": 8, "b": 2][letter] {
      position += 2
      let digits = skip { $0.isDigit(radix: radix) }
      guard let value = Int64(digits, radix: radix) else { throw error("expected a number", at: start) }
      return .whole(value)
    }
    var digits = skip { $0.isDigit(radix: 10) }
    // Without digits after it, the dot is the one of a key path.
    if peek() == ".", let next = peek(1), next.isDigit(radix: 10) {
      position += 1
      digits += "." + skip { $0.isDigit(radix: 10) }
    }
    if peek() == "e" || peek() == "E" {
      let isSigned = peek(1) == "-" || peek(1) == "+"
      if let digit = peek(isSigned ? 2 : 1), digit.isDigit(radix: 10) {
        digits += isSigned && peek(1) == "-" ? "e-" : "e"
        position += isSigned ? 2 : 1
        digits += skip { $0.isDigit(radix: 10) }
      }
    }
    if let whole = Int64(digits) { return .whole(whole) }
    guard let value = Double(digits) else { throw error("expected a number", at: start) }
    return .real(value)
  }

  /// Reads a text in quotation marks.
  private mutating func text() throws -> String {
    let start = position
    let quote = peek()
    position += 1
    // Of UTF-16, because escapes give units of it.
    var units: [UInt16] = []
    while let scalar = peek() {
      position += 1
      if scalar == quote { return String(decoding: units, as: UTF16.self) }
      if scalar == "\\" { try appendEscape(to: &units) } else { units += Array(String(scalar).utf16) }
    }
    throw error("expected a closing quotation mark for the one", at: start)
  }

  private mutating func appendEscape(to units: inout [UInt16]) throws {
    guard let scalar = peek() else { return }
    position += 1
    switch scalar {
    case "n": units.append(0x0A)
    case "t": units.append(0x09)
    case "r": units.append(0x0D)
    case "b": units.append(0x08)
    case "f": units.append(0x0C)
    case "v": units.append(0x0B)
    case "a": units.append(0x07)
    case "u": units.append(try hexadecimal(digits: 4))
    case "x": units.append(try hexadecimal(digits: 2))
    // Unknown escapes lose their backslash, as in C.
    default: units += Array(String(scalar).utf16)
    }
  }

  private mutating func hexadecimal(digits count: Int) throws -> UInt16 {
    let start = position
    var value: UInt16 = 0
    for _ in 0..<count {
      guard let digit = peek().flatMap({ UInt16(String($0), radix: 16) }) else {
        throw error("expected \(count) hexadecimal digits", at: start)
      }
      value = value << 4 | digit
      position += 1
    }
    return value
  }

  private mutating func placeholder() throws -> PredicatePlaceholder {
    let start = position
    position += 1
    let size = skip { ["h", "l", "q", "z"].contains($0) }
    guard let conversion = peek(), ["", "h", "hh", "l", "ll", "q", "z"].contains(size) else {
      throw error("expected a conversion after '%'", at: start)
    }
    position += 1
    switch conversion {
    case "@" where size.isEmpty: return .object
    case "K" where size.isEmpty: return .key
    case "d", "i", "D": return .whole(size + "d")
    case "u", "U", "x", "X", "o", "O": return .whole(size + "u")
    case "f", "F", "e", "E", "g", "G", "a", "A": return .real
    default: throw error("the conversion '%\(size)\(conversion)' is not supported", at: start)
    }
  }
}

extension Unicode.Scalar {
  fileprivate var startsWord: Bool { self == "_" || properties.isXIDStart }
  fileprivate var continuesWord: Bool { properties.isXIDContinue }

  fileprivate func isDigit(radix: Int) -> Bool {
    isASCII && Character(self).hexDigitValue.map { $0 < radix } ?? false
  }
}
