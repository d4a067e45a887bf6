import SwiftSyntax

/// Removes values of `UserDefaults` that are set to nil. On Linux the compiler chooses the method for URLs, as on
/// Apple's platforms, and that one calls itself for ever.
///
///     UserDefaults.standard.set(nil, forKey: "film")
///     UserDefaults.standard.removeObject( forKey: "film")
///
/// What `UserDefaults` is shows in the names only: the receiver is one with `defaults` in it, or an extension.
enum DefaultsRemovals: Rule {
  static func apply(to work: FileWork) { Visitor(work).walk(work.file.tree) }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let member = node.calledExpression.as(MemberAccessExprSyntax.self)
      let name = member?.declName.baseName ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
      guard let name, name.text == "set", node.trailingClosure == nil,
        node.arguments.map({ $0.label?.text ?? "_" }) == ["_", "forKey"], let value = node.arguments.first,
        value.expression.is(NilLiteralExprSyntax.self), let comma = value.trailingComma,
        isOfDefaults(member, in: node), othersRemove
      else { return .visitChildren }
      work.replace(name, with: "removeObject")
      work.edits.remove(from: value.expression, through: comma, in: work.file)
      return .visitChildren
    }

    private func isOfDefaults(_ member: MemberAccessExprSyntax?, in node: FunctionCallExprSyntax) -> Bool {
      if let base = member?.base?.trimmedDescription, base != "self" {
        return !base.contains("\n") && base.lowercased().contains("defaults")
      }
      return SyntaxNames.enclosing(node).first == "UserDefaults"
    }

    /// Whether the types of the module with such a method, which the receiver may be, have the other one, too.
    private var othersRemove: Bool {
      let removing = Set(work.module.methods(named: "removeObject").map(\.type.name))
      return work.module.methods(named: "set").allSatisfy {
        $0.member.labels != ["_", "forKey"] || $0.type.name == "UserDefaults" || removing.contains($0.type.name)
      }
    }
  }
}
