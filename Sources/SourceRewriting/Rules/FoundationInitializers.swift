import SwiftSyntax

/// Gives calls without arguments the form of Foundation on Linux: `ProcessInfo()` becomes `ProcessInfo.processInfo`,
/// `NSAttributedString()` `NSAttributedString(string: "")`.
enum FoundationInitializers: Rule {
  private static let forms = [
    "ProcessInfo": "ProcessInfo.processInfo", "NSAttributedString": "NSAttributedString(string: \"\")",
    "NSMutableAttributedString": "NSMutableAttributedString(string: \"\")",
    "NSMutableString": "NSMutableString(string: \"\")",
    // A timer that never fires, as the initial value of a property.
    "Timer": "Timer(timeInterval: 0, repeats: false, block: { _ in })",
  ]

  static func apply(to work: FileWork) { Visitor(work).walk(work.file.tree) }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if node.arguments.isEmpty, node.trailingClosure == nil,
        let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text, let form = forms[name]
      {
        work.replace(node, with: form)
      }
      return .visitChildren
    }
  }
}
