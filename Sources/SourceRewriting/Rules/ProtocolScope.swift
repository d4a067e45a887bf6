import SwiftSyntax

/// The types around a protocol, and how code after the outermost of them names what the protocol's lines name.
struct ProtocolScope {
  /// The protocol's name with those of the types around it: `List.Delegate`.
  let qualifiedName: String
  /// The protocol's access level; that of an extension around it, if it has none of its own.
  let access: String?
  /// The last brace of the outermost type, or of the protocol if it is within no other.
  let outermostBrace: TokenSyntax
  /// The modifiers that hide the protocol from the rest of the file: `private` of the protocol or of types around it.
  let hidingModifiers: [DeclModifierSyntax]

  private let enclosing: [any DeclGroupSyntax]
  private let module: ModuleIndex

  /// Reads the types around a protocol. Linear in their number.
  init(_ node: ProtocolDeclSyntax, in module: ModuleIndex) {
    self.module = module
    qualifiedName = SyntaxNames.qualified(node)
    var groups: [any DeclGroupSyntax] = []
    var current = node.parent
    while let syntax = current {
      if let group = syntax.asProtocol((any DeclGroupSyntax).self) { groups.append(group) }
      current = syntax.parent
    }
    enclosing = groups
    outermostBrace = (groups.last?.memberBlock ?? node.memberBlock).rightBrace
    // A private type at the top level is visible in the whole file.
    let nested = groups.isEmpty ? [] : [node.modifiers] + groups.dropLast().map(\.modifiers)
    hidingModifiers = nested.compactMap { $0.first { $0.name.text == "private" && $0.detail == nil } }
    let own = node.modifiers.access ?? groups.first?.as(ExtensionDeclSyntax.self)?.modifiers.access
    access = own == "private" && !groups.isEmpty ? "fileprivate" : own
  }

  /// Returns a name with those of the types around it if it is that of a type within them, or within one of their
  /// superclasses; nil if it means the same after the outermost type.
  func qualified(_ name: String) -> String? {
    for group in enclosing {
      let scope = SyntaxNames.qualified(group)
      if declares(name, in: group) || declares(name, in: scope) { return "\(scope).\(name)" }
    }
    return nil
  }

  /// Returns whether a declaration contains an alias with a name.
  private func declares(_ name: String, in group: any DeclGroupSyntax) -> Bool {
    group.memberBlock.members.contains { $0.decl.as(TypeAliasDeclSyntax.self)?.name.text == name }
  }

  /// Returns whether a type, or one of its superclasses, of which at most 64 are checked, contains a type with a name.
  private func declares(_ name: String, in type: String) -> Bool {
    if !module.records(of: "\(type).\(name)").isEmpty { return true }
    var record = module.records(of: type).first { $0.kind == .class }
    for _ in 0..<64 {
      guard let current = record.flatMap(module.superclass) else { return false }
      if !module.records(of: "\(current.name).\(name)").isEmpty { return true }
      record = current
    }
    return false
  }
}
