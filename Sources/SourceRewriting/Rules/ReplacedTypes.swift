import SwiftSyntax

/// Qualifies types that AppleNames declares in place of Foundation's, which cannot be created on Linux: `NSExpression`
/// becomes `AppleNames.NSExpression`. Without it the name is ambiguous.
enum ReplacedTypes: Rule {
  static let names: Set = ["NSComparisonPredicate", "NSExpression", "PersonNameComponentsFormatter"]

  static func apply(to work: FileWork) {
    let text = String(decoding: work.file.text, as: UTF8.self)
    guard work.conditions.isUIKit, names.contains(where: { text.contains($0) }) else { return }
    Visitor(work).walk(work.file.tree)
  }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
      qualify(node.name)
      return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      // The name after a dot is a member, or qualified already.
      let isMember = node.parent?.as(MemberAccessExprSyntax.self).map { $0.declName.id == node.id } ?? false
      if !isMember { qualify(node.baseName) }
      return .visitChildren
    }

    private func qualify(_ name: TokenSyntax) {
      guard names.contains(name.text), work.module.records(of: name.text).allSatisfy({ $0.kind == .extension }) else {
        return
      }
      work.replace(name, with: "AppleNames." + name.text)
    }
  }
}
