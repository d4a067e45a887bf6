import SwiftSyntax

/// Reads members, and creates the code in the class itself that calls those of extensions.
enum ExtensionMember {
  struct Place {
    let type: String
    let isExtension: Bool
    /// The access that the extension gives its members.
    let access: String?
    let isMainActor: Bool
  }

  /// Returns the name of a member of an extension that one of the class's own calls.
  static func name(_ member: String, in type: String) -> String {
    "ext·\(type.filter { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }.split(separator: ".").joined(separator: "·"))·\(member)"
  }

  /// Returns the name of the method that replaces a property's observer in an extension.
  static func didSetName(_ member: String, in type: String) -> String { name(member, in: type) + "·didSet" }

  /// Returns the only accessor if it is a `didSet` observer; nil otherwise.
  static func observer(of binding: PatternBindingSyntax) -> AccessorDeclSyntax? {
    guard case .accessors(let list)? = binding.accessorBlock?.accessors, list.count == 1, let only = list.first,
      only.accessorSpecifier.text == "didSet", only.body != nil
    else { return nil }
    return only
  }

  /// Returns the records of a declaration; nil if it is no relevant member.
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
    if place.isExtension {
      record.isAction = node.attributes.contains(named: "IBAction") && record.labels.count < 2
      record.forwarder = forwarder(of: node, place)
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
      if place.isExtension { record.forwarder = forwarder(of: node, binding, place) }
      return record
    }
  }

  private static func fill(
    _ record: inout MemberRecord, _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax
  ) {
    record.isStatic = modifiers.contains { ["static", "class"].contains($0.name.text) }
    record.isOverride = modifiers.contains(named: "override")
    record.isFinal = modifiers.contains(named: "final")
    record.isOptional = modifiers.contains(named: "optional")
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
    if modifiers.access == nil, let access = place.access { words.append(access) }
    for modifier in modifiers where modifier.name.text != "dynamic" {
      words.append(modifier.trimmedDescription)
    }
    return words.map { $0 + " " }.joined()
  }

  /// Returns the node on one line, without comments, of which one to the line's end would swallow what follows.
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

  private static func forwarder(of node: FunctionDeclSyntax, _ place: Place) -> String {
    let signature = named(node.signature)
    let arguments = signature.parameterClause.parameters.map { parameter in
      let name = (parameter.secondName ?? parameter.firstName).text
      let value = (parameter.type.trimmedDescription.hasPrefix("inout ") ? "&" : "") + name
      return parameter.firstName.text == "_" ? value : "\(parameter.firstName.text): \(value)"
    }.joined(separator: ", ")
    let effects = node.signature.effectSpecifiers
    let call =
      (effects?.throwsClause != nil ? "try " : "") + (effects?.asyncSpecifier != nil ? "await " : "")
      + "\(name(node.name.text, in: place.type))(\(arguments))"
    return head(node.attributes, node.modifiers, place, name: node.name.text) + "func \(node.name.text)"
      + (node.genericParameterClause.map(oneLine) ?? "") + oneLine(signature)
      + (node.genericWhereClause.map { " " + oneLine($0) } ?? "") + " { \(call) }"
  }

  private static func forwarder(of node: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ place: Place) -> String
  {
    guard let block = binding.accessorBlock, let type = binding.typeAnnotation?.type else { return "" }
    let name = binding.pattern.trimmedDescription
    let renamed = Self.name(name, in: place.type)
    var body = "{ \(renamed) }"
    if case .accessors(let list) = block.accessors {
      let kinds = Set(list.map(\.accessorSpecifier.text))
      if kinds == ["didSet"] {
        body = "{ didSet { \(didSetName(name, in: place.type))(oldValue) } }"
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
  fileprivate var trimmingSpaces: String {
    var result = self[...]
    while result.last == " " { result.removeLast() }
    return String(result)
  }
}
