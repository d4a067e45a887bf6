import SwiftSyntax

/// Makes functions of Objective-C's runtime, `@convention(c) (AnyObject, Selector) -> Void`, functions of Swift's.
///
/// They are what methods found by name are cast to, and none is found: code like that is compiled and not reached.
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
