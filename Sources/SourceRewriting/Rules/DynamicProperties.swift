import SwiftSyntax

/// Makes `observe(\.progress)` work for a class's own properties: `dynamic var progress = 0.0` becomes
/// `var progress = 0.0 { didSet { didChangeValue(for: \Loader.progress) } }`.
///
/// A property that is observed by name becomes
///
///     var progress = 0.0 {
///       willSet { willChangeValue(forKey: "progress") }
///       didSet { didChangeValue(forKey: "progress") }
///     }
///
/// Only for properties whose name is observed in the module; others need no change. A property with its own
/// observers keeps them.
enum DynamicProperties: Rule {
  static func apply(to work: FileWork) { Visitor(work).walk(work.file.tree) }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      guard
        node.modifiers.contains(named: "dynamic"), !node.attributes.contains(named: "NSManaged"),
        node.bindingSpecifier.text == "var", node.bindings.count == 1,
        let binding = node.bindings.first, let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        work.module.isObserved(name) || work.module.isObservedByName(name),
        !node.modifiers.contains(where: { ["static", "class", "override"].contains($0.name.text) }),
        let type = SyntaxNames.enclosing(node).last,
        work.module.ownClass(SyntaxNames.qualified(node)) != nil
      else { return .visitChildren }
      var calls = work.module.isObserved(name) ? ["didChangeValue(for: \\\(type).\(name))"] : []
      if work.module.isObservedByName(name) { calls.append("didChangeValue(forKey: \"\(name)\")") }
      let call = calls.joined(separator: "; ")
      guard let block = binding.accessorBlock else {
        let announcement = work.module.isObservedByName(name) ? "willSet { willChangeValue(forKey: \"\(name)\") } " : ""
        work.edits.insert(" { \(announcement)didSet { \(call) } }", after: binding)
        return .visitChildren
      }
      guard case .accessors(let list) = block.accessors else { return .visitChildren }
      if let own = list.first(where: { $0.accessorSpecifier.text == "didSet" }), let brace = own.body?.leftBrace {
        work.edits.insert(" \(call);", after: brace)
      } else if let will = list.first(where: { $0.accessorSpecifier.text == "willSet" }) {
        work.edits.insert(" didSet { \(call) }", after: will)
      }
      return .visitChildren
    }
  }
}
