/// Reads declarations from the tokens of headers, in time proportional to their number.
///
/// Skips and notes a declaration that it cannot read, up to the next semicolon or the `@end` of a class.
struct Parser {
  struct Unreadable: Error {
    let reason: String
    init(_ reason: String) { self.reason = reason }
  }

  struct Skip {
    let file: Int32
    let line: Int32
    let reason: String
  }

  /// Types within types are followed this far.
  static let depthLimit = 40

  let tokens: [Token]
  let brackets: Brackets
  var position = 0
  var depth = 0
  var declarations: [Declaration] = []
  var skips: [Skip] = []
  /// Classes and protocols that are said to exist.
  var forward: Set<String> = []
  /// The modules of `@import`.
  var modules: [String] = []
  /// Names that type definitions of these headers have given so far, which no macro has.
  var aliases: Set<String> = []
  /// How many tokens were looked at one by one, for tests of the time that reading takes.
  private(set) var steps = 0

  init(_ tokens: [Token]) {
    self.tokens = tokens
    brackets = Brackets(tokens)
  }

  // MARK: Tokens

  var current: Token? { position < tokens.count ? tokens[position] : nil }
  func token(_ offset: Int) -> Token? {
    position + offset < tokens.count && position + offset >= 0 ? tokens[position + offset] : nil
  }
  func isMark(_ mark: String, _ offset: Int = 0) -> Bool { token(offset)?.isMark(mark) ?? false }
  func isWord(_ word: String, _ offset: Int = 0) -> Bool { token(offset)?.isWord(word) ?? false }
  func isAnyWord(_ offset: Int = 0) -> Bool { token(offset)?.kind == .word }

  mutating func advance(_ count: Int = 1) {
    position += count
    steps += 1
  }

  mutating func accept(_ mark: String) -> Bool {
    guard isMark(mark) else { return false }
    advance()
    return true
  }

  mutating func expect(_ mark: String) throws(Unreadable) {
    guard accept(mark) else {
      throw Unreadable("expected \(mark)" + (current.map { " before \($0.text.prefix(40))" } ?? " at the end"))
    }
  }

  mutating func word() throws(Unreadable) -> String {
    guard let current, current.kind == .word else {
      throw Unreadable("expected a name" + (current.map { " before \($0.text.prefix(40))" } ?? " at the end"))
    }
    advance()
    return current.text
  }

  /// Returns what is in the brackets that open here, and moves behind them.
  mutating func bracketed() throws(Unreadable) -> ArraySlice<Token> {
    guard let end = brackets.end(of: position) else { throw Unreadable("a bracket that is never closed") }
    defer {
      position = end + 1
      steps += 1
    }
    return tokens[(position + 1)..<end]
  }

  /// Moves past the brackets that open here, or past one token.
  mutating func pass() {
    position = (brackets.end(of: position) ?? position) + 1
    steps += 1
  }

  mutating func note(_ reason: String, at token: Token?) {
    skips.append(Skip(file: token?.file ?? 0, line: token?.line ?? 0, reason: reason))
  }

  /// Moves behind the next semicolon, or behind the braces of a function.
  mutating func recover() {
    while let token = current {
      if token.isMark(";") { return advance() }
      if token.isMark("@"), isWord("end", 1) || isWord("interface", 1) || isWord("protocol", 1) { return }
      let isBody = token.isMark("{") && brackets.end(of: position) != nil
      pass()
      // A body ends a function; that of a type is followed by a name or semicolon.
      if isBody, !isAnyWord(), !isMark(";"), !isMark("*") { return }
    }
  }

  // MARK: The whole

  mutating func run() {
    while let start = current {
      let before = position
      do throws(Unreadable) {
        try topLevel()
      } catch {
        note(error.reason, at: start)
        recover()
      }
      if position == before { advance() }
    }
  }

  private mutating func topLevel() throws(Unreadable) {
    if accept(";") || accept("}") { return }
    // `extern "C" {` of C++; the closing brace is passed over like any other.
    if isWord("extern"), token(1)?.kind == .text {
      advance(2)
      _ = accept("{")
      return
    }
    let start = position
    var attributes = Attributes()
    attributesIfAny(&attributes)
    if isMark("@") { return try keyword(attributes) }
    if current == nil || isMark(";") || isMark("}") { return }
    position = start
    try declaration()
  }

  private mutating func keyword(_ attributes: Attributes) throws(Unreadable) {
    guard let start = current else { return }
    advance()
    let name = try word()
    switch name {
    case "import":
      if let module = current, module.kind == .word { modules.append(module.text) }
      recover()
    case "class":
      repeat {
        forward.insert(try word())
        if isMark("<") { _ = try protocolsOrGenerics() }
      } while accept(",")
      try expect(";")
    case "protocol": try protocolDeclaration(attributes, at: start)
    case "interface": try interface(attributes, at: start)
    case "end": break
    case "implementation":
      while current != nil, !(isMark("@") && isWord("end", 1)) { pass() }
    default: throw Unreadable("@\(name)")
    }
  }
}
