import SwiftSyntax

/// Drops the attributes that need Objective-C's runtime: `@objc func refresh()` becomes `func refresh()`.
///
/// The compiler has them built in, and refuses them here. Names given by `@objc(name)` stay in the index, where
/// selectors find them. `@NSManaged` and `@IBInspectable` do nothing without that runtime. `dynamic` goes too: only
/// `DynamicProperties` gives it a meaning.
enum ObjectiveCAttributes: Rule {
  static func apply(to work: FileWork) { Visitor(work).walk(work.file.tree) }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
      let name = node.attributeName.trimmedDescription
      // Two have rules of their own.
      if RuntimeAttributes.names.contains(name), name != "IBAction", name != "IBOutlet" { work.replace(node, with: "") }
      return .skipChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
      if node.name.text == "dynamic" { work.replace(node, with: "") }
      return .skipChildren
    }
  }
}
