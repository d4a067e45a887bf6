import SwiftSyntax

/// Creates objects of classes that are values of type `NSObject.Type`: Swift requires a `required` initialiser, which
/// `NSObject.init()` is not here.
///
///     (NSClassFromString(name) as! NSObject.Type).init()
///     NSObject.object(of: NSClassFromString(name) as! NSObject.Type)
enum ClassValues: Rule {
  static func apply(to work: FileWork) {
    guard String(decoding: work.file.text, as: UTF8.self).contains("NSObject.Type") else { return }
    let names = Names(work)
    names.walk(work.file.tree)
    Visitor(work, names.found, optional: names.optional).walk(work.file.tree)
  }

  /// The names of values of that type.
  private final class Names: RuleVisitor {
    var found: Set<String> = []
    /// The names of values that may be nil.
    var optional: Set<String> = []

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      if node.typeAnnotation?.type.trimmedDescription == "NSObject.Type"
        || node.initializer?.value.trimmedDescription.hasSuffix("as! NSObject.Type") ?? false
      {
        found.insert(node.pattern.trimmedDescription)
      } else if node.typeAnnotation?.type.trimmedDescription == "NSObject.Type?"
        || node.initializer?.value.trimmedDescription.hasSuffix("as? NSObject.Type") ?? false
      {
        optional.insert(node.pattern.trimmedDescription)
      }
      return .visitChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
      if node.initializer?.value.trimmedDescription.hasSuffix("as? NSObject.Type") ?? false {
        found.insert(node.pattern.trimmedDescription)
      }
      return .visitChildren
    }
  }

  private final class Visitor: RuleVisitor {
    let names: Set<String>
    let optional: Set<String>

    init(_ work: FileWork, _ names: Set<String>, optional: Set<String>) {
      self.names = names
      self.optional = optional
      super.init(work)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.arguments.isEmpty, node.trailingClosure == nil,
        let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init",
        let base = member.base
      else { return .visitChildren }
      let text = base.trimmedDescription
      if names.contains(text) || (text.hasPrefix("(") && text.hasSuffix("as! NSObject.Type)")) {
        work.replace(node, with: "NSObject.object(of: \(text))")
        return .skipChildren
      }
      let chained = base.as(OptionalChainingExprSyntax.self)?.expression
      let forced = base.as(ForceUnwrapExprSyntax.self)?.expression
      guard let value = (chained ?? forced)?.trimmedDescription,
        optional.contains(value) || value.hasPrefix("(") && value.hasSuffix("as? NSObject.Type)")
      else { return .visitChildren }
      if chained != nil {
        work.replace(node, with: "\(value).map { NSObject.object(of: $0) }")
        return .skipChildren
      }
      if forced != nil {
        work.replace(node, with: "NSObject.object(of: \(value)!)")
        return .skipChildren
      }
      return .visitChildren
    }
  }
}
