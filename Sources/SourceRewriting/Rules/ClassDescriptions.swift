import SwiftSyntax

/// Turns `type(of: object).description()` into `String(reflecting: type(of: object))`: here classes of unknown type
/// have no such method; and `type.superclass()` into `Swift._getSuperclass(type)`. Classes are compared by `==`: here
/// they are no objects.
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
      if node.arguments.isEmpty, node.trailingClosure == nil,
        let member = node.calledExpression.as(MemberAccessExprSyntax.self),
        member.declName.baseName.text == "superclass", let base = member.base
      {
        let optional = base.as(OptionalChainingExprSyntax.self)?.expression
        compareByEquality(node)
        let superclass = "Swift._getSuperclass(\(optional == nil ? base.trimmedDescription : "$0"))"
        work.replace(node, with: optional.map { "\($0.trimmedDescription).flatMap { \(superclass) }" } ?? superclass)
        return .skipChildren
      }
      return .visitChildren
    }

    /// Replaces `===` beside an operand.
    private func compareByEquality(_ operand: FunctionCallExprSyntax) {
      guard let list = operand.parent?.as(ExprListSyntax.self) else { return }
      let elements = Array(list)
      guard let place = elements.firstIndex(where: { $0.id == operand.id }) else { return }
      for index in [place - 1, place + 1] where elements.indices.contains(index) {
        guard let symbol = elements[index].as(BinaryOperatorExprSyntax.self)?.operator else { continue }
        if symbol.text == "===" { work.replace(symbol, with: "==") }
        if symbol.text == "!==" { work.replace(symbol, with: "!=") }
      }
    }
  }
}
