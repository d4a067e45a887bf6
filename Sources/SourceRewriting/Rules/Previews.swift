import SwiftSyntax

/// Removes `#Preview { … }`, which is only displayed in Xcode's canvas.
enum Previews: Rule {
  static func apply(to work: FileWork) { Visitor(work).walk(work.file.tree) }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
      let name: TokenSyntax? =
        switch node.item {
        case .decl(let declaration): declaration.as(MacroExpansionDeclSyntax.self)?.macroName
        case .expr(let expression): expression.as(MacroExpansionExprSyntax.self)?.macroName
        default: nil
        }
      guard name?.text == "Preview" else { return .visitChildren }
      work.edits.remove(node, in: work.file)
      return .skipChildren
    }
  }
}
