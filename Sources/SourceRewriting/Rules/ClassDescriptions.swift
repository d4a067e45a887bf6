import SwiftSyntax

/// Turns `type(of: object).description()` into `String(reflecting: type(of: object))`: here classes of unknown type
/// have no such method; and `type.superclass()` into `type.superclass`, which is a property here.
enum ClassDescriptions: Rule {
  static func apply(to work: FileWork) { Visitor(work).walk(work.file.tree) }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if node.arguments.isEmpty, let member = node.calledExpression.as(MemberAccessExprSyntax.self),
        member.declName.baseName.text == "description", let base = member.base?.trimmedDescription,
        base.hasPrefix("type(of:")
      {
        work.replace(node, with: "String(reflecting: \(base))")
        return .skipChildren
      }
      // On Apple's platforms it is a method of classes and a property of objects.
      if node.arguments.isEmpty, node.trailingClosure == nil, let left = node.leftParen, let right = node.rightParen,
        let member = node.calledExpression.as(MemberAccessExprSyntax.self),
        member.declName.baseName.text == "superclass"
      {
        work.replace(left, with: "")
        work.replace(right, with: "")
      }
      return .visitChildren
    }
  }
}
