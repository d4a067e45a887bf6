import SwiftSyntax

/// Removes the attributes that need Objective-C's runtime: `@objc func refresh()` becomes `func refresh()`.
///
/// They are built into the compiler, which rejects them here. Names given by `@objc(name)` stay in the index, where
/// selectors find them. `@NSManaged` and `@IBInspectable` have no effect without that runtime. `dynamic` is removed,
/// too: only `DynamicProperties` gives it a meaning.
enum ObjectiveCAttributes: Rule {
  private static let beginnings: [String: String] = {
    var values = ["Bool": "false", "String": "\"\""]
    for type in ["CGFloat", "Double", "Float", "Int", "UInt", "Int16", "Int32", "Int64", "TimeInterval"] {
      values[type] = "0"
    }
    for type in ["CGPoint", "CGSize", "CGRect", "UIEdgeInsets", "UIOffset"] { values[type] = ".zero" }
    return values
  }()

  static func apply(to work: FileWork) { Visitor(work).walk(work.file.tree) }

  private final class Visitor: RuleVisitor {
    /// Makes `@NSManaged var radius: CGFloat` of a layer a stored property with an initial value.
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.attributes.contains(named: "NSManaged"), node.bindings.count == 1, let binding = node.bindings.first,
        binding.initializer == nil, binding.accessorBlock == nil, let type = binding.typeAnnotation,
        let value = beginnings[type.type.trimmedDescription]
      {
        work.edits.insert(" = \(value)", after: type)
      }
      return .visitChildren
    }

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
