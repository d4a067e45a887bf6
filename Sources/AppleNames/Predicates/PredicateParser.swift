import Foundation

/// Parses formats of predicates, in time linear in their length.
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/nspredicate).
struct PredicateParser {
  /// The greatest number of parentheses, braces and brackets inside each other: the parser and the evaluation recurse
  /// for each, and threads may have small stacks.
  static let nestingLimit = 100

  /// Parentheses may be around conditions and values, which is known only after what is in them.
  private enum Parsed {
    case test(PredicateTest)
    case term(PredicateTerm)
  }

  private var lexer: PredicateLexer
  private var token: PredicateToken
  private var arguments: ArraySlice<Any?>
  private var depth = 0

  /// Returns the condition that a format describes, with arguments in place of its placeholders.
  static func parse(_ format: String, _ arguments: [Any?]) throws -> PredicateTest {
    var parser = try PredicateParser(format, arguments)
    let start = parser.token.position
    let parsed = try parser.disjunction()
    guard case .end = parser.token.kind else { throw parser.unexpected("an operator or the end") }
    return try parser.test(parsed, at: start)
  }

  /// Returns the value that a format describes, with arguments in place of its placeholders.
  static func parseTerm(_ format: String, _ arguments: [Any?]) throws -> PredicateTerm {
    var parser = try PredicateParser(format, arguments)
    let start = parser.token.position
    let parsed = try parser.sum()
    guard case .end = parser.token.kind else { throw parser.unexpected("an operator or the end") }
    return try parser.term(parsed, at: start)
  }

  private init(_ format: String, _ arguments: [Any?]) throws {
    lexer = PredicateLexer(format)
    token = try lexer.next()
    self.arguments = arguments[...]
  }

  // MARK: Conditions

  private mutating func disjunction() throws -> Parsed {
    let start = token.position
    let first = try conjunction()
    guard isNext("OR", .or) else { return first }
    var tests = [try test(first, at: start)]
    while try take("OR", .or) {
      let start = token.position
      tests.append(try test(conjunction(), at: start))
    }
    return .test(.any(tests))
  }

  private mutating func conjunction() throws -> Parsed {
    let start = token.position
    let first = try negation()
    guard isNext("AND", .and) else { return first }
    var tests = [try test(first, at: start)]
    while try take("AND", .and) {
      let start = token.position
      tests.append(try test(negation(), at: start))
    }
    return .test(.all(tests))
  }

  private mutating func negation() throws -> Parsed {
    guard isNext("NOT", .not) else { return try comparison() }
    var isNegated = false
    // A loop, because a recursive call for each would need a deep stack.
    while try take("NOT", .not) { isNegated.toggle() }
    let start = token.position
    let negated = try test(comparison(), at: start)
    return .test(isNegated ? .not(negated) : negated)
  }

  private mutating func comparison() throws -> Parsed {
    let quantifier = try takeQuantifier()
    let start = token.position
    let left = try sum()
    guard let relation = relation() else {
      if quantifier != nil { throw unexpected("a comparison operator") }
      return left
    }
    let leftTerm = try term(left, at: start)
    try advance()
    let options = try takeOptions()
    let rightStart = token.position
    let right = try term(sum(), at: rightStart)
    if relation == .between { try checkBounds(right, at: rightStart) }
    var comparison = PredicateComparison(
      left: leftTerm, relation: relation, right: right, quantifier: quantifier, options: options)
    if relation == .matches, case .constant(let value) = right, case .text(let pattern) = PredicateValue(value) {
      // An invalid pattern stops the program when it is used, as on Apple's platforms.
      comparison.expression = try? NSRegularExpression(wholePattern: pattern, options)
    }
    return .test(.comparison(comparison))
  }

  private mutating func takeQuantifier() throws -> PredicateComparison.Quantifier? {
    switch token.keyword {
    case "ANY", "SOME":
      try advance()
      return .any
    case "ALL":
      try advance()
      return .all
    case "NONE":
      try advance()
      return PredicateComparison.Quantifier.none
    default: return nil
    }
  }

  private func relation() -> PredicateComparison.Relation? {
    switch token.kind {
    case .symbol(.equal), .symbol(.doubleEqual): return .equal
    case .symbol(.notEqual), .symbol(.unequal): return .notEqual
    case .symbol(.less): return .less
    case .symbol(.lessOrEqual), .symbol(.equalOrLess): return .lessOrEqual
    case .symbol(.greater): return .greater
    case .symbol(.greaterOrEqual), .symbol(.equalOrGreater): return .greaterOrEqual
    default: break
    }
    switch token.keyword {
    case "BETWEEN": return .between
    case "IN": return .isIn
    case "CONTAINS": return .contains
    case "BEGINSWITH": return .beginsWith
    case "ENDSWITH": return .endsWith
    case "LIKE": return .like
    case "MATCHES": return .matches
    default: return nil
    }
  }

  /// Reads the options in brackets after an operator, such as `[cd]`.
  private mutating func takeOptions() throws -> String.CompareOptions {
    guard try take(.openBracket) else { return [] }
    guard case .word(let letters) = token.kind else { throw unexpected("'c', 'd' or 'cd'") }
    var options: String.CompareOptions = []
    for letter in letters {
      switch letter {
      case "c", "C": options.insert(.caseInsensitive)
      case "d", "D": options.insert(.diacriticInsensitive)
      default: throw unexpected("'c', 'd' or 'cd'")
      }
    }
    try advance()
    try expect(.closeBracket)
    return options
  }

  private func checkBounds(_ term: PredicateTerm, at position: Int) throws {
    let count: Int
    switch term {
    case .list(let terms): count = terms.count
    case .constant(let value):
      guard case .list(let values) = PredicateValue(value) else {
        throw lexer.error("expected a lower and an upper bound for BETWEEN", at: position)
      }
      count = values.count
    default: return
    }
    if count != 2 { throw lexer.error("expected two bounds for BETWEEN, not \(count)", at: position) }
  }

  // MARK: Values

  private mutating func sum() throws -> Parsed {
    try operands(.plus, .minus) { try $0.product() }
  }

  private mutating func product() throws -> Parsed {
    try operands(.times, .dividedBy) { try $0.signed() }
  }

  /// Reads a value and the power to which it is raised.
  private mutating func power() throws -> Parsed {
    let start = token.position
    let base = try path()
    guard try take(.power) else { return base }
    try enter(at: start)
    let exponentStart = token.position
    let exponent = try term(signed(), at: exponentStart)
    depth -= 1
    return .term(.call(.power, [try term(base, at: start), exponent]))
  }

  private mutating func operands(
    _ symbols: PredicateSymbol..., next: (inout PredicateParser) throws -> Parsed
  ) throws -> Parsed {
    let start = token.position
    let first = try next(&self)
    var others: [PredicateOperand] = []
    while case .symbol(let symbol) = token.kind, symbols.contains(symbol) {
      try advance()
      let start = token.position
      others.append(PredicateOperand(symbol: symbol, term: try term(next(&self), at: start)))
    }
    return others.isEmpty ? first : .term(.arithmetic(try term(first, at: start), others))
  }

  private mutating func signed() throws -> Parsed {
    guard case .symbol(.minus) = token.kind else { return try power() }
    var isNegated = false
    while try take(.minus) { isNegated.toggle() }
    let start = token.position
    let value = try term(power(), at: start)
    guard isNegated else { return .term(value) }
    // A constant, so that lists of negative numbers are constants too.
    if case .constant(let constant) = value, case .number(let number) = PredicateValue(constant) {
      return .term(.constant(number.negated.value))
    }
    return .term(.negated(value))
  }

  private mutating func path() throws -> Parsed {
    let start = token.position
    let first = try primary()
    guard isNext(.dot) || isNext(.openBracket) else { return first }
    var (base, steps) = (try term(first, at: start), [PredicateStep]())
    // Steps of one path, rather than a path of a path, for evaluation without a deep stack.
    if case .path(let inner, let innerSteps) = base { (base, steps) = (inner, innerSteps) }
    while true {
      let position = token.position
      if try take(.dot) {
        steps += try takeSteps()
      } else if try take(.openBracket) {
        steps.append(try takeIndex(from: position))
      } else {
        break
      }
    }
    let aggregates = steps.filter { if case .aggregate = $0 { return true } else { return false } }
    if aggregates.count > 1 { throw lexer.error("more than one collection operator in the key path", at: start) }
    return .term(.path(base, steps))
  }

  /// Reads what is after the dot of a key path.
  private mutating func takeSteps() throws -> [PredicateStep] {
    let start = token.position
    switch token.kind {
    case .word(let key), .escapedWord(let key):
      try advance()
      return [.key(key)]
    case .collectionOperator(let name):
      try advance()
      return [try aggregate(name, at: start)]
    case .placeholder(.key):
      try advance()
      return try keySteps(at: start)
    default: throw unexpected("a key")
    }
  }

  private mutating func takeIndex(from start: Int) throws -> PredicateStep {
    try enter(at: start)
    let step: PredicateStep
    switch token.keyword {
    case "FIRST":
      try advance()
      step = .first
    case "LAST":
      try advance()
      step = .last
    case "SIZE":
      try advance()
      step = .size
    default:
      let position = token.position
      step = .index(try term(sum(), at: position))
    }
    try expect(.closeBracket)
    depth -= 1
    return step
  }

  private func aggregate(_ name: String, at position: Int) throws -> PredicateStep {
    guard let aggregate = PredicateAggregate(rawValue: name) else {
      throw lexer.error("the collection operator '@\(name)' is not supported", at: position)
    }
    return .aggregate(aggregate)
  }

  private mutating func primary() throws -> Parsed {
    let start = token.position
    switch token.kind {
    case .word(let word): return try self.word(word)
    case .symbol(.open): return try group()
    case .symbol(.openBrace): return .term(try list())
    case .symbol, .end: throw unexpected("a value")
    case .escapedWord(let key):
      try advance()
      return .term(.path(.object, [.key(key)]))
    case .collectionOperator(let name):
      try advance()
      return .term(.path(.object, [try aggregate(name, at: start)]))
    case .variable(let name):
      try advance()
      return .term(.variable(name))
    case .text(let text):
      try advance()
      return .term(.constant(text))
    case .number(let number):
      try advance()
      return .term(.constant(number.value))
    case .placeholder(let placeholder):
      try advance()
      return .term(try self.placeholder(placeholder, at: start))
    }
  }

  private mutating func word(_ word: String) throws -> Parsed {
    let start = token.position
    try advance()
    switch word.uppercased() {
    case "TRUEPREDICATE": return .test(.constant(true))
    case "FALSEPREDICATE": return .test(.constant(false))
    case "TRUE", "YES": return .term(.constant(true))
    case "FALSE", "NO": return .term(.constant(false))
    case "NULL", "NIL": return .term(.constant(nil))
    case "SELF": return .term(.object)
    case "SUBQUERY": return .term(try subquery())
    case "AND", "OR", "NOT", "ANY", "SOME", "ALL", "NONE", "IN", "BETWEEN", "CONTAINS", "BEGINSWITH", "ENDSWITH",
      "LIKE",
      "MATCHES":
      throw lexer.error("expected a value, not '\(word)',", at: start)
    default:
      if isNext(.open) { return .term(try call(word, at: start)) }
      return .term(.path(.object, [.key(word)]))
    }
  }

  /// Reads what is in parentheses.
  private mutating func group() throws -> Parsed {
    try enter(at: token.position)
    try advance()
    let parsed = try disjunction()
    try expect(.close)
    depth -= 1
    return parsed
  }

  /// Reads the values in braces.
  private mutating func list() throws -> PredicateTerm {
    try enter(at: token.position)
    try advance()
    var terms: [PredicateTerm] = []
    if !isNext(.closeBrace) {
      repeat {
        let start = token.position
        terms.append(try term(sum(), at: start))
      } while try take(.comma)
    }
    try expect(.closeBrace)
    depth -= 1
    var values: [Any?] = []
    for case .constant(let value) in terms { values.append(value) }
    // A constant, so that the list is not created for each object.
    return values.count == terms.count ? .constant(values) : .list(terms)
  }

  /// Reads the arguments of `SUBQUERY`: a collection, a variable and a condition.
  private mutating func subquery() throws -> PredicateTerm {
    try enter(at: token.position)
    try expect(.open)
    let start = token.position
    let collection = try term(sum(), at: start)
    try expect(.comma)
    guard case .variable(let name) = token.kind else { throw unexpected("a variable") }
    try advance()
    try expect(.comma)
    let testStart = token.position
    let condition = try test(disjunction(), at: testStart)
    try expect(.close)
    depth -= 1
    return .selection(collection, variable: name, condition)
  }

  /// Reads the arguments of a function in parentheses.
  private mutating func call(_ word: String, at position: Int) throws -> PredicateTerm {
    try enter(at: position)
    try expect(.open)
    let term: PredicateTerm
    switch word.uppercased() {
    case "TERNARY":
      let testStart = token.position
      let condition = try test(disjunction(), at: testStart)
      try expect(.comma)
      let first = try value()
      try expect(.comma)
      term = .conditional(condition, first, try value())
    case "FUNCTION": term = try message()
    case "CAST":
      let value = try value()
      try expect(.comma)
      term = .cast(value, try name("the name of a type"))
    default:
      guard let function = PredicateFunction(word: word) else {
        throw lexer.error("the function '\(word)' is not supported", at: position)
      }
      term = .call(function, try values(of: function, at: position))
    }
    try expect(.close)
    depth -= 1
    return term
  }

  private mutating func value() throws -> PredicateTerm {
    let start = token.position
    return try term(sum(), at: start)
  }

  private mutating func values(of function: PredicateFunction, at position: Int) throws -> [PredicateTerm] {
    var terms: [PredicateTerm] = []
    if !isNext(.close) {
      repeat { terms.append(try value()) } while try take(.comma)
    }
    guard function.accepts(terms.count) else {
      throw lexer.error("\(terms.count) arguments are too few or too many for '\(function.rawValue)'", at: position)
    }
    return terms
  }

  /// Reads the target of `FUNCTION`, the name of its method, and arguments, which only predefined functions take.
  private mutating func message() throws -> PredicateTerm {
    let target = try value()
    try expect(.comma)
    let start = token.position
    let name = try name("the name of a method")
    guard isNext(.comma) else { return .message(target, name) }
    guard let function = PredicateFunction(selector: name) else {
      throw lexer.error("the method '\(name)' is not supported", at: start)
    }
    var terms = [target]
    while try take(.comma) { terms.append(try value()) }
    guard function.accepts(terms.count) else { throw lexer.error("wrong number of arguments for '\(name)'", at: start) }
    return .call(function, terms)
  }

  private mutating func name(_ expected: String) throws -> String {
    let start = token.position
    guard case .constant(let value) = try value(), case .text(let name) = PredicateValue(value) else {
      throw lexer.error("expected \(expected)", at: start)
    }
    return name
  }

  // MARK: Arguments

  private mutating func argument(at position: Int) throws -> Any? {
    guard let argument = arguments.popFirst() else {
      throw lexer.error("there is no argument for the placeholder", at: position)
    }
    return argument
  }

  private mutating func placeholder(_ placeholder: PredicatePlaceholder, at position: Int) throws -> PredicateTerm {
    if placeholder == .key { return .path(.object, try keySteps(at: position)) }
    let argument = try argument(at: position)
    switch PredicateValue(argument) {
    case .number(let number) where placeholder != .object: return .constant(number.value)
    case _ where placeholder != .object:
      throw lexer.error("expected a number as the argument of the placeholder", at: position)
    // Collections of any type become lists here, rather than for each object.
    case .list(let values): return .constant(values)
    default: return .constant(argument)
    }
  }

  /// Returns the steps of the key path that is the next argument.
  private mutating func keySteps(at position: Int) throws -> [PredicateStep] {
    guard case .text(let path) = PredicateValue(try argument(at: position)) else {
      throw lexer.error("expected a string as the argument of the placeholder", at: position)
    }
    return try path.split(separator: ".", omittingEmptySubsequences: false).map { key in
      if key.isEmpty { throw lexer.error("the argument \"\(path)\" is no key path for the placeholder", at: position) }
      return key.hasPrefix("@") ? try aggregate(String(key.dropFirst()), at: position) : .key(String(key))
    }
  }

  // MARK: Tokens

  private mutating func advance() throws { token = try lexer.next() }

  private func isNext(_ symbol: PredicateSymbol) -> Bool { token.kind == .symbol(symbol) }

  private func isNext(_ keyword: String, _ symbol: PredicateSymbol) -> Bool {
    isNext(symbol) || token.keyword == keyword
  }

  private mutating func take(_ symbol: PredicateSymbol) throws -> Bool {
    guard isNext(symbol) else { return false }
    try advance()
    return true
  }

  private mutating func take(_ keyword: String, _ symbol: PredicateSymbol) throws -> Bool {
    guard isNext(keyword, symbol) else { return false }
    try advance()
    return true
  }

  private mutating func expect(_ symbol: PredicateSymbol) throws {
    guard try take(symbol) else { throw unexpected("'\(symbol.rawValue)'") }
  }

  private mutating func enter(at position: Int) throws {
    depth += 1
    if depth > Self.nestingLimit {
      throw lexer.error("more than \(Self.nestingLimit) parentheses inside each other", at: position)
    }
  }

  private func unexpected(_ expected: String) -> PredicateFormatError {
    lexer.error("expected \(expected), not \(token.name),", at: token.position)
  }

  private func test(_ parsed: Parsed, at position: Int) throws -> PredicateTest {
    guard case .test(let test) = parsed else { throw lexer.error("expected a comparison, not a value,", at: position) }
    return test
  }

  private func term(_ parsed: Parsed, at position: Int) throws -> PredicateTerm {
    guard case .term(let term) = parsed else { throw lexer.error("expected a value, not a comparison,", at: position) }
    return term
  }
}
