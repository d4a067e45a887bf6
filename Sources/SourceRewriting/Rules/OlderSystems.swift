import SwiftSyntax

/// Replaces code for older systems, which would have to compile although it never runs: on Linux, `#available` is
/// always true.
///
///     if #available(iOS 13, *) { use(new) } else { use(old) }
///     if #available(iOS 13, *) { use(new) } else { fatalError() }
///
/// Such code uses declarations that Foundation and UIKit no longer have. Branches that only name values stay, since a
/// result builder needs their types.
enum OlderSystems: Rule {
  static func apply(to work: FileWork) { Visitor(work).walk(work.file.tree) }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
      switch answer(of: node.conditions) {
      case true?:
        if let block = node.elseBody?.as(CodeBlockSyntax.self) {
          drop(block.statements)
        } else if let other = node.elseBody?.as(IfExprSyntax.self) {
          work.replace(other, with: "{ fatalError() }")
        }
      case false?: drop(node.body.statements)
      case nil: break
      }
      return .visitChildren
    }

    override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
      if answer(of: node.conditions) == true { drop(node.body.statements) }
      return .visitChildren
    }

    /// Returns the value of conditions that only check the system's version; nil if there are others.
    private func answer(of conditions: ConditionElementListSyntax) -> Bool? {
      let checks = conditions.compactMap { $0.condition.as(AvailabilityConditionSyntax.self) }
      guard checks.count == conditions.count else { return nil }
      return checks.allSatisfy { $0.availabilityKeyword.tokenKind == .poundAvailable }
        ? true : checks.count == 1 ? false : nil
    }

    private func drop(_ statements: CodeBlockItemListSyntax) {
      guard !statements.allSatisfy({ isPlain($0.item) }) else { return }
      work.replace(statements, with: "fatalError()")
    }

    /// Returns whether a statement leaves the scope, or is a value that a result builder may take.
    private func isPlain(_ item: CodeBlockItemSyntax.Item) -> Bool {
      if let leaving = item.as(ReturnStmtSyntax.self) { return leaving.expression.map(isConstant) ?? true }
      if item.is(BreakStmtSyntax.self) || item.is(ContinueStmtSyntax.self) { return true }
      guard let call = item.as(FunctionCallExprSyntax.self) else { return item.is(ExprSyntax.self) && isConstant(item) }
      guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
      return name == "fatalError" || name.first?.isUppercase ?? false
    }

    private func isConstant(_ node: some SyntaxProtocol) -> Bool {
      node.is(NilLiteralExprSyntax.self) || node.is(BooleanLiteralExprSyntax.self)
        || node.is(IntegerLiteralExprSyntax.self) || node.is(FloatLiteralExprSyntax.self)
        || node.is(StringLiteralExprSyntax.self) || node.is(DeclReferenceExprSyntax.self)
    }
  }
}
