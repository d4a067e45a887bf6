import SwiftSyntax

/// Lets `target?.performSelector(onMainThread: …)` be called on an `AnyObject`, which has all of Objective-C's methods
/// on Apple's platforms: `(target as? NSObject)?.performSelector(onMainThread: …)`.
enum AnyObjectMessages: Rule {
  private static let labels: Set<String> = ["onMainThread", "inBackground", "on"]

  static func apply(to work: FileWork) { Visitor(work).walk(work.file.tree) }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
        member.declName.baseName.text == "performSelector",
        let label = node.arguments.first?.label?.text, labels.contains(label),
        let target = member.base?.as(OptionalChainingExprSyntax.self)?.expression, !target.is(TupleExprSyntax.self)
      else { return .visitChildren }
      work.edits.insert("(", before: target)
      work.edits.insert(" as? NSObject)", after: target)
      return .visitChildren
    }
  }
}
