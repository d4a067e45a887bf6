import SwiftSyntax

/// Removes the attributes that need Objective-C's runtime: `@objc func refresh()` becomes `func refresh()`.
///
/// They are built into the compiler, which rejects them here. Names given by `@objc(name)` stay in the index, where
/// selectors find them; `ObjectiveCClasses` and `InspectableProperties` keep those of classes and properties.
/// `ManagedProperties` gives `@NSManaged` its meaning in managed objects. `dynamic` is removed, too: only
/// `DynamicProperties` gives it a meaning. `@UIApplicationMain` becomes `@main` in a program; in a library,
/// as which the sources of an app are built for tests, both are removed from the delegate's class: the tests have an
/// entry point of their own.
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
    /// Returns the initial value of a property of a type that was never set: zero, nil, or an empty collection.
    private static func beginning(of type: TypeSyntax) -> String? {
      if type.is(ArrayTypeSyntax.self) { return "[]" }
      if type.is(DictionaryTypeSyntax.self) { return "[:]" }
      return beginnings[type.trimmedDescription]
    }

    /// Makes `@NSManaged var radius: CGFloat` of a layer a stored property with an initial value.
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.attributes.contains(named: "NSManaged"), !ManagedProperties.importsCoreData(work),
        node.bindings.count == 1, let binding = node.bindings.first,
        binding.initializer == nil, binding.accessorBlock == nil, let type = binding.typeAnnotation,
        let value = Self.beginning(of: type.type)
      {
        work.edits.insert(" = \(value)", after: type)
      }
      return .visitChildren
    }

    /// The attributes that other rules remove.
    private static let haveRules: Set<String> = ["IBAction", "IBSegueAction", "IBOutlet"]

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
      let name = node.attributeName.trimmedDescription
      if name == "UIApplicationMain" || name == "main" && startsApplication(node) {
        if work.conditions.isExecutable {
          work.replace(node.attributeName, with: "main")
        } else {
          work.replace(node, with: "")
        }
        return .skipChildren
      }
      if RuntimeAttributes.names.contains(name), !Self.haveRules.contains(name) { work.replace(node, with: "") }
      return .skipChildren
    }

    /// Returns whether an attribute is on an application's delegate.
    private func startsApplication(_ node: AttributeSyntax) -> Bool {
      guard let type = node.innermost(ClassDeclSyntax.self), type.attributes.contains(where: { $0.id == node.id })
      else {
        return false
      }
      return type.inheritanceClause?.inheritedTypes.contains {
        $0.type.trimmedDescription == "UIApplicationDelegate"
      } ?? false
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
      if node.name.text == "dynamic" { work.replace(node, with: "") }
      return .skipChildren
    }
  }
}
