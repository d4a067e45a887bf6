extension Parser {
  /// The words before the names of a declaration.
  struct Specifiers {
    var type: CType?
    var isTypedef = false
    var isStatic = false
    var isConst = false
    var nullability: CType.Nullability?
    var attributes = Attributes()
    /// An enumeration or structure with members; its name may be that of the type definition.
    var body: Declaration.Kind?
  }

  /// The words about nil, with and without underscores; those without only count in methods and properties.
  static let nullability: [String: CType.Nullability] = [
    "_Nullable": .nullable, "__nullable": .nullable, "_Nonnull": .nonnull, "__nonnull": .nonnull,
    "_Null_unspecified": .unspecified, "__null_unspecified": .unspecified, "_Nullable_result": .nullable,
  ]
  static let plainNullability: [String: CType.Nullability] = [
    "nullable": .nullable, "nonnull": .nonnull, "null_unspecified": .unspecified,
  ]
  private static let ignored: Set<String> = [
    "volatile", "restrict", "__restrict", "inline", "__inline", "__inline__", "register", "__strong", "__weak",
    "__unsafe_unretained", "__autoreleasing", "__block", "__kindof", "extern", "auto", "oneway", "in", "out", "inout",
    "bycopy", "byref", "__unused", "__const", "__extension__", "typename", "_Atomic", "__covariant", "__contravariant",
    "NS_INLINE", "CG_INLINE", "CF_INLINE", "UIKIT_STATIC_INLINE", "CF_EXPORT", "NS_VALID_UNTIL_END_OF_SCOPE",
    "FOUNDATION_EXPORT", "FOUNDATION_EXTERN", "UIKIT_EXTERN", "CG_EXTERN", "OBJC_EXPORT", "OBJC_EXTERN", "__ptrauth",
  ]
  private static let numbers: Set<String> = [
    "unsigned", "signed", "long", "short", "int", "char", "float", "double", "__signed", "__int128",
  ]

  /// Reads specifiers. `inMethod` allows `nullable` and the like.
  mutating func specifiers(inMethod: Bool = false) throws(Unreadable) -> Specifiers {
    var result = Specifiers()
    var words: [String] = []
    loop: while let token = current, token.kind == .word {
      switch token.text {
      case "typedef": result.isTypedef = true
      case "static", "NS_INLINE", "CG_INLINE", "UIKIT_STATIC_INLINE": result.isStatic = true
      case "const", "__const": result.isConst = true
      case _ where Self.ignored.contains(token.text): break
      case _ where Self.nullability[token.text] != nil: result.nullability = Self.nullability[token.text]
      case _ where inMethod && Self.plainNullability[token.text] != nil && (isAnyWord(1) || isMark("^", 1)):
        result.nullability = Self.plainNullability[token.text]
      case _ where Self.numbers.contains(token.text):
        guard result.type == nil else { break loop }
        words.append(token.text)
      case "struct", "union", "enum":
        guard result.type == nil, words.isEmpty else { break loop }
        try tag(token.text, &result)
        continue loop
      case _ where Self.enumMacros.contains(token.text) && isMark("(", 1):
        guard result.type == nil, words.isEmpty else { break loop }
        try enumMacro(token.text, &result)
        continue loop
      case _ where isAttribute():
        let before = position
        attributesIfAny(&result.attributes)
        if position == before { break loop }
        continue loop
      case _ where result.type == nil && words.isEmpty:
        result.type = try namedType()
        continue loop
      default: break loop
      }
      advance()
    }
    if !words.isEmpty { result.type = CType(.scalar(Self.scalar(words))) }
    result.type?.isConst = result.isConst
    return result
  }

  private static func scalar(_ words: [String]) -> String {
    let isUnsigned = words.contains("unsigned")
    if words.contains("char") { return isUnsigned ? "UInt8" : words.contains("signed") ? "Int8" : "CChar" }
    if words.contains("float") { return "Float" }
    if words.contains("double") { return "Double" }
    let base: String
    if words.contains("short") {
      base = "Int16"
    } else {
      switch words.count(where: { $0 == "long" }) {
      case 0: base = "Int32"
      case 1: base = "Int"
      default: base = "Int64"
      }
    }
    return isUnsigned ? "U" + base : base
  }

  /// Reads the name of a type, with what is in angle brackets.
  private mutating func namedType() throws(Unreadable) -> CType {
    let name = try word()
    if name == "typeof" || name == "__typeof__" || name == "__typeof" { throw Unreadable("typeof") }
    var arguments: [CType] = []
    var protocols: [String] = []
    while isMark("<") {
      let list = try protocolsOrGenerics()
      // `NSArray<Page>` and `id<Page>` look alike: whether the name is a protocol is found out when all is read.
      if list.allSatisfy(\.isName) {
        protocols += list.map(\.name)
      }
      arguments = list.map(\.type)
    }
    switch name {
    case "void": return CType(.void)
    case "id": return CType(.id(protocols: protocols))
    case "Class": return CType(.metatype(protocols: protocols))
    case "instancetype": return CType(.instancetype)
    case "SEL": return CType(.selector)
    case "BOOL", "bool", "_Bool", "Boolean": return CType(.scalar("Bool"))
    default: return CType(.named(name, arguments: arguments, protocols: protocols))
    }
  }

  struct Argument {
    let name: String
    /// Whether it is a name without anything.
    let isName: Bool
    let type: CType
    /// Whether a bound follows, as in `<T : id>`.
    let isParameter: Bool
  }

  /// Reads a list in angle brackets.
  mutating func protocolsOrGenerics() throws(Unreadable) -> [Argument] {
    try expect("<")
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.depthLimit else { throw Unreadable("types within types that are too deep") }
    var list: [Argument] = []
    while !isMark(">") {
      let start = position
      let first = current?.text ?? ""
      let (_, type) = try declaredType(inMethod: true)
      let isName = position == start + 1
      var isParameter = ["__covariant", "__contravariant"].contains(first)
      var name = first
      if isParameter { name = start + 1 < tokens.count ? tokens[start + 1].text : "" }
      if accept(":") {
        isParameter = true
        _ = try declaredType()
      }
      list.append(Argument(name: name, isName: isName, type: type, isParameter: isParameter))
      guard accept(",") else { break }
    }
    try expect(">")
    return list
  }

  /// Reads a type without or with a name, as in brackets and parameter lists.
  mutating func declaredType(
    inMethod: Bool = false
  ) throws(Unreadable) -> (name: String?, type: CType) {
    let isNonnull = current?.isNonnull ?? false
    let specifiers = try specifiers(inMethod: inMethod)
    guard var type = specifiers.type else { throw Unreadable("a type that is missing") }
    if specifiers.nullability != nil { type.nullability = specifiers.nullability }
    type.isInNonnullRegion = isNonnull
    var (name, result) = try declarator(type)
    // `nullable void (^)(void)` is about the block, `nullable Page *` about the pointer.
    if let nullability = specifiers.nullability, result.nullability == nil { result.nullability = nullability }
    result.isNoescape = result.isNoescape || specifiers.attributes.isNoescape
    return (name, result)
  }

  /// Reads pointers, a name and what follows it, around a type.
  ///
  /// - Returns: the name, if there is one, and the whole type.
  mutating func declarator(_ base: CType) throws(Unreadable) -> (name: String?, type: CType) {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.depthLimit else { throw Unreadable("a type that is nested too deeply") }
    var type = base
    while isMark("*") {
      let isNonnull = base.isInNonnullRegion
      advance()
      type = pointer(to: type)
      type.isInNonnullRegion = isNonnull
      qualifiers(&type)
    }
    if isMark("("),
      isMark("^", 1) || isAnyWord(1) && (isMark("^", 2) || isMark("*", 2)) || isMark("*", 1) || isMark("(", 1)
        || isParenthesizedName
    {
      return try nested(type)
    }
    if isMark("^") { throw Unreadable("a block without brackets") }
    var name: String?
    var attributes = Attributes()
    attributesIfAny(&attributes)
    if let token = current, token.kind == .word {
      name = token.text
      advance()
    }
    type.isNoescape = type.isNoescape || attributes.isNoescape
    return (name, try suffixes(type))
  }

  private var isParenthesizedName: Bool {
    isAnyWord(1) && (isMark(")", 2) || Self.nullability[token(1)?.text ?? ""] != nil) && !isMark("(", 3)
  }

  /// A pointer to a class is the object itself.
  private func pointer(to type: CType) -> CType {
    CType(.pointer(type))
  }

  private mutating func qualifiers(_ type: inout CType) {
    while let token = current, token.kind == .word {
      if let nullability = Self.nullability[token.text] {
        type.nullability = nullability
      } else if token.text == "const" {
        type.isConst = true
      } else if isAttribute(), !(token.text == "asm") {
        var attributes = Attributes()
        attributesIfAny(&attributes)
        if attributes.isNoescape { type.isNoescape = true }
        continue
      } else if !Self.ignored.contains(token.text) || ["in", "out"].contains(token.text) {
        return
      }
      advance()
    }
  }

  /// Reads `(^name)(…)`, `(*name)(…)` or `(name)`.
  private mutating func nested(_ type: CType) throws(Unreadable) -> (name: String?, type: CType) {
    guard let end = brackets.end(of: position) else { throw Unreadable("a bracket that is never closed") }
    let inside = position + 1
    position = end + 1
    let outer = try suffixes(type)
    let after = position
    position = inside
    defer { position = after }
    var attributes = Attributes()
    attributesIfAny(&attributes)
    if accept("^") {
      var block: CType
      if case .function(let result, let parameters, _) = outer.kind {
        block = CType(.block(result, parameters: parameters))
      } else {
        throw Unreadable("a block without parameters")
      }
      block.isInNonnullRegion = type.isInNonnullRegion
      qualifiers(&block)
      block.isNoescape = block.isNoescape || attributes.isNoescape
      let (name, whole) = try declarator(block)
      guard position == end else { throw Unreadable("a declarator that ends early") }
      return (name, whole)
    }
    let (name, whole) = try declarator(outer)
    guard position == end else { throw Unreadable("a declarator that ends early") }
    return (name, whole)
  }

  /// An array that is a parameter is a pointer.
  private static func decayed(_ type: CType) -> CType {
    guard case .array(let element, _) = type.kind else { return type }
    var result = type
    result.kind = .pointer(element)
    result.isInNonnullRegion = element.isInNonnullRegion
    return result
  }

  /// Reads arrays' lengths and functions' parameters.
  private mutating func suffixes(_ base: CType) throws(Unreadable) -> CType {
    var lengths: [Int?] = []
    while isMark("[") {
      let length = try bracketed()
      lengths.append(ConstantExpression.value(of: length) { _ in nil })
    }
    if !lengths.isEmpty { return lengths.reversed().reduce(base) { CType(.array($0, count: $1)) } }
    guard isMark("("), let end = brackets.end(of: position) else { return base }
    advance()
    var parameters: [CType.Parameter] = []
    var isVariadic = false
    while position < end {
      if accept("...") {
        isVariadic = true
        break
      }
      let (name, type) = try declaredType(inMethod: true)
      var attributes = Attributes()
      attributesIfAny(&attributes)
      parameters.append(
        CType.Parameter(
          name: name ?? "", type: Self.decayed(type), isNoescape: type.isNoescape || attributes.isNoescape))
      if position < end { try expect(",") }
    }
    guard position <= end else { throw Unreadable("parameters that do not end") }
    position = end + 1
    if parameters.count == 1, case .void = parameters[0].type.kind { parameters = [] }
    var function = CType(.function(base, parameters: parameters, isVariadic: isVariadic))
    function.isInNonnullRegion = base.isInNonnullRegion
    return function
  }
}
