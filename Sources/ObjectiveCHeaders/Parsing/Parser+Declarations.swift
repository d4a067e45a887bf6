extension Parser {
  static let enumMacros: Set<String> = [
    "NS_ENUM", "NS_OPTIONS", "NS_CLOSED_ENUM", "NS_ERROR_ENUM", "CF_ENUM", "CF_OPTIONS", "CF_CLOSED_ENUM",
  ]

  /// Reads a declaration of C.
  mutating func declaration() throws(Unreadable) {
    guard let start = current else { return }
    var specifiers = try specifiers()
    func add(_ kind: Declaration.Kind, _ attributes: Attributes) {
      declarations.append(Declaration(kind: kind, attributes: attributes, file: start.file, line: start.line))
    }
    guard var base = specifiers.type else { throw Unreadable("a declaration without a type") }
    base.isInNonnullRegion = start.isNonnull
    if let nullability = specifiers.nullability { base.nullability = nullability }

    // Attributes after the braces belong to the type.
    var bodyAttributes = specifiers.attributes
    attributesIfAny(&bodyAttributes)
    var names: [(name: String, type: CType)] = []
    var attributes = bodyAttributes
    var value: ArraySlice<Token> = []
    while current != nil, !isMark(";") {
      let (name, type) = try declarator(base)
      guard let name else { throw Unreadable("a declaration without a name") }
      attributesIfAny(&attributes)
      names.append((name, type))
      if accept("=") {
        let first = position
        while current != nil, !isMark(";"), !isMark(",") { pass() }
        value = tokens[first..<position]
      }
      if isMark("{") { break }
      if accept(":") { pass() }  // The bits of a field.
      guard accept(",") else { break }
    }
    let isFunctionBody = isMark("{")
    if isFunctionBody { pass() } else if current != nil { try expect(";") }

    if let body = specifiers.body {
      // `typedef enum {…} Name;` names the enumeration; other names are of their own.
      let alias = specifiers.isTypedef ? names.first { if case .pointer = $0.type.kind { false } else { true } } : nil
      let named = Self.named(body, alias?.name)
      add(named.kind, attributes)
      if specifiers.isTypedef {
        for (name, type) in names where name != named.name {
          aliases.insert(name)
          add(.alias(name: name, type: Self.replacing(base, in: type, by: named.name)), Attributes())
        }
        if !named.name.isEmpty { aliases.insert(named.name) }
      }
      return
    }
    specifiers.attributes = attributes
    for (name, type) in names {
      if specifiers.isTypedef {
        aliases.insert(name)
        add(.alias(name: name, type: type), attributes)
      } else if case .function(let result, let parameters, let isVariadic) = type.kind {
        add(.function(name: name, result: result, parameters: parameters, isVariadic: isVariadic), attributes)
      } else {
        add(.variable(name: name, type: type, value: value), attributes)
      }
    }
  }

  private static func named(_ body: Declaration.Kind, _ alias: String?) -> (kind: Declaration.Kind, name: String) {
    switch body {
    case .enumeration(var declared):
      declared.name = alias ?? declared.name
      return (.enumeration(declared), declared.name)
    case .record(let record):
      let name = alias ?? record.name
      return (.record(CRecord(name: name, isUnion: record.isUnion, fields: record.fields)), name)
    default: return (body, "")
    }
  }

  /// A pointer to a structure without a name of its own refers to the name that it has got.
  private static func replacing(_ base: CType, in type: CType, by name: String) -> CType {
    guard !name.isEmpty else { return type }
    if case .pointer(let inner) = type.kind {
      var result = type
      result.kind = .pointer(replacing(base, in: inner, by: name))
      return result
    }
    return CType(.named(name, arguments: [], protocols: []))
  }

  // MARK: Enumerations and structures

  /// Reads `struct X {…}`, `union X {…}` or `enum X : Type {…}`.
  mutating func tag(_ keyword: String, _ result: inout Specifiers) throws(Unreadable) {
    advance()
    attributesIfAny(&result.attributes)
    var name = ""
    if let token = current, token.kind == .word, Self.nullability[token.text] == nil { name = try word() }
    attributesIfAny(&result.attributes)
    if keyword == "enum" {
      var underlying: CType?
      if accept(":") { underlying = try self.specifiers().type }
      result.type = CType(name.isEmpty ? .scalar("UInt32") : .tag(name))
      guard isMark("{") else { return }
      let style: CEnum.Style =
        result.attributes.isFlags && result.attributes.isOpenEnum
        ? .options : result.attributes.isOpenEnum ? .cases : .constants
      result.body = .enumeration(CEnum(style: style, name: name, underlying: underlying, cases: try cases()))
    } else {
      result.type = CType(.tag(name))
      guard isMark("{") else { return }
      result.body = .record(CRecord(name: name, isUnion: keyword == "union", fields: try fields()))
    }
  }

  /// Reads `NS_ENUM(Type, Name) {…}` and its like.
  mutating func enumMacro(_ macro: String, _ result: inout Specifiers) throws(Unreadable) {
    advance()
    let arguments = try bracketed()
    guard let comma = arguments.firstIndex(where: { $0.isMark(",") }), let name = arguments.last, name.kind == .word
    else {
      // `NS_ENUM(NSInteger)` has no name.
      result.type = CType(.scalar("Int"))
      guard isMark("{") else { throw Unreadable("\(macro) without a name") }
      result.body = .enumeration(CEnum(style: .constants, name: "", underlying: nil, cases: try cases()))
      return
    }
    let first = arguments[..<comma]
    var style: CEnum.Style = macro.hasSuffix("OPTIONS") ? .options : .cases
    var underlying = CType(.named("NSInteger", arguments: [], protocols: []))
    if macro == "NS_ERROR_ENUM" {
      style = .errors(domain: first.last?.text ?? "")
    } else {
      let end = position
      position = first.startIndex
      if let type = try specifiers().type { underlying = type }
      position = end
    }
    result.type = CType(.tag(name.text))
    attributesIfAny(&result.attributes)
    guard isMark("{") else { return }
    result.body = .enumeration(CEnum(style: style, name: name.text, underlying: underlying, cases: try cases()))
  }

  private mutating func cases() throws(Unreadable) -> [CEnum.Case] {
    guard let end = brackets.end(of: position) else { throw Unreadable("a brace that is never closed") }
    advance()
    var cases: [CEnum.Case] = []
    while position < end {
      if accept(",") { continue }
      guard let token = current, token.kind == .word else {
        advance()
        continue
      }
      advance()
      var attributes = Attributes()
      attributesIfAny(&attributes)
      var value: ArraySlice<Token>?
      if accept("=") {
        let start = position
        while position < end, !isMark(",") { pass() }
        value = tokens[start..<min(position, end)]
      }
      attributesIfAny(&attributes)
      cases.append(CEnum.Case(name: token.text, attributes: attributes, value: value))
      while position < end, !isMark(",") { pass() }
    }
    position = end + 1
    return cases
  }

  private mutating func fields() throws(Unreadable) -> [CRecord.Field] {
    guard let end = brackets.end(of: position) else { throw Unreadable("a brace that is never closed") }
    advance()
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.depthLimit else { throw Unreadable("structures within structures that are too deep") }
    var fields: [CRecord.Field] = []
    while position < end {
      if accept(";") { continue }
      let start = position
      do throws(Unreadable) {
        let specifiers = try specifiers()
        if specifiers.body != nil { throw Unreadable("a structure within a structure") }
        guard var base = specifiers.type else { throw Unreadable("a field without a type") }
        base.isInNonnullRegion = tokens[start].isNonnull
        repeat {
          let (name, type) = try declarator(base)
          if accept(":") { pass() }
          if let name { fields.append(CRecord.Field(name: name, type: type)) }
        } while accept(",") && position < end
        var attributes = Attributes()
        attributesIfAny(&attributes)
        guard position <= end else { throw Unreadable("a field that does not end") }
        try expect(";")
      } catch {
        note(error.reason, at: tokens[start])
        while position < end, !isMark(";") { pass() }
      }
    }
    position = end + 1
    return fields
  }
}
