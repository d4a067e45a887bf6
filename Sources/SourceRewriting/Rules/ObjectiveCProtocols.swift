import SwiftSyntax

/// Restricts protocols to classes if `@objc` did so: `@objc protocol Source {` becomes `protocol Source: AnyObject {`.
///
/// Without it `weak var source: Source?` would not compile. In the protocol itself, `weak` only repeats that the
/// property is one of an object, and is dropped.
enum ObjectiveCProtocols: Rule {
  static func apply(to work: FileWork) { Visitor(work).walk(work.file.tree) }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      guard node.attributes.contains(named: "objc") else { return .visitChildren }
      for item in node.memberBlock.members {
        guard let weak = item.decl.as(VariableDeclSyntax.self)?.modifiers.first(where: { $0.name.text == "weak" })
        else { continue }
        work.replace(weak, with: "")
      }
      guard !OptionalRequirements.applies(to: node, in: work) else {
        return .visitChildren
      }
      if let first = node.inheritanceClause?.inheritedTypes.first {
        let names = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        if !names.contains("AnyObject"), !names.contains("NSObjectProtocol"), !names.contains("class") {
          work.edits.insert("AnyObject, ", before: first)
        }
      } else {
        work.edits.insert(": AnyObject", after: node.name)
      }
      return .visitChildren
    }
  }
}
