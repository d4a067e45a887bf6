import SwiftSyntax

/// Leaves out members and global functions that mention a type of a left-out file: a controller's initialiser with a
/// SwiftUI view, for example. The rest of their types stays, except for types that store a value of such a type.
enum LeftOutTypes: Rule {
  static func apply(to work: FileWork) {
    guard work.module.mentionsLeftOut(work.file.path), !work.module.isLeftOut(work.file.path) else { return }
    Visitor(work).walk(work.file.tree)
  }

  private final class Visitor: RuleVisitor {
    private lazy var branches = MissingBranches { [types = work.module.leftOutTypes] token in
      guard case .identifier(let name) = token.tokenKind else { return false }
      return types.contains(name)
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
      branches.leaveOut(node, from: work) { walk($0) } ? .skipChildren : .visitChildren
    }

    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind { leaveOut(node.decl) }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
      guard case .decl(let declaration) = node.item, isOutsideFunctions(node) else { return .visitChildren }
      return leaveOut(declaration)
    }

    /// Returns whether an item is at the top level of the file, apart from `#if`.
    private func isOutsideFunctions(_ node: CodeBlockItemSyntax) -> Bool {
      var block = node.parent?.parent
      while let clause = block, clause.is(IfConfigClauseSyntax.self) {
        // The clause is in a list of clauses of a declaration, which is an item of a list.
        block = clause.parent?.parent?.parent?.parent?.parent
      }
      return block?.is(SourceFileSyntax.self) ?? false
    }

    private func leaveOut(_ declaration: DeclSyntax) -> SyntaxVisitorContinueKind {
      if let block = declaration.as(ExtensionDeclSyntax.self) {
        return remove(declaration, ifNamedIn: [Syntax(block.extendedType), block.inheritanceClause.map { Syntax($0) }])
      }
      if let name = SyntaxNames.name(of: Syntax(declaration)), work.module.leftOutTypes.contains(name) {
        work.leaveOut(declaration, because: "it stores a value of a type that is left out")
        return .skipChildren
      }
      if declaration.asProtocol((any DeclGroupSyntax).self) != nil || declaration.is(IfConfigDeclSyntax.self) {
        return .visitChildren
      }
      return remove(declaration, ifNamedIn: [Syntax(declaration)])
    }

    private func remove(_ declaration: DeclSyntax, ifNamedIn parts: [Syntax?]) -> SyntaxVisitorContinueKind {
      for part in parts {
        guard let part, branches.areNamed(in: part, of: work) else { continue }
        for token in part.tokens(viewMode: .sourceAccurate) {
          guard case .identifier(let name) = token.tokenKind, work.module.leftOutTypes.contains(name) else { continue }
          work.leaveOut(declaration, because: "it uses \(name), from a file that is left out")
          return .skipChildren
        }
      }
      return .visitChildren
    }
  }
}
