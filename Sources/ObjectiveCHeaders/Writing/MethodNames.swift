/// The names that methods and properties have in Swift.
struct MethodNames {
  struct Name {
    var base: String
    /// One for each parameter that is left; empty for none.
    var labels: [String]
    var isInitializer = false
    /// The parameter that a thrown error replaces.
    var errorIndex: Int?
    /// For an initializer that is a class method.
    var isFactory = false
  }

  let symbols: Symbols
  let types: TypeNames

  init(_ symbols: Symbols) {
    self.symbols = symbols
    types = TypeNames(symbols: symbols)
  }

  // MARK: Methods

  /// Returns a method's name.
  ///
  /// - Parameter properties: whether the class or a superclass has a property of a name.
  func name(
    of method: ObjCMethod, _ attributes: Attributes, in container: ObjCContainer, isProtocol: Bool,
    properties: (String) -> Bool
  ) -> Name {
    let first = method.pieces.first ?? ""
    let prefix = initializerPrefix(method, container, isProtocol)
    let isFactory = prefix != nil && method.isClassMethod
    let error = errorIndex(method, attributes, isInitializer: prefix != nil)

    if let custom = attributes.swiftName, let parsed = Self.parse(custom) {
      let expected = method.parameters.count - (error == nil ? 0 : 1)
      let isInitializer = parsed.base == "init"
      if parsed.labels.count == expected || parsed.labels.count == method.parameters.count {
        let keepsError = parsed.labels.count == method.parameters.count && error != nil
        return Name(
          base: parsed.base, labels: parsed.labels, isInitializer: isInitializer, errorIndex: keepsError ? nil : error,
          isFactory: isInitializer && method.isClassMethod)
      }
    }

    var name = Name(base: first, labels: method.parameters.indices.map { $0 == 0 ? "" : method.pieces[$0] })
    if let prefix {
      name.base = "init"
      name.isInitializer = true
      name.isFactory = isFactory
      var label = String(first.dropFirst(prefix))
      let drops = label.hasPrefix("With")
      if drops { label = String(label.dropFirst(4)) }
      label = Words.lowercasingWord(label)
      if drops, SwiftWords.isReserved(label) { label = "with" + first.dropFirst(prefix + 4) }
      if name.labels.isEmpty {
        if !label.isEmpty { name.labels = [label] }
      } else {
        name.labels[0] = label
      }
    }
    name.errorIndex = error
    if let error {
      if error == 0, !name.isInitializer {
        for suffix in ["AndReturnError", "WithError"] where name.base.hasSuffix(suffix) {
          let base = String(name.base.dropLast(suffix.count))
          // A method of the shorter name stays as it is, and so does this one.
          if !base.isEmpty, !SwiftWords.isReserved(base), !properties(base) { name.base = base }
          break
        }
      }
      if !(name.isInitializer && error == 0) { name.labels.remove(at: error) }
    }
    let (base, labels) = withoutActuallyEscaping(properties) { properties in
      NeedlessWords(properties: properties).name(
        name.base, name.labels, firstParameter: method.parameters.first?.name ?? "",
        result: result(method, container), context: NeedlessWords.TypeName(name: container.name),
        parameters: parameterTypes(method, name, container.generics))
    }
    name.base = attributes.isRefined ? "__" + base : base
    name.labels = labels
    if attributes.isRefined, name.isInitializer {
      name.base = base
      if let label = name.labels.first { name.labels[0] = "__" + label }
    }
    return name
  }

  private func result(_ method: ObjCMethod, _ container: ObjCContainer) -> NeedlessWords.TypeName {
    if case .instancetype = method.result.kind { return NeedlessWords.TypeName(name: container.name) }
    if !method.isClassMethod, method.pieces[0].hasPrefix("init") { return NeedlessWords.TypeName(name: container.name) }
    return types.name(of: method.result, generics: container.generics)
  }

  private func parameterTypes(_ method: ObjCMethod, _ name: Name, _ generics: [String]) -> [NeedlessWords.TypeName] {
    method.parameters.indices.map { index in
      var type = types.name(of: method.parameters[index].type, generics: generics)
      type.hasDefault = defaultValue(method, name, index) != nil
      return type
    }
  }

  /// Returns the default value that Swift gives a parameter.
  func defaultValue(_ method: ObjCMethod, _ name: Name, _ index: Int) -> String? {
    let count = method.parameters.count
    let effective = count - (name.errorIndex == nil ? 0 : 1)
    let startsWithSet = Words.split(name.base).first == "set"
    if effective == 1, startsWithSet { return nil }
    let type = method.parameters[index].type
    let isOptional = type.nullability == .nullable
    let isLast = index == count - 1 || index == count - 2 && name.errorIndex == count - 1
    if isOptional, isLast, isFunction(type) { return "nil" }
    if index == 0, startsWithSet { return nil }
    switch type.kind {
    case .named(let alias, _, _):
      if case .options? = symbols.enums[alias]?.declaration.style, hasWord(alias, "options") { return "[]" }
      if alias.hasSuffix("Options"), let nested = FoundationNames.nested[alias], FoundationNames.flags.contains(nested)
      {
        return "[]"
      }
    case .pointer(let pointee):
      guard case .named("NSDictionary", _, _) = symbols.object(pointee).kind else { break }
      let label = index < name.labels.count ? name.labels[index] : ""
      let words = Words.split(label.isEmpty ? name.base : label)
      var sawInfo = false
      for word in words.reversed() {
        let matches =
          Words.same(word, "options") || Words.same(word, "attributes") || sawInfo && Words.same(word, "user")
        if matches { return isOptional ? "nil" : "[:]" }
        if Words.same(word, "info") {
          sawInfo = true
          continue
        }
        if label.isEmpty { break }
        sawInfo = false
      }
    default: break
    }
    return nil
  }

  private func hasWord(_ name: String, _ word: String) -> Bool { Words.split(name).contains { Words.same($0, word) } }

  private func isFunction(_ type: CType, depth: Int = 0) -> Bool {
    switch type.kind {
    case .block: return true
    case .pointer(let pointee):
      if case .function = pointee.kind { return true }
      return false
    case .named(let name, _, _):
      if name == "dispatch_block_t" || name == "NSComparator" { return true }
      guard depth < 16, let alias = symbols.aliases[name] else { return false }
      return isFunction(alias.type, depth: depth + 1)
    default: return false
    }
  }

  /// Returns how much of the first piece says that the method is an initializer.
  private func initializerPrefix(_ method: ObjCMethod, _ container: ObjCContainer, _ isProtocol: Bool) -> Int? {
    let first = method.pieces.first ?? ""
    if !method.isClassMethod {
      guard first.hasPrefix("init") else { return nil }
      let next = Array(first.utf8.dropFirst(4)).first
      if let next, Words.isLower(next) { return nil }
      switch method.result.kind {
      case .instancetype, .id, .pointer: return 4
      default: return nil
      }
    }
    guard !isProtocol else { return nil }
    switch method.result.kind {
    case .instancetype: break
    case .pointer(let pointee):
      guard case .named(container.name, _, _) = pointee.kind else { return nil }
    default: return nil
    }
    let rest = NeedlessWords.withoutLeadingMatch(first, container.name)
    guard rest != first, rest.isEmpty || !method.parameters.isEmpty else { return nil }
    return first.count - rest.count
  }

  /// Returns the index of a parameter `NSError **`, before which only blocks may come, of a method that says by its
  /// result whether it failed.
  private func errorIndex(_ method: ObjCMethod, _ attributes: Attributes, isInitializer: Bool) -> Int? {
    guard !attributes.throwsNothing else { return nil }
    for index in method.parameters.indices.reversed() {
      let type = method.parameters[index].type
      if case .block = type.kind { continue }
      guard case .pointer(let object) = type.kind, case .pointer(let pointee) = object.kind,
        case .named("NSError", _, _) = pointee.kind
      else { return nil }
      switch method.result.kind {
      case .scalar("Bool"): return index
      case .pointer, .id, .instancetype, .block, .metatype:
        let isNonnull =
          method.result.nullability == .nonnull || method.result.nullability == nil && method.result.isInNonnullRegion
        return isNonnull ? nil : index
      case .named(let name, _, _):
        let isReference = symbols.aliases[name].map { if case .pointer = $0.type.kind { true } else { false } } ?? false
        return isReference && method.result.nullability == .nullable ? index : nil
      default: return nil
      }
    }
    return nil
  }

  // MARK: Properties

  /// Returns a property's name.
  func name(of property: ObjCProperty, _ attributes: Attributes, in container: ObjCContainer) -> String {
    if let custom = attributes.swiftName { return custom }
    var name = property.name
    if case .scalar("Bool") = property.type.kind, let getter = property.getter { name = getter }
    let (base, _) = NeedlessWords { _ in false }.name(
      name, [], firstParameter: "", result: types.name(of: property.type, generics: container.generics),
      context: NeedlessWords.TypeName(name: container.name), parameters: [], isProperty: true)
    return attributes.isRefined ? "__" + base : base
  }

  // MARK: Given names

  struct Given {
    var context: [String]
    var base: String
    var labels: [String]
    var isFunction: Bool
    /// `getter:` or `setter:`.
    var accessor: String?
  }

  /// Reads a name such as `Page.color(at:)` or `getter:Page.count(self:)`.
  static func parse(_ text: String) -> Given? {
    var rest = Substring(text)
    var accessor: String?
    for prefix in ["getter:", "setter:"] where rest.hasPrefix(prefix) {
      accessor = String(prefix.dropLast())
      rest = rest.dropFirst(prefix.count)
    }
    var labels: [String] = []
    var isFunction = false
    if let open = rest.firstIndex(of: "(") {
      guard rest.last == ")" else { return nil }
      isFunction = true
      let inside = rest[rest.index(after: open)...].dropLast()
      labels = inside.split(separator: ":", omittingEmptySubsequences: true).map { $0 == "_" ? "" : String($0) }
      rest = rest[..<open]
    }
    var parts = rest.split(separator: ".").map(String.init)
    guard let base = parts.popLast(), SwiftWords.isIdentifier(base), parts.allSatisfy(SwiftWords.isIdentifier),
      labels.allSatisfy({ $0.isEmpty || SwiftWords.isIdentifier($0) })
    else { return nil }
    return Given(context: parts, base: base, labels: labels, isFunction: isFunction, accessor: accessor)
  }
}
