import SwiftSyntax

/// Turns `ProcessInfo()` into `ProcessInfo.processInfo`: Foundation on Linux lets nobody make one.
enum ProcessInfoCreation: Rule {
  static func apply(to work: FileWork) { Visitor(work).walk(work.file.tree) }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if node.arguments.isEmpty, node.trailingClosure == nil,
        node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "ProcessInfo"
      {
        work.replace(node, with: "ProcessInfo.processInfo")
      }
      return .visitChildren
    }
  }
}
