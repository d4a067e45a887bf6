/// The values of constants that the headers, or the sources, give.
struct Constants {
  /// Texts such as `NSString *const PageErrorDomain = @"PageErrorDomain";`.
  private(set) var texts: [String: String] = [:]
  private(set) var numbers: [String: Int] = [:]
  /// Numbers with a point, as Swift writes them.
  private(set) var fractions: [String: String] = [:]

  /// The value of a name in an expression.
  func number(_ name: String) -> Int? { numbers[name] ?? KnownMacros.values[name] }

  mutating func add(_ name: String, _ value: Int) { numbers[name] = value }

  /// Reads constants' values from sources: a name, `=`, and a text or number.
  mutating func read(_ tokens: [Token]) {
    guard tokens.count > 3 else { return }
    for index in 1..<(tokens.count - 2) where tokens[index].isMark("=") && tokens[index - 1].kind == .word {
      let name = tokens[index - 1].text
      var start = index + 1
      let isObject = tokens[start].isMark("@")
      if isObject { start += 1 }
      guard start + 1 < tokens.count, tokens[start + 1].isMark(";") else { continue }
      let value = tokens[start]
      switch value.kind {
      case .text where texts[name] == nil: texts[name] = Self.unescaped(value.text)
      case .number where !isObject:
        if let number = ConstantExpression.number(value.text) {
          if numbers[name] == nil { numbers[name] = number }
        } else if let fraction = Self.fraction([value]) {
          fractions[name] = fraction
        }
      case .word where value.text == "YES" || value.text == "NO":
        if numbers[name] == nil { numbers[name] = value.text == "YES" ? 1 : 0 }
      default: break
      }
    }
  }

  /// Returns a text as it is meant, without backslashes.
  static func unescaped(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    var result = ""
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isEscaped {
        switch scalar {
        case "n": result += "\n"
        case "t": result += "\t"
        case "r": result += "\r"
        default: result.unicodeScalars.append(scalar)
        }
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns a number with a point or exponent as Swift writes it.
  static func fraction(_ tokens: ArraySlice<Token>) -> String? {
    var tokens = tokens
    while let first = tokens.first, first.isMark("("), tokens.last?.isMark(")") == true, tokens.count > 1 {
      tokens = tokens.dropFirst().dropLast()
    }
    let isNegative = tokens.first?.isMark("-") ?? false
    if isNegative { tokens = tokens.dropFirst() }
    guard tokens.count == 1, let token = tokens.first, token.kind == .number, !token.text.lowercased().hasPrefix("0x")
    else { return nil }
    var text = Substring(token.text)
    while let last = text.last, "fFlL".contains(last) { text.removeLast() }
    guard let value = Double(text), value.isFinite else { return nil }
    return (isNegative ? "-" : "") + "\(value)"
  }

  /// Returns the Swift type and value of a macro that is a literal or a sum of some.
  static func literal(_ tokens: ArraySlice<Token>, _ number: @escaping (String) -> Int?) -> (
    type: String, value: String
  )? {
    var tokens = tokens
    while let first = tokens.first, first.isMark("("), tokens.last?.isMark(")") == true, tokens.count > 2 {
      tokens = tokens.dropFirst().dropLast()
    }
    if tokens.first?.isMark("@") ?? false, tokens.count == 2, let text = tokens.last, text.kind == .text {
      return ("String", SwiftWords.quoted(unescaped(text.text)))
    }
    guard let last = tokens.last else { return nil }
    if tokens.count == 1, last.kind == .text { return ("String", SwiftWords.quoted(unescaped(last.text))) }
    if tokens.count == 1, last.kind == .word {
      return last.text == "YES" || last.text == "true"
        ? ("Bool", "true")
        : last.text == "NO" || last.text == "false"
          ? ("Bool", "false") : number(last.text).map { ("Int32", "\($0)") }.flatMap { Int32($0.1) == nil ? nil : $0 }
    }
    if tokens.contains(where: { $0.kind == .number && $0.text.contains(".") && !$0.text.hasPrefix("0x") }) {
      guard let value = fraction(tokens) else { return nil }
      return (last.text.lowercased().hasSuffix("f") ? "Float" : "Double", value)
    }
    guard let value = ConstantExpression.value(of: tokens, value: number) else { return nil }
    let suffix = last.kind == .number ? String(last.text.lowercased().suffix(while: { "ul".contains($0) })) : ""
    switch suffix {
    case "u" where UInt32(exactly: value) != nil: return ("UInt32", "\(value)")
    case "ul", "lu": return ("UInt", "\(UInt(bitPattern: value))")
    case "ull": return ("UInt64", "\(UInt64(bitPattern: Int64(value)))")
    case "l": return ("Int", "\(value)")
    case "ll": return ("Int64", "\(value)")
    default: return Int32(exactly: value) == nil ? ("Int", "\(value)") : ("Int32", "\(value)")
    }
  }
}

extension String {
  /// Returns the longest end whose characters all satisfy a condition.
  fileprivate func suffix(while condition: (Character) -> Bool) -> Substring {
    var start = endIndex
    while start > startIndex, condition(self[index(before: start)]) { start = index(before: start) }
    return self[start...]
  }
}
