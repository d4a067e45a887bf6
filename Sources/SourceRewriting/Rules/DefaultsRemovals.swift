import SwiftSyntax

/// Removes values of `UserDefaults` that are set to nil. On Linux the compiler chooses the method for URLs, as on
/// Apple's platforms, and that one calls itself for ever.
///
///     UserDefaults.standard.set(nil, forKey: "film")
///     UserDefaults.standard.removeObject( forKey: "film")
///
/// The receiver's type is not known: it counts as `UserDefaults` if its name contains `defaults`, or in an extension of
/// that class.
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

    private static let defaults: Set<String> = ["UserDefaults", "Foundation.UserDefaults"]

    private func isOfDefaults(_ member: MemberAccessExprSyntax?, in node: FunctionCallExprSyntax) -> Bool {
      if let base = member?.base?.trimmedDescription, base != "self" {
        return !base.contains("\n") && base.lowercased().contains("defaults")
      }
      return SyntaxNames.enclosing(node).first.map(Self.defaults.contains) ?? false
    }

    /// Whether the protocols of the module with such a method, and other types with `defaults` in their names, have the
    /// other one, too: the receiver may be one of them.
    private var othersRemove: Bool {
      let removing = Set(work.module.methods(named: "removeObject").map(\.type.name))
      return work.module.methods(named: "set").allSatisfy { found in
        let name = found.type.name
        guard found.member.labels == ["_", "forKey"], !Self.defaults.contains(name), !removing.contains(name) else {
          return true
        }
        return !name.lowercased().contains("defaults")
          && !work.module.records(of: name).contains { $0.kind == .protocol }
      }
    }
  }
}
