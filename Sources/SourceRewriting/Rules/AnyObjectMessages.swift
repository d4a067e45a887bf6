import SwiftSyntax

/// Casts an `AnyObject` before a member is used, because on Apple's platforms an `AnyObject` has all of Objective-C's
/// methods: `target?.performSelector(onMainThread: …)` becomes `(target as? NSObject)?.performSelector(onMainThread:
/// …)`, and `(value as AnyObject).doubleValue` becomes `(value as AnyObject as? NSNumber)?.doubleValue`.
enum AnyObjectMessages: Rule {
  private static let numberValues: Set<String> = [
    "doubleValue", "floatValue", "intValue", "integerValue", "boolValue", "int64Value", "uintValue",
  ]
  private static let labels: Set<String> = ["onMainThread", "inBackground", "on"]

  static func apply(to work: FileWork) { Visitor(work).walk(work.file.tree) }

  private final class Visitor: RuleVisitor {
    /// Casts the value of `(value as AnyObject).doubleValue` to a number.
    ///
    /// A method that only one protocol of the module has is called on an object cast to that protocol.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      guard let target = target(of: node), let tuple = node.base?.as(TupleExprSyntax.self),
        tuple.elements.count == 1, let sequence = tuple.elements.first?.expression.as(SequenceExprSyntax.self),
        let type = sequence.elements.last?.as(TypeExprSyntax.self), type.type.trimmedDescription == "AnyObject"
      else { return .visitChildren }
      if node.declName.baseName.text == "integerValue" { work.replace(node.declName, with: "intValue") }
      if let force = node.parent?.as(ForceUnwrapExprSyntax.self) {
        // An `AnyObject` has optional members.
        work.edits.insert(" as! \(target)", after: type)
        work.replace(force.exclamationMark, with: "")
        return .visitChildren
      }
      work.edits.insert(" as? \(target)", after: type)
      work.edits.insert("?", after: tuple)
      return .visitChildren
    }

    /// Returns the type that declares the member.
    private func target(of node: MemberAccessExprSyntax) -> String? {
      let name = node.declName.baseName.text
      if numberValues.contains(name) { return "NSNumber" }
      guard node.parent?.is(FunctionCallExprSyntax.self) ?? false else { return nil }
      let protocols = Set(
        work.module.methods(named: name).filter { $0.type.kind == .protocol && !$0.member.isOptional }.map(\.type.name))
      return protocols.count == 1 ? protocols.first.map { "any \($0)" } : nil
    }

    /// Casts the target of `delegate?.opened?(self)` for a property of type `AnyObject?`, as Interface Builder
    /// requires, if one protocol of the module has the optional method.
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
