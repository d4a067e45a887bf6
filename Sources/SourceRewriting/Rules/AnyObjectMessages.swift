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
    ///
    /// A method that one protocol of the module has is sent to what conforms to it.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      guard let target = target(of: node), let tuple = node.base?.as(TupleExprSyntax.self),
        tuple.elements.count == 1, let sequence = tuple.elements.first?.expression.as(SequenceExprSyntax.self),
        let type = sequence.elements.last?.as(TypeExprSyntax.self), type.type.trimmedDescription == "AnyObject"
      else { return .visitChildren }
      work.edits.insert(" as? \(target)", after: type)
      work.edits.insert("?", after: tuple)
      return .visitChildren
    }

    /// The type whose member it is.
    private func target(of node: MemberAccessExprSyntax) -> String? {
      let name = node.declName.baseName.text
      if numberValues.contains(name) { return "NSNumber" }
      guard node.parent?.is(FunctionCallExprSyntax.self) ?? false else { return nil }
      let protocols = Set(
        work.module.methods(named: name).filter { $0.type.kind == .protocol && !$0.member.isOptional }.map(\.type.name))
      return protocols.count == 1 ? protocols.first.map { "any \($0)" } : nil
    }

    /// `delegate?.opened?(self)`, of a property that is an `AnyObject?` for Interface Builder's sake, where one
    /// protocol of the module has the optional method.
    private func castOptionalTarget(of node: FunctionCallExprSyntax) {
      guard let called = node.calledExpression.as(OptionalChainingExprSyntax.self),
        let member = called.expression.as(MemberAccessExprSyntax.self),
        let target = member.base?.as(OptionalChainingExprSyntax.self)?.expression,
        let property = target.as(DeclReferenceExprSyntax.self)?.baseName.text
          ?? target.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
        work.module.hasUntypedProperty(property)
      else { return }
      let protocols = Set(
        work.module.methods(named: member.declName.baseName.text)
          .filter { $0.type.kind == .protocol && $0.member.isOptional }.map(\.type.name))
      guard protocols.count == 1, let name = protocols.first else { return }
      work.edits.insert("(", before: target)
      work.edits.insert(" as? any \(name))", after: target)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      castOptionalTarget(of: node)
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
