import SwiftSyntax

/// Lets a module's own protocols have optional requirements, which only Objective-C allows.
///
/// An optional method becomes one that throws; a method that does not throw satisfies it, and the default of a missing
/// one throws. Calls stay as written: `delegate?.list?(self, didSelect: 3)` finds a property on a derived protocol,
/// whose value can be called and returns nil if the method is missing.
///
///     protocol ListDelegate: ListDelegate·optional {
///       func list(_ list: List, didSelect row: Int) throws
///     } ; struct ListDelegate·list { … } ; extension ListDelegate { … throw … } ; …
///
/// A protocol within another type is extended on the line of the outermost type's last brace, where extensions may be.
enum OptionalRequirements: Rule {
  /// Returns whether the rule applies: protocols within functions cannot be extended anywhere.
  static func applies(to node: ProtocolDeclSyntax, in work: FileWork) -> Bool {
    !isLocal(node) && !members(of: node, in: work).isEmpty
  }

  private static func isLocal(_ node: ProtocolDeclSyntax) -> Bool {
    sequence(first: Syntax(node), next: \.parent).contains {
      $0.is(CodeBlockSyntax.self) || $0.is(ClosureExprSyntax.self)
    }
  }

  static func apply(to work: FileWork) { Visitor(work).walk(work.file.tree) }

  private static func members(of node: ProtocolDeclSyntax, in work: FileWork) -> [DeclSyntax] {
    func collect(_ list: MemberBlockItemListSyntax) -> [DeclSyntax] {
      list.flatMap { item -> [DeclSyntax] in
        if let block = item.decl.as(IfConfigDeclSyntax.self) {
          guard case .decls(let inner) = work.conditions.activeClause(of: block)?.elements else { return [] }
          return collect(inner)
        }
        let modifiers =
          item.decl.as(FunctionDeclSyntax.self)?.modifiers ?? item.decl.as(VariableDeclSyntax.self)?.modifiers
        return modifiers?.contains(named: "optional") ?? false ? [item.decl] : []
      }
    }
    return collect(node.memberBlock.members)
  }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      let members = members(of: node, in: work)
      guard !members.isEmpty else { return .visitChildren }
      guard applies(to: node, in: work) else {
        work.report("optional requirements of a protocol within a function", at: node)
        return .visitChildren
      }
      let name = node.name.text
      if let first = node.inheritanceClause?.inheritedTypes.first {
        work.edits.insert("\(name)·optional, ", before: first)
        // `class` must come first, and the new protocol is itself restricted to classes.
        for inherited in node.inheritanceClause?.inheritedTypes ?? [] where inherited.type.trimmedDescription == "class"
        {
          work.replace(inherited.type, with: "AnyObject")
        }
      } else {
        work.edits.insert(": \(name)·optional", after: node.name)
      }
      for member in members { makeThrowing(member) }
      let scope = ProtocolScope(node, in: work.module)
      let record = work.module.records(of: scope.qualifiedName).first { $0.kind == .protocol }
      let writer = OptionalDeclarations(
        name: name, scope: scope, access: scope.access.map { $0 + " " } ?? "",
        isMainActor: record.map(work.module.isMainActor) ?? false)
      work.edits.insert(writer.types(for: members), after: node.memberBlock.rightBrace)
      work.edits.insert(writer.extensions(for: members), after: scope.outermostBrace)
      for modifier in scope.hidingModifiers { work.replace(modifier, with: "fileprivate") }
      return .visitChildren
    }

    private func makeThrowing(_ member: DeclSyntax) {
      if let function = member.as(FunctionDeclSyntax.self) {
        drop(function.modifiers)
        if function.signature.effectSpecifiers?.throwsClause == nil {
          if let async = function.signature.effectSpecifiers?.asyncSpecifier {
            work.edits.insert(" throws", after: async)
          } else {
            work.edits.insert(" throws", after: function.signature.parameterClause)
          }
        }
      } else if let variable = member.as(VariableDeclSyntax.self) {
        drop(variable.modifiers)
        work.edits.insert("@_disfavoredOverload ", before: variable)
        if let block = variable.bindings.first?.accessorBlock { work.replace(block, with: "{ get throws }") }
      }
    }

    private func drop(_ modifiers: DeclModifierListSyntax) {
      for modifier in modifiers where modifier.name.text == "optional" { work.replace(modifier, with: "") }
    }
  }
}
