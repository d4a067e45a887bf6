/// Reads a visual format by recursive descent:
///
///     format     := (("H" | "V") ":")? ("|" connection)? view (connection view)* (connection "|")?
///     connection := "" | "-" (distance "-")?
///     distance   := number | name | "(" predicates ")"
///     view       := "[" name ("(" predicates ")")? "]"
///     predicates := predicate ("," predicate)*
///     predicate  := ("==" | "<=" | ">=")? (number | name) ("@" (number | name))?
package struct VisualFormatParser {
  private let format: String
  private let characters: [Character]
  private var offset = 0

  init(_ format: String) {
    self.format = format
    characters = Array(format)
  }

  package static func parse(_ format: String) throws(VisualFormatError) -> VisualFormat {
    var parser = VisualFormatParser(format)
    return try parser.parse()
  }

  private var next: Character? { offset < characters.count ? characters[offset] : nil }

  private func failure(_ message: String) -> VisualFormatError {
    VisualFormatError(message: message, format: format, offset: offset)
  }

  private mutating func take(_ character: Character) -> Bool {
    skipSpaces()
    guard next == character else { return false }
    offset += 1
    return true
  }

  private mutating func skipSpaces() {
    while let character = next, character.isWhitespace { offset += 1 }
  }

  private mutating func parse() throws(VisualFormatError) -> VisualFormat {
    var result = VisualFormat()
    try parseOrientation(&result)
    skipSpaces()
    guard next == "|" || next == "[" else { throw failure("Expected a view or '|' at the start") }
    result.items.append(try parseItem())
    while true {
      skipSpaces()
      guard next != nil else { break }
      if result.items.count > 1, result.items.last == .superview {
        throw failure("Nothing may follow the superview")
      }
      let connection = try parseConnection()
      skipSpaces()
      guard next == "[" || next == "|" else { throw failure("Expected a view or '|' after a connection") }
      result.connections.append(connection)
      result.items.append(try parseItem())
    }
    if result.items.allSatisfy({ $0 == .superview }) { throw failure("Expected a view") }
    return result
  }

  private mutating func parseOrientation(_ result: inout VisualFormat) throws(VisualFormatError) {
    skipSpaces()
    guard let character = next, "HV".contains(character) else { return }
    offset += 1
    guard take(":") else { throw failure("Expected ':' after the orientation") }
    result.axis = character == "V" ? .vertical : .horizontal
  }

  private mutating func parseItem() throws(VisualFormatError) -> VisualFormat.Item {
    if take("|") { return .superview }
    guard take("[") else { throw failure("Expected '['") }
    guard let name = parseName() else { throw failure("Expected a view's name") }
    var sizes: [VisualFormat.Predicate] = []
    if take("(") { sizes = try parsePredicates() }
    guard take("]") else { throw failure("Expected ']'") }
    return .view(name: name, sizes: sizes)
  }

  private mutating func parseConnection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard take("-") else { return .none }
    skipSpaces()
    if next == "[" || next == "|" { return .standard }
    let distances: [VisualFormat.Predicate]
    if take("(") {
      distances = try parsePredicates()
    } else {
      let start = offset
      distances = [VisualFormat.Predicate(value: try parseValue(mayBeNegative: false), offset: start)]
    }
    guard take("-") else { throw failure("Expected '-' after a distance") }
    return .distances(distances)
  }

  /// Parses predicates after the opening parenthesis, up to the closing one.
  private mutating func parsePredicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    var predicates = [try parsePredicate()]
    while take(",") { predicates.append(try parsePredicate()) }
    guard take(")") else { throw failure("Expected ')' or ','") }
    return predicates
  }

  private mutating func parsePredicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    skipSpaces()
    let start = offset
    var relation = LinearSolver.Relation.equal
    if let character = next, "=<>".contains(character) {
      offset += 1
      guard next == "=" else { throw failure("Expected '==', '<=' or '>='") }
      offset += 1
      relation = character == "=" ? .equal : character == "<" ? .lessThanOrEqual : .greaterThanOrEqual
    }
    let value = try parseValue(mayBeNegative: true)
    let priority = take("@") ? try parseValue(mayBeNegative: false) : nil
    return VisualFormat.Predicate(relation: relation, value: value, priority: priority, offset: start)
  }

  private mutating func parseValue(mayBeNegative: Bool) throws(VisualFormatError) -> VisualFormat.Value {
    skipSpaces()
    if let name = parseName() { return .name(name) }
    let start = offset
    if mayBeNegative, next == "-" { offset += 1 }
    while let character = next, character.isASCII, character.isNumber || character == "." { offset += 1 }
    guard let number = Double(String(characters[start..<offset])), number.isFinite else {
      offset = start
      throw failure("Expected a number or a name")
    }
    return .number(number)
  }

  /// Parses a name: a letter or underscore, then letters, digits and underscores.
  private mutating func parseName() -> String? {
    skipSpaces()
    let start = offset
    while let character = next, character.isLetter || character == "_" || (offset > start && character.isNumber) {
      offset += 1
    }
    return offset > start ? String(characters[start..<offset]) : nil
  }
}
