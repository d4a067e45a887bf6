/// Joins the tokens of all headers: conditions are decided, macros are replaced, and a header that another one imports
/// comes before what follows the import.
struct Preprocessor {
  /// Headers that import headers are followed this far; others come later.
  private static let depthLimit = 100

  private(set) var macros: [String: Macro] = [:]
  /// The names of the macros, in order.
  private(set) var macroNames: [(name: String, file: Int32, line: Int32)] = []
  /// The modules whose headers are imported, in order.
  private(set) var modules: [String] = []
  private(set) var tokens: [Token] = []

  private let texts: [String]
  private var numbers: [String: Int] = [:]
  private var isRead: [Bool]
  private var isNonnull = false
  private var seenModules: Set<String> = []
  private var constants: [String: Int] = [:]

  init(_ headers: [(path: String, text: String)]) {
    texts = headers.map(\.text)
    isRead = [Bool](repeating: false, count: headers.count)
    for (number, header) in headers.enumerated() where numbers[Self.fileName(header.path)] == nil {
      numbers[Self.fileName(header.path)] = number
    }
    for number in headers.indices { read(number, depth: 0) }
    tokens = MacroExpansion.expand(tokens, macros)
  }

  static func fileName(_ path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }

  private struct Condition {
    /// Whether the lines are read, whether a branch before was taken, and whether the whole is within lines that are.
    var isActive: Bool
    var wasTaken: Bool
    let isOuterActive: Bool
  }

  private mutating func read(_ number: Int, depth: Int) {
    guard !isRead[number], depth < Self.depthLimit else { return }
    isRead[number] = true
    let file = Lexer.tokens(of: texts[number], file: number)
    var conditions: [Condition] = []
    var index = 0
    while index < file.count {
      let isActive = conditions.last?.isActive ?? true
      guard file[index].startsLine, file[index].isMark("#") else {
        if isActive { append(file[index]) }
        index += 1
        continue
      }
      var end = index + 1
      while end < file.count, !file[end].startsLine { end += 1 }
      if index + 1 < end {
        let rest = file[(index + 2)..<end]
        if !decide(file[index + 1].text, rest, &conditions), isActive {
          direct(file[index + 1].text, rest, depth: depth)
        }
      }
      index = end
    }
    isNonnull = false
  }

  private mutating func append(_ token: Token) {
    if token.kind == .word {
      switch token.text {
      case "NS_ASSUME_NONNULL_BEGIN", "CF_ASSUME_NONNULL_BEGIN":
        isNonnull = true
        return
      case "NS_ASSUME_NONNULL_END", "CF_ASSUME_NONNULL_END":
        isNonnull = false
        return
      default: break
      }
    }
    var token = token
    token.isNonnull = isNonnull
    tokens.append(token)
  }

  /// Follows a directive that begins or ends lines that are read in some cases only; returns false for others.
  private mutating func decide(_ name: String, _ rest: ArraySlice<Token>, _ conditions: inout [Condition]) -> Bool {
    let isActive = conditions.last?.isActive ?? true
    switch name {
    case "if", "ifdef", "ifndef":
      let value = isActive && holds(name, rest)
      conditions.append(Condition(isActive: value, wasTaken: value, isOuterActive: isActive))
    case "elif", "else":
      guard var last = conditions.popLast() else { return true }
      let value = last.isOuterActive && !last.wasTaken && (name == "else" || holds("if", rest))
      last.isActive = value
      last.wasTaken = last.wasTaken || value
      conditions.append(last)
    case "endif": _ = conditions.popLast()
    default: return false
    }
    return true
  }

  private func holds(_ name: String, _ rest: ArraySlice<Token>) -> Bool {
    if name != "if" { return isDefined(rest.first?.text ?? "") == (name == "ifdef") }
    let value = ConstantExpression.value(of: rest) { name in
      self.value(of: name) ?? 0
    } call: { function, argument in
      switch function {
      case "defined": self.isDefined(argument.first?.text ?? "") ? 1 : 0
      case "__has_include", "__has_include_next": self.hasInclude(argument) ? 1 : 0
      case "__has_feature", "__has_extension", "__has_attribute", "__has_builtin", "__has_warning": 1
      default: 0
      }
    }
    return (value ?? 0) != 0
  }

  private func isDefined(_ name: String) -> Bool {
    name != "__cplusplus" && (macros[name] != nil || KnownMacros.isDefined(name))
  }

  /// Returns the value of a macro that is a whole number, as far as its definition could tell.
  func value(of name: String) -> Int? { KnownMacros.values[name] ?? constants[name] }

  /// A header of one of the given files, or of a framework, is there: what it declares is the compiler's to judge.
  private func hasInclude(_ argument: ArraySlice<Token>) -> Bool {
    if let text = argument.first, text.kind == .text { return numbers[Self.fileName(text.text)] != nil }
    let words = argument.filter { $0.kind == .word }.map(\.text)
    guard words.count > 2, let framework = words.first else { return false }
    return ["UIKit", "Foundation", "CoreGraphics", "QuartzCore", "Availability"].contains(framework)
      || numbers[words[words.count - 2] + ".h"] != nil
  }

  private mutating func direct(_ name: String, _ rest: ArraySlice<Token>, depth: Int) {
    guard let first = rest.first else { return }
    switch name {
    case "define":
      guard first.kind == .word, !KnownMacros.kept(first.text) else { return }
      let macro = Macro(rest.dropFirst())
      macros[first.text] = macro
      // Evaluated at once, with what is known, so that macros that use macros cost no more than their lengths.
      let body = macro.parameters == nil ? macro.body[...] : []
      constants[first.text] = ConstantExpression.value(of: body) { [constants] in
        KnownMacros.values[$0] ?? constants[$0]
      }
      macroNames.append((first.text, first.file, first.line))
    case "undef":
      macros[first.text] = nil
      constants[first.text] = nil
    case "import", "include":
      if first.kind == .text {
        if let number = numbers[Self.fileName(first.text)] { read(imported: number, depth: depth) }
        return
      }
      let inside = rest.dropFirst().prefix { !$0.isMark(">") }
      let file = inside.suffix(while: { !$0.isMark("/") }).map(\.text).joined()
      if let number = numbers[file] {
        read(imported: number, depth: depth)
      } else if let module = inside.first, module.kind == .word, inside.contains(where: { $0.isMark("/") }) {
        if seenModules.insert(module.text).inserted { modules.append(module.text) }
      }
    case "pragma":
      guard rest.count == 3, first.isWord("clang"), rest.dropFirst().first?.text == "assume_nonnull" else { return }
      isNonnull = rest.last?.text == "begin"
    default: break
    }
  }

  private mutating func read(imported number: Int, depth: Int) {
    let before = isNonnull
    isNonnull = false
    read(number, depth: depth + 1)
    isNonnull = before
  }
}

extension ArraySlice<Token> {
  /// Returns the longest end whose elements all satisfy a condition.
  fileprivate func suffix(while condition: (Token) -> Bool) -> ArraySlice {
    var start = endIndex
    while start > startIndex, condition(self[start - 1]) { start -= 1 }
    return self[start...]
  }
}
