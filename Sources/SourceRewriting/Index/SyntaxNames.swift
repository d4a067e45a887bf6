import SwiftSyntax

/// The names of the types around a node.
enum SyntaxNames {
  /// Returns the names from the outermost to the innermost type; an extension counts with the full name of the extended
  /// type.
  static func enclosing(_ node: some SyntaxProtocol) -> [String] {
    var names: [String] = []
    var current: Syntax? = Syntax(node)
    while let syntax = current {
      if let name = name(of: syntax) { names.append(name) }
      current = syntax.parent
    }
    return names.reversed()
  }

  /// Returns the name of the type that a node declares or extends, qualified by the types around it.
  static func qualified(_ node: some SyntaxProtocol) -> String { enclosing(node).joined(separator: ".") }

  /// Returns whether the type that a node declares or is in can have static stored properties: it is neither generic
  /// nor within a function or a generic type.
  static func isInStaticContext(_ node: some SyntaxProtocol, in module: ModuleIndex) -> Bool {
    !sequence(first: Syntax(node), next: \.parent).contains { syntax in
      if syntax.is(CodeBlockSyntax.self) || syntax.is(ClosureExprSyntax.self) { return true }
      if let extended = syntax.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription {
        return module.records(of: extended).contains(where: \.isGeneric)
      }
      return syntax.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause != nil
    }
  }

  static func name(of syntax: Syntax) -> String? {
    if let node = syntax.as(ClassDeclSyntax.self) { return node.name.text }
    if let node = syntax.as(StructDeclSyntax.self) { return node.name.text }
    if let node = syntax.as(EnumDeclSyntax.self) { return node.name.text }
    if let node = syntax.as(ActorDeclSyntax.self) { return node.name.text }
    if let node = syntax.as(ProtocolDeclSyntax.self) { return node.name.text }
    if let node = syntax.as(ExtensionDeclSyntax.self) { return node.extendedType.trimmedDescription }
    return nil
  }
}

extension AttributeListSyntax {
  /// Returns the attribute with a name.
  func first(named name: String) -> AttributeSyntax? {
    for case .attribute(let attribute) in self where attribute.attributeName.trimmedDescription == name {
      return attribute
    }
    return nil
  }

  func contains(named name: String) -> Bool { first(named: name) != nil }
}

extension DeclModifierListSyntax {
  func contains(named name: String) -> Bool { contains { $0.name.text == name && $0.detail == nil } }

  /// The access level, such as `public`; `private(set)` does not count.
  var access: String? { first { AccessLevel.names.contains($0.name.text) && $0.detail == nil }?.name.text }
}

enum AccessLevel {
  static let names: Set<String> = ["open", "public", "package", "internal", "fileprivate", "private"]
}
