extension Writer {
  // MARK: Functions

  mutating func write(
    function name: String, _ result: CType, _ parameters: [CType.Parameter], _ declaration: Declaration
  ) {
    let writer = TypeWriter(symbols)
    do throws(TypeWriter.Missing) {
      let stop = stop("\(name)()", class: name, declaration.file)
      var written = try writer.write(result)
      if case .named = result.kind, written.base == "Self" { written.base = "Any" }
      let returned = written.base == "Void" ? "" : " -> \(written.text)"
      let discardable = returned.isEmpty ? "" : "@discardableResult "
      var given =
        declaration.attributes.swiftName.flatMap(MethodNames.parse)
        ?? MethodNames.Given(
          context: [], base: declaration.attributes.isRefined ? "__" + name : name,
          labels: parameters.map { _ in "" }, isFunction: true)
      let selfIndex = given.labels.firstIndex(of: "self")
      if given.accessor != nil {
        guard given.accessor == "getter" else { return }
        let modifier = selfIndex == nil && !given.context.isEmpty ? "static " : ""
        return member(
          of: given.context, "public \(modifier)var \(SwiftWords.declared(given.base)): \(written.text) { \(stop) }")
      }
      var list = parameters
      if let selfIndex, selfIndex < list.count {
        list.remove(at: selfIndex)
        given.labels.remove(at: selfIndex)
      }
      guard given.labels.count == list.count else {
        return skip(name, "its name for Swift is not understood", declaration.file, declaration.line)
      }
      let text = try self.parameters(list, given.labels, errorIndex: nil, writer)
      guard globals.insert("func \(given.context.joined(separator: ".")).\(given.base)(\(text.key))").inserted else {
        return
      }
      if given.base == "init" {
        guard !given.context.isEmpty else { return }
        return member(of: given.context, "public init(\(text.text)) { \(stop) }")
      }
      let modifier = selfIndex == nil && !given.context.isEmpty ? "static " : ""
      member(
        of: given.context,
        "\(discardable)public \(modifier)func \(SwiftWords.declared(given.base))(\(text.text))\(returned) { \(stop) }")
    } catch {
      skip(name, error.reason, declaration.file, declaration.line)
    }
  }

  private mutating func member(of context: [String], _ text: String) {
    let context = context.isEmpty ? [] : [swiftType(context.joined(separator: "."))]
    output.within(context) { $0.line(text) }
  }

  /// Returns the Swift name of a type that a header names by that of C or Swift.
  private func swiftType(_ name: String) -> String {
    symbols.classNames[name] ?? symbols.enums[name]?.swiftName ?? symbols.records[name]?.swiftName
      ?? symbols.aliases[name]?.swiftName ?? name
  }

  // MARK: Constants and variables

  mutating func write(variable name: String, _ type: CType, _ value: ArraySlice<Token>, _ declaration: Declaration) {
    guard globals.insert("var \(name)").inserted else { return }
    let writer = TypeWriter(symbols)
    do throws(TypeWriter.Missing) {
      if isNotificationName(name, type, declaration.attributes) {
        var base = name
        base = String(base.dropLast("Notification".count))
        if base.hasPrefix("k"), base.utf8.dropFirst().first.map(Words.isUpper) ?? false {
          base = Words.lowercasingInitialism(String(base.dropFirst()))
        }
        let text = constants.texts[name] ?? name
        return output.within(["NSNotification.Name"]) {
          $0.line("public static let \(SwiftWords.declared(base)) = NSNotification.Name(\(SwiftWords.quoted(text)))")
        }
      }
      if case .named(let alias, _, _) = type.kind, let target = symbols.aliases[alias], target.wrapper != nil {
        return try write(member: name, of: alias, target, declaration)
      }
      var written = try writer.write(type)
      var isConst = type.isConst
      if case .pointer = type.kind { isConst = type.isConst }
      let value = self.value(of: name, type, written, value)
      if value == nil, written.optionality == .none { written.optionality = .implicit }
      let given = declaration.attributes.swiftName.flatMap(MethodNames.parse)
      let context = given?.context ?? []
      let base = SwiftWords.declared(given?.base ?? (declaration.attributes.isRefined ? "__" + name : name))
      let modifier = context.isEmpty ? "" : "static "
      let keyword = isConst ? "let" : "nonisolated(unsafe) var"
      member(of: context, "public \(modifier)\(keyword) \(base): \(written.text) = \(value ?? "nil")")
    } catch {
      skip(name, error.reason, declaration.file, declaration.line)
    }
  }

  private func isText(_ type: CType) -> Bool {
    if case .pointer(let pointee) = type.kind, case .named("NSString", _, _) = pointee.kind { return true }
    return false
  }

  private func isNotificationName(_ name: String, _ type: CType, _ attributes: Attributes) -> Bool {
    if case .named("NSNotificationName", _, _) = type.kind, attributes.swiftName == nil, name.hasSuffix("Notification"),
      name.utf8.count > 13
    {
      return true
    }
    return isText(type) && attributes.swiftName == nil && name.hasSuffix("Notification") && name.utf8.count > 13
  }

  private func value(
    of name: String, _ type: CType, _ written: TypeWriter.Written, _ tokens: ArraySlice<Token>
  ) -> String? {
    if written.base == "String" {
      let own = tokens.first(where: { $0.kind == .text })?.text
      return SwiftWords.quoted(own.map(Constants.unescaped) ?? constants.texts[name] ?? name)
    }
    if let number = ConstantExpression.value(of: tokens, value: constants.number) ?? constants.numbers[name] {
      if ["Double", "Float", "CGFloat", "TimeInterval"].contains(written.base) || written.base.contains("Int") {
        return "\(number)"
      }
      if written.base == "Bool" { return number == 0 ? "false" : "true" }
    }
    if let fraction = constants.fractions[name] ?? Constants.fraction(tokens),
      ["Double", "Float", "CGFloat", "TimeInterval", "CFTimeInterval"].contains(written.base)
    {
      return fraction
    }
    return DefaultValues(symbols: symbols).value(of: type, written)
  }

  /// Writes a constant of a type that a type definition made, within that type.
  private mutating func write(
    member name: String, of alias: String, _ target: Symbols.Alias, _ declaration: Declaration
  ) throws(TypeWriter.Missing) {
    var base = name
    var context = target.swiftName
    if let given = declaration.attributes.swiftName.flatMap(MethodNames.parse) {
      base = given.base
      if !given.context.isEmpty { context = given.context.joined(separator: ".") }
    } else {
      var strips = false
      if base.hasPrefix("k"), base.utf8.dropFirst().first.map(Words.isUpper) ?? false {
        base = String(base.dropFirst())
        strips = true
      }
      var meets = false
      let common = EnumNames.commonWords(alias, base, &meets)
      if !common.isEmpty, common != base {
        base = String(base.dropFirst(common.count))
        strips = true
      }
      if strips, base.utf8.contains(where: Words.isLower) { base = Words.lowercasingInitialism(base) }
      if !SwiftWords.isIdentifier(base) { base = name }
    }
    let raw = try TypeWriter(symbols).write(target.type)
    let value: String
    if raw.base == "String" {
      value = SwiftWords.quoted(constants.texts[name] ?? name)
    } else if let number = constants.numbers[name] {
      value = "\(number)"
    } else {
      value = DefaultValues(symbols: symbols).value(of: target.type, raw) ?? ""
    }
    guard !value.isEmpty else { throw TypeWriter.Missing(name: "the value of \(name)") }
    guard globals.insert("static \(context).\(base)").inserted else { return }
    output.within([context]) {
      $0.line("public static let \(SwiftWords.declared(base)) = \(target.swiftName)(rawValue: \(value))")
    }
  }

  // MARK: Type definitions

  mutating func write(alias name: String, _ type: CType, _ declaration: Declaration) {
    guard let alias = symbols.aliases[name], let given = MethodNames.parse(alias.swiftName) else { return }
    if case .tag(name) = type.kind { return }
    guard globals.insert("type \(alias.swiftName)").inserted else { return }
    var writer = TypeWriter(symbols)
    do throws(TypeWriter.Missing) {
      if let wrapper = alias.wrapper {
        let raw = try writer.write(type).base
        return output.within(given.context) { output in
          output.block("public struct \(given.base): RawRepresentable, Hashable") { output in
            output.line("public let rawValue: \(raw)")
            output.line("public init(rawValue: \(raw)) { self.rawValue = rawValue }")
            if wrapper == .struct { output.line("public init(_ rawValue: \(raw)) { self.rawValue = rawValue }") }
          }
        }
      }
      if case .pointer(let pointee) = type.kind, case .tag(let tag) = pointee.kind,
        symbols.records[tag]?.record.fields == nil
      {
        return output.within(given.context) { $0.line("public typealias \(given.base) = OpaquePointer") }
      }
      if case .named(let target, _, _) = type.kind, symbols.enums[target] == nil, symbols.aliases[target] == nil {
        writer.keepsObjects = true
      }
      if case .pointer = type.kind { writer.keepsObjects = true }
      if case .named(let target, _, _) = symbols.object(type).kind, writer.names.isClass(target) {
        let text = try writer.className(target)
        return output.within(given.context) { $0.line("public typealias \(given.base) = \(text)") }
      }
      var written = try writer.write(type)
      written.optionality = .none
      output.within(given.context) { $0.line("public typealias \(given.base) = \(written.text)") }
    } catch {
      skip(name, error.reason, declaration.file, declaration.line)
    }
  }

  // MARK: Structures

  mutating func write(_ record: CRecord, _ declaration: Declaration) {
    guard let fields = record.fields, !record.name.isEmpty else { return }
    guard !record.isUnion else { return skip(record.name, "a union", declaration.file, declaration.line) }
    let swiftName = symbols.records[record.name]?.swiftName ?? record.name
    guard let given = MethodNames.parse(swiftName), globals.insert("type \(swiftName)").inserted else { return }
    let writer = TypeWriter(symbols)
    let defaults = DefaultValues(symbols: symbols)
    var lines: [String] = []
    var parameters: [String] = []
    var assignments: [String] = []
    var values: [String]? = []
    do throws(TypeWriter.Missing) {
      for field in fields {
        let written = try writer.write(field.type)
        let name = SwiftWords.declared(field.name)
        lines.append("public var \(name): \(written.text)")
        parameters.append(
          "\(name): \(written.isFunction && written.optionality == .none ? "@escaping " : "")\(written.text)")
        assignments.append("self.\(name) = \(name)")
        if let value = defaults.fieldValue(field.type) { values?.append("\(name) = \(value)") } else { values = nil }
      }
    } catch {
      return skip(record.name, error.reason, declaration.file, declaration.line)
    }
    output.within(given.context) { output in
      output.block("public struct \(given.base)") { output in
        for line in lines { output.line(line) }
        if let values, !fields.isEmpty { output.line("public init() { \(values.joined(separator: "; ")) }") }
        output.line("public init(\(parameters.joined(separator: ", "))) { \(assignments.joined(separator: "; ")) }")
      }
    }
  }

  // MARK: Macros

  /// Writes the macros that are a number or a text.
  mutating func write(macros: [(name: String, file: Int32, line: Int32)], _ bodies: [String: Macro]) {
    for (name, _, _) in macros where !name.hasPrefix("__") && SwiftWords.isIdentifier(name) {
      guard let macro = bodies[name], macro.parameters == nil, !macro.body.isEmpty, macro.body.count <= 32,
        symbols.aliases[name] == nil, let (type, value) = Constants.literal(macro.body[...], constants.number),
        globals.insert("var \(name)").inserted
      else { continue }
      output.line("public let \(SwiftWords.declared(name)): \(type) = \(value)")
    }
  }
}
