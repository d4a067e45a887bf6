extension Parser {
  /// Reads what follows `@protocol`.
  mutating func protocolDeclaration(_ attributes: Attributes, at start: Token) throws(Unreadable) {
    var container = ObjCContainer(name: try word())
    var attributes = attributes
    attributesIfAny(&attributes)
    if isMark(",") || isMark(";") {
      forward.insert(container.name)
      while accept(",") { forward.insert(try word()) }
      try expect(";")
      return
    }
    if isMark("<") { container.protocols = try protocolsOrGenerics().map(\.name) }
    members(of: &container)
    declarations.append(
      Declaration(kind: .protocol(container), attributes: attributes, file: start.file, line: start.line))
  }

  /// Reads what follows `@interface`: a class or a category.
  mutating func interface(_ attributes: Attributes, at start: Token) throws(Unreadable) {
    var container = ObjCContainer(name: try word())
    var attributes = attributes
    attributesIfAny(&attributes)
    if isMark("<") {
      let list = try protocolsOrGenerics()
      if isMark(":") || isMark("(") || list.contains(where: \.isParameter) {
        container.generics = list.map(\.name)
      } else {
        container.protocols = list.map(\.name)
      }
    }
    var isCategory = false
    if isMark("(") {
      isCategory = true
      _ = try bracketed()
    } else if accept(":") {
      let name = try word()
      var arguments: [Argument] = []
      if isMark("<") { arguments = try protocolsOrGenerics() }
      let hasTypes = isMark("<") || arguments.contains { !$0.isName }
      container.superclass = CType(.named(name, arguments: hasTypes ? arguments.map(\.type) : [], protocols: []))
      if !hasTypes { container.protocols = arguments.map(\.name) }
    }
    if isMark("<") { container.protocols += try protocolsOrGenerics().map(\.name) }
    attributesIfAny(&attributes)
    if isMark("{") { pass() }
    members(of: &container)
    declarations.append(
      Declaration(
        kind: isCategory ? .category(container) : .class(container), attributes: attributes, file: start.file,
        line: start.line))
  }

  private mutating func members(of container: inout ObjCContainer) {
    var isOptional = false
    while let start = current {
      let before = position
      do throws(Unreadable) {
        if isMark("@") {
          switch token(1)?.text ?? "" {
          case "end": return advance(2)
          case "optional": (isOptional, _) = (true, advance(2))
          case "required": (isOptional, _) = (false, advance(2))
          case "property":
            advance(2)
            try property(&container, isOptional, at: start)
          case "interface", "protocol", "implementation": throw Unreadable("\(container.name) has no @end")
          default: advance(2)
          }
        } else if isMark("-") || isMark("+") {
          try method(&container, isOptional, at: start)
        } else if accept(";") {
        } else {
          var attributes = Attributes()
          attributesIfAny(&attributes)
          if !isMark("@"), !isMark("-"), !isMark("+"), !isMark(";"), current != nil {
            position = before
            try declaration()
          } else if isMark("-") || isMark("+") {
            try method(&container, isOptional, at: start, attributes)
          }
        }
      } catch {
        note(error.reason, at: start)
        if isMark("@"), isWord("interface", 1) || isWord("protocol", 1) { return }
        recover()
      }
      if position == before { advance() }
    }
  }

  private mutating func method(
    _ container: inout ObjCContainer, _ isOptional: Bool, at start: Token, _ outer: Attributes = Attributes()
  ) throws(Unreadable) {
    var attributes = outer
    let isClassMethod = isMark("+")
    advance()
    var result = CType.id
    result.isInNonnullRegion = start.isNonnull
    if isMark("(") { result = try parenthesizedType() }
    attributesIfAny(&attributes)
    var pieces: [String] = []
    var parameters: [CType.Parameter] = []
    var isVariadic = false
    while true {
      var piece = ""
      if let token = current, token.kind == .word, pieces.isEmpty || isMark(":", 1) { piece = try word() }
      guard accept(":") else {
        guard pieces.isEmpty, !piece.isEmpty else { break }
        pieces.append(piece)
        break
      }
      var type = CType.id
      type.isInNonnullRegion = start.isNonnull
      if isMark("(") { type = try parenthesizedType() }
      var parameterAttributes = Attributes()
      attributesIfAny(&parameterAttributes)
      let name = try word()
      // Attributes after the last parameter are about the method, but for a block that is not kept.
      let isNoescape = attributes.isNoescape
      attributes.isNoescape = false
      attributesIfAny(&attributes)
      parameterAttributes.isNoescape = parameterAttributes.isNoescape || attributes.isNoescape
      attributes.isNoescape = isNoescape
      pieces.append(piece)
      parameters.append(
        CType.Parameter(name: name, type: type, isNoescape: type.isNoescape || parameterAttributes.isNoescape))
      if isMark(","), isMark("...", 1) {
        isVariadic = true
        advance(2)
        break
      }
      guard isMark(":") || isAnyWord() && isMark(":", 1) else { break }
    }
    guard !pieces.isEmpty else { throw Unreadable("a method without a name") }
    attributesIfAny(&attributes)
    if isMark("{") { pass() } else { try expect(";") }
    let method = ObjCMethod(
      isClassMethod: isClassMethod, pieces: pieces, result: result, parameters: parameters, isVariadic: isVariadic)
    container.members.append(
      ObjCMember(
        kind: .method(method), attributes: attributes, isOptional: isOptional, file: start.file, line: start.line))
  }

  private mutating func parenthesizedType() throws(Unreadable) -> CType {
    guard let end = brackets.end(of: position) else { throw Unreadable("a bracket that is never closed") }
    advance()
    let (name, type) = try declaredType(inMethod: true)
    guard position == end, name == nil else { throw Unreadable("a type that is not understood") }
    advance()
    return type
  }

  private mutating func property(
    _ container: inout ObjCContainer, _ isOptional: Bool, at start: Token
  ) throws(Unreadable) {
    var property = ObjCProperty(name: "", type: .id)
    var nullability: CType.Nullability?
    if isMark("(") {
      let list = try bracketed()
      var index = list.startIndex
      while index < list.endIndex {
        let name = list[index].text
        func value() -> String? { index + 2 < list.endIndex ? list[index + 2].text : nil }
        switch name {
        case "readonly": property.isReadonly = true
        case "class": property.isClassProperty = true
        case "weak": property.isWeak = true
        case "assign", "unsafe_unretained": property.isUnretained = true
        case "getter": property.getter = value()
        case "setter": property.setter = value()
        case "null_resettable": property.isNullResettable = true
        default: nullability = Self.plainNullability[name] ?? nullability
        }
        while index < list.endIndex, !list[index].isMark(",") { index += 1 }
        index += 1
      }
    }
    let specifiers = try specifiers(inMethod: true)
    guard var base = specifiers.type else { throw Unreadable("a property without a type") }
    base.isInNonnullRegion = start.isNonnull
    if let stated = specifiers.nullability { base.nullability = stated }
    var attributes = specifiers.attributes
    var declared: [(String, CType)] = []
    repeat {
      var (name, type) = try declarator(base)
      guard let name else { throw Unreadable("a property without a name") }
      if let nullability { type.nullability = nullability }
      if type.nullability == nil { type.nullability = specifiers.nullability }
      declared.append((name, type))
    } while accept(",")
    attributesIfAny(&attributes)
    try expect(";")
    for (name, type) in declared {
      property.name = name
      property.type = type
      container.members.append(
        ObjCMember(
          kind: .property(property), attributes: attributes, isOptional: isOptional, file: start.file,
          line: start.line))
    }
  }
}
