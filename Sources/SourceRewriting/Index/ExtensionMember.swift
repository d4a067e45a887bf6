import SwiftSyntax

/// Reads members, and generates the code in the class itself that calls the members of extensions.
enum ExtensionMember {
  struct Place {
    let type: String
    let isExtension: Bool
    /// Whether the extension has a `where` clause: no class declares its members for all arguments, and none overrides
    /// them.
    var isConditional = false
    /// The access that the extension gives its members.
    let access: String?
    let isMainActor: Bool
  }

  /// Returns the new name of an extension's member that a member of the class itself calls.
  static func name(_ member: String, in type: String) -> String {
    "ext·\(type.filter { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }.split(separator: ".").joined(separator: "·"))·\(member)"
  }

  /// Returns the name of the method that replaces a property's observer in an extension.
  static func observerName(_ member: String, in type: String, _ kind: String) -> String {
    name(member, in: type) + "·" + kind
  }

  /// The observers of properties, and the names of the values that they receive.
  static let observers = ["didSet": "oldValue", "willSet": "newValue"]

  /// Returns the only accessor if it is an observer; nil otherwise.
  static func observer(of binding: PatternBindingSyntax) -> AccessorDeclSyntax? {
    guard case .accessors(let list)? = binding.accessorBlock?.accessors, list.count == 1, let only = list.first,
      observers[only.accessorSpecifier.text] != nil, only.body != nil
    else { return nil }
    return only
  }

  /// Returns the records of a declaration; nil if it is not a relevant member.
  static func record(of declaration: DeclSyntax, in place: Place) -> [MemberRecord]? {
    if let function = declaration.as(FunctionDeclSyntax.self) { return [method(function, place)] }
    if let variable = declaration.as(VariableDeclSyntax.self) { return properties(variable, place) }
    if let initializer = declaration.as(InitializerDeclSyntax.self) {
      var record = MemberRecord(kind: .initializer, name: "init")
      record.labels = labels(initializer.signature)
      record.isOverride = initializer.modifiers.contains(named: "override")
      return [record]
    }
    return nil
  }

  private static func labels(_ signature: FunctionSignatureSyntax) -> [String] {
    signature.parameterClause.parameters.map(\.firstName.text)
  }

  private static func method(_ node: FunctionDeclSyntax, _ place: Place) -> MemberRecord {
    var record = MemberRecord(kind: .method, name: node.name.text)
    record.labels = labels(node.signature)
    record.types = node.signature.parameterClause.parameters.map(\.type.trimmedDescription)
    fill(&record, node.attributes, node.modifiers)
    if !record.isOverride, !record.isStatic, !DelegateMethods.protocols(declaring: record.signature).isEmpty {
      let signature = named(node.signature)
      record.declaration = "func \(node.name.text)\(oneLine(signature))"
      record.call = "\(node.name.text)(\(arguments(of: signature)))"
      record.returnsValue = node.signature.returnClause.map { $0.type.trimmedDescription != "Void" } ?? false
    }
    record.isSegueAction = node.attributes.contains(named: "IBSegueAction")
    if place.isExtension {
      record.isAction = node.attributes.contains(named: "IBAction") || record.isSegueAction
      if !place.isConditional { record.forwarder = forwarder(of: node, place) }
    }
    return record
  }

  private static func properties(_ node: VariableDeclSyntax, _ place: Place) -> [MemberRecord] {
    node.bindings.compactMap { binding in
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
      var record = MemberRecord(kind: .property, name: pattern.identifier.text)
      record.types = binding.typeAnnotation.map { [$0.type.trimmedDescription] } ?? []
      fill(&record, node.attributes, node.modifiers)
      record.isStored = binding.accessorBlock == nil && !record.isStatic
      record.isInitialized = binding.initializer != nil
      if case .accessors(let list)? = binding.accessorBlock?.accessors {
        record.isObserved = list.contains { ["didSet", "willSet"].contains($0.accessorSpecifier.text) }
      }
      if place.isExtension, !place.isConditional { record.forwarder = forwarder(of: node, binding, place) }
      return record
    }
  }

  private static func fill(
    _ record: inout MemberRecord, _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax
  ) {
    record.isStatic = modifiers.contains { ["static", "class"].contains($0.name.text) }
    record.isOverride = modifiers.contains(named: "override")
    record.isOpen = modifiers.access == "open"
    record.isFinal = modifiers.contains(named: "final")
    record.isOptional = modifiers.contains(named: "optional")
    record.isMainActor = attributes.contains(named: "MainActor")
    record.isPrivate = ["private", "fileprivate"].contains(modifiers.access)
    if let name = attributes.first(named: "objc")?.arguments?.trimmedDescription, !name.isEmpty {
      record.objectiveCName = name.filter { !$0.isWhitespace }
    }
  }

  private static func head(
    _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, _ place: Place, name: String
  ) -> String {
    var words: [String] = []
    for case .attribute(let attribute) in attributes {
      if !RuntimeAttributes.names.contains(attribute.attributeName.trimmedDescription) {
        words.append(oneLine(attribute))
      }
    }
    if place.isMainActor, !attributes.contains(named: "MainActor") { words.append("@MainActor") }
    // Members of a private extension are visible in the whole file.
    if modifiers.access == nil, let access = place.access { words.append(access == "private" ? "fileprivate" : access) }
    for modifier in modifiers where modifier.name.text != "dynamic" {
      words.append(modifier.trimmedDescription)
    }
    return words.map { $0 + " " }.joined()
  }

  /// Returns the node on one line, without comments: one to the end of the line would swallow the code after it.
  private static func oneLine(_ node: some SyntaxProtocol) -> String {
    node.tokens(viewMode: .sourceAccurate).map { token in
      token.text + (token.trailingTrivia.isEmpty && !token.hasLineBreakAfter ? "" : " ")
    }.joined().trimmingSpaces
  }

  /// Returns the signature with names for unnamed parameters.
  private static func named(_ signature: FunctionSignatureSyntax) -> FunctionSignatureSyntax {
    var signature = signature
    let parameters = signature.parameterClause.parameters.enumerated().map { index, parameter in
      guard (parameter.secondName ?? parameter.firstName).text == "_" else { return parameter }
      var parameter = parameter
      parameter.firstName.trailingTrivia = .space
      parameter.secondName = .identifier("value\(index)")
      return parameter
    }
    signature.parameterClause.parameters = FunctionParameterListSyntax(parameters)
    return signature
  }

  /// Returns a member that calls the one of the object's class, or the renamed one of the extension; nil for one that
  /// cannot be called so.
  ///
  /// - Parameter classes: the classes that override the member, subclasses first.
  static func dispatcher(of declaration: DeclSyntax, in place: Place, to classes: [String]) -> String? {
    func body(_ result: (String) -> String) -> String {
      let choices = classes.map { "if let object = self as? \($0) { return \(result("object." + mark($0))) }; " }
      return choices.joined() + "return \(result(mark(place.type)))"
    }
    func mark(_ type: String) -> String { Self.name("", in: type) }
    if let node = declaration.as(FunctionDeclSyntax.self) {
      let (start, effects, arguments) = parts(of: node, place)
      return start.replacingOpen + " { \(body { "\(effects)\($0)\(node.name.text)(\(arguments))" }) }"
    }
    guard let node = declaration.as(VariableDeclSyntax.self), node.bindings.count == 1,
      let binding = node.bindings.first,
      let block = binding.accessorBlock, let type = binding.typeAnnotation?.type
    else { return nil }
    let property = binding.pattern.trimmedDescription
    var accessors = "{ \(body { $0 + property }) }"
    if case .accessors(let list) = block.accessors {
      let kinds = Set(list.map(\.accessorSpecifier.text))
      guard kinds.isSubset(of: ["get", "set"]) else { return nil }
      if kinds.contains("set") {
        let choices = classes.map {
          "if let object = self as? \($0) { object.\(mark($0))\(property) = newValue; return }; "
        }
        accessors = "{ get \(accessors) set { \(choices.joined())\(mark(place.type))\(property) = newValue } }"
      }
    }
    let start = head(node.attributes, node.modifiers, place, name: property)
    return start.replacingOpen + "var \(property): \(oneLine(type)) \(accessors)"
  }

  /// Returns the arguments of a call that passes on a function's parameters.
  private static func arguments(of signature: FunctionSignatureSyntax) -> String {
    signature.parameterClause.parameters.map { parameter in
      let name = (parameter.secondName ?? parameter.firstName).text
      let value = (parameter.type.trimmedDescription.hasPrefix("inout ") ? "&" : "") + name
      return parameter.firstName.text == "_" ? value : "\(parameter.firstName.text): \(value)"
    }.joined(separator: ", ")
  }

  private static func forwarder(of node: FunctionDeclSyntax, _ place: Place) -> String {
    let (start, effects, arguments) = parts(of: node, place)
    return start + " { \(effects)\(name(node.name.text, in: place.type))(\(arguments)) }"
  }

  /// Returns a method's declaration without its body, the keywords before a call of it, and the call's arguments.
  private static func parts(
    of node: FunctionDeclSyntax, _ place: Place
  ) -> (start: String, effects: String, arguments: String) {
    let signature = named(node.signature)
    let arguments = arguments(of: signature)
    let specifiers = node.signature.effectSpecifiers
    let effects =
      (specifiers?.throwsClause != nil ? "try " : "") + (specifiers?.asyncSpecifier != nil ? "await " : "")
    let start =
      head(node.attributes, node.modifiers, place, name: node.name.text) + "func \(node.name.text)"
      + (node.genericParameterClause.map(oneLine) ?? "") + oneLine(signature)
      + (node.genericWhereClause.map { " " + oneLine($0) } ?? "")
    return (start, effects, arguments)
  }

  private static func forwarder(of node: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ place: Place) -> String
  {
    guard let block = binding.accessorBlock, let type = binding.typeAnnotation?.type else { return "" }
    let name = binding.pattern.trimmedDescription
    let renamed = Self.name(name, in: place.type)
    var body = "{ \(renamed) }"
    if case .accessors(let list) = block.accessors {
      let kinds = Set(list.map(\.accessorSpecifier.text))
      if list.count == 1, let kind = kinds.first, let value = observers[kind] {
        body = "{ \(kind) { \(observerName(name, in: place.type, kind))(\(value)) } }"
      } else if kinds.contains("didSet") || kinds.contains("willSet") {
        return ""
      }
      if kinds.contains("set") { body = "{ get { \(renamed) } set { \(renamed) = newValue } }" }
    }
    return head(node.attributes, node.modifiers, place, name: name) + "var \(name): \(oneLine(type)) \(body)"
  }
}

extension TokenSyntax {
  /// Whether a line break separates the node from the next token.
  fileprivate var hasLineBreakAfter: Bool {
    nextToken(viewMode: .sourceAccurate)?.leadingTrivia.contains { if case .newlines = $0 { true } else { false } }
      ?? false
  }
}

extension String {
  /// The text with `public` for `open`, which members of extensions cannot be.
  fileprivate var replacingOpen: String {
    split(separator: " ", omittingEmptySubsequences: false).map { $0 == "open" ? "public" : $0 }.joined(separator: " ")
  }

  fileprivate var trimmingSpaces: String {
    var result = self[...]
    while result.last == " " { result.removeLast() }
    return String(result)
  }
}
