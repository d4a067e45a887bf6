import SwiftSyntax

/// Removes the attributes that need Objective-C's runtime: `@objc func refresh()` becomes `func refresh()`.
///
/// They are built into the compiler, which rejects them here. Names given by `@objc(name)` stay in the index, where
/// selectors find them. `@NSManaged` and `@IBInspectable` have no effect without that runtime. `dynamic` is removed,
/// too: only `DynamicProperties` gives it a meaning.
enum ObjectiveCAttributes: Rule {
  static func apply(to work: FileWork) { Visitor(work).walk(work.file.tree) }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
      let name = node.attributeName.trimmedDescription
      // Two have their own rules.
      if RuntimeAttributes.names.contains(name), name != "IBAction", name != "IBOutlet" { work.replace(node, with: "") }
      return .skipChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
      if node.name.text == "dynamic" { work.replace(node, with: "") }
      return .skipChildren
    }
  }
}
