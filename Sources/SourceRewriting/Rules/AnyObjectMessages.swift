import SwiftSyntax

/// Lets `target?.performSelector(onMainThread: …)` be sent to an `AnyObject`, which answers to all of Objective-C's
/// methods on Apple's platforms: `(target as? NSObject)?.performSelector(onMainThread: …)`. And
/// `(value as AnyObject).doubleValue` be read: `(value as AnyObject as? NSNumber)?.doubleValue`.
enum AnyObjectMessages: Rule {
  private static let numberValues: Set<String> = [
    "doubleValue", "floatValue", "intValue", "integerValue", "boolValue", "int64Value", "uintValue",
  ]
  private static let labels: Set<String> = ["onMainThread", "inBackground", "on"]

  static func apply(to work: FileWork) { Visitor(work).walk(work.file.tree) }

  private final class Visitor: RuleVisitor {
    /// `(value as AnyObject).doubleValue` is a number's, if it is anything's.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      guard numberValues.contains(node.declName.baseName.text), let tuple = node.base?.as(TupleExprSyntax.self),
        tuple.elements.count == 1, let sequence = tuple.elements.first?.expression.as(SequenceExprSyntax.self),
        let type = sequence.elements.last?.as(TypeExprSyntax.self), type.type.trimmedDescription == "AnyObject"
      else { return .visitChildren }
      work.edits.insert(" as? NSNumber", after: type)
      work.edits.insert("?", after: tuple)
      return .visitChildren
    }

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
