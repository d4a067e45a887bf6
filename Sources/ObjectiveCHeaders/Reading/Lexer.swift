/// Splits a header into tokens, without its comments, in time proportional to its length.
///
/// Any bytes are read: what is no token is passed over, and a comment or text that does not end does so at the end of
/// the file or line.
struct Lexer {
  private let bytes: [UInt8]
  private let file: Int32
  private var position = 0
  private var line: Int32 = 1
  private var startsLine = true
  private var followsBlank = false
  private var tokens: [Token] = []

  static func tokens(of text: String, file: Int) -> [Token] {
    var lexer = Lexer(text, file: file)
    lexer.run()
    return lexer.tokens
  }

  private init(_ text: String, file: Int) {
    bytes = Array(text.utf8)
    self.file = Int32(truncatingIfNeeded: file)
  }

  private func byte(at index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  private mutating func run() {
    while position < bytes.count {
      let start = position
      let first = bytes[position]
      switch first {
      case UInt8(ascii: "\n"):
        newLine()
        startsLine = true
      case UInt8(ascii: "\\") where continuation > 0:
        position += continuation - 1
        newLine()
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), 0x0B, 0x0C:
        position += 1
        followsBlank = true
      case UInt8(ascii: "/") where byte(at: position + 1) == UInt8(ascii: "/"): skipLineComment()
      case UInt8(ascii: "/") where byte(at: position + 1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "\""): readText(UInt8(ascii: "\""), .text)
      case UInt8(ascii: "'"): readText(UInt8(ascii: "'"), .character)
      case _ where Self.isWordStart(first):
        while position < bytes.count, Self.isWordStart(bytes[position]) || Self.isDigit(bytes[position]) {
          position += 1
        }
        add(.word, start..<position)
      case _ where Self.isDigit(first) || first == UInt8(ascii: ".") && Self.isDigit(byte(at: position + 1)):
        readNumber(from: start)
      case 0x21...0x7E:
        position += markLength
        add(.mark, start..<position)
      default:
        // A byte outside ASCII, or a control character, is nothing that a declaration is made of.
        position += 1
      }
    }
  }

  /// The length of a backslash and the end of its line, or 0 if the line goes on.
  private var continuation: Int {
    if byte(at: position + 1) == UInt8(ascii: "\n") { return 2 }
    return byte(at: position + 1) == UInt8(ascii: "\r") && byte(at: position + 2) == UInt8(ascii: "\n") ? 3 : 0
  }

  private var markLength: Int {
    let (a, b, c) = (byte(at: position), byte(at: position + 1), byte(at: position + 2))
    switch (a, b) {
    case (UInt8(ascii: "."), UInt8(ascii: ".")) where c == UInt8(ascii: "."): return 3
    case (UInt8(ascii: "<"), UInt8(ascii: "<")), (UInt8(ascii: "&"), UInt8(ascii: "&")),
      (UInt8(ascii: "|"), UInt8(ascii: "|")), (UInt8(ascii: "="), UInt8(ascii: "=")),
      (UInt8(ascii: "!"), UInt8(ascii: "=")), (UInt8(ascii: ">"), UInt8(ascii: "=")),
      (UInt8(ascii: "<"), UInt8(ascii: "=")), (UInt8(ascii: "#"), UInt8(ascii: "#")):
      return 2
    default: return 1  // `>>` ends two lists of type arguments as often as it shifts, so it is two marks.
    }
  }

  private mutating func newLine() {
    position += 1
    line &+= 1
    followsBlank = true
  }

  private mutating func skipLineComment() {
    while position < bytes.count, bytes[position] != UInt8(ascii: "\n") {
      if bytes[position] == UInt8(ascii: "\\"), continuation > 0 {
        position += continuation - 1
        newLine()
      } else {
        position += 1
      }
    }
  }

  private mutating func skipComment() {
    position += 2
    followsBlank = true
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "*"), byte(at: position + 1) == UInt8(ascii: "/") {
        position += 2
        return
      }
      if bytes[position] == UInt8(ascii: "\n") { line &+= 1 }
      position += 1
    }
  }

  private mutating func readText(_ quote: UInt8, _ kind: Token.Kind) {
    position += 1
    let start = position
    while position < bytes.count, bytes[position] != quote, bytes[position] != UInt8(ascii: "\n") {
      position += bytes[position] == UInt8(ascii: "\\") && position + 1 < bytes.count ? 2 : 1
    }
    position = min(position, bytes.count)
    add(kind, start..<position)
    if byte(at: position) == quote { position += 1 }
  }

  private mutating func readNumber(from start: Int) {
    while position < bytes.count {
      let next = bytes[position]
      if Self.isWordStart(next) || Self.isDigit(next) || next == UInt8(ascii: ".") {
        position += 1
        let isExponent = (next | 0x20) == UInt8(ascii: "e") && (byte(at: start + 1) | 0x20) != UInt8(ascii: "x")
        if isExponent, byte(at: position) == UInt8(ascii: "-") || byte(at: position) == UInt8(ascii: "+") {
          position += 1
        }
      } else {
        break
      }
    }
    add(.number, start..<position)
  }

  private mutating func add(_ kind: Token.Kind, _ range: Range<Int>) {
    tokens.append(
      Token(
        kind: kind, text: String(decoding: bytes[range], as: UTF8.self), file: file, line: line,
        startsLine: startsLine, followsBlank: followsBlank))
    startsLine = false
    followsBlank = false
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  private static func isWordStart(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20
    return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z") || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "$")
  }
}
