import SwiftSyntax

/// Runs the closures of SwiftUI's animations in models that stay without it:
///
///     withAnimation(.easeIn) { isOpen = true }
///     withExtendedLifetime(()) { isOpen = true }
///
/// Both return the closure's result, and throw its error.
enum Animations: Rule {
  static func apply(to work: FileWork) {
    guard work.module.files[work.file.path]?.missingInParts.contains("SwiftUI") ?? false,
      !work.module.isLeftOut(work.file.path)
    else { return }
    Visitor(work).walk(work.file.tree)
  }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard let callee = node.calledExpression.as(DeclReferenceExprSyntax.self),
        callee.baseName.text == "withAnimation",
        node.trailingClosure != nil, node.additionalTrailingClosures.isEmpty, node.arguments.count < 2,
        // A completion is an argument with a label.
        node.arguments.allSatisfy({ $0.label == nil && !namesType($0.expression) })
      else { return .visitChildren }
      work.replace(callee, with: "withExtendedLifetime(())")
      if let left = node.leftParen, let right = node.rightParen {
        work.edits.remove(from: left, through: right, in: work.file)
      }
      return .visitChildren
    }

    /// Returns whether an argument names one of SwiftUI's types, so that `MissingNames` leaves the statement out.
    private func namesType(_ argument: ExprSyntax) -> Bool {
      argument.tokens(viewMode: .sourceAccurate).contains { token in
        guard case .identifier(let name) = token.tokenKind else { return false }
        return work.module.isOfSwiftUI(name) && token.previousToken(viewMode: .sourceAccurate)?.tokenKind != .period
      }
    }
  }
}
