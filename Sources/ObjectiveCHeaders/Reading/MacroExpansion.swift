/// Replaces the macros that the headers define by their bodies.
///
/// A definition counts for all headers, before and after it. What the replacements produce is limited to a few times
/// the length of the headers; after that, uses stay as they are.
struct MacroExpansion {
  /// Macros that use macros are followed this far.
  private static let depthLimit = 12

  private let macros: [String: Macro]
  private var budget: Int
  private var active: Set<String> = []
  private(set) var result: [Token] = []

  static func expand(_ tokens: [Token], _ macros: [String: Macro]) -> [Token] {
    let macros = macros.filter { !KnownMacros.kept($0.key) }
    guard !macros.isEmpty else { return tokens }
    var expansion = MacroExpansion(macros: macros, budget: tokens.count * 2 + 100_000)
    expansion.result.reserveCapacity(tokens.count)
    expansion.run(tokens[...], Brackets(tokens), depth: 0)
    return expansion.result
  }

  private init(macros: [String: Macro], budget: Int) {
    self.macros = macros
    self.budget = budget
  }

  private mutating func run(_ tokens: ArraySlice<Token>, _ brackets: Brackets, depth: Int) {
    var index = tokens.startIndex
    while index < tokens.endIndex {
      let token = tokens[index]
      guard token.kind == .word, let macro = macros[token.text], depth < Self.depthLimit, budget > 0,
        !active.contains(token.text)
      else {
        result.append(token)
        index += 1
        continue
      }
      guard let parameters = macro.parameters else {
        replace(token, by: macro.body, depth: depth)
        index += 1
        continue
      }
      guard index + 1 < tokens.endIndex, tokens[index + 1].isMark("("), let end = brackets.end(of: index + 1),
        end < tokens.endIndex
      else {
        result.append(token)
        index += 1
        continue
      }
      let arguments = Self.arguments(tokens[(index + 2)..<end], brackets, parameters.count, macro.isVariadic)
      budget -= end - index
      replace(token, by: substitute(macro, parameters, arguments, at: token), depth: depth)
      index = end + 1
    }
  }

  private mutating func replace(_ token: Token, by body: [Token], depth: Int) {
    budget -= body.count + 1
    guard budget > 0, !body.isEmpty else { return }
    var body = body
    for index in body.indices {
      body[index].file = token.file
      body[index].line = token.line
      body[index].isNonnull = token.isNonnull
    }
    active.insert(token.text)
    run(body[...], Brackets(body), depth: depth + 1)
    active.remove(token.text)
  }

  /// Returns the arguments between the brackets of a use; the last has all that are left if the macro takes any number.
  private static func arguments(
    _ tokens: ArraySlice<Token>, _ brackets: Brackets, _ count: Int, _ isVariadic: Bool
  ) -> [ArraySlice<Token>] {
    var arguments: [ArraySlice<Token>] = []
    var start = tokens.startIndex
    var index = start
    while index < tokens.endIndex {
      if tokens[index].isMark(","), !(isVariadic && arguments.count == count - 1) {
        arguments.append(tokens[start..<index])
        start = index + 1
      }
      index = (brackets.end(of: index) ?? index) + 1
    }
    arguments.append(tokens[min(start, tokens.endIndex)...])
    return arguments
  }

  private mutating func substitute(
    _ macro: Macro, _ parameters: [String], _ arguments: [ArraySlice<Token>], at use: Token
  ) -> [Token] {
    var output: [Token] = []
    var index = 0
    let body = macro.body
    func argument(_ token: Token) -> ArraySlice<Token>? {
      guard token.kind == .word, let number = parameters.firstIndex(of: token.text) else { return nil }
      return number < arguments.count ? arguments[number] : []
    }
    while index < body.count, budget > 0 {
      let token = body[index]
      if token.isMark("##") {
        index += 1
        guard index < body.count else { break }
        let next = argument(body[index]) ?? [body[index]]
        if let last = output.last, let first = next.first, last.kind != .mark, first.kind != .mark,
          last.text.utf8.count + first.text.utf8.count < 1_000
        {
          output.removeLast()
          output.append(Token(kind: last.kind, text: last.text + first.text, file: use.file, line: use.line))
          output += next.dropFirst()
        } else if !(next.isEmpty && output.last?.isMark(",") == true) {
          output += next
        } else {
          _ = output.popLast()  // `, ## __VA_ARGS__` without arguments loses the comma.
        }
      } else if token.isMark("#"), index + 1 < body.count, let text = argument(body[index + 1]) {
        index += 1
        let joined = text.map(\.text).joined(separator: " ")
        output.append(Token(kind: .text, text: joined, file: use.file, line: use.line))
      } else if let inserted = argument(token) {
        output += inserted
        budget -= inserted.count
      } else {
        output.append(token)
      }
      index += 1
    }
    return output
  }
}
