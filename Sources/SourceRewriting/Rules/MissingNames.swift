import SwiftSyntax

/// Leaves out code that mentions types of missing frameworks, recognised by their prefixes, in files that are kept.
///
/// In `if let web = view as? WKWebView { … } else { … }` the part after `else` stays. A declaration that mentions such
/// a type elsewhere is left out completely, and with a property the statements that use it: `map?.cancel()`. A body
/// whose result is such a statement stops the program.
enum MissingNames: Rule {
  static func apply(to work: FileWork) {
    guard let missing = work.module.files[work.file.path]?.missingInParts, !work.module.isLeftOut(work.file.path) else {
      return
    }
    let present = missing.flatMap { MissingFrameworks.prefixes[$0] ?? [] }
    let isOnSwiftUI = missing.contains("SwiftUI")
    guard !present.isEmpty || isOnSwiftUI else { return }
    let visitor = Visitor(work, present, isOnSwiftUI)
    visitor.walk(work.file.tree)
    if !visitor.leftOutProperties.isEmpty { Uses(work, of: visitor.leftOutProperties).walk(work.file.tree) }
  }

  /// Leaves out the statements that use properties that are left out.
  private final class Uses: RuleVisitor {
    private let properties: Set<String>

    init(_ work: FileWork, of properties: Set<String>) {
      self.properties = properties
      super.init(work)
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
      guard case .expr(let expression) = node.item, !expression.is(IfExprSyntax.self), mentions(expression, of: node)
      else {
        return .visitChildren
      }
      if node.parent?.as(CodeBlockItemListSyntax.self)?.isResult ?? false {
        work.replace(node.item, with: "fatalError(\"needs a property that is missing here\")")
        work.report("stops the program where it is reached: it needs a property that is left out", at: node)
        return .skipChildren
      }
      work.edits.remove(node.item, in: work.file)
      work.report("left out: it uses a property that is left out", at: node)
      return .skipChildren
    }

    /// Returns whether a statement itself uses such a property, rather than a closure in it.
    private func mentions(_ expression: ExprSyntax, of statement: CodeBlockItemSyntax) -> Bool {
      expression.tokens(viewMode: .sourceAccurate).contains { token in
        guard case .identifier(let name) = token.tokenKind, properties.contains(name),
          let reference = token.parent?.as(DeclReferenceExprSyntax.self),
          innermostStatement(of: reference) == statement.id
        else { return false }
        guard let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id else {
          return true
        }
        return member.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
      }
    }

    private func innermostStatement(of node: some SyntaxProtocol) -> SyntaxIdentifier? {
      var parent = node.parent
      while let current = parent, !current.is(CodeBlockItemSyntax.self) { parent = current.parent }
      return parent?.id
    }
  }

  private final class Visitor: RuleVisitor {
    private let branches: MissingBranches
    private(set) var leftOutProperties: Set<String> = []

    init(_ work: FileWork, _ prefixes: [String], _ isOnSwiftUI: Bool) {
      branches = MissingBranches { [module = work.module] token in
        guard case .identifier(let name) = token.tokenKind else { return false }
        // A member, such as `.top` of `Edge.top`, is not a sign of SwiftUI.
        if isOnSwiftUI, module.isOfSwiftUI(name), token.previousToken(viewMode: .sourceAccurate)?.tokenKind != .period {
          return true
        }
        return prefixes.contains { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase ?? false }
      }
      super.init(work)
    }

    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind { look(at: node.decl) }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
      guard case .decl(let declaration) = node.item, node.parent?.parent?.is(CodeBlockSyntax.self) != true else {
        return .visitChildren
      }
      return look(at: declaration)
    }

    /// Leaves out the declaration only for names that are missing outside of left-out branches.
    private func look(at declaration: DeclSyntax) -> SyntaxVisitorContinueKind {
      if declaration.is(IfConfigDeclSyntax.self) || declaration.is(ImportDeclSyntax.self) { return .visitChildren }
      var parts = [Syntax(declaration)]
      if let block = declaration.asProtocol((any DeclGroupSyntax).self) {
        parts = block.inheritanceClause.map { [Syntax($0)] } ?? []
        if let clause = block.asProtocol((any WithGenericParametersSyntax).self) {
          parts += [clause.genericParameterClause.map { Syntax($0) }, clause.genericWhereClause.map { Syntax($0) }]
            .compactMap { $0 }
        }
        if let block = declaration.as(ExtensionDeclSyntax.self) {
          parts.append(Syntax(block.extendedType))
          if let clause = block.genericWhereClause { parts.append(Syntax(clause)) }
        }
      }
      guard parts.contains(where: { branches.areNamed(in: $0, of: work) }) else { return .visitChildren }
      work.leaveOut(declaration, because: "it uses a type from a missing framework")
      if let property = declaration.as(VariableDeclSyntax.self) {
        for binding in property.bindings {
          if let name = binding.pattern.as(IdentifierPatternSyntax.self) {
            leftOutProperties.insert(name.identifier.text)
          }
        }
      }
      return .skipChildren
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
      branches.leaveOut(node, from: work) { walk($0) } ? .skipChildren : .visitChildren
    }
  }
}
