import SwiftSyntax

/// Turns functions of Objective-C's runtime, `@convention(c) (AnyObject, Selector) -> Void`, into Swift's.
///
/// Methods found by name are cast to them, and none is found: such code is compiled but never reached.
enum CallingConventions: Rule {
  static func apply(to work: FileWork) { Visitor(work).walk(work.file.tree) }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: AttributedTypeSyntax) -> SyntaxVisitorContinueKind {
      let takesSelector = node.baseType.tokens(viewMode: .sourceAccurate).contains { $0.text == "Selector" }
      guard takesSelector else { return .visitChildren }
      for case .attribute(let attribute) in node.attributes
      where attribute.attributeName.trimmedDescription == "convention" {
        work.replace(attribute, with: "")
        work.report("a function of Objective-C's runtime", at: attribute)
      }
      return .visitChildren
    }
  }
}
