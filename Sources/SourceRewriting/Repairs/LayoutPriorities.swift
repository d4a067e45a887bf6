import SwiftSyntax

/// Uses the number of a constraint's priority where one is compared with a number. With Objective-C, the `priority` of
/// an `AnyObject` may be that of a task, which is a number itself.
///
///     XCTAssertEqual((constraints.first as? NSLayoutConstraint)?.priority, 250 + high)
///     XCTAssertEqual((constraints.first as? NSLayoutConstraint)?.priority.rawValue, 250 + high)
enum LayoutPriorities: ErrorRepair {
  /// A call with a priority and a number.
  struct Fault {}

  static func fault(in message: String) -> Fault? {
    // The second message replaces the first one in longer expressions.
    let isConflict = message.hasPrefix("conflicting arguments to generic parameter '") && message.contains("'Float'")
    let isMeant =
      isConflict && message.contains("'UILayoutPriority")
      || message.hasPrefix("failed to produce diagnostic for expression")
    return isMeant ? Fault() : nil
  }

  static func repair(_ fault: Fault, at token: TokenSyntax, in work: RepairWork) {
    guard let call = token.innermost(FunctionCallExprSyntax.self) else { return }
    for argument in call.arguments {
      guard let member = argument.expression.as(MemberAccessExprSyntax.self),
        member.declName.baseName.text == "priority", isCast(member.base), work.begin(member)
      else { continue }
      work.edits.insert(".rawValue", after: member)
    }
  }

  /// Returns whether an expression is a cast to a constraint: `(a as? NSLayoutConstraint)?`.
  private static func isCast(_ base: ExprSyntax?) -> Bool {
    let value = base?.as(OptionalChainingExprSyntax.self)?.expression ?? base
    guard let elements = value?.as(TupleExprSyntax.self)?.elements, elements.count == 1,
      let type = elements.first?.expression.as(SequenceExprSyntax.self)?.elements.last?.as(TypeExprSyntax.self)
    else { return false }
    return type.type.trimmedDescription == "NSLayoutConstraint"
  }
}
