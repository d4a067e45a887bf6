/// The value of a constant expression of C over whole numbers, as conditions and the values of enumerations have.
struct ConstantExpression {
  /// Brackets within brackets, or operators within operators, are followed this far.
  private static let depthLimit = 40

  private let tokens: ArraySlice<Token>
  private var position: Int
  private var depth = 0
  private let value: (String) -> Int?
  private let call: (_ name: String, _ argument: ArraySlice<Token>) -> Int?
  private var isKnown = true

  /// Returns the value, or nil if the tokens are no such expression or have a name that has no value.
  ///
  /// - Parameters:
  ///   - value: the value of a name.
  ///   - call: the value of `name(tokens)`; conditions have `defined(X)` and `__has_include(<X/X.h>)`.
  static func value(
    of tokens: ArraySlice<Token>, value: @escaping (String) -> Int?,
    call: @escaping (_ name: String, _ argument: ArraySlice<Token>) -> Int? = { _, _ in nil }
  ) -> Int? {
    var expression = ConstantExpression(tokens, value: value, call: call)
    let result = expression.conditional()
    guard expression.isKnown, expression.position == tokens.endIndex, !tokens.isEmpty else { return nil }
    return result
  }

  private init(
    _ tokens: ArraySlice<Token>, value: @escaping (String) -> Int?,
    call: @escaping (_ name: String, _ argument: ArraySlice<Token>) -> Int?
  ) {
    self.tokens = tokens
    self.value = value
    self.call = call
    position = tokens.startIndex
  }

  private var current: Token? { position < tokens.endIndex ? tokens[position] : nil }

  private mutating func fail() -> Int {
    isKnown = false
    position = tokens.endIndex
    return 0
  }

  private mutating func accept(_ mark: String) -> Bool {
    guard let current, current.isMark(mark) else { return false }
    position += 1
    return true
  }

  private mutating func conditional() -> Int {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.depthLimit else { return fail() }
    let condition = binary(0)
    guard accept("?") else { return condition }
    let first = conditional()
    guard accept(":") else { return fail() }
    let second = conditional()
    return condition != 0 ? first : second
  }

  private static let levels: [[String]] = [
    ["||"], ["&&"], ["|"], ["^"], ["&"], ["==", "!="], ["<", ">", "<=", ">="], ["<<", ">>"], ["+", "-"],
    ["*", "/", "%"],
  ]

  /// The binary operator here; `>>` is two marks.
  private var binaryOperator: String? {
    guard let current, current.kind == .mark else { return nil }
    if current.text == ">", position + 1 < tokens.endIndex, tokens[position + 1].isMark(">") { return ">>" }
    return current.text
  }

  private mutating func binary(_ level: Int) -> Int {
    guard level < Self.levels.count else { return unary() }
    var left = binary(level + 1)
    while let mark = binaryOperator, Self.levels[level].contains(mark) {
      position += mark == ">>" ? 2 : 1
      let right = binary(level + 1)
      left = apply(mark, left, right)
    }
    return left
  }

  private mutating func apply(_ mark: String, _ a: Int, _ b: Int) -> Int {
    switch mark {
    case "||": return a != 0 || b != 0 ? 1 : 0
    case "&&": return a != 0 && b != 0 ? 1 : 0
    case "|": return a | b
    case "^": return a ^ b
    case "&": return a & b
    case "==": return a == b ? 1 : 0
    case "!=": return a != b ? 1 : 0
    case "<": return a < b ? 1 : 0
    case ">": return a > b ? 1 : 0
    case "<=": return a <= b ? 1 : 0
    case ">=": return a >= b ? 1 : 0
    case "<<": return a << min(max(b, 0), 64)
    case ">>": return a >> min(max(b, 0), 64)
    case "+": return a &+ b
    case "-": return a &- b
    case "*": return a &* b
    default:
      guard b != 0, !(a == .min && b == -1) else { return fail() }
      return mark == "/" ? a / b : a % b
    }
  }

  private mutating func unary() -> Int {
    var operators: [String] = []
    while let current, current.kind == .mark, ["!", "-", "~", "+"].contains(current.text) {
      operators.append(current.text)
      position += 1
    }
    var result = primary()
    for mark in operators.reversed() {
      switch mark {
      case "!": result = result == 0 ? 1 : 0
      case "-": result = 0 &- result
      case "~": result = ~result
      default: break
      }
    }
    return result
  }

  private mutating func primary() -> Int {
    guard let token = current else { return fail() }
    position += 1
    switch token.kind {
    case .number: return Self.number(token.text) ?? fail()
    case .character:
      let bytes = Array(token.text.utf8)
      // A code of four characters, such as 'abcd', is a number in base 256.
      return bytes.isEmpty || bytes.count > 4 ? fail() : bytes.reduce(0) { $0 << 8 | Int($1) }
    case .mark where token.text == "(": return parenthesized()
    case .word:
      if token.text == "defined", let name = current, name.kind == .word {
        position += 1
        return call("defined", [name]) ?? fail()
      }
      if accept("(") {
        let start = position
        var open = 1
        while position < tokens.endIndex {
          if tokens[position].isMark("(") { open += 1 }
          if tokens[position].isMark(")") { open -= 1 }
          if open == 0 { break }
          position += 1
        }
        let argument = tokens[start..<position]
        guard accept(")"), let result = call(token.text, argument) else { return fail() }
        return result
      }
      return value(token.text) ?? fail()
    default: return fail()
    }
  }

  private mutating func parenthesized() -> Int {
    // A cast such as `(NSUInteger)1` changes nothing here.
    let start = position
    if let token = current, token.kind == .word, value(token.text) == nil {
      while let token = current, token.kind == .word { position += 1 }
      if accept(")"), let next = current, next.kind == .number || next.kind == .word || next.isMark("(") {
        return unary()
      }
      position = start
    }
    let result = conditional()
    return accept(")") ? result : fail()
  }

  /// Returns the value of `0x1F`, `017`, `0b11` or `42UL`.
  static func number(_ text: String) -> Int? {
    var digits = Substring(text.lowercased())
    while let last = digits.last, last == "u" || last == "l", digits.count > 1 { digits.removeLast() }
    let magnitude: UInt?
    if digits.hasPrefix("0x") {
      magnitude = UInt(digits.dropFirst(2), radix: 16)
    } else if digits.hasPrefix("0b") {
      magnitude = UInt(digits.dropFirst(2), radix: 2)
    } else if digits.hasPrefix("0"), digits.count > 1 {
      magnitude = UInt(digits.dropFirst(), radix: 8)
    } else {
      magnitude = UInt(digits)
    }
    return magnitude.map { Int(bitPattern: $0) }
  }
}
