import SwiftSyntax

/// Turns blocks, functions of Objective-C's runtime such as `@convention(c) (AnyObject, Selector) -> Void`, and
/// handlers of exceptions into Swift's functions.
///
/// Methods found by name are cast to the latter, and none is ever found: such code is compiled but not reached.
enum CallingConventions: Rule {
  static func apply(to work: FileWork) { Visitor(work).walk(work.file.tree) }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: AttributedTypeSyntax) -> SyntaxVisitorContinueKind {
      let names = Set(node.baseType.tokens(viewMode: .sourceAccurate).map(\.text))
      let takesSelector = names.contains("Selector")
      for case .attribute(let attribute) in node.attributes
      where attribute.attributeName.trimmedDescription == "convention" {
        let isBlock = attribute.arguments?.trimmedDescription == "block"
        guard takesSelector || isBlock || names.contains("NSException") else { continue }
        work.replace(attribute, with: "")
        guard takesSelector else { continue }
        work.report("a function of Objective-C's runtime", at: attribute)
      }
      return .visitChildren
    }
  }
}
