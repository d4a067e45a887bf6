import SwiftSyntax

/// Qualifies the standard library's `abs`, `min` and `max` in extensions of `CGFloat`: Foundation on Linux declares
/// members with these names there, which hide the functions.
enum GlobalFunctions: Rule {
  private static let names: Set<String> = ["abs", "min", "max"]

  static func apply(to work: FileWork) { Visitor(work).walk(work.file.tree) }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.extendedType.trimmedDescription == "CGFloat" { Calls(work).walk(node.memberBlock) }
      return .skipChildren
    }
  }

  private final class Calls: RuleVisitor {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if let name = node.calledExpression.as(DeclReferenceExprSyntax.self), names.contains(name.baseName.text) {
        work.replace(name, with: "Swift." + name.baseName.text)
      }
      return .visitChildren
    }
  }
}
