import SwiftParser
import SwiftSyntax

/// Applies a package manifest's conditions for iOS to Linux, too: `.when(platforms: [.iOS])` becomes
/// `.when(platforms: [.iOS, .linux])`.
public enum ManifestRewriter {
  /// Returns the changed text; nil if there is nothing to change.
  public static func rewrite(_ text: String) -> String? {
    let file = SourceFile(path: "Package.swift", text: text)
    let visitor = Visitor(viewMode: .sourceAccurate)
    visitor.walk(file.tree)
    return visitor.edits.isEmpty ? nil : visitor.edits.applied(to: file.text)
  }

  private final class Visitor: SyntaxVisitor {
    var edits = Edits()

    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.label?.text == "platforms", let array = node.expression.as(ArrayExprSyntax.self),
        node.parent?.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription.hasSuffix("when")
          ?? false
      else { return .visitChildren }
      let names = array.elements.map { $0.expression.trimmedDescription }
      if names.contains(".iOS"), !names.contains(".linux"), let first = array.elements.first {
        edits.insert(".linux, ", before: first)
      }
      return .visitChildren
    }
  }
}
